import { expect, test } from "vitest";
import type { SchoolClient } from "../client.ts";
import type { StatedPayment } from "../payments/bank-statement.ts";
import type { Gift } from "./giving.ts";
import { listStatedGifts, matchGifts } from "./stated-gifts.ts";

const promised: Gift = {
  id: "00000000-0000-4000-8000-000000000001",
  reference: "GIFT-26-ABCDEFG",
  purpose: "A new library",
  giver: "Leela Chauhan",
  batch_year: 2005,
  amount: 5000,
  state: "promised",
  received_on: null,
  created_at: "2026-11-01T00:00:00Z",
  came: 0,
};
const received: Gift = { ...promised, state: "received", amount: 2000, received_on: "2026-11-27" };
const line = (amount: number, day: StatedPayment["day"] = "2026-11-27"): StatedPayment => ({
  reference: promised.reference,
  amount,
  day,
});

test("a gift paid in two parts is noted with both, each with its day", () => {
  const { lines, paid } = matchGifts([line(2000), line(3500, "2026-11-28")], [promised]);
  expect(lines.map(({ state, amount }) => [state, amount])).toEqual([
    ["new", 2000],
    ["new", 3500],
  ]);
  expect(paid).toEqual([
    { gift: promised, lines: 1, amount: 2000, missing: 5000, day: "2026-11-27" },
    { gift: promised, lines: 1, amount: 3500, missing: 3000, day: "2026-11-28" },
  ]);
});

test("what came on one day is noted together", () => {
  const { paid } = matchGifts([line(200), line(200), line(100)], [promised]);
  expect(paid).toEqual([
    { gift: promised, lines: 3, amount: 500, missing: 5000, day: "2026-11-27" },
  ]);
});

test("a part that was noted is not noted again, and what came since is", () => {
  const rest: Gift = { ...promised, amount: 3000, came: 2000 };
  const again = matchGifts([line(2000)], [rest, received]);
  expect(again).toMatchObject({ lines: [{ state: "known", gift: rest }], paid: [] });
  expect(matchGifts([line(2000, null)], [rest, received]).paid).toEqual([]);
  const later = matchGifts([line(2000), line(3000, "2026-11-29")], [rest, received]);
  expect(later.lines.map(({ state }) => state)).toEqual(["known", "new"]);
  expect(later.paid).toEqual([
    { gift: rest, lines: 1, amount: 3000, missing: 3000, day: "2026-11-29" },
  ]);
  const both: Gift = { ...received, amount: 3000, received_on: "2026-11-29" };
  expect(matchGifts([line(100, "2026-11-30")], [received, both]).lines).toMatchObject([
    { state: "received", came: 5000 },
  ]);
  const sameDay = matchGifts([line(2000), line(500)], [rest, received]);
  expect(sameDay.paid).toMatchObject([{ amount: 500 }]);
});

test("what comes after the whole sum is listed, and noted by a person", () => {
  const { lines, paid } = matchGifts([line(5000), line(100, "2026-11-28")], [promised]);
  expect(lines.map(({ state }) => state)).toEqual(["new", "received"]);
  expect(paid).toHaveLength(1);
});

test("a further payment for a gift that was received is listed, and noted by a person", () => {
  const { lines, paid } = matchGifts([line(3500, "2026-11-29")], [received]);
  expect(lines).toMatchObject([{ state: "received", amount: 3500, gift: received }]);
  expect(paid).toEqual([]);
  expect(matchGifts([line(2000, "2026-11-30")], [received]).lines[0]?.state).toBe("received");
});

test("the same statement again finds everything noted", () => {
  const whole: Gift = { ...received, amount: 5500, received_on: "2026-11-28" };
  const again = matchGifts([line(2000), line(3500, "2026-11-28")], [whole]);
  expect(again.lines.map(({ state }) => state)).toEqual(["known", "known"]);
  expect(again.paid).toEqual([]);
});

/** A service that has these gifts, the newest first, and cuts each answer off where the database does. */
function serviceWith(gifts: Gift[]): SchoolClient {
  type Asked = { named: string[]; most: number; before_id?: string };
  const rpc = (_name: string, { named, most, before_id }: Asked) => {
    const found = gifts.filter(({ reference }) => named.includes(reference));
    const from = found.findIndex(({ id }) => id === before_id) + 1;
    return { throwOnError: async () => ({ data: found.slice(from, from + Math.min(most, 500)) }) };
  };
  return { rpc } as unknown as SchoolClient;
}

test("a promise is found behind its hundreds of parts, past the end of one answer", async () => {
  for (const parts of [499, 500, 1_100]) {
    const came = Array.from({ length: parts }, (_, place) => ({
      ...received,
      id: `part ${place}`,
    }));
    const gifts = [...came, promised];
    expect(await listStatedGifts(serviceWith(gifts), [promised.reference])).toEqual(gifts);
  }
});

test("a reference that no gift has is said to be unknown", () => {
  expect(matchGifts([line(700)], [])).toMatchObject({ lines: [{ state: "unknown" }], paid: [] });
});
