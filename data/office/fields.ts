import type { ChoiceList } from "../school/choice-lists.ts";
import type {
  Field,
  Fields,
  LoadedChoices,
  Options,
  SchoolList,
  SharedWords,
} from "./field-types.ts";
import type { ManagedTable } from "./rows.ts";

// How a resource that staff manage is declared: each field once, with its limits and where it appears. This
// yields the form, the list, filters, exports, imports, the names in the history and, in schema-of-table.ts,
// the schema. A test compares it with the database's constraints. The labels are in
// messages/<language>/admin/fields/; a field without labels does not compile in app/admin/resources/.

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
/** Any link to a YouTube video; stored as its eleven-character id. */
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
/** Any of a list, each with a checkbox; the catalogues name each of them. */
export const choices = <const Id extends string>(
  most: number,
  of: readonly Id[],
  options: Options = {},
) => ({ kind: "choices" as const, choices: of, most, ...options });
/** One of one of the school's lists. */
export const schoolChoice = (chosenFrom: SchoolList, options: Options = {}): Field => ({
  kind: "choice",
  chosenFrom,
  ...options,
});
/** The same, but a row may hold another text: the class of a former student that is gone since. */
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
/** Any of one of the school's lists, each with a checkbox. */
export const schoolChoices = (
  most: number,
  chosenFrom: SchoolList,
  options: Options = {},
): Field => ({ kind: "choices", most, longest: 80, chosenFrom, ...options });
/** Any of such a list, each with a checkbox; people who may edit the list can add to it. */
export const growingChoices = (
  most: number,
  chosenFrom: ChoiceList,
  options: Options = {},
): Field => ({ kind: "choices", most, longest: 80, chosenFrom, grows: true, ...options });
/** One of the rows that a query finds, by its id. */
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
/** The path of an own page: one segment or two. */
export const path = (from: string, options: Options = {}): Field => ({
  kind: "path",
  from,
  ...options,
});
/** The blocks of an own page: data/own-pages/blocks.ts. */
export const blocks = (): Field => ({ kind: "blocks", wide: true });
export const recurrence = (options: Options = {}): Field => ({
  kind: "recurrence",
  blank: null,
  ...options,
});
/** The id of an entry of a nested list; nobody fills it in. */
export const entryId = () => ({ kind: "id" as const });
export const nested = <const Parts extends Fields>(
  most: number,
  parts: Parts,
  options: Options = {},
) => ({ kind: "nested" as const, most, parts, ...options });

// Fields that several resources have, each with one label.

/** A field with shared labels. */
export const shared = <Shared extends Field>(words: SharedWords, field: Shared) => ({
  ...field,
  words,
});
export const state = <const Id extends string>(states: readonly Id[], options: Options = {}) =>
  shared("status", choice(states, options));
export const campus = (options: Options = {}) =>
  shared("campus", schoolChoice("campuses", options));
/** One campus, or all if empty. */
export const campusOrAll = () => shared("campusOrAll", schoolChoice("campuses", { blank: null }));
/** A position in an order; the start if empty. */
export const place = () => shared("place", number(-1000, 100_000, { blank: 0, folded: true }));

/** Everything about one table that the database, the form and the list share. */
export type Declaration<
  Declared extends Fields = Fields,
  Listed extends string = string,
  Filtered extends string = string,
> = {
  table: ManagedTable;
  /** By its column, in the order of the form; with dots, a place in a column of JSON. */
  fields: Declared;
  /** The columns of the list: fields, and others from app/admin/resources. The first is the title. */
  listed: readonly Listed[];
  /** Columns of an export besides those of the list. */
  exported?: readonly string[];
  /** Columns that the search looks through. */
  search: readonly string[];
  filters: readonly Filtered[];
};

/** A declaration whose field and column names the compiler knows. */
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
