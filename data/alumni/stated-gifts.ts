import type { Day } from "../calendar/days.ts";
import type { SchoolClient } from "../client.ts";
import { groupBy } from "../older-browsers.ts";
import type { StatedPayment } from "../payments/bank-statement.ts";
import { type Gift, listGifts, namedGiftsAtOnce } from "./giving.ts";

/**
 * What a line of a bank's statement means for the gift that it names: `known`, it is noted already; `received`,
 * the gift was received with another payment, and a person has to note this one; `unknown`, no gift has its
 * reference.
 */
type State = "new" | "known" | "received" | "unknown";
/** `came` is what was received of the gift. */
export type StatedGift = StatedPayment & { gift: Gift | undefined; came: number; state: State };

/** A gift that a statement pays, with the sum of its lines of a day, and what is `missing` of it before they count. */
export type PaidGift = {
  gift: Gift;
  lines: number;
  amount: number;
  missing: number;
  day: Day | null;
};

/** The gifts that a statement names with all their parts, asked for 500 references at a time. */
export async function listStatedGifts(client: SchoolClient, references: string[]): Promise<Gift[]> {
  const gifts: Gift[] = [];
  for (let from = 0; from < references.length; from += 500) {
    const asked = { references: references.slice(from, from + 500) };
    let found = await listGifts(client, asked);
    gifts.push(...found);
    // The promises are older than their parts, and so in the last of several answers.
    while (found.length === namedGiftsAtOnce) {
      found = await listGifts(client, { ...asked, after: found.at(-1) });
      gifts.push(...found);
    }
  }
  return gifts;
}

/**
 * Matches the lines of a statement with the gifts they name. What came on one day for a gift is noted together, as far
 * as it is not noted yet; the gift stays open until the whole sum came. What comes later is listed instead of being
 * passed over.
 */
export function matchGifts(
  found: readonly StatedPayment[],
  known: readonly Gift[],
): { lines: StatedGift[]; paid: PaidGift[] } {
  const gifts = groupBy(known, ({ reference }) => reference);
  const states = new Map<StatedPayment, State>();
  const paid: PaidGift[] = [];
  for (const [reference, lines] of groupBy(found, (line) => line.reference)) {
    const own = gifts.get(reference) ?? [];
    const gift = openOf(own);
    let missing = gift ? gift.amount : 0;
    const days = groupBy(lines, ({ day }) => day);
    for (const day of [...days.keys()].toSorted((a, b) => (a ?? "").localeCompare(b ?? ""))) {
      const parts = days.get(day) ?? [];
      const amount = sumOf(parts) - notedOf(own, parts, day);
      const isNew = gift !== undefined && missing > 0 && amount > 0;
      const isKnown = amount <= 0 || isNotedWhole(own, lines);
      const state = own.length === 0 ? "unknown" : isKnown ? "known" : isNew ? "new" : "received";
      for (const line of parts) states.set(line, state);
      if (state !== "new" || !gift) continue;
      paid.push({ gift, lines: parts.length, amount, missing, day });
      missing -= gift.state === "promised" ? amount : missing;
    }
  }
  const lines = found.map((line) => {
    const own = gifts.get(line.reference) ?? [];
    const came = sumOf(receivedOf(own));
    return { ...line, gift: openOf(own) ?? own[0], came, state: states.get(line) ?? "unknown" };
  });
  return { lines, paid };
}

/** What is still to come of a gift. One that was withdrawn may come all the same. */
const openOf = (gifts: readonly Gift[]) =>
  gifts.find(({ state }) => state === "promised") ??
  gifts.find(({ state }) => state === "withdrawn");

const receivedOf = (gifts: readonly Gift[]) => gifts.filter(({ state }) => state === "received");

const sumOf = (parts: readonly { amount: number }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** What is noted already of a day's payments; without a day, only the same amount tells it. */
function notedOf(gifts: readonly Gift[], parts: readonly StatedPayment[], day: Day | null): number {
  const received = receivedOf(gifts);
  if (day !== null) return sumOf(received.filter(({ received_on }) => received_on === day));
  const sum = sumOf(parts);
  return received.some(({ amount }) => amount === sum) ? sum : 0;
}

/** Whether all lines of a gift were noted as one, with the last one's day. */
function isNotedWhole(gifts: readonly Gift[], lines: readonly StatedPayment[]): boolean {
  const last = lines
    .flatMap(({ day }) => day ?? [])
    .toSorted()
    .at(-1);
  return receivedOf(gifts).some(
    ({ amount, received_on }) => amount === sumOf(lines) && received_on === last,
  );
}
