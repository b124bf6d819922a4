import { expect, test } from "vitest";
import { isInTheDark } from "./week-plan.ts";

test("a session is in the dark if it begins before the light or ends after it", () => {
  const at = (from: number, to: number) => isInTheDark({ from: from * 60, to: to * 60 });
  expect([at(18, 20), at(17, 19), at(6, 8)]).toEqual([true, true, true]);
  expect([at(14, 16), at(7, 9), at(17, 18)]).toEqual([false, false, false]);
});
