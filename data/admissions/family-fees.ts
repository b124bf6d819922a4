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
} from "./fees.ts";

/** What one child costs in a session, in whole rupees. */
export type ChildFees = {
  /** On joining; nothing for a child who is here already. */
  once: number;
  annual: number;
  /** What siblings take from the tuition of a month. */
  percent: number;
  discount: number;
  /** The bus of a month. */
  bus: number;
  /** What is asked for, in the sums below; nothing on joining of a child who is here. */
  asked: AskedFee[];
  /** What a month costs, and the whole session. */
  month: number;
  total: number;
};

/** Why the fees of a child cannot be said. */
type Trouble = "campusOpen" | "gradeOpen" | "notTaught" | "noFee";

export type CostedChild = FamilyChild & {
  /** Brothers and sisters before this one: 0 for the eldest. */
  before: number;
  fees: ChildFees | null;
  trouble: Trouble | null;
  /** The address names a bus band that the school does not have; the child is reckoned without a bus. */
  isBusUnknown: boolean;
};

/** What each child of a family costs in a session and all of them together; who cannot be reckoned is left out of the sum. */
export function familyFees(schedule: FeeSchedule, family: readonly FamilyChild[]) {
  const places = siblingPlaces(family);
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
 * How many brothers and sisters come before each child: the one in the highest class is the first,
 * and of one class the one named first. A child here whose class is open counts as the eldest, one
 * who joins as the youngest.
 */
export function siblingPlaces(family: readonly FamilyChild[]): number[] {
  const ages = family.map(({ grade, isHere }) => gradeOf(grade)?.age ?? (isHere ? 99 : -1));
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
