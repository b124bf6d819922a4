import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import type { SchoolClient } from "../../data/client.ts";
import type { Language, Translation } from "../../data/languages.ts";
import type { FieldKind, LoadedChoices } from "../../data/office/field-types.ts";
import type { PlaceColumn } from "../../data/office/lists.ts";
import type { ManagedRow, ManagedTable, RowValues } from "../../data/office/rows.ts";
import type { Texts } from "../language/texts.ts";
import { shortDate, timeSpan } from "../ui/dates.ts";
import type { TranslatedReason } from "./translated-reason.ts";

/** An archived one is no longer offered, but rows that hold it still show its name. */
export type Choice = { id: string; name: string; isArchived?: true };
type Choices = (language: Language) => readonly Choice[];

/** A column of a list. */
export type Column = {
  id: string;
  show: (row: ManagedRow, language: Language) => ReactNode;
  /** As plain text, for exports; left out if `show` returns text. */
  plain?: (row: ManagedRow, language: Language) => string;
  /** Stays on a phone, below the title. The first column is the title and always stays. */
  onPhones?: boolean;
  /** Digits are aligned at the right. */
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
  /** Its column; with dots, a place in a JSON column: "images.main_image.alt". */
  name: string;
  kind: FieldKind;
  choices?: Choices;
  /** Offered after `choices`, once they are loaded. */
  loadedChoices?: LoadedChoices;
  /** A new word may be written instead, which joins the list. */
  grows?: true;
  optional?: boolean;
  wide?: boolean;
  /** Folded below the others. */
  folded?: true;
  /** The check without which it is not shown. */
  onlyWith?: string;
  /** The form asks for it in every language; `translations` holds the others beside the English. */
  translated?: true | "alone";
  /** The language of its text, if it is a translation. */
  lang?: Translation;
  /** The field from which a slug is generated if left empty. */
  from?: string;
  /** The fields of each entry of a nested list. */
  parts?: readonly FieldOf[];
};

/** An action on one whole row, confirmed before and undoable after. */
export type RowAction = {
  id: string;
  isFor: (row: ManagedRow) => boolean;
  values: (reason: string, row: ManagedRow, translated: TranslatedReason) => RowValues;
  /**
   * The longest reason in characters, if the action asks for one, and for its translations if staff have
   * them.
   */
  longestReason?: number;
};

/**
 * Sets the same values in every selected row, or runs an action without Undo and returns how many rows it
 * changed.
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
  /** What these rows are and where visitors see them. */
  lead: string;
  /** What is published here while there are none. */
  empty: string;
  columns: Record<string, string>;
  /** `inTranslation` is the hint for its translations. */
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

/** The words of a resource itself: those of its columns, fields and filters come from their declaration. */
export type OwnTexts = Omit<ResourceTexts, "columns" | "fields" | "filters">;

/** The state of a row for visitors. */
export type Standing = "draft" | "scheduled" | "published";

/** How each of these states is marked. */
export const standingKinds = {
  draft: "plain",
  scheduled: "information",
  published: "good",
} as const satisfies Record<Standing, string>;

/** What saving a row says to its editor: whether visitors see it, and if not, why. */
export type SavedAs = Standing | "over" | "off" | "waiting";

/** How rows are published and withdrawn by hand; without it saved rows are public. */
export type Publishing = {
  standing: (row: ManagedRow) => Standing;
  /** Columns that publish a row, from the moment in the column `from`. */
  publish: RowValues;
  from: string;
  /** Readers see that moment as the row's day, so that an old one may have its true day. */
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
  /** Rows come from elsewhere, such as visitors: staff add none. */
  isGiven?: true;
  /** Staff delete no rows: removal works in another way. */
  isKept?: true;
  /** Nothing of it is shown to visitors. */
  isInternal?: true;
  /** Rows that can no longer be changed: their page has no form. */
  isClosed?: (row: ManagedRow) => boolean;
  /** Saving is one step of several: the page of the row stays open after it. */
  staysOpen?: true;
  icon: LucideIcon;
  texts: Texts<ResourceTexts>;
  columns: readonly Column[];
  /** Columns of an exported file besides those of the list. */
  exported?: readonly Column[];
  /** Columns that the search covers. */
  search: readonly string[];
  filters: readonly Filter[];
  /** The first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  bulk: readonly BulkAction[];
  fields: readonly FieldOf[];
  /** What a new row starts with, besides empty fields. */
  initial?: RowValues;
  /** The name of a row in headings and questions. */
  title: (row: ManagedRow, language: Language) => string;
  publishing?: Publishing;
  /** What to say of a saved row that visitors may not see although it is published. */
  savedAs?: (row: ManagedRow, client: SchoolClient) => Promise<SavedAs | undefined>;
  /** Where visitors see it. */
  publicPage?: (row: ManagedRow) => string;
  /** The page beside its form, if visitors see it only once it is chosen for that page. */
  besidePage?: string;
  /** Whether that page shows a row before it is in its table. */
  isShownWhenNew?: true;
  /** Further actions on all of them, above the list. */
  listActions?: ComponentType;
  /** The initial values of a copy that differ from the row's; without it copies are not offered. */
  copy?: RowValues;
  /** The same for a correction of a row, which is a row of its own. */
  correction?: (row: ManagedRow) => RowValues;
  /** The field that must lie ahead in a copy: all its days move ahead by as many whole years of 52 weeks. */
  copyAhead?: string;
  actions?: readonly RowAction[];
  /** The column of a row's place, if staff order the rows. */
  place?: PlaceColumn;
  /** The filter that divides it into lists: one of them is shown, and ordered, at a time. */
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

/** The time of the latest change to these rows: everything after it can be undone. */
export function lastChange(rows: readonly { updated_at: string }[]): string {
  return (
    rows
      .map(({ updated_at }) => updated_at)
      .toSorted()
      .at(-1) ?? ""
  );
}
