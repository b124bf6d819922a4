import { expect, test } from "vitest";
import { byDayAndHour } from "./occurrence-order.ts";

const on = (title: string, from: string, to = from, start?: string) => ({
  ...{ id: title, title, from, to },
  hours: start ? { start, end: null } : null,
});

test("A day begins with all-day entries, the longest first, and continues by the hour", () => {
  const ordered = [
    on("Break", "2026-12-03", "2026-12-20"),
    on("Week", "2026-12-04", "2026-12-08"),
    on("Day", "2026-12-04"),
    // Lasts two days, but begins at eight o'clock.
    on("Camp", "2026-12-04", "2026-12-05", "2026-12-04T02:30:00.000Z"),
    // As the database writes an event's instant; this is 9:00 am.
    on("Event", "2026-12-04", "2026-12-04", "2026-12-04T03:30:00+00:00"),
    on("Meeting", "2026-12-04", "2026-12-04", "2026-12-04T03:30:00.000Z"),
    on("Evening", "2026-12-04", "2026-12-04", "2026-12-04T18:00:00+05:30"),
    on("Tomorrow", "2026-12-05"),
  ];
  const titles = ordered.map(({ title }) => title);
  for (const shuffled of [
    ordered.toReversed(),
    [...ordered.slice(4), ...ordered.slice(0, 4)],
    ordered,
  ]) {
    expect(shuffled.toSorted(byDayAndHour).map(({ title }) => title)).toEqual(titles);
  }
});
