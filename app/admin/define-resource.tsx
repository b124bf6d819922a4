import { type Language, languages, listIn } from "../../data/languages.ts";
import { type Declaration, type Field, formFields, type Words } from "../../data/office/fields.ts";
import { campusName } from "../../data/school/campuses.ts";
import { CampusMark } from "../ui/campus-mark.tsx";
import { shortDate } from "../ui/dates.ts";
import { withoutValue } from "./list/list-state.ts";
import {
  type Choice,
  type Column,
  type FieldOf,
  type Filter,
  type OwnTexts,
  type Resource,
  type ResourceTexts,
  textOf,
} from "./resource.ts";

/** How a field is shown, where that is not as usual. */
type Shown = Partial<Omit<Column, "id">>;
/** A column that is no field of its own. */
type OwnColumn = Omit<Column, "id"> & { words: Words };
export type OwnFilter = Omit<Filter, "id"> & { label: Words; all: Words };

type DerivedKeys = "table" | "texts" | "columns" | "exported" | "search" | "filters" | "fields";
type Own<Name extends string, Listed extends string, Filtered extends string> = Omit<
  Resource,
  DerivedKeys
> & {
  texts: Record<Language, OwnTexts>;
} & ([Exclude<Listed, Name>] extends [never]
    ? { columns?: Partial<Record<Listed, Shown>> }
    : { columns: Record<Exclude<Listed, Name>, OwnColumn> & Partial<Record<Name, Shown>> }) &
  ([Exclude<Filtered, Name>] extends [never]
    ? { filters?: undefined }
    : { filters: Record<Exclude<Filtered, Name>, OwnFilter> });

/** The list and the form of what is declared, with what the office's pages add to it. */
export function defineResource<Name extends string, Listed extends string, Filtered extends string>(
  declared: Declaration<Name, Listed, Filtered>,
  { texts, columns, filters, ...rest }: Own<Name, Listed, Filtered>,
): Resource {
  const fields: Readonly<Record<string, Field>> = declared.fields;
  const shown = (columns ?? {}) as Record<string, Shown & { words?: Words }>;
  const own = (filters ?? {}) as Record<string, OwnFilter>;
  const columnOf = (id: string): Column => {
    const field = fields[id];
    return { ...(field && usualColumn(id, field)), ...shown[id], id } as Column;
  };
  const filterOf = (id: string): Filter => {
    const field = fields[id];
    const { column, choices, loadedChoices } = own[id] ?? {
      column: id,
      choices: filterChoices(id, field),
      loadedChoices: field?.loadedChoices,
    };
    return { id, column: column ?? id, choices, ...(loadedChoices && { loadedChoices }) };
  };
  const named = [...declared.listed, ...(declared.exported ?? [])];
  const textsIn = (language: Language): ResourceTexts => ({
    ...texts[language],
    columns: Object.fromEntries(
      [...new Set([...named, ...Object.keys(fields)])].map((id) => {
        const words = shown[id]?.words ?? fields[id]?.header ?? fields[id];
        return [id, words?.[language] ?? id];
      }),
    ),
    fields: Object.fromEntries(Object.entries(fields).flatMap(labelsIn(language))),
    filters: Object.fromEntries(
      declared.filters.map((id) => {
        const label = own[id]?.label ?? fields[id];
        const all = own[id]?.all ?? fields[id]?.filter;
        return [id, { label: label?.[language] ?? id, all: all?.[language] ?? "" }];
      }),
    ),
  });
  return {
    ...rest,
    table: declared.table,
    texts: Object.fromEntries(languages.map(({ id }) => [id, textsIn(id)])) as Resource["texts"],
    columns: declared.listed.map(columnOf),
    exported: (declared.exported ?? []).map(columnOf),
    search: declared.search,
    filters: declared.filters.map(filterOf),
    fields: formFields(declared).map(fieldOf),
  };
}

const choicesOf =
  ({ choices = [] }: Field) =>
  (language: Language): readonly Choice[] =>
    listIn(choices as readonly { id: string; name: string; hi: object }[], language);

function usualColumn(id: string, field: Field): Omit<Column, "id"> {
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
          choicesOf(field)(language).find((each) => each.id === text(row))?.name ?? text(row),
      };
    default:
      return { ...shared, show: text };
  }
}

export const yesOrNo = (language: Language) =>
  [
    { id: "true", name: language === "hi" ? "हाँ" : "Yes" },
    { id: "false", name: language === "hi" ? "नहीं" : "No" },
  ] as const;

function filterChoices(id: string, field: Field | undefined): Filter["choices"] {
  if (!field) throw new Error(`No field and no filter is called ${id}.`);
  if (field.kind === "check") return yesOrNo;
  if (id !== "campus" || field.blank === undefined) return choicesOf(field);
  return (language) => [
    ...choicesOf(field)(language),
    { id: withoutValue, name: campusName(null, language) },
  ];
}

const alwaysOptional = ["list", "lines", "nested", "slug"];
const usuallyWide = ["check"];

function fieldOf([name, field]: [string, Field]): FieldOf {
  const { kind, blank, wide, translated, from, choices, loadedChoices, parts } = field;
  return {
    name,
    kind,
    ...((blank !== undefined || alwaysOptional.includes(kind)) && { optional: true }),
    ...((wide || usuallyWide.includes(kind)) && { wide: true }),
    ...(translated && { translated }),
    ...(from && { from }),
    ...(choices && { choices: choicesOf(field) }),
    ...(loadedChoices && { loadedChoices }),
    ...(parts && { parts: Object.entries(parts).map(partOf) }),
  };
}

/** In an entry of a list nothing is as wide as the form unless it says so. */
function partOf([name, part]: [string, Field]): FieldOf {
  const { wide, ...field } = fieldOf([name, part]);
  return part.wide ? { ...field, wide: true } : field;
}

/** The words of a field, and those of its parts under "questions.label". */
const labelsIn =
  (language: Language) =>
  ([name, field]: [string, Field]): [string, { label: string; hint?: string }][] => [
    [name, { label: field[language], ...(field.hint && { hint: field.hint[language] }) }],
    ...Object.entries(field.parts ?? {}).flatMap(([part, said]) =>
      labelsIn(language)([`${name}.${part}`, said]),
    ),
  ];
