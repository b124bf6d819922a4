import { expect, test } from "vitest";
import { beyond, cursorOf, momentCursor } from "./moment-cursor.ts";

const id = "3f2a7c1e-5b0d-4c86-9e1a-3f2a7c1e5b0d";

test("a place in a list survives being written to an address", () => {
  const place = cursorOf("2026-11-20T03:00:00.5+00:00", id);
  expect(place).toBe(`2026-11-20T03:00:00.5Z_${id}`);
  expect(momentCursor.parse(place)).toEqual({ at: "2026-11-20T03:00:00.5Z", id });
});

test.each(["", "_", id, `2026-11-20_${id}`, "2026-11-20T03:00:00Z_x", `a,b)_${id}`])(
  "“%s” is not a place",
  (text) => expect(momentCursor.safeParse(text).success).toBe(false),
);

test("beyond a place lie other moments, and rows of the same moment by id", () => {
  const place = { at: "2026-11-20T03:00:00+00:00", id };
  const at = "2026-11-20T03:00:00Z";
  expect(beyond("starts_at", place, "gt")).toBe(
    `starts_at.gt.${at},and(starts_at.eq.${at},id.gt.${id})`,
  );
  expect(beyond("starts_at", place, "lt", "gt")).toBe(
    `starts_at.lt.${at},and(starts_at.eq.${at},id.gt.${id})`,
  );
});
