import { expect, test } from "vitest";
import { isOwnPath, isTakenPath } from "./own-paths.ts";

test.each([
  "boarding",
  "boarding/food",
  "about/our-history",
  "2026",
  "admissions/boarding",
  "constructor/x",
])("%s is free for a page", (path) => {
  expect(isOwnPath(path)).toBe(true);
  expect(isTakenPath(path)).toBe(false);
});

test.each(["", "/boarding", "Boarding", "a/b/c", "a//b", "a/", "a.b", "true", "x".repeat(121)])(
  "%j is not a path of a page",
  (path) => {
    expect(isOwnPath(path)).toBe(false);
  },
);

test.each(["hi", "hi/boarding", "about", "about/vision", "academics/hostel", "news/boarding"])(
  "%s belongs to the product",
  (path) => {
    expect(isTakenPath(path)).toBe(true);
  },
);
