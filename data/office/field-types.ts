import type sharedFields from "messages:admin/form/sharedFields";
import type { SchoolClient } from "../client.ts";
import { allCampusesIn } from "../school/campuses.ts";
import { type ChoiceList, isChoiceList } from "../school/choice-lists.ts";
import { allChoicesIn } from "../school/choices.ts";
import { allGradesIn } from "../school/grades.ts";
import { allLevelsIn } from "../school/levels.ts";

// What a field of a resource can be; data/office/fields.ts has a function for each kind.

/** The stored values of the school's own lists that are not rows of `choices`. */
export const schoolLists = {
  campuses: () => allCampusesIn("en").map(({ id }) => id),
  levels: () => allLevelsIn("en").map(({ id }) => id),
  classes: () => allGradesIn("en").map(({ stored }) => stored),
} as const satisfies Record<string, () => readonly string[]>;

/** A list of the school's own: one of these, or one that the office keeps. */
export type SchoolList = keyof typeof schoolLists | ChoiceList;

/** The stored values of one of the school's lists, including archived entries. */
function idsOfList(list: SchoolList): readonly string[] {
  return isChoiceList(list) ? allChoicesIn(list, "en").map(({ id }) => id) : schoolLists[list]();
}

/** Labels that several resources share: the messages of `admin/form/sharedFields`, by name. */
export type SharedWords = keyof (typeof sharedFields)["en"];

/** Choices that are rows of the database: a name that is unique per query, and the query. */
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

/** Where and how a field appears, and whether it may be empty. */
export type Options = {
  /** The field may be empty; the column then holds this value. */
  blank?: null | "" | 0;
  /** The form asks for it in every language. With "alone" its translation may be missing on its own. */
  translated?: true | "alone";
  /** As wide as the form. */
  wide?: true;
  /** In the list of a phone, below the title. */
  onPhones?: true;
  /** Besides its choices, those of a list of the school's own. */
  besides?: SchoolList;
  /** Shown and searched, but filled in elsewhere, so forms leave it out. */
  given?: true;
  /** Seldom needed: the form shows it folded below the others. */
  folded?: true;
  /** The checkbox on which it depends: the form shows it while that is ticked. */
  onlyWith?: string;
  /** A list that may not be empty. */
  needed?: true;
};

export type Field = Options & {
  kind: FieldKind;
  /** The shared labels, if the field has none of its own. */
  words?: SharedWords;
  /** Most characters of a text, or of each entry of a list. */
  longest?: number;
  /** The smallest number. */
  least?: number;
  /** The largest number, or most entries of a list. */
  most?: number;
  format?: "email" | "phone";
  /** The choices, by their stored values. */
  choices?: readonly string[];
  /** The same for one of the school's lists. */
  chosenFrom?: SchoolList;
  /** A new word may be typed instead and is added to the list by private.require_choices in the database. */
  grows?: true;
  /** Further choices, offered once they are loaded. */
  loadedChoices?: LoadedChoices;
  /** The field from which an empty slug is made. */
  from?: string;
  /** The fields of each entry of a nested list. */
  parts?: Fields;
};

export type Fields = Readonly<Record<string, Field>>;

/** The ids of a field's choices, whether the program or the office keeps the list. */
export function idsOfChoices({ choices = [], chosenFrom, besides }: Field): readonly string[] {
  const list = chosenFrom ?? besides;
  return [...choices, ...(list ? idsOfList(list) : [])];
}
