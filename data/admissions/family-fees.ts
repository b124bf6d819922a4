import { campusesOf, gradeOf } from "../school/grades.ts";
import type { FamilyChild } from "./family-choice.ts";
import {
  type AskedFee,
  askedFees,
  type FeeSchedule,
  isTuition,
  siblingDiscount,
  siblingPercent,
  sumOf,
} from "./fee-schedule.ts";

/** What one child costs in a session, in whole rupees. */
export type ChildFees = {
  /** On joining; 0 for a child already at the school. */
  once: number;
  annual: number;
  /** The sibling discount on a month's tuition, in percent. */
  percent: number;
  discount: number;
  /** The bus of a month. */
  bus: number;
  /** The fees in the sums below; none on joining for a child already at the school. */
  asked: AskedFee[];
  /** What a month costs, and the whole session. */
  month: number;
  total: number;
};

/** Why a child's fees cannot be calculated. */
type Trouble = "campusOpen" | "gradeOpen" | "notTaught" | "noFee";

export type CostedChild = FamilyChild & {
  /** Brothers and sisters before this one: 0 for the eldest. */
  before: number;
  fees: ChildFees | null;
  trouble: Trouble | null;
  /** The address names an unknown bus band; the child is calculated without a bus. */
  isBusUnknown: boolean;
};

/**
 * What each child of a family costs in a session, and the total without children that cannot be calculated.
 */
export function familyFees(schedule: FeeSchedule, family: readonly FamilyChild[]) {
  const isCosted = (child: FamilyChild) => typeof feesOf(schedule, child, 0, 0) !== "string";
  const places = siblingPlaces(family, isCosted);
  const children = family.map((child, index): CostedChild => {
    const before = places[index] ?? 0;
    const band = schedule.buses.find(({ id }) => id === child.bus);
    const found = feesOf(schedule, child, before, band?.fare ?? 0);
    const [fees, trouble] = typeof found === "string" ? [null, found] : [found, null];
    return { ...child, before, fees, trouble, isBusUnknown: child.bus !== null && !band };
  });
  const sum = (part: "once" | "annual" | "month" | "total") =>
    children.reduce((all, { fees }) => all + (fees?.[part] ?? 0), 0);
  return {
    children,
    once: sum("once"),
    annual: sum("annual"),
    month: sum("month"),
    total: sum("total"),
    heads: schedule.heads,
  };
}

export type FamilyFees = ReturnType<typeof familyFees>;

/**
 * How many brothers and sisters come before each child: the one in the highest class is the first; in the
 * same class the one listed first. A new child that is not in the sum comes after all others, so it changes
 * nothing; one at the school counts, as the eldest while its class is not settled.
 */
export function siblingPlaces(
  family: readonly FamilyChild[],
  isCosted: (child: FamilyChild) => boolean = () => true,
): number[] {
  const ages = family.map((child) => {
    if (!child.isHere && !isCosted(child)) return -1;
    const grade = gradeOf(child.grade);
    const isSettled = grade && (!child.campus || campusesOf(grade).includes(child.campus));
    return isSettled ? grade.age : child.isHere ? 99 : -1;
  });
  return ages.map(
    (age, index) =>
      ages.filter((other, place) => other > age || (other === age && place < index)).length,
  );
}

function feesOf(
  schedule: FeeSchedule,
  { campus, grade: chosen, isHere }: FamilyChild,
  before: number,
  bus: number,
): ChildFees | Trouble {
  const grade = gradeOf(chosen);
  if (!campus) return "campusOpen";
  if (!grade) return "gradeOpen";
  if (!campusesOf(grade).includes(campus)) return "notTaught";
  const all = askedFees(schedule, { campus, level: grade.level });
  if (!all) return "noFee";
  const asked = all.filter(({ paid }) => !isHere || paid !== "joining");
  const tuition = asked.find(isTuition)?.fee ?? 0;
  const percent = tuition > 0 ? siblingPercent(schedule, before) : 0;
  const discount = siblingDiscount(tuition, percent);
  const once = sumOf(asked, "joining");
  const annual = sumOf(asked, "every-year");
  const month = sumOf(asked, "every-month") - discount + bus;
  return { once, annual, percent, discount, bus, asked, month, total: once + annual + 12 * month };
}
