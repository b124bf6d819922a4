import type { Language } from "../../data/languages.ts";

/** What a letter says, before it has a form. Everything is plain text. */
export type Letter = {
  subject: string;
  /** The first line, such as "Dear Asha". */
  greeting: string;
  paragraphs: string[];
  /** What is looked up later: a reference, a day, a place. */
  facts?: [label: string, value: string][];
  /** What stands below the facts. */
  closing?: string[];
  action?: { label: string; href: string };
  /** Whoever answers the letter writes here, not to the sender. */
  replyTo?: string;
  /** Why this letter came, in small print. */
  reason: string;
  /** Where letters of this kind are ended, for all that nobody needs to get. RFC 8058 */
  unsubscribe?: { label: string; href: string };
  /** What mail programs put into the reader's calendar, or take out of it (RFC 5546). */
  calendar?: { method: "PUBLISH" | "CANCEL"; file: string };
};

/** In whose name a letter is written; `address` is the one it is sent from. */
export type Sender = { schoolName: string; siteUrl: string; address: string; language: Language };

/** Makes a letter of the data of its row. A text that is missing there is left out of the letter. */
export type WriteLetter = (data: Record<string, unknown>, sender: Sender) => Letter;

/** "Dear Asha", and a greeting as polite where no name is known. */
export function greet(name: string, language: Language): string {
  if (language === "hi") return name ? `प्रिय ${name} जी` : "नमस्ते";
  return name ? `Dear ${name}` : "Good day";
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
