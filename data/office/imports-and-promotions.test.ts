import { expect, test, vi } from "vitest";
import { isOver } from "./imports-and-promotions.ts";

test("a promotion can be taken back for thirty days, an import at any time", () => {
  vi.useFakeTimers({ now: new Date("2026-05-01T06:00:00Z") });
  const made = (kind: "promotion" | "import", created_at: string) => isOver({ kind, created_at });
  expect(made("promotion", "2026-04-01T06:00:01Z")).toBe(false);
  expect(made("promotion", "2026-04-01T05:59:59Z")).toBe(true);
  expect(made("import", "2025-04-01T06:00:00Z")).toBe(false);
  vi.useRealTimers();
});
