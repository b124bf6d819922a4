import type { SchoolClient } from "../client.ts";
import type { Language } from "../languages.ts";
import { campuses } from "../school/campuses.ts";
import type { ManagedTable } from "./rows.ts";

// How a thing that staff manage is declared: each field once, with its limits, its words and where it shows.
// From this come the form, the list, filters, exports, imports, the words of the history and, in
// schema-of-table.ts, the schema. A test compares it with the constraints of the database.

/** The same in each language of the site. */
export type Words = Record<Language, string>;

/** An entry of a list that the site itself keeps: its id, its name in English, and the same in Hindi. */
export type NamedChoice = { readonly id: string; readonly name: string; readonly hi: object };

/** Choices that are rows of the database: what they are of, one name for one question, and the question. */
export type LoadedChoices = {
  of: string;
  list: (client: SchoolClient) => Promise<readonly { id: string; name: string }[]>;
};

/** How a field is filled in; app/admin/form/field-values.ts turns what was typed into the column's value. */
export type FieldKind =
  | "text"
  | "long-text"
  | "rich-text"
  | "number"
  | "check"
  | "choice"
  | "day"
  | "moment"
  | "list"
  | "lines"
  | "link"
  | "slug"
  | "picture"
  | "recurrence"
  | "id"
  | "nested";

/** What is said of a field: its label, and where and how it shows. */
export type Said = Words & {
  hint?: Words;
  /** At the head of the list, where that is not the label. */
  header?: Words;
  /** The choice of a filter that takes nothing out: "Every class". */
  filter?: Words;
  /** It may be left open; the column then holds this. */
  blank?: null | "" | 0;
  /** Visitors may read it in Hindi too: the form asks for both. */
  translated?: true;
  /** As wide as the form. */
  wide?: true;
  /** In the list of a phone, below the title. */
  onPhones?: true;
  /** Shown and searched, but filled in elsewhere: no form has it. */
  given?: true;
};

export type Field = Said & {
  kind: FieldKind;
  /** Most characters of a text, or of each entry of a list. */
  longest?: number;
  /** The smallest number. */
  least?: number;
  /** The largest number, or most entries of a list. */
  most?: number;
  format?: "email" | "phone";
  choices?: readonly NamedChoice[];
  /** Offered after `choices`, once they are there. */
  loadedChoices?: LoadedChoices;
  /** The field that a slug is made of where it is left open. */
  from?: string;
  /** What each entry of a nested list is made of. */
  parts?: Readonly<Record<string, Field>>;
};

export const text = (longest: number, said: Said): Field => ({ kind: "text", longest, ...said });
export const longText = (longest: number, said: Said): Field => ({
  kind: "long-text",
  longest,
  ...said,
});
export const richText = (longest: number, said: Said): Field => ({
  kind: "rich-text",
  longest,
  ...said,
});
export const email = (said: Said): Field => ({ kind: "text", format: "email", ...said });
export const phone = (said: Said): Field => ({ kind: "text", format: "phone", ...said });
/** Any link to a video on YouTube; kept as the eleven characters that name it. */
export const videoLink = (said: Said): Field => ({ kind: "text", ...said });
export const number = (least: number, most: number, said: Said): Field => ({
  kind: "number",
  least,
  most,
  ...said,
});
/** A place in an order; the start where it is left open. */
export const place = (said: Said): Field => number(-1000, 100_000, { blank: 0, ...said });
export const check = (said: Said): Field => ({ kind: "check", ...said });
export const choice = (choices: readonly NamedChoice[], said: Said): Field => ({
  kind: "choice",
  choices,
  ...said,
});
/** One of a list, or another text where a file brings one. */
export const openChoice = (
  longest: number,
  choices: readonly NamedChoice[],
  said: Said,
): Field => ({ kind: "choice", longest, choices, ...said });
/** One of the rows that a question finds, by its id. */
export const rowChoice = (loadedChoices: LoadedChoices, said: Said): Field => ({
  kind: "choice",
  loadedChoices,
  ...said,
});
export const day = (said: Said): Field => ({ kind: "day", ...said });
export const moment = (said: Said): Field => ({ kind: "moment", ...said });
/** Words between commas. */
export const list = (most: number, said: Said): Field => ({
  kind: "list",
  most,
  longest: 80,
  ...said,
});
/** One entry on each line. */
export const lines = (most: number, longest: number, said: Said): Field => ({
  kind: "lines",
  most,
  longest,
  ...said,
});
/** A page of the site or an https address. */
export const link = (said: Said): Field => ({ kind: "link", blank: null, ...said });
export const picture = (said: Said): Field => ({ kind: "picture", ...said });
export const slug = (from: string, said: Said): Field => ({ kind: "slug", from, ...said });
export const recurrence = (said: Said): Field => ({ kind: "recurrence", blank: null, ...said });
export const nested = (
  most: number,
  parts: Readonly<Record<string, Field>>,
  said: Said,
): Field => ({ kind: "nested", most, parts, ...said });

/** Of one campus, or of all where it may be left open. */
export const campus = (said: Partial<Said> = {}): Field =>
  choice(campuses, {
    en: "Campus",
    hi: "परिसर",
    filter: { en: "Every campus", hi: "हर परिसर" },
    ...said,
  });
export const campusOrAll: Partial<Said> = {
  blank: null,
  hint: { en: "Leave it open for all campuses.", hi: "सभी परिसरों के लिए खाली छोड़ें।" },
};

/** Everything that the database, the form and the list have in common about one table. */
export type Declaration<
  Name extends string = string,
  Listed extends string = string,
  Filtered extends string = string,
> = {
  table: ManagedTable;
  /** By its column, in the order of the form; with dots, a place in a column of JSON. */
  fields: Readonly<Record<Name, Field>>;
  /** The columns of the list: fields, and what app/admin/resources shows besides them. The first is the title. */
  listed: readonly Listed[];
  /** What an exported file holds besides the columns of the list. */
  exported?: readonly NoInfer<Name>[];
  /** Columns that the search looks through. */
  search: readonly string[];
  filters: readonly Filtered[];
};

/** A declaration, with the names of its fields and columns known to the compiler. */
export function declare<
  const Name extends string,
  const Listed extends string,
  const Filtered extends string,
>(declaration: Declaration<Name, Listed, Filtered>): Declaration<Name, Listed, Filtered> {
  return declaration;
}

/** The fields that a form fills in. */
export function formFields({ fields }: Declaration): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, { given }]) => !given);
}
