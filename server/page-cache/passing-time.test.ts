import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchTime } from "./passing-time.ts";

const ofDay = ["calendar_entries", "events", "latest_updates", "bus_changes", "documents"];
const ofLight = ["featured_testimonials"];
const hour = 3_600_000;
let written: string[];
let end: () => void;

beforeEach(() => {
  // It is a second before midnight in India.
  vi.useFakeTimers({ now: new Date("2026-11-24T18:29:59Z") });
  written = [];
  end = watchTime((table) => written.push(table));
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

test("pages about a day are renewed when the next one begins in India, every day", () => {
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual(ofDay);
  vi.advanceTimersByTime(24 * hour - 1);
  expect(written.filter((table) => table === "events")).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(written.filter((table) => table === "events")).toHaveLength(2);
});

test("the page that shows the light changes with it, four times a day", () => {
  vi.advanceTimersByTime(1_000 + 5 * hour - 1);
  expect(written).toEqual(ofDay);
  vi.advanceTimersByTime(1);
  expect(written).toEqual([...ofDay, ...ofLight]);
  vi.advanceTimersByTime(15 * hour);
  expect(written.filter((table) => table === ofLight[0])).toHaveLength(4);
});

test("nothing is renewed after the end", () => {
  end();
  vi.advanceTimersByTime(48 * hour);
  expect(written).toEqual([]);
});
