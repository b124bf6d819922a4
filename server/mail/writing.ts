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

/**
 * A person's name of which no mail program makes a link: with a space after every dot. Rules for names cannot tell
 * "Smt.Live" from "Smt.Sunita", and it may be a stranger who typed it, about an address that nobody has proven.
 */
export function plainName(name: string): string {
  return name.replaceAll(/([.\uff0e\u3002\uff61])(?=[^\s.\uff0e\u3002\uff61),;])/g, "$1 ");
}

/** "Dear Asha", or an equally polite greeting if the name is unknown. */
export function greet(name: string, language: Language): string {
  return sharedTexts[language].greeting(plainName(name) || null);
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

/** The values of a row's data that name people; `other` is the second person of a mentoring request. */
const namesOfPeople = new Set([
  ...["name", "sender_name", "recipient_name", "other"],
  ...["guardian_name", "child_name", "child", "children"],
]);

/** A value of the row's data as text without line breaks, names as plainName writes them; "" when there is none. */
export function said(data: Record<string, unknown>, name: string): string {
  const value = data[name];
  const text = typeof value === "string" ? value.replaceAll(/\s+/g, " ").trim() : "";
  return namesOfPeople.has(name) ? plainName(text) : text;
}

/** A long text as paragraphs, one per line. */
export function paragraphsOf(value: unknown): string[] {
  return String(value ?? "")
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}
