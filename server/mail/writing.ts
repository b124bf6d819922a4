import receiptTexts from "messages:emails/receipts/receipt";
import sharedTexts from "messages:emails/shared/shared";
import { rupees } from "../../data/admissions/fees.ts";
import type { Language } from "../../data/languages.ts";
import { receiptSchema } from "../../data/payments/receipts.ts";
import { dayIn } from "../../platform/email/dates.ts";
import type { Email, Sender } from "../../platform/email/email.ts";

/** In whose name the school writes; `address` is the one its emails are sent from. */
export type SchoolSender = Sender & { address: string };

/** Makes an email of the data of its row. A text that is missing there is left out of the email. */
export type WriteEmail = (data: Record<string, unknown>, sender: SchoolSender) => Email;

/** What several emails say. */
export { sharedTexts };

/** "Dear Asha", and a greeting as polite where no name is known. */
export function greet(name: string, language: Language): string {
  return sharedTexts[language].greeting(name || null);
}

/** A fact with its label; none where it is not known. */
export function fact(label: string, value: string): [label: string, value: string][] {
  return value ? [[label, value]] : [];
}

/** The receipt of the row's data as an email has it: the PDF that goes along, and the facts that the email says itself. */
export function receiptIn(data: Record<string, unknown>, language: Language) {
  const t = receiptTexts[language];
  const { data: receipt } = receiptSchema.safeParse(data.receipt);
  if (!receipt) return { facts: [], attached: {}, amount: "" };
  const { number, replaces, paid_on } = receipt;
  const amount = rupees(receipt.amount);
  const facts = [
    ...fact(t.amount, amount),
    ...fact(t.paid, dayIn(paid_on, language)),
    ...fact(t.number, number),
    ...fact(t.replaces, replaces ?? ""),
  ];
  return { receipt, facts, attached: { receipt }, amount };
}

/** A value of the row's data as text without line breaks, "" when there is none. */
export function said(data: Record<string, unknown>, name: string): string {
  const value = data[name];
  return typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : "";
}

/** What somebody wrote in a large field, a paragraph for each line of it. */
export function paragraphsOf(value: unknown): string[] {
  return String(value ?? "")
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
