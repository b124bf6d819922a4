import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { SchoolClient } from "../../data/client.ts";
import type { Language, Translation } from "../../data/languages.ts";
import type { FieldKind, LoadedChoices } from "../../data/office/fields.ts";
import type { PlaceColumn } from "../../data/office/lists.ts";
import type { ManagedRow, ManagedTable, RowValues } from "../../data/office/rows.ts";
import type { Texts } from "../language/texts.ts";
import { shortDate, timeSpan } from "../ui/dates.ts";
import type { TranslatedReason } from "./translated-reason.ts";

/** An archived one is offered no more, and names what holds it. */
export type Choice = { id: string; name: string; isArchived?: true };
type Choices = (language: Language) => readonly Choice[];

/** What a list shows of a row. */
export type Column = {
  id: string;
  show: (row: ManagedRow, language: Language) => ReactNode;
  /** As plain text, for exports; left out where `show` gives text. */
  plain?: (row: ManagedRow, language: Language) => string;
  /** Stays on a phone, below the title. The first column is the title and always stays. */
  onPhones?: boolean;
  /** Digits stand under each other, at the right. */
  isNumber?: boolean;
};

/** One select above a list. A choice with the id "-" stands for rows without a value. */
export type Filter = {
  id: string;
  column: string;
  choices: Choices;
  loadedChoices?: LoadedChoices;
};

/** One order of a list. The column has no nulls. */
export type Sort = { id: string; column: string; descending: boolean };

export type FieldOf = {
  /** Its column; with dots, a place in a column of JSON: "images.main_image.alt". */
  name: string;
  kind: FieldKind;
  choices?: Choices;
  /** Offered after `choices`, once they are there. */
  loadedChoices?: LoadedChoices;
  /** A new word may be written instead, which joins the list. */
  grows?: true;
  optional?: boolean;
  wide?: boolean;
  /** Below the others, folded. */
  folded?: true;
  /** The check without which it is not shown. */
  onlyWith?: string;
  /** The form asks for it in every language; `translations` keeps the others beside the English. */
  translated?: true | "alone";
  /** The language that is written into it, where it is a translation. */
  lang?: Translation;
  /** The field that a slug is made of where it is left open. */
  from?: string;
  /** What each entry of a nested list is made of. */
  parts?: readonly FieldOf[];
};

/** Something that happens to one row as a whole, asked about before and undoable after. */
export type RowAction = {
  id: string;
  isFor: (row: ManagedRow) => boolean;
  values: (reason: string, row: ManagedRow, translated: TranslatedReason) => RowValues;
  /** The longest reason in characters, where the action asks for one, and for its translations if staff have them. */
  longestReason?: number;
};

/**
 * Sets the same values in every selected row, or does something to them that no Undo takes back and
 * answers how many it was done to.
 */
export type BulkAction =
  | { id: string; values: RowValues }
  | {
      id: string;
      run: (client: SchoolClient, ids: string[], language: Language) => Promise<number>;
    };

export type ResourceTexts = {
  /** In the rail and above the list, such as "Latest updates". */
  many: string;
  /** In sentences: "update". */
  one: string;
  /** "New update" */
  add: string;
  /** What these are and where visitors see them. */
  lead: string;
  /** What is published here while there are none. */
  empty: string;
  columns: Record<string, string>;
  /** `inTranslation` is the hint of its translations. */
  fields: Record<string, { label: string; hint?: string; inTranslation?: string }>;
  filters: Record<string, { label: string; all: string }>;
  sorts: Record<string, string>;
  bulk: Record<string, string>;
  actions?: Record<
    string,
    { label: string; question: string; fact: string; reason?: string; done: string }
  >;
  tabs?: Record<string, string>;
};

/** What a resource says itself: the words of its columns, fields and filters come from their declaration. */
export type OwnTexts = Omit<ResourceTexts, "columns" | "fields" | "filters">;

/** How a row stands before visitors. */
export type Standing = "draft" | "scheduled" | "published";

/** How rows are put before visitors and taken back by hand; without it what is saved is public. */
export type Publishing = {
  standing: (row: ManagedRow) => Standing;
  /** Columns that put a row before visitors, from the moment in the column `from`. */
  publish: RowValues;
  from: string;
  /** Readers see that moment as the day of the thing, so that an old one may bear its true day. */
  bearsItsDay?: true;
  /** Columns that make it a draft again. */
  withdraw: RowValues;
};

/** Everything about one kind of thing that staff manage: its list, its form and their words. */
export type Resource = {
  /** Its address: /admin/<path>. */
  path: string;
  table: ManagedTable;
  group: "content" | "people" | "office";
  /** Comes from elsewhere, such as visitors: staff add none. */
  isGiven?: true;
  /** Staff delete none: what is taken away has ways of its own. */
  isKept?: true;
  /** Nothing of it is shown to visitors. */
  isInternal?: true;
  /** What can no longer be changed: its page has no form. */
  isClosed?: (row: ManagedRow) => boolean;
  /** Saving is one step of several: the page of the row stays open after it. */
  staysOpen?: true;
  icon: LucideIcon;
  texts: Texts<ResourceTexts>;
  columns: readonly Column[];
  /** What an exported file holds besides the columns of the list. */
  exported?: readonly Column[];
  /** Columns that the search looks through. */
  search: readonly string[];
  filters: readonly Filter[];
  /** The first is the usual one. */
  sorts: readonly [Sort, ...Sort[]];
  bulk: readonly BulkAction[];
  fields: readonly FieldOf[];
  /** What a new row starts with, besides empty fields. */
  initial?: RowValues;
  /** What a row is called in headings and questions. */
  title: (row: ManagedRow, language: Language) => string;
  publishing?: Publishing;
  /** Where visitors see it. */
  publicPage?: (row: ManagedRow) => string;
  /** The page beside its form, where visitors see it only once it is chosen for that page. */
  besidePage?: string;
  /** Whether that page shows a row before it is in its table. */
  isShownWhenNew?: true;
  /** What more can be done with all of them, above the list. */
  listActions?: ComponentType;
  /** What a copy of a row begins with instead of what the row says; without it copies are not offered. */
  copy?: RowValues;
  /** The same for a correction of a row, which is a row of its own. */
  correction?: (row: ManagedRow) => RowValues;
  /** The field that must lie ahead in a copy: all its days move on by as many whole years of 52 weeks. */
  copyAhead?: string;
  actions?: readonly RowAction[];
  /** The column of a row's place, where staff put the rows in order. */
  place?: PlaceColumn;
  /** The filter that divides it into lists of their own: one of them is on screen, and in order, at a time. */
  divides?: string;
  /** Further pages of a row, at /admin/<path>/<id>/<tab>. */
  tabs?: readonly string[];
};

/** A column of a row as text, "" where it has none. */
export function textOf(row: ManagedRow | RowValues, column: string): string {
  const value = row[column];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** "28 Nov 2026, 9:00 am" */
export function momentOf(at: string, language: Language): string {
  return `${shortDate(at, language)}, ${timeSpan(at, null, language)}`;
}

/** When the latest of these rows was last changed: whatever happens to them after it can be undone. */
export function lastChange(rows: readonly { updated_at: string }[]): string {
  return (
    rows
      .map(({ updated_at }) => updated_at)
      .toSorted()
      .at(-1) ?? ""
  );
}
