import receiptTexts from "messages:emails/receipts/receipt";
import sharedTexts from "messages:emails/shared/shared";
import type { Language } from "../../data/languages.ts";
import { receiptSchema } from "../../data/payments/receipts.ts";
import { rupees } from "../../data/payments/rupees.ts";
import { dayIn } from "../../platform/email/dates.ts";
import type { Email, Sender } from "../../platform/email/email.ts";

/** The school as sender; `address` is the sender address of its emails. */
export type SchoolSender = Sender & { address: string };

/** Composes an email from its row's data. Texts missing there are left out of the email. */
export type WriteEmail = (data: Record<string, unknown>, sender: SchoolSender) => Email;

/** Texts that several emails share. */
export { sharedTexts };

/** "Dear Asha", or an equally polite greeting if the name is unknown. */
export function greet(name: string, language: Language): string {
  return sharedTexts[language].greeting(name || null);
}

/** A fact with its label, or nothing if the value is empty. */
export function fact(label: string, value: string): [label: string, value: string][] {
  return value ? [[label, value]] : [];
}

/** The receipt in the row's data: the attached PDF, and the facts for the email itself. */
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

/** A long text as paragraphs, one per line. */
export function paragraphsOf(value: unknown): string[] {
  return String(value ?? "")
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
