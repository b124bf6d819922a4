import { describe, expect, test } from "vitest";
import { daysOffOf, type Holiday, type RepeatedEntry } from "./holidays.ts";

const fridays: RepeatedEntry = {
  kind: "activity",
  starts_on: "2026-12-11",
  campus: "majra",
  level: null,
  recurrence: "FREQ=WEEKLY",
  on_holidays: false,
};
const winterBreak: Holiday = { from: "2026-12-22", to: "2027-01-04", campus: null, level: null };
const off = (entry: Partial<RepeatedEntry>, holiday: Partial<Holiday> = {}) =>
  daysOffOf({ ...fridays, ...entry }, [{ ...winterBreak, ...holiday }], "2027-01-15");

describe("A weekly entry", () => {
  test("pauses on the days of a holiday, both ends included", () => {
    expect(off({})).toEqual(["2026-12-25", "2027-01-01"]);
    expect(off({}, { from: "2026-12-25", to: "2026-12-25" })).toEqual(["2026-12-25"]);
  });

  test("pauses only for holidays of its own campus and level", () => {
    expect(off({}, { campus: "majra" })).toHaveLength(2);
    expect(off({}, { campus: "juniors" })).toEqual([]);
    expect(off({}, { level: "primary" })).toEqual([]);
    expect(off({ level: "primary" }, { level: "primary" })).toHaveLength(2);
    expect(off({ campus: null }, { campus: "majra" })).toEqual([]);
  });

  test("that begins on a holiday is meant for it, like a winter camp, and never pauses", () => {
    expect(off({ starts_on: "2026-12-25" })).toEqual([]);
  });

  test.each([
    ["where it also takes place on holidays", { on_holidays: true }],
    ["where it is itself a holiday", { kind: "holiday" }],
    ["where it does not repeat", { recurrence: null }],
  ])("never pauses %s", (_, entry) => {
    expect(off(entry)).toEqual([]);
  });
});
