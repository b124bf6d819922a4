import { beforeEach, expect, test, vi } from "vitest";
import { doorListAddress } from "../../connection/kept-drafts.ts";
import { keepsDoorList } from "./door-list.ts";

const stored = new Map<string, string>();
const hour = 3_600_000;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  });
});

function keep(event: string, fetchedAt: number, ticks: object[] = []) {
  const guests = [{ name: "Meera" }];
  stored.set(doorListAddress(event), JSON.stringify({ title: "Fair", guests, ticks, fetchedAt }));
}

test("a list fetched the evening before opens at the door", () => {
  keep("fair", Date.now() - 20 * hour);
  expect(keepsDoorList("fair")).toBe(true);
});

test("an old list goes from the device", () => {
  keep("fair", Date.now() - 49 * hour);
  expect(keepsDoorList("fair")).toBe(false);
  expect([...stored.keys()]).toEqual([]);
});

test("an old list with check-ins that the school has not yet received stays", () => {
  keep("fair", Date.now() - 49 * hour, [{ id: "1" }]);
  expect(keepsDoorList("fair")).toBe(true);
});
