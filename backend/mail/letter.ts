/** A letter in the reader's language, before it has a form. Everything is plain text. */
export type Letter = {
  subject: string;
  paragraphs: string[];
  /** A page of the site where the reader does something by a button. */
  action?: { label: string; href: string };
  /** Six digits for who cannot open the page on the device where the mail is. */
  code?: { label: string; digits: string };
  /** What is looked up later: a day, a device. */
  facts?: [label: string, value: string][];
  /** What to do when it was somebody else. */
  caution: string;
};

export type Language = "en" | "hi";

export type Sender = { schoolName: string; siteUrl: string; language: Language };

/** The address of a page of the site in the reader's language. */
export function pageOf({ siteUrl, language }: Omit<Sender, "schoolName">, path: string): string {
  return `${siteUrl.replace(/\/$/, "")}${language === "hi" ? "/hi" : ""}${path}`;
}
