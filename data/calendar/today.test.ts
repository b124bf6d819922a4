import { describe, expect, test } from "vitest";
import { storedEntry } from "../../tests/fixtures/stored-entries.ts";
import { clientWith } from "../../tests/fixtures/stored-rows.ts";
import { type MyChoice, readMyChoice } from "./my-week.ts";
import { getToday } from "./today.ts";

const monday = "2026-11-30";
const everybody: MyChoice = { campuses: [], grades: [], stop: null };
const classThree = readMyChoice({ campuses: [], grades: ["class-3"] });
const atMajra = readMyChoice({ campuses: ["majra"], grades: ["class-3"] });
const holiday = (concerned: { campus?: string; level?: string }) =>
  storedEntry({ kind: "holiday", ...concerned });
const levels = ["pre-primary", "primary", "middle", "secondary", "senior-secondary"];

async function openFor(choice: MyChoice, holidays: ReturnType<typeof storedEntry>[], day = monday) {
  const client = clientWith({ calendar_entries: [storedEntry(), ...holidays] });
  const { today } = await getToday(client, choice, day, "en");
  return today.open;
}

describe("A family has no school", () => {
  test("on a holiday of its child's level", async () => {
    const primary = [holiday({ level: "primary" })];
    expect(await openFor(classThree, primary)).toBe("none");
    expect(await openFor(atMajra, primary)).toBe("none");
    expect(await openFor(everybody, primary)).toBe("some");
  });

  test("on a holiday of its child's level at the campuses it has chosen", async () => {
    const here = [holiday({ level: "primary", campus: "majra" })];
    expect(await openFor(atMajra, here)).toBe("none");
    expect(await openFor(classThree, here)).toBe("some");
    const siblings = readMyChoice({ campuses: ["majra"], grades: ["class-3", "class-9"] });
    expect(await openFor(siblings, here)).toBe("some");
    const there = [holiday({ level: "primary", campus: "juniors" })];
    expect(await openFor(atMajra, there)).toBe("all");
  });

  test("on a holiday of the only campus that teaches its child's class", async () => {
    const playgroup = readMyChoice({ campuses: [], grades: ["playgroup"] });
    expect(await openFor(playgroup, [holiday({ campus: "juniors" })])).toBe("none");
    expect(await openFor(playgroup, [holiday({ campus: "majra" })])).toBe("all");
    const misplaced = readMyChoice({ campuses: ["majra"], grades: ["playgroup"] });
    expect(await openFor(misplaced, [holiday({ campus: "majra" })])).toBe("none");
    const twoCampuses = readMyChoice({ campuses: ["juniors", "majra"], grades: ["class-3"] });
    expect(await openFor(twoCampuses, [holiday({ campus: "majra" })])).toBe("none");
  });

  test("when every level has its own holiday", async () => {
    const each = levels.map((level) => holiday({ level }));
    expect(await openFor(everybody, each)).toBe("none");
    expect(await openFor(everybody, each.slice(1))).toBe("some");
    const juniors = readMyChoice({ campuses: ["juniors"], grades: [] });
    expect(await openFor(juniors, each.slice(0, 2))).toBe("none");
  });

  test("on a holiday of all, and on Sundays", async () => {
    expect(await openFor(everybody, [holiday({})])).toBe("none");
    expect(await openFor(atMajra, [holiday({ campus: "juniors" })])).toBe("all");
    expect(await openFor(atMajra, [], "2026-11-29")).toBe("none");
    expect(await openFor(atMajra, [])).toBe("all");
  });
});

describe("Nobody knows whether there is school", () => {
  const asked = (entries: ReturnType<typeof storedEntry>[], day: string) =>
    getToday(clientWith({ calendar_entries: entries }), everybody, day, "en");

  test("while the calendar has no entry", async () => {
    const { today, tomorrow, next } = await asked([], monday);
    expect([today.open, tomorrow.open, next]).toEqual(["unknown", "unknown", "unknown"]);
    const planned = await asked([storedEntry()], monday);
    expect([planned.today.open, planned.tomorrow.open]).toEqual(["all", "all"]);
  });

  test("whether a holiday comes in a year that has no entry yet", async () => {
    const thisYear = storedEntry({ starts_on: "2026-06-01" });
    const nextYear = storedEntry({ starts_on: "2027-12-01" });
    const inMarch = "2027-03-20";
    expect((await asked([thisYear], inMarch)).next).toBe("unknown");
    expect((await asked([thisYear, nextYear], inMarch)).next).toBeNull();
    expect((await asked([nextYear], inMarch)).next).toBe("unknown");
    expect((await asked([thisYear], "2026-08-31")).next).toBeNull();
  });

  test("tomorrow, where a year begins that has no entry yet", async () => {
    const thisYear = storedEntry();
    const mayDay = storedEntry({ kind: "holiday", starts_on: "2027-05-01" });
    const unplanned = await asked([thisYear], "2027-03-31");
    expect([unplanned.today.open, unplanned.tomorrow.open]).toEqual(["all", "unknown"]);
    const planned = await asked([thisYear, mayDay], "2027-03-31");
    expect([planned.today.open, planned.tomorrow.open]).toEqual(["all", "all"]);
    expect(planned.next).toMatchObject({ from: "2027-05-01" });
  });

  test.each([
    ["has ended by its last day", "FREQ=WEEKLY;BYDAY=MO;UNTIL=20260330", "unknown"],
    ["has ended by its count", "FREQ=MONTHLY;COUNT=3", "unknown"],
    ["goes on", "FREQ=WEEKLY;BYDAY=MO", "all"],
    ["ends in this year", "FREQ=YEARLY;UNTIL=20261201", "all"],
  ])(
    "in a year for which there is only a repetition of the year before, which %s",
    async (_, recurrence, open) => {
      const { today } = await asked([storedEntry({ starts_on: "2025-12-01", recurrence })], monday);
      expect(today.open).toBe(open);
    },
  );

  test("but Sunday is Sunday", async () => {
    const { today, tomorrow } = await asked([], "2026-11-29");
    expect([today.open, tomorrow.open]).toEqual(["none", "unknown"]);
  });
});
