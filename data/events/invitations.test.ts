import { expect, test } from "vitest";
import { readBatches } from "./invitations.ts";

test.each([
  ["", []],
  ["1998", [1998]],
  ["१९९८, 2003", [1998, 2003]],
  [" 1998, 2003 2003,", [1998, 2003]],
  ["98", undefined],
  ["1998 to 2003", undefined],
  ["1998 ".repeat(61), undefined],
])("the batches in %j", (typed, batches) => {
  expect(readBatches(typed)).toEqual(batches);
});
