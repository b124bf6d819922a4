import type { Day } from "../calendar/days.ts";
import type { SchoolClient } from "../client.ts";
import { groupBy } from "../older-browsers.ts";
import type { StatedPayment } from "../payments/bank-statement.ts";
import { type Gift, listGifts } from "./giving.ts";

/**
 * What a line of a bank's statement means for the gift that it names: `known`, it is noted already; `received`,
 * the gift was received with another payment, and a person has to note this one; `unknown`, no gift has its
 * reference.
 */
type State = "new" | "known" | "received" | "unknown";
export type StatedGift = StatedPayment & { gift: Gift | undefined; state: State };

/** A gift that a statement pays, with the sum of its lines and the day of the last one. */
export type PaidGift = { gift: Gift; lines: number; amount: number; day: Day | null };

/** The gifts that a statement names; the database answers for 500 references at a time. */
export async function listStatedGifts(client: SchoolClient, references: string[]): Promise<Gift[]> {
  const gifts: Gift[] = [];
  for (let from = 0; from < references.length; from += 500) {
    gifts.push(...(await listGifts(client, { references: references.slice(from, from + 500) })));
  }
  return gifts;
}

/**
 * Matches the lines of a statement with the gifts they name. A gift is noted once, so its lines are added up,
 * and a later one is listed instead of being passed over.
 */
export function matchGifts(
  found: readonly StatedPayment[],
  known: readonly Gift[],
): { lines: StatedGift[]; paid: PaidGift[] } {
  const gifts = new Map(known.map((gift) => [gift.reference, gift]));
  const byReference = groupBy(found, ({ reference }) => reference);
  const lines = found.map((line) => {
    const gift = gifts.get(line.reference);
    const sum = sumOf(byReference.get(line.reference) ?? []);
    return { ...line, gift, state: stateOf(gift, sum) };
  });
  const paid = [...byReference].flatMap(([reference, parts]) => {
    const gift = gifts.get(reference);
    const sum = sumOf(parts);
    return gift && stateOf(gift, sum) === "new" ? [{ gift, lines: parts.length, ...sum }] : [];
  });
  return { lines, paid };
}

type Sum = { amount: number; day: Day | null };

function sumOf(parts: readonly StatedPayment[]): Sum {
  const days = parts.flatMap(({ day }) => day ?? []).toSorted();
  return {
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    day: days.at(-1) ?? null,
  };
}

function stateOf(gift: Gift | undefined, { amount, day }: Sum): State {
  if (!gift) return "unknown";
  if (gift.state !== "received") return "new";
  // The same amount on another day is a further payment.
  const isSame = gift.amount === amount && (day === null || day === gift.received_on);
  return isSame ? "known" : "received";
}
