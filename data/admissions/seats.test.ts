import { expect, test } from "vitest";
import { readSeats, seatsLeft } from "./seats.ts";

test.each([
  ["", null],
  [" 40 ", 40],
  ["0", 0],
  ["1000", 1000],
  ["1,000", 1000],
  ["४०", 40],
  ["1001", undefined],
  ["-1", undefined],
  ["4.5", undefined],
  ["forty", undefined],
])("%j as seats", (typed, seats) => {
  expect(readSeats(typed)).toBe(seats);
});

test("seats are left while there are more than offered and accepted ones", () => {
  const given = { class: "Class 1", offered: 2, accepted: 3, waiting: 1, open: 4 };
  expect(seatsLeft({ ...given, seats: 6 })).toBe(1);
  expect(seatsLeft({ ...given, seats: 4 })).toBe(0);
  expect(seatsLeft({ ...given, seats: null })).toBe(null);
});
