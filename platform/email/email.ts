import { addressIn, type Language } from "../../data/languages.ts";
import type { Look } from "../../data/look/look.ts";
import type { Receipt } from "../../data/payments/receipts.ts";

/** What an email says, before it has a form. Everything is plain text. */
export type Email = {
  subject: string;
  /** The first line, such as "Dear Asha". */
  greeting?: string;
  paragraphs: string[];
  /** What is looked up later: a reference, a day, a place. */
  facts?: [label: string, value: string][];
  /** The words below the facts. */
  closing?: string[];
  /** A page of the site where the reader does something by a button. */
  action?: { label: string; href: string };
  /** Six digits for readers who cannot open that page on the device that has the email. */
  code?: { label: string; digits: string };
  /** What to do if somebody else caused the email. */
  caution?: string;
  /** The address that answers go to, in place of the sender's. */
  replyTo?: string;
  /** Why this email came, in small print. */
  reason?: string;
  /** Where the reader ends emails of this kind (RFC 8058). */
  unsubscribe?: { label: string; href: string };
  /** What mail programs put into the reader's calendar, or take out of it (RFC 5546). */
  calendar?: { method: "PUBLISH" | "CANCEL"; file: string };
  /** A receipt that goes along as PDF. */
  receipt?: Receipt;
};

/** In whose name an email is written, in the reader's language. */
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
