import { expect, test } from "vitest";
import { areTaken } from "./times-of-host.tsx";

test("somebody without times is not fully booked", () => {
  const slot = { host: "maths", starts_at: "2026-12-12T03:30:00Z" };
  expect(areTaken([])).toBe(false);
  expect(areTaken([{ ...slot, is_free: false }])).toBe(true);
  expect(
    areTaken([
      { ...slot, is_free: false },
      { ...slot, is_free: true },
    ]),
  ).toBe(false);
});
