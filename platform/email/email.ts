import { addressIn, type Language } from "../../data/languages.ts";
import type { Look } from "../../data/look/look.ts";
import type { Receipt } from "../../data/payments/receipts.ts";

/** An email's content before formatting. Everything is plain text. */
export type Email = {
  subject: string;
  /** The first line, such as "Dear Asha". */
  greeting?: string;
  paragraphs: string[];
  /** Facts to look up later: a reference, a day, a place. */
  facts?: [label: string, value: string][];
  /** The words below the facts. */
  closing?: string[];
  /** A page of the site where the reader does something, shown as a button. */
  action?: { label: string; href: string };
  /** Six digits for readers who cannot open that page on the device that has the email. */
  code?: { label: string; digits: string };
  /** What to do if somebody else caused the email. */
  caution?: string;
  /** The address for replies, instead of the sender's. */
  replyTo?: string;
  /** What it concerns (a topic of the mailboxes, a campus), if the office's own mailbox takes replies. */
  answeredFor?: { topic: string; campus: string | null };
  /** Why this email came, in small print. */
  reason?: string;
  /** Where the reader ends emails of this kind (RFC 8058). */
  unsubscribe?: { label: string; href: string };
  /** The entry that mail programs add to the reader's calendar, or remove from it (RFC 5546). */
  calendar?: { method: "PUBLISH" | "CANCEL"; file: string };
  /** A receipt attached as PDF. */
  receipt?: Receipt;
};

/** The school as sender of an email, in the reader's language. */
export type Sender = {
  schoolName: string;
  siteUrl: string;
  language: Language;
  /** The school's own logo and colours. */
  look?: Look | undefined;
};

/** The address of a page (its path without a language) in the reader's language. */
export function linkTo({ siteUrl, language }: Omit<Sender, "schoolName">, path: string): string {
  return siteUrl + addressIn(language, path);
}
