import { expect, test } from "vitest";
import { storedEntry } from "../../tests/fixtures/stored-entries.ts";
import { clientWith } from "../../tests/fixtures/stored-rows.ts";
import { everything } from "./calendar-item.ts";
import { listCalendarItems } from "./calendar-items.ts";
import { listCalendarRows } from "./calendar-month.ts";
import { addDays } from "./days.ts";

const many = Array.from({ length: 1_200 }, (_, place) =>
  storedEntry({ starts_on: addDays("2026-11-30", Math.floor(place / 4)) }),
);
const itemsOf = (calendar_entries: ReturnType<typeof storedEntry>[], more = {}) =>
  listCalendarItems(
    clientWith({ calendar_entries, ...more }),
    { from: "2026-11-30" },
    everything,
    "en",
  );

test("a calendar of more than a thousand entries, events and notices has the last of each", async () => {
  const event = {
    ...storedEntry(),
    ...{ slug: "fair", summary: "", starts_at: "2026-12-01T04:00:00Z", ends_at: null },
    ...{ all_day: true, levels: [], category: "cultural", cancelled_at: null },
  };
  const notice = {
    ...{ content: "The gate is shut", is_active: true },
    ...{ calendar_from: "2026-12-01", calendar_to: "2026-12-01" },
    ...{ campus: null, created_at: "2026-11-30T00:00:00Z", updated_at: "2026-11-30T00:00:00Z" },
  };
  const items = await itemsOf(many, {
    events: many.map(({ id }) => ({ ...event, id })),
    latest_updates: many.map(({ id }) => ({ ...notice, id, translations: {} })),
  });
  expect(items).toHaveLength(3_600);
});

test("the office's month has entries beyond the first thousand", async () => {
  const client = clientWith({ calendar_entries: many });
  const days = await listCalendarRows(client, "2026-11-30", "2027-12-31");
  expect(days).toHaveLength(1_200);
});

test("a holiday pauses what repeats, however many holidays there are", async () => {
  const weekly = storedEntry({ recurrence: "FREQ=WEEKLY" });
  const days = { starts_on: "2026-12-01", ends_on: "2026-12-01" };
  const others = many.map(({ id }) => storedEntry({ id, kind: "holiday", ...days }));
  const last = storedEntry({ kind: "holiday", starts_on: "2026-12-14" });
  const [first] = await itemsOf([weekly, ...others, last]);
  expect(first?.except).toEqual(["2026-12-14"]);
});

test("what has stopped repeating before the first day is left out", async () => {
  const begun = { starts_on: "2026-08-03" };
  const titles = (
    await itemsOf(
      [
        { title: "without end", recurrence: "FREQ=WEEKLY" },
        { title: "until then", recurrence: "FREQ=WEEKLY;UNTIL=20261130" },
        { title: "until the day before, two days long", recurrence: "FREQ=WEEKLY;UNTIL=20261129" },
        { title: "stopped", recurrence: "FREQ=WEEKLY;UNTIL=20261129", ends_on: "2026-08-03" },
      ].map((entry) => storedEntry({ ...begun, ends_on: "2026-08-04", ...entry })),
    )
  ).map(({ title }) => title);
  expect(titles).toEqual(["without end", "until then", "until the day before, two days long"]);
});
