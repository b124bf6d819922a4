import { expect, test } from "vitest";
import type { StatedPayment } from "../payments/bank-statement.ts";
import { matchPayments } from "./stated-payments.ts";

const unpaid = {
  id: "00000000-0000-4000-8000-000000000001",
  reference: "APP-26-ABCDEFG",
  child_name: "Asha Negi",
  stage: "offer",
  paid_amount: null,
  paid_on: null,
  campus: "majra",
  class: "Class 1",
  due: 8500,
};
const paid = { ...unpaid, paid_amount: 8500, paid_on: "2026-11-27" };
const line = (amount: number, day: StatedPayment["day"] = "2026-11-27"): StatedPayment => ({
  reference: unpaid.reference,
  amount,
  day,
});

const statesOf = (
  lines: StatedPayment[],
  known: Parameters<typeof matchPayments>[1],
  passedOver: string[] = [],
) => matchPayments(lines, known, new Set(passedOver)).map(({ state }) => state);

test("two lines for one application are left to a person, until their sum is recorded", () => {
  const parts = [line(6000), line(6500, "2026-11-28")];
  expect(statesOf(parts, [unpaid])).toEqual(["twice", "twice"]);
  expect(statesOf(parts, [{ ...paid, paid_amount: 12500 }])).toEqual(["known", "known"]);
});

test("of two lines for one application one may be recorded, never both as one payment", () => {
  expect(statesOf([line(8500), line(8500)], [paid])).toEqual(["known", "twice"]);
  expect(statesOf([line(6500), line(8500)], [paid])).toEqual(["twice", "known"]);
});

test("a line with less than is due is left to a person, and one with more is not", () => {
  expect(statesOf([line(1)], [unpaid])).toEqual(["less"]);
  expect(statesOf([line(8499)], [unpaid])).toEqual(["less"]);
  expect(statesOf([line(8500)], [unpaid])).toEqual(["new"]);
  expect(statesOf([line(9000)], [unpaid])).toEqual(["new"]);
  // A person has recorded it since.
  expect(statesOf([line(1)], [{ ...paid, paid_amount: 1 }])).toEqual(["known"]);
});

test("where the page of admissions names no fees for the place, every sum is new", () => {
  expect(statesOf([line(1)], [{ ...unpaid, due: null }])).toEqual(["new"]);
  expect(statesOf([line(1)], [{ ...unpaid, due: 0 }])).toEqual(["new"]);
});

test("the same statement again finds everything recorded", () => {
  expect(statesOf([line(8500)], [paid])).toEqual(["known"]);
  expect(statesOf([line(8500, null)], [paid])).toEqual(["known"]);
});

test("another amount, or the same one on another day, is not what was recorded", () => {
  expect(statesOf([line(9000)], [paid])).toEqual(["other"]);
  expect(statesOf([line(8500, "2026-12-02")], [paid])).toEqual(["meanwhile"]);
});

test("a payment that another one came before is listed, even of the same amount and day", () => {
  expect(statesOf([line(8500)], [paid], [paid.id])).toEqual(["meanwhile"]);
});

test("a reference that no application has is said to be unknown, however often it is named", () => {
  expect(statesOf([line(700), line(700)], [])).toEqual(["unknown", "unknown"]);
});
