import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { birthDate } from "./person-rules.ts";

// Half an hour after midnight in India, on a leap day that is still the day before in UTC.
beforeAll(() => void vi.useFakeTimers({ now: new Date("2028-02-28T19:00:00Z") }));
afterAll(() => void vi.useRealTimers());

test.for([
  [0, "2028-02-29", undefined],
  [0, "2028-03-01", "day_to_come"],
  [0, "2003-02-28", undefined],
  [0, "2003-02-27", "child_too_old"],
  [2, "2026-02-28", undefined],
  [2, "2026-03-01", "child_too_young"],
  [2, "2028-03-01", "day_to_come"],
  [2, "2003-02-27", "child_too_old"],
  [0, "2026-02-30", "birth_date_invalid"],
  [0, "", "birth_date_invalid"],
] as const)("of a child of at least %i years, %j is answered with %s", ([youngest, day, code]) => {
  const { error } = birthDate({ youngest }).safeParse(day);
  expect(error?.issues.map(({ message }) => message)).toEqual(code && [code]);
});
