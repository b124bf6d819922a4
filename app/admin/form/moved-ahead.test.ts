import { expect, test } from "vitest";
import type { FieldOf } from "../resource.ts";
import { movedAhead } from "./moved-ahead.ts";

const fields: FieldOf[] = [
  { name: "title", kind: "text" },
  { name: "starts_at", kind: "moment" },
  { name: "ends_at", kind: "moment" },
  { name: "rsvp_until", kind: "moment" },
];
const event = {
  title: "Annual day",
  starts_at: "2024-12-05T10:30",
  ends_at: "",
  rsvp_until: "2024-11-28T23:59",
};

test("a copy of a past event is moved into the future, on the same days of the week", () => {
  const moved = movedAhead(
    { fields, copyAhead: "starts_at" },
    event,
    new Date("2026-11-25T05:00Z"),
  );
  expect(moved).toEqual({
    title: "Annual day",
    starts_at: "2026-12-03T10:30",
    ends_at: "",
    rsvp_until: "2026-11-26T23:59",
  });
});

test.each([
  ["what lies ahead already", { fields, copyAhead: "starts_at" }, "2024-12-01T05:00Z"],
  ["what has no day that must", { fields }, "2026-11-25T05:00Z"],
])("%s stays", (_what, resource, now) => {
  expect(movedAhead(resource, event, new Date(now))).toBe(event);
});
