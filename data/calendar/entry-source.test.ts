import { expect, test } from "vitest";
import { entrySource, pageOfEntry } from "./entry-source.ts";

const id = "f51e5a7c-9d1b-4f0e-8a53-0a6f3a1d2b10";

test.each([
  ["an event", { slug: "annual-day", isNotice: undefined }, "events", "/invites/annual-day"],
  ["a notice", { slug: null, isNotice: true }, "updates", `/notices/${id}`],
  ["an entry of the calendar", { slug: null }, "calendar", null],
])("%s is kept in its list and has the page of its kind", (_, entry, source, page) => {
  expect(entrySource(entry)).toBe(source);
  expect(pageOfEntry({ ...entry, id })).toBe(page);
});
