import sharedFields from "messages:admin/form/sharedFields";
import listTexts from "messages:school/lists";
import { type Language, textsIn } from "../../data/languages.ts";
import type { Field, Fields, SchoolList, SharedWords } from "../../data/office/field-types.ts";
import type { Declaration } from "../../data/office/fields.ts";
import { allCampusesIn, campusPageName } from "../../data/school/campuses.ts";
import { type ChoiceList, isChoiceList } from "../../data/school/choice-lists.ts";
import { allChoicesIn } from "../../data/school/choices.ts";
import { allGradesIn } from "../../data/school/grades.ts";
import { allLevelsIn } from "../../data/school/levels.ts";
import { withNames } from "../language/names.ts";
import type { Texts } from "../language/texts.ts";
import type { Choice } from "./resource.ts";

// The office's words for the fields of a table: a section of messages/<language>/admin/fields/. The
// compiler compares it with the declaration, so every field has words and all words have a field.

/** A field's words: its label and additions. */
type Said = {
  label: string;
  hint?: string;
  /** The hint for its translations. */
  inTranslation?: string;
  /** The heading in the list, if not the label. */
  header?: string;
  /** The filter's choice that excludes nothing: "Every class". */
  all?: string;
};
type Filtering = Said & { all: string };

/** Every field and its parts, by name: "questions", "questions.label". */
type Flat<Declared extends Fields> = {
  [Each in Pair<Declared> as Each["name"]]: Each["field"];
};
type Pair<Declared extends Fields> = {
  [Name in keyof Declared & string]:
    | { name: Name; field: Declared[Name] }
    | (Declared[Name] extends { parts: infer Parts extends Fields }
        ? {
            [Part in keyof Parts & string]: { name: `${Name}.${Part}`; field: Parts[Part] };
          }[keyof Parts & string]
        : never);
}[keyof Declared & string];

/** The names of the fields with words of their own. */
type OwnNames<All> = {
  [Name in keyof All]: All[Name] extends { words: string } | { kind: "id" } ? never : Name;
}[keyof All];

/** The fields with a list of ids that need names. */
export type Choosing<Declared extends Fields> = {
  [Each in Pair<Declared> as Each["field"] extends { choices: readonly string[] }
    ? Each["name"]
    : never]: Each["field"] extends { choices: readonly (infer Id extends string)[] }
    ? Record<Id, string>
    : never;
};

/** The names for the choices of one of these fields. */
export type NamesOf<All, Name> = Name extends keyof All ? All[Name] : never;

/** A part of a section that is required if it has any contents. */
type Needed<Key extends string, Names extends PropertyKey, Words> = [Names] extends [never]
  ? { [Each in Key]?: undefined }
  : { [Each in Key]: Words };

/**
 * The section of a declaration in one language. `Named` are the fields with choices that another section
 * names.
 */
export type FieldWords<
  Declared extends Fields,
  Listed extends string,
  Filtered extends string,
  Named extends PropertyKey,
> = {
  fields: {
    [Name in OwnNames<Flat<Declared>>]: Name extends Filtered ? Filtering : string | Said;
  };
} & Needed<
  "choices",
  Exclude<keyof Choosing<Declared>, Named>,
  Omit<Choosing<Declared>, Named & string>
> &
  Needed<
    "columns",
    Exclude<Listed, keyof Declared | SharedWords>,
    Record<Exclude<Listed, keyof Declared | SharedWords>, string>
  > &
  Needed<
    "filters",
    Exclude<Filtered, keyof Declared | SharedWords>,
    Record<Exclude<Filtered, keyof Declared | SharedWords>, Filtering>
  >;

/** Requires that `Given` has only what `Wanted` names; anything else must be `never`. */
export type NothingElse<Given, Wanted> = {
  [Part in keyof Given & keyof Wanted]: Record<
    Exclude<keyof Given[Part], keyof Wanted[Part]>,
    never
  >;
};

/** The same for a field known only by its name. */
export type AnyFieldWords = {
  fields: Readonly<Record<string, string | Said>>;
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  columns?: Readonly<Record<string, string>>;
  filters?: Readonly<Record<string, Filtering>>;
};

/** The words of a declaration's fields, columns and filters in one language, each under its name. */
export function wordsIn(
  { fields, listed, exported = [], filters }: Declaration,
  words: Texts<AnyFieldWords>,
  language: Language,
  sharedWords: Texts<Readonly<Record<SharedWords, Said>>> = sharedFields,
) {
  const own = words[language];
  const shared: Readonly<Record<string, Said>> = sharedWords[language];
  const saidOf = (name: string): Said => {
    const said = own.fields[name] ?? shared[fields[name]?.words ?? name];
    return typeof said === "object" ? said : { label: said ?? name };
  };
  const columnName = (name: string) => {
    const { header, label } = saidOf(name);
    return own.columns?.[name] ?? header ?? label;
  };
  const names = Object.keys(fields);
  const parts = names.flatMap((name) =>
    Object.keys(fields[name]?.parts ?? {}).map((part) => `${name}.${part}`),
  );
  return {
    fields: each([...names, ...parts], (name) => {
      const { label, hint, inTranslation } = saidOf(name);
      return { label, ...(hint && { hint }), ...(inTranslation && { inTranslation }) };
    }),
    columns: each([...names, ...listed, ...exported], columnName),
    filters: each(filters, (name) => {
      const { label, all = "" } = own.filters?.[name] ?? saidOf(name);
      return { label, all };
    }),
  };
}

/** The names of fields' choices that another section holds, by field. */
export type ChoiceNames = Readonly<Record<string, Texts<Readonly<Record<string, string>>>>>;
export type Choices = (language: Language) => readonly Choice[];
export type ChoicesOf = (name: string, field: Field) => Choices;

const choicesOfSchool: Record<
  Exclude<SchoolList, ChoiceList>,
  (language: Language) => readonly Choice[]
> = {
  campuses: (language) => archivedLast(allCampusesIn(language), language),
  levels: (language) => archivedLast(allLevelsIn(language), language),
  classes: (language) =>
    archivedLast(
      allGradesIn(language).map(({ stored, name, isOpen }) => ({ id: stored, name, isOpen })),
      language,
    ),
};

/** Choices that can be searched but not offered: named as archived, after the rest. */
function archivedLast(
  list: readonly { id: string; name: string; isOpen: boolean }[],
  language: Language,
): readonly Choice[] {
  return list
    .toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen))
    .map(({ id, name, isOpen }) => ({
      id,
      name: isOpen ? name : textsIn(listTexts, language).archived(name),
    }));
}
function choicesOfList(list: SchoolList, language: Language): readonly Choice[] {
  if (!isChoiceList(list)) return choicesOfSchool[list](language);
  return allChoicesIn(list, language).map(({ id, name, isOpen }) => ({
    id,
    name,
    ...(!isOpen && { isArchived: true }),
  }));
}

/** The choices of a field, by the field and its name. */
export const choicesBy =
  (names: ChoiceNames, words: Texts<AnyFieldWords>): ChoicesOf =>
  (name, { choices = [], chosenFrom, besides }) =>
  (language) => {
    if (chosenFrom) return choicesOfList(chosenFrom, language);
    const named = names[name];
    const own = withNames(
      choices,
      (named ? textsIn(named, language) : textsIn(words, language).choices?.[name]) ?? {},
    );
    if (!besides) return own;
    const campuses = choicesOfList(besides, language);
    return [
      ...own,
      ...campuses.map(({ id, name }) => ({ id, name: campusPageName(name, language) })),
    ];
  };

function each<Value>(names: readonly string[], of: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, of(name)]));
}
