import { expect, test } from "vitest";
import { clockName, slotNamed } from "./clock-name.ts";

const slot = (clock: string) => ({ host: "a", starts_at: `2026-12-11T${clock}`, is_free: true });

test("An address names a time by the clock of India, however its instant is written", () => {
  expect(clockName("2026-12-11T10:00:00+00:00")).toBe("15:30");
  expect(clockName(Date.UTC(2026, 11, 11, 2, 45))).toBe("08:15");
});

test("A time that nobody offers is not found", () => {
  const slots = [slot("09:00:00+00:00"), slot("09:10:00Z")];
  expect(slotNamed(slots, "14:40")).toBe(slots[1]);
  for (const name of ["14:45", "2:40", "", null]) expect(slotNamed(slots, name)).toBeUndefined();
});
