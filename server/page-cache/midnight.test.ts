import { afterEach, expect, test, vi } from "vitest";
import { watchMidnight } from "./midnight.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("pages of a day are renewed when the next one begins in India, every day", () => {
  vi.useFakeTimers({ now: new Date("2026-11-24T18:29:59Z") });
  const written: string[] = [];
  const end = watchMidnight((table) => written.push(table));
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual([
    "calendar_entries",
    "events",
    "latest_updates",
    "bus_changes",
    "documents",
  ]);
  vi.advanceTimersByTime(24 * 3_600_000 - 1);
  expect(written).toHaveLength(5);
  vi.advanceTimersByTime(1);
  expect(written).toHaveLength(10);
  end();
  vi.advanceTimersByTime(48 * 3_600_000);
  expect(written).toHaveLength(10);
});
