import type sharedFields from "messages:admin/form/sharedFields";
import type { SchoolClient } from "../client.ts";
import { allCampusesIn } from "../school/campuses.ts";
import { type ChoiceList, isChoiceList } from "../school/choice-lists.ts";
import { allChoicesIn } from "../school/choices.ts";
import { allGradesIn } from "../school/grades.ts";
import { allLevelsIn } from "../school/levels.ts";
import type { ManagedTable } from "./rows.ts";

// How a thing that staff manage is declared: each field once, with its limits and where it shows. From this
// come the form, the list, filters, exports, imports, the names in the history and, in schema-of-table.ts,
// the schema. A test compares it with the constraints of the database. What a field is called is in
// messages/<language>/admin/fields/; one without its words does not compile in app/admin/resources/.

/** What columns hold of the school's own lists that are no rows of `choices`. */
export const schoolLists = {
  campuses: () => allCampusesIn("en").map(({ id }) => id),
  levels: () => allLevelsIn("en").map(({ id }) => id),
  classes: () => allGradesIn("en").map(({ stored }) => stored),
} as const satisfies Record<string, () => readonly string[]>;

/** A list of the school's own: one of these, or one that the office keeps. */
export type SchoolList = keyof typeof schoolLists | ChoiceList;

/** What columns hold of a list of the school's own, archived entries too. */
function idsOfList(list: SchoolList): readonly string[] {
  return isChoiceList(list) ? allChoicesIn(list, "en").map(({ id }) => id) : schoolLists[list]();
}

/** Words that fields of several things have in common: the messages of `admin/form/sharedFields`, by name. */
export type SharedWords = keyof (typeof sharedFields)["en"];

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
  | "choices"
  | "day"
  | "moment"
  | "clock"
  | "list"
  | "lines"
  | "link"
  | "slug"
  | "path"
  | "picture"
  | "file"
  | "documents"
  | "recurrence"
  | "id"
  | "nested"
  | "blocks";

/** Where and how a field shows, and whether it may be left open. */
export type Options = {
  /** It may be left open; the column then holds this. */
  blank?: null | "" | 0;
  /** The form asks for it in every language. What is "alone" may lack its translation. */
  translated?: true | "alone";
  /** As wide as the form. */
  wide?: true;
  /** In the list of a phone, below the title. */
  onPhones?: true;
  /** Besides its choices, those of a list of the school's own. */
  besides?: SchoolList;
  /** Shown and searched, but filled in elsewhere: no form has it. */
  given?: true;
  /** Seldom needed: the form keeps it below the others, folded. */
  folded?: true;
  /** The check without which it says nothing: the form shows it while that is ticked. */
  onlyWith?: string;
};

export type Field = Options & {
  kind: FieldKind;
  /** Where its words are not its own. */
  words?: SharedWords;
  /** Most characters of a text, or of each entry of a list. */
  longest?: number;
  /** The smallest number. */
  least?: number;
  /** The largest number, or most entries of a list. */
  most?: number;
  format?: "email" | "phone";
  /** What is chosen from, by what the column holds. */
  choices?: readonly string[];
  /** The same where it is a list of the school's own. */
  chosenFrom?: SchoolList;
  /** A new word may be written instead, which joins the list: private.require_choices of the database. */
  grows?: true;
  /** Offered after these, once they are there. */
  loadedChoices?: LoadedChoices;
  /** The field that a slug is made of where it is left open. */
  from?: string;
  /** What each entry of a nested list is made of. */
  parts?: Fields;
};

export type Fields = Readonly<Record<string, Field>>;

/** The ids of a field's choices, whether the program or the office keeps the list. */
export function idsOfChoices({ choices = [], chosenFrom, besides }: Field): readonly string[] {
  const list = chosenFrom ?? besides;
  return [...choices, ...(list ? idsOfList(list) : [])];
}

