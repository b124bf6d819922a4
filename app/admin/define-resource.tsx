import adminTexts from "messages:admin/admin/admin";
import type { Language } from "../../data/languages.ts";
import type { Field, Fields } from "../../data/office/field-types.ts";
import { type Declaration, formFields } from "../../data/office/fields.ts";
import { campusName } from "../../data/school/campuses.ts";
import type { Texts } from "../language/texts.ts";
import { CampusMark } from "../ui/campus-mark.tsx";
import { shortDate } from "../ui/dates.ts";
import {
  type AnyFieldWords,
  type ChoiceNames,
  type Choices,
  type ChoicesOf,
  type Choosing,
  choicesBy,
  type FieldWords,
  type NamesOf,
  type NothingElse,
  wordsIn,
} from "./field-words.ts";
import { withoutValue } from "./list/list-state.ts";
import {
  type Column,
  type FieldOf,
  type Filter,
  type OwnTexts,
  type Resource,
  textOf,
} from "./resource.ts";

/** How a field is shown, if not in the usual way. */
type Shown = Partial<Omit<Column, "id">>;
/** A column without a field of its own. */
type OwnColumn = Omit<Column, "id">;
export type OwnFilter = Omit<Filter, "id">;

type DerivedKeys = "table" | "texts" | "columns" | "exported" | "search" | "filters" | "fields";
type Own<
  Declared extends Fields,
  Listed extends string,
  Filtered extends string,
  Named extends PropertyKey,
  Words extends { fields: object },
> = Omit<Resource, DerivedKeys> & {
  texts: Texts<OwnTexts>;
  /** The words for its fields: a section of messages/<language>/admin/fields/. */
  words: Texts<Words> & Texts<NothingElse<Words, FieldWords<Declared, Listed, Filtered, Named>>>;
} & ([Exclude<Listed, keyof Declared>] extends [never]
    ? { columns?: Partial<Record<Listed, Shown>> }
    : {
        columns: Record<Exclude<Listed, keyof Declared>, OwnColumn> &
          Partial<Record<keyof Declared, Shown>>;
      }) &
  ([Exclude<Filtered, keyof Declared>] extends [never]
    ? { filters?: undefined }
    : { filters: Record<Exclude<Filtered, keyof Declared>, OwnFilter> });

/** Builds the list and form of a declaration, with what the office's pages add to it. */
export function defineResource<
  Declared extends Fields,
  Listed extends string,
  Filtered extends string,
  Words extends FieldWords<Declared, Listed, Filtered, Named>,
  Named extends keyof Choosing<Declared> = never,
>(
  declared: Declaration<Declared, Listed, Filtered>,
  {
    texts,
    words,
    columns,
    filters,
    names,
    ...rest
  }: Own<Declared, Listed, Filtered, Named, Words> & {
    /** The choices of a field are named in another section. */
    names?: { [Name in Named]: Texts<NamesOf<Choosing<Declared>, Name>> };
  },
): Resource {
  const fields: Fields = declared.fields;
  const allWords: Texts<AnyFieldWords> = words;
  const choicesOf = choicesBy((names ?? {}) as ChoiceNames, allWords);
  const shown = (columns ?? {}) as Record<string, Shown>;
  const own = (filters ?? {}) as Record<string, OwnFilter>;
  const columnOf = (id: string): Column => {
    const field = fields[id];
    return {
      ...(field && usualColumn(id, field, choicesOf(id, field))),
      ...shown[id],
      id,
    } as Column;
  };
  const filterOf = (id: string): Filter => {
    const field = fields[id];
    const { column, choices, loadedChoices } = own[id] ?? {
      column: id,
      choices: filterChoices(id, field, choicesOf),
      loadedChoices: field?.loadedChoices,
    };
    return { id, column: column ?? id, choices, ...(loadedChoices && { loadedChoices }) };
  };
  return {
    ...rest,
    table: declared.table,
    // A browser has only the words of its own language.
    texts: Object.fromEntries(
      (Object.keys(texts) as Language[]).map((language) => [
        language,
        { ...texts[language], ...wordsIn(declared, allWords, language) },
      ]),
    ) as Resource["texts"],
    columns: declared.listed.map(columnOf),
    exported: (declared.exported ?? []).map(columnOf),
    search: declared.search,
    filters: declared.filters.map(filterOf),
    fields: formFields(declared).map(([name, field]) => fieldOf(name, field, choicesOf)),
  };
}

