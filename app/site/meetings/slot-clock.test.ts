import { expect, test } from "vitest";
import { timesBetween, timesOfAll } from "./slot-clock.tsx";

const at = (clock: string) => `2026-12-11T${clock}:00.000Z`;

test("A day is divided into times of one length, without a last one that would be shorter", () => {
  const day = { starts_at: at("09:00"), ends_at: at("09:50"), slot_minutes: 20 };
  expect(timesBetween(day, true)).toEqual([
    { starts_at: at("09:00"), is_free: true },
    { starts_at: at("09:20"), is_free: true },
  ]);
});

test("A time is free on the clock of all hosts where one of them has it free", () => {
  const slots = [
    { starts_at: at("09:00"), is_free: false },
    { starts_at: at("09:10"), is_free: false },
    { starts_at: at("09:00"), is_free: true },
    { starts_at: at("09:10"), is_free: false },
  ];
  expect(timesOfAll(slots)).toEqual([
    { starts_at: at("09:00"), is_free: true },
    { starts_at: at("09:10"), is_free: false },
  ]);
});
