import { expect, test } from "vitest";
import { byYear } from "./sport-facts.tsx";

test("What was won in one year stands together, and a line without a year by itself", () => {
  expect(
    byYear(["2026: Relay, first", "2026: Backstroke, second", "2025: Relay, third", "Two records"]),
  ).toEqual([
    { year: "2026", results: ["Relay, first", "Backstroke, second"] },
    { year: "2025", results: ["Relay, third"] },
    { year: null, results: ["Two records"] },
  ]);
});