function usualColumn(id: string, field: Field, choices: Choices): Omit<Column, "id"> {
  const { onPhones } = field;
  const shared = onPhones ? { onPhones } : {};
  const text = (row: Parameters<Column["show"]>[0]) => textOf(row, id);
  if (id === "campus") {
    return {
      ...shared,
      show: (row) => <CampusMark campus={text(row) || null} />,
      plain: (row, language) => campusName(text(row) || null, language),
    };
  }
  switch (field.kind) {
    case "number":
      return { ...shared, show: text, isNumber: true };
    case "day":
    case "moment":
      return {
        ...shared,
        show: (row, language) => {
          const day = text(row);
          return day ? <span className="whitespace-nowrap">{shortDate(day, language)}</span> : "";
        },
        plain: text,
      };
    case "check":
      return {
        ...shared,
        show: (row, language) => yesOrNo(language)[row[id] === true ? 0 : 1].name,
      };
    case "choice":
      return {
        ...shared,
        show: (row, language) =>
          choices(language).find((each) => each.id === text(row))?.name ?? text(row),
      };
    case "documents":
      return {
        ...shared,
        show: (row) => {
          const ids = row[id];
          return Array.isArray(ids) ? ids.join(" ") : "";
        },
      };
    default:
      return { ...shared, show: text };
  }
}

export const yesOrNo = (language: Language) =>
  [
    { id: "true", name: adminTexts[language].yes },
    { id: "false", name: adminTexts[language].no },
  ] as const;

function filterChoices(id: string, field: Field | undefined, choicesOf: ChoicesOf): Choices {
  if (!field) throw new Error(`No field and no filter is called ${id}.`);
  if (field.kind === "check") return yesOrNo;
  const choices = choicesOf(id, field);
  if (id !== "campus" || field.blank === undefined) return choices;
  return (language) => [
    ...choices(language),
    { id: withoutValue, name: campusName(null, language) },
  ];
}

/** Lists may be empty unless they are needed; addresses are made from the name. */
const alwaysOptional = [
  "list",
  "lines",
  "choices",
  "documents",
  "nested",
  "slug",
  "path",
  "blocks",
];
const usuallyWide = ["check"];

/** A declared field in the form's shape. */
export function fieldOf(name: string, field: Field, choicesOf: ChoicesOf): FieldOf {
  const { kind, blank, wide, translated, from, choices, chosenFrom, grows, loadedChoices, parts } =
    field;
  const { folded, onlyWith, needed } = field;
  const isOptional = blank !== undefined || (alwaysOptional.includes(kind) && !needed);
  return {
    name,
    kind,
    ...(isOptional && { optional: true }),
    ...((wide || usuallyWide.includes(kind)) && { wide: true }),
    ...(translated && { translated }),
    ...(from && { from }),
    ...(grows && { grows }),
    ...(folded && { folded }),
    ...(onlyWith && { onlyWith }),
    ...((choices || chosenFrom) && { choices: choicesOf(name, field) }),
    ...(loadedChoices && { loadedChoices }),
    ...(parts && {
      parts: Object.entries(parts).map(([part, of]) => partOf(name, part, of, choicesOf)),
    }),
  };
}

/** In a list entry a field is narrower than the form unless it says otherwise. */
function partOf(list: string, name: string, part: Field, choicesOf: ChoicesOf): FieldOf {
  const { wide: _, ...field } = fieldOf(`${list}.${name}`, part, choicesOf);
  return { ...field, name, ...(part.wide && { wide: true }) };
}
