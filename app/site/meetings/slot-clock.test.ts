import { expect, test } from "vitest";
import { timesOfAll } from "./slot-clock.tsx";

const at = (clock: string) => `2026-12-11T${clock}:00.000Z`;

test("A time on the clock of all hosts is free if any host is free then", () => {
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
