import { expect, test } from "vitest";
import { isSlug } from "./slugs.ts";

test.each(["founders-day", "2026", "true-north"])(
  "%s is allowed as the slug of an event",
  (slug) => {
    expect(isSlug(slug)).toBe(true);
  },
);

test.each(["", "Founders", "a--b", "-a", "{a}", "a".repeat(121)])("%s is not", (slug) => {
  expect(isSlug(slug)).toBe(false);
});

test.each(["true", "false"])("%s is not: a filter would not read it as text", (slug) => {
  expect(isSlug(slug)).toBe(false);
});
