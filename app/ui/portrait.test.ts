import { expect, test } from "vitest";
import { initialsOf } from "./portrait.tsx";

test.each([
  ["S. Kashyap", "SK"],
  ["Dr. A. Negi", "AN"],
  ["Madonna", "M"],
  ["सी. दिमरी", "सीदि"],
  ["  ", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