export const text = (longest: number, options: Options = {}): Field => ({
  kind: "text",
  longest,
  ...options,
});
export const longText = (longest: number, options: Options = {}): Field => ({
  kind: "long-text",
  longest,
  ...options,
});
export const richText = (longest: number, options: Options = {}): Field => ({
  kind: "rich-text",
  longest,
  ...options,
});
export const email = (options: Options = {}): Field => ({
  kind: "text",
  format: "email",
  ...options,
});
export const phone = (options: Options = {}): Field => ({
  kind: "text",
  format: "phone",
  ...options,
});
/** Any link to a video on YouTube; kept as the eleven characters that name it. */
export const videoLink = (options: Options = {}): Field => ({ kind: "text", ...options });
export const number = (least: number, most: number, options: Options = {}): Field => ({
  kind: "number",
  least,
  most,
  ...options,
});
export const check = (options: Options = {}): Field => ({ kind: "check", ...options });
/** One of a list; the catalogues name each of them. */
export const choice = <const Id extends string>(choices: readonly Id[], options: Options = {}) => ({
  kind: "choice" as const,
  choices,
  ...options,
});
/** Any of a list, each with a box to tick; the catalogues name each of them. */
export const choices = <const Id extends string>(
  most: number,
  of: readonly Id[],
  options: Options = {},
) => ({ kind: "choices" as const, choices: of, most, ...options });
/** One of a list of the school's own. */
export const schoolChoice = (chosenFrom: SchoolList, options: Options = {}): Field => ({
  kind: "choice",
  chosenFrom,
  ...options,
});
/** The same, or another text where a file brings one. */
export const openChoice = (
  longest: number,
  chosenFrom: SchoolList,
  options: Options = {},
): Field => ({ kind: "choice", longest, chosenFrom, ...options });
/** The same, where people who may edit the list can add to it. */
export const growingChoice = (
  longest: number,
  chosenFrom: ChoiceList,
  options: Options = {},
): Field => ({ ...openChoice(longest, chosenFrom, options), grows: true });
/** Any of a list of the school's own, each with a box to tick. */
export const schoolChoices = (
  most: number,
  chosenFrom: SchoolList,
  options: Options = {},
): Field => ({ kind: "choices", most, longest: 80, chosenFrom, ...options });
/** Any of such a list, each with a box to tick; people who may edit the list can add to it. */
export const growingChoices = (
  most: number,
  chosenFrom: ChoiceList,
  options: Options = {},
): Field => ({ kind: "choices", most, longest: 80, chosenFrom, grows: true, ...options });
/** One of the rows that a question finds, by its id. */
export const rowChoice = (loadedChoices: LoadedChoices, options: Options = {}): Field => ({
  kind: "choice",
  loadedChoices,
  ...options,
});
export const day = (options: Options = {}): Field => ({ kind: "day", ...options });
export const moment = (options: Options = {}): Field => ({ kind: "moment", ...options });
/** A time of day in India, as "07:05". */
export const clock = (options: Options = {}): Field => ({ kind: "clock", ...options });
/** Words between commas. */
export const list = (most: number, options: Options = {}): Field => ({
  kind: "list",
  most,
  longest: 80,
  ...options,
});
/** One entry on each line. */
export const lines = (most: number, longest: number, options: Options = {}): Field => ({
  kind: "lines",
  most,
  longest,
  ...options,
});
/** A page of the site or an https address. */
export const link = (options: Options = {}): Field => ({ kind: "link", blank: null, ...options });
export const picture = (options: Options = {}): Field => ({ kind: "picture", ...options });
/** An uploaded document, by the id of its file. */
export const file = (loadedChoices: LoadedChoices): Field => ({
  kind: "file",
  wide: true,
  loadedChoices,
});
/** Rows of the library of documents, by their ids. */
export const documents = (most: number, loadedChoices: LoadedChoices): Field => ({
  kind: "documents",
  most,
  wide: true,
  loadedChoices,
});
export const slug = (from: string, options: Options = {}): Field => ({
  kind: "slug",
  from,
  folded: true,
  ...options,
});
/** Where a page of the office's own is: one word, or two below each other. */
export const path = (from: string, options: Options = {}): Field => ({
  kind: "path",
  from,
  ...options,
});
/** What a page of the office's own is built from: data/own-pages/blocks.ts. */
export const blocks = (): Field => ({ kind: "blocks", wide: true });
export const recurrence = (options: Options = {}): Field => ({
  kind: "recurrence",
  blank: null,
  ...options,
});
/** What tells the entries of a nested list apart; nobody fills it in. */
export const entryId = () => ({ kind: "id" as const });
export const nested = <const Parts extends Fields>(
  most: number,
  parts: Parts,
  options: Options = {},
) => ({ kind: "nested" as const, most, parts, ...options });

// Fields that several things have, each under one name.

/** A field with words that others have too. */
export const shared = <Shared extends Field>(words: SharedWords, field: Shared) => ({
  ...field,
  words,
});
export const state = <const Id extends string>(states: readonly Id[], options: Options = {}) =>
  shared("status", choice(states, options));
export const campus = (options: Options = {}) =>
  shared("campus", schoolChoice("campuses", options));
/** Of one campus, or of all where it is left open. */
export const campusOrAll = () => shared("campusOrAll", schoolChoice("campuses", { blank: null }));
/** A place in an order; the start where it is left open. */
export const place = () => shared("place", number(-1000, 100_000, { blank: 0, folded: true }));

/** Everything that the database, the form and the list have in common about one table. */
export type Declaration<
  Declared extends Fields = Fields,
  Listed extends string = string,
  Filtered extends string = string,
> = {
  table: ManagedTable;
  /** By its column, in the order of the form; with dots, a place in a column of JSON. */
  fields: Declared;
  /** The columns of the list: fields, and what app/admin/resources shows besides them. The first is the title. */
  listed: readonly Listed[];
  /** What an exported file holds besides the columns of the list. */
  exported?: readonly string[];
  /** Columns that the search looks through. */
  search: readonly string[];
  filters: readonly Filtered[];
};

/** A declaration, with the names of its fields and columns known to the compiler. */
export function declare<
  Declared extends Fields,
  const Listed extends string,
  const Filtered extends string,
>(
  declaration: Declaration<Declared, Listed, Filtered> & {
    exported?: readonly NoInfer<keyof Declared>[];
  },
): Declaration<Declared, Listed, Filtered> {
  return declaration;
}

/** The fields that a form fills in. */
export function formFields({ fields }: Declaration): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, { given }]) => !given);
}
