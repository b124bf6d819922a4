import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { languageNamed } from "../languages.ts";
import { listAll } from "../whole-lists.ts";

const text = z.string().nullish();

/**
 * A receipt as the database stores it, supabase/schema/15_payments/02_receipts.sql: amounts in whole rupees,
 * days in India.
 */
export const receiptSchema = z.object({
  /** "2026-27/0042". */
  number: z.string(),
  /** The number of the receipt that this one replaced. */
  replaces: text,
  amount: z.number(),
  paid_on: z.string(),
  issued_on: z.string(),
  reference: z.string(),
  payer: text,
  /** Of an application. */
  child_name: text,
  class: text,
  campus: text,
  session: text,
  /** Of a gift. */
  purpose: text,
  translations: z.partialRecord(z.string(), z.object({ title: z.string() }).partial()).nullish(),
  /** The payer’s. */
  language: z
    .string()
    .nullish()
    .transform((named) => languageNamed(named)),
});

export type Receipt = z.output<typeof receiptSchema>;

const parse = (data: unknown) => (data === null ? null : receiptSchema.parse(data));

/**
 * The valid receipt for the application behind a personal link, or null. Throws the service's error: PT404.
 */
export async function getApplicationReceipt(client: SchoolClient, token: string) {
  const { data } = await client.rpc("get_application_receipt", { token }).throwOnError();
  return parse(data);
}

/** The same for admissions staff of the campus (42501). Throws PT404 for an application that is gone. */
export async function getReceiptOfApplication(client: SchoolClient, application: string) {
  const { data } = await client.rpc("get_receipt_of_application", { application }).throwOnError();
  return parse(data);
}

/**
 * The financial years that have receipts, latest first: "2026-27"; empty except for administrators of all
 * campuses.
 */
export async function listReceiptYears(client: SchoolClient): Promise<string[]> {
  return (await client.rpc("list_receipt_years").throwOnError()).data;
}

/** Every receipt of a financial year by number, also cancelled ones. Administrators of all campuses (42501). */
export async function listReceipts(client: SchoolClient, year: string) {
  const receipts = await listAll(() => client.rpc("list_receipts", { wanted: year }));
  return receipts.map((receipt) => ({
    ...receipt,
    reference: receipt.reference as string | null,
    payer: receipt.payer as string | null,
    replaces: receipt.replaces as string | null,
  }));
}

/** The valid receipt for the caller's gift, or null. Throws the service's error: 42501. */
export async function getOwnGiftReceipt(client: SchoolClient, gift: string) {
  const { data } = await client.rpc("get_own_gift_receipt", { gift }).throwOnError();
  return parse(data);
}
