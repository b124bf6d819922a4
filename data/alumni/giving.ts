import { z } from "zod";
import type { Day } from "../calendar/days.ts";
import { indianDay } from "../calendar/indian-time.ts";
import type { SchoolClient } from "../client.ts";
import { emailAddress, optional } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import { wholeNumber } from "../forms/whole-number.ts";
import { inLanguage, type Language } from "../languages.ts";

/** The smallest and the largest gift that can be promised, in whole rupees. */
const smallestGift = 100;
const largestGift = 1_000_000;

const rupeeAmount = (least: number, most: number) => wholeNumber(least, most, "amount_outside");

/** A promise, with the same rules as promise_gift. */
export const giftSchema = z.object({
  purpose: z.guid(refusal("purpose_missing")),
  amount: rupeeAmount(smallestGift, largestGift),
});

/** The largest gift that the office can record, in whole rupees. */
const largestReceived = 10_000_000;

/** A gift that came without a promise, with the same rules as create_received_gift. */
export const receivedGiftSchema = z.object({
  /** Created when the form is opened, so that sending it again means the same gift. */
  gift: z.guid(),
  purpose: z.guid(refusal("purpose_missing")),
  amount: rupeeAmount(1, largestReceived),
  received_on: z.iso
    .date(refusal("date_invalid"))
    .refine((day) => day <= indianDay(new Date()), refusal("day_to_come")),
  /** The email of an alumnus's account. */
  giver: optional(emailAddress),
});

const named = z.string().trim().max(120, refusal("shorter"));
const said = z.string().trim().max(2000, refusal("shorter"));

/** The office's text about a purpose, with the same rules as save_giving_purpose. */
export const purposeSchema = z.object({
  purpose: optional(z.guid()),
  title: named.min(3, refusal("title_missing")),
  body: said.min(10, refusal("message_too_short")),
  title_hi: optional(named),
  body_hi: optional(said),
  goal: rupeeAmount(1000, 100_000_000),
  is_open: z.literal("yes").optional(),
});

/**
 * The purposes with what was received for each, open ones first; `received` in whole rupees. Public. Throws the
 * service's error.
 */
export async function listPurposes(client: SchoolClient, language: Language) {
  const { data } = await client.rpc("list_giving_purposes").throwOnError();
  return data.map((purpose) => inLanguage(purpose, language, ["title", "body"]));
}

export type GivingPurpose = Awaited<ReturnType<typeof listPurposes>>[number];

/** The purposes in every language, for the office's form. */
export async function listWrittenPurposes(client: SchoolClient) {
  const { data } = await client.rpc("list_giving_purposes").throwOnError();
  return data.map((purpose) => ({
    ...purpose,
    translations: purpose.translations as { hi?: { title?: string; body?: string } },
  }));
}

export type WrittenPurpose = Awaited<ReturnType<typeof listWrittenPurposes>>[number];

/**
 * Promises a gift of a verified alumnus; resolves with the reference of its payment. Throws the service's error:
 * 22023 (amount), PT404 (purpose_closed), PT429 (too_many_gifts).
 */
export async function promiseGift(
  client: SchoolClient,
  gift: z.infer<typeof giftSchema>,
): Promise<string> {
  const { data } = await client.rpc("promise_gift", gift).throwOnError();
  return data;
}

export type GiftState = "promised" | "received" | "withdrawn";

/** The caller's gifts, the newest first. Throws the service's error. */
export async function listOwnGifts(client: SchoolClient, language: Language) {
  const { data } = await client.rpc("list_own_gifts").throwOnError();
  return data.map((gift) => ({
    // The rows contain the purpose's title and translations.
    ...inLanguage({ ...gift, title: gift.purpose }, language, ["title"]),
    state: gift.state as GiftState,
    received_on: gift.received_on as Day | null,
  }));
}

export type OwnGift = Awaited<ReturnType<typeof listOwnGifts>>[number];

/** Withdraws a promise of the caller's; false if it was received meanwhile. Throws the service's error. */
export async function withdrawOwnGift(client: SchoolClient, gift: string): Promise<boolean> {
  const { data } = await client.rpc("withdraw_own_gift", { gift }).throwOnError();
  return data;
}

/** Saves a purpose. Staff who look after gifts only (42501). */
export async function savePurpose(
  client: SchoolClient,
  { purpose, title_hi, body_hi, is_open, ...rest }: z.infer<typeof purposeSchema>,
): Promise<string> {
  const { data } = await client
    .rpc("save_giving_purpose", {
      ...rest,
      is_open: is_open === "yes",
      translations: title_hi && body_hi ? { hi: { title: title_hi, body: body_hi } } : {},
      ...(purpose && { purpose }),
    })
    .throwOnError();
  return data;
}

/** Gifts on one page. */
export const giftsAtOnce = 50;

/** Gifts of given references in one answer, as many as the database allows. */
export const namedGiftsAtOnce = 500;

/**
 * Gifts in one state, or those of some references with their parts, the newest first, those older than `after`.
 * Staff who look after gifts only (42501).
 */
export async function listGifts(
  client: SchoolClient,
  asked: ({ state: GiftState } | { references: string[] }) & {
    after?: { created_at: string; id: string } | undefined;
  },
) {
  const { data } = await client
    .rpc("list_gifts", {
      ...("state" in asked
        ? { wanted: asked.state, most: giftsAtOnce }
        : { named: asked.references, most: namedGiftsAtOnce }),
      ...(asked.after && { before: asked.after.created_at, before_id: asked.after.id }),
    })
    .throwOnError();
  return data.map((gift) => ({
    ...gift,
    giver: gift.giver as string | null,
    batch_year: gift.batch_year as number | null,
    state: gift.state as GiftState,
    received_on: gift.received_on as Day | null,
  }));
}

export type Gift = Awaited<ReturnType<typeof listGifts>>[number];

/**
 * Records that a gift was received, with the amount, and issues the receipt; without a day takes that back. Less than
 * was promised is recorded as a part, and the promise stays open with the rest. `shown` is what the page showed as
 * missing. False if the gift is already in that state, or if something else is missing by now. Throws 22023
 * (received_on, amount), 42501.
 */
export async function noteGift(
  client: SchoolClient,
  gift: string,
  received?: { day: Day; amount?: number; shown: number },
): Promise<boolean> {
  const { data } = await client
    .rpc("note_gift", {
      gift,
      ...(received && { received_on: received.day, shown: received.shown }),
      ...(received?.amount && { amount: received.amount }),
    })
    .throwOnError();
  return data;
}

/**
 * Closes a promise of which nothing more will come, or opens it again. False if it is so already. Throws 42501.
 */
export async function closeGift(
  client: SchoolClient,
  gift: string,
  isClosed = true,
): Promise<boolean> {
  const { data } = await client.rpc("close_gift", { gift, is_closed: isClosed }).throwOnError();
  return data;
}

/**
 * Records a gift that came without a promise; an alumnus named by email gets the receipt. Throws 22023
 * (received_on, amount, giver), PT404 (no_such_purpose), 42501.
 */
export async function createReceivedGift(
  client: SchoolClient,
  { giver, ...came }: z.infer<typeof receivedGiftSchema>,
): Promise<void> {
  await client.rpc("create_received_gift", { ...came, ...(giver && { giver }) }).throwOnError();
}
