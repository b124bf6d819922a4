import { type Language, listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { campuses, campusName } from "../../../data/school/campuses.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortDate } from "../../ui/dates.ts";
import { withoutValue } from "../list/list-state.ts";
import { type Column, type FieldOf, type Filter, textOf } from "../resource.ts";

// Parts that several resources share: the campus, days, and how a thing stands.

const campusChoices = (language: Language) => listIn(campuses, language);

export const campusField: FieldOf = {
  name: "campus",
  kind: "choice",
  choices: campusChoices,
  optional: true,
};

export const campusFilter: Filter = {
  id: "campus",
  column: "campus",
  choices: (language) => [
    ...campusChoices(language),
    { id: withoutValue, name: campusName(null, language) },
  ],
};

const campusOf = (row: ManagedRow) => textOf(row, "campus") || null;

export const campusColumn: Column = {
  id: "campus",
  show: (row) => <CampusMark campus={campusOf(row)} />,
  plain: (row, language) => campusName(campusOf(row), language),
};

export const campusWords = {
  en: { label: "Campus", all: "Every campus", hint: "Leave it open for all campuses." },
  hi: { label: "परिसर", all: "हर परिसर", hint: "सभी परिसरों के लिए खाली छोड़ें।" },
};

/** A day or an instant, as "21 Nov 2026". */
export function dayColumn(id: string, column = id): Column {
  return {
    id,
    show: (row, language) => {
      const day = textOf(row, column);
      return day ? <span className="whitespace-nowrap">{shortDate(day, language)}</span> : "";
    },
    plain: (row) => textOf(row, column),
  };
}

/** A column shown as its text. */
export function textColumn(id: string, more: Partial<Column> = {}): Column {
  return { id, show: (row) => textOf(row, id), ...more };
}
