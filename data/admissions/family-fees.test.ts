import { describe, expect, test } from "vitest";
import { campusIds } from "../school/campuses.ts";
import { campusesOf, gradesIn } from "../school/grades.ts";
import { levelIds } from "../school/levels.ts";
import {
  type Family,
  type FamilyChild,
  familyFrom,
  familyQuery,
  fieldOf,
  readFamily,
  readFamilyForm,
} from "./family-choice.ts";
import { familyFees, siblingPlaces } from "./family-fees.ts";
import { type FeeSchedule, feeRhythms, firstYear } from "./fee-schedule.ts";
import { amountsByMonth, instalmentsOf } from "./instalments.ts";

const grades = gradesIn("en");

/** Numbers from 0 up to a limit, the same in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

function anySchedule(below: ReturnType<typeof numbersFrom>): FeeSchedule {
  const fee = () => ({ admission: below(9999), annual: below(9999), tuition: below(4999) });
  const feesOf = () => Object.fromEntries(levelIds().map((id) => [id, fee()]));
  const dueDay = () => ({ month: below(12) + 1, day: below(31) + 1 });
  const all = ["admission", "annual", "tuition", "lab", "meals"].map((id) => ({ id, name: id }));
  return {
    // In any order, with some heads left out.
    heads: all.toSorted(() => below(3) - 1).slice(below(3)),
    campuses: Object.fromEntries(campusIds().map((id) => [id, feesOf()])),
    buses: ["near", "far.away"].map((id) => ({ id, name: id, fare: below(1999) })),
    siblings: { one: below(101), more: below(101) },
    further: Array.from({ length: below(4) }, () => ({
      head: ["lab", "meals", "tuition", "gone"][below(4)] ?? "lab",
      paid: feeRhythms[below(3)] ?? "joining",
      fee: below(2999),
      campus: below(2) === 1 ? campusIds()[below(3)] : undefined,
      level: below(2) === 1 ? levelIds()[below(5)] : undefined,
    })),
    instalments: {
      annual: dueDay(),
      terms: Array.from({ length: below(6) + 1 }, dueDay),
      monthly: below(31) + 1,
    },
  };
}

function anyFamily(below: ReturnType<typeof numbersFrom>): Family {
  const children = Array.from({ length: below(6) + 1 }, (): FamilyChild => {
    const grade = grades[below(grades.length)];
    return {
      campus: campusIds()[below(4)] ?? null,
      grade: below(9) > 0 ? (grade?.id ?? null) : null,
      isHere: below(2) === 1,
      bus: [null, "near", "far.away"][below(3)] ?? null,
    };
  });
  return { children, payment: below(2) === 1 ? "monthly" : "terms" };
}

const families = Array.from({ length: 400 }, (_, seed) => {
  const below = numbersFrom(seed * 7919 + 1);
  return { schedule: anySchedule(below), family: anyFamily(below) };
});
const start = "2027-04-01";
const levelHeads = ["admission", "annual", "tuition"].map((id) => ({ id, name: id }));

test("a school's own fee applies to its campus and level, and a joining fee to new children", () => {
  const fee = { admission: 1_000, annual: 2_000, tuition: 300 };
  const schedule: FeeSchedule = {
    campuses: { majra: { primary: fee, middle: fee } },
    buses: [],
    siblings: { one: 0, more: 0 },
    heads: [...levelHeads, ...["computers", "deposit", "pool"].map((id) => ({ id, name: id }))],
    further: [
      { head: "computers", paid: "every-month", fee: 150, level: "primary" },
      { head: "deposit", paid: "joining", fee: 5_000, campus: "majra" },
      { head: "pool", paid: "every-year", fee: 900, campus: "paonta-sahib" },
    ],
  };
  const child = { campus: "majra", grade: "class-3", isHere: false, bus: null };
  const older = { ...child, grade: "class-7", isHere: true };
  const { children, total } = familyFees(schedule, [child, older]);
  expect(children.map(({ fees }) => fees?.total)).toEqual([13_400, 5_600]);
  expect(total).toBe(19_000);
  const choice = { campus: "majra", level: "primary", bus: null, siblings: 0 };
  expect(firstYear(schedule, choice)?.total).toBe(13_400);
});

test("fees appear in the order of their heads, and an uncharged fee is in no sum", () => {
  const asked = { campus: "majra", level: "primary", bus: null, siblings: 1 };
  const schedule: FeeSchedule = {
    heads: [{ id: "lab", name: "Laboratory" }, ...levelHeads.toReversed()],
    campuses: { majra: { primary: { admission: 1_000, annual: 2_000, tuition: 300 } } },
    buses: [],
    siblings: { one: 10, more: 20 },
    further: [{ head: "lab", paid: "every-year", fee: 1_200 }],
  };
  const partsOf = (of: FeeSchedule) =>
    firstYear(of, asked)?.parts.map((one) => [
      one.part === "fee" ? one.of.head.id : one.part,
      one.amount,
    ]);
  expect(partsOf(schedule)).toEqual([
    ["lab", 1_200],
    ["tuition", 3_600],
    ["siblings", -360],
    ["annual", 2_000],
    ["admission", 1_000],
  ]);
  const fewer = { ...schedule, heads: levelHeads.slice(0, 2) };
  expect(partsOf(fewer)).toEqual([
    ["admission", 1_000],
    ["annual", 2_000],
  ]);
  const child = { campus: "majra", grade: "class-3", isHere: false, bus: null };
  expect(familyFees(fewer, [child, child]).total).toBe(6_000);
});

describe("For any family and any schedule", () => {
  test("the instalments add up to the rupee, on days of the session, in order", () => {
    for (const { schedule, family } of families) {
      const fees = familyFees(schedule, family.children);
      if (!schedule.instalments) throw new Error("a schedule without days");
      const due = instalmentsOf(schedule.instalments, fees, family.payment, start);
      const sum = due.reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(fees.total);
      const days = due.map(({ day }) => day);
      expect([...days].sort()).toEqual(days);
      for (const day of days) {
        expect(day >= start && day <= "2028-03-31").toBe(true);
        expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
      }
      const months = amountsByMonth(due, start);
      expect(months.reduce((all, amount) => all + amount, 0)).toBe(fees.total);
    }
  });

  test("the sum adds each child's fees: once, yearly, and twelve times a month", () => {
    for (const { schedule, family } of families) {
      const fees = familyFees(schedule, family.children);
      expect(fees.once + fees.annual + 12 * fees.month).toBe(fees.total);
      const each = fees.children.map((child) => child.fees?.total ?? 0);
      expect(each.reduce((all, one) => all + one, 0)).toBe(fees.total);
    }
  });

  test("every child has a distinct place among its siblings", () => {
    for (const { family } of families) {
      const places = siblingPlaces(family.children);
      expect([...places].sort()).toEqual(family.children.map((_, place) => place));
    }
  });

  test("the address restores the same family, and names no field twice", () => {
    for (const { family } of families) {
      const read = readFamily(new URLSearchParams(familyQuery(family)));
      expect(read).toEqual({ family, isUnread: false, isTooMany: false });
    }
  });

  test("an only child costs the sum for one child", () => {
    for (const { schedule } of families.slice(0, 40)) {
      for (const grade of grades) {
        for (const campus of campusesOf(grade)) {
          const child = { campus, grade: grade.id, isHere: false, bus: "near" };
          const { total } = familyFees(schedule, [child]);
          const choice = { campus, level: grade.level, bus: "near", siblings: 0 };
          expect(total).toBe(firstYear(schedule, choice)?.total);
          const asked = { campus, grade: grade.id, bus: "near", siblings: "2" };
          const family = familyFrom(new URLSearchParams(asked));
          const [first] = familyFees(schedule, family.children).children;
          expect(first?.fees?.total).toBe(firstYear(schedule, { ...choice, siblings: 2 })?.total);
        }
      }
    }
  });
});

const child = (grade: FamilyChild["grade"], isHere = false): FamilyChild => ({
  campus: "majra",
  grade,
  isHere,
  bus: null,
});

test("the eldest pays the full fee, the second less, all others the least", () => {
  expect(siblingPlaces([child("ukg"), child("class-8", true), child("class-3")])).toEqual([
    2, 0, 1,
  ]);
  expect(siblingPlaces([child("class-3"), child("class-3")])).toEqual([0, 1]);
  expect(siblingPlaces([child("class-3"), child(null, true), child(null)])).toEqual([1, 0, 2]);
});

describe("A child that is not in the sum changes nothing in it", () => {
  const fee = { admission: 1_000, annual: 2_000, tuition: 1_000 };
  const schedule: FeeSchedule = {
    heads: levelHeads,
    campuses: { majra: { primary: fee, middle: fee } },
    buses: [],
    siblings: { one: 10, more: 20 },
  };
  const asked = { ...child("class-6"), campus: "majra" };
  const alone = familyFees(schedule, [asked]).total;

  test.for([
    ["no class", { grade: null }],
    ["no campus", { campus: null, grade: "class-8" }],
    ["a class that its campus does not teach", { campus: "juniors", grade: "class-8" }],
    ["a class without fees", { grade: "class-12" }],
  ] as const)("with %s", ([, open]) => {
    const other = { ...asked, ...open };
    const { children, total } = familyFees(schedule, [asked, other]);
    expect(children[1]?.fees).toBe(null);
    expect(total).toBe(alone);
  });

  test("unless it is at the school already, whatever its class", () => {
    for (const open of [{ grade: null }, { campus: "juniors", grade: "class-8" }]) {
      const { children } = familyFees(schedule, [asked, { ...asked, ...open, isHere: true }]);
      expect(children[0]?.fees?.percent).toBe(10);
    }
  });
});

test("an instalment covers the months until the next one", () => {
  const rule = {
    annual: { month: 4, day: 10 },
    terms: [
      { month: 1, day: 10 },
      { month: 4, day: 10 },
      { month: 10, day: 31 },
    ],
    monthly: 31,
  };
  const fees = { once: 500, annual: 300, month: 100 };
  expect(instalmentsOf(rule, fees, "terms", start)).toEqual([
    { part: "admission", day: "2027-04-01", amount: 500 },
    { part: "annual", day: "2027-04-10", amount: 300 },
    { part: "tuition", day: "2027-04-10", amount: 600, from: "2027-04", to: "2027-09" },
    { part: "tuition", day: "2027-10-31", amount: 300, from: "2027-10", to: "2027-12" },
    { part: "tuition", day: "2028-01-10", amount: 300, from: "2028-01", to: "2028-03" },
  ]);
  const monthly = instalmentsOf(rule, fees, "monthly", start).slice(-12);
  expect(monthly.map(({ day }) => day)).toContain("2028-02-29");
  expect(monthly.map(({ day }) => day)).toContain("2027-06-30");
});

describe("An address", () => {
  test.for([
    "child=",
    "child=nowhere.class-3.new",
    "child=majra.class-99.new",
    "child=majra.class-3.maybe",
    "child=%F0%9F%90%98",
  ])("with nonsense (%s) leaves the rest to be chosen", (query) => {
    const { family, isUnread } = readFamily(new URLSearchParams(query));
    expect(isUnread).toBe(true);
    expect(family.children).toHaveLength(1);
  });

  test("with 99 children keeps six and says so", () => {
    const query = new URLSearchParams(Array.from({ length: 99 }, () => ["child", "majra.ukg.new"]));
    const { family, isTooMany } = readFamily(query);
    expect(family.children).toHaveLength(6);
    expect(isTooMany).toBe(true);
  });

  test("from the form adds and removes children, and loses none for an empty field", () => {
    const sent = (wish: string) =>
      readFamilyForm(
        new URLSearchParams([
          [fieldOf("campus", 0), "majra"],
          [fieldOf("status", 0), "new"],
          [fieldOf("campus", 1), "juniors"],
          [fieldOf("grade", 1), "ukg"],
          [fieldOf("status", 1), "here"],
          ["pay", "monthly"],
          ["do", wish],
        ]),
      );
    const query = (wish: string) => {
      const family = sent(wish);
      return family && familyQuery(family);
    };
    expect(query("")).toBe("child=majra..new&child=juniors.ukg.here&pay=monthly");
    expect(query("remove1")).toBe("child=juniors.ukg.here&pay=monthly");
    expect(query("add")).toBe(
      "child=majra..new&child=juniors.ukg.here&child=juniors..new&pay=monthly",
    );
    expect(query("remove9")).toBe(query(""));
    expect(readFamilyForm(new URLSearchParams("pay=monthly"))).toBeNull();
  });
});
