import { indianClock, instantOfClock } from "../../../data/calendar/indian-time.ts";
import type { Json } from "../../../data/database.types.ts";
import {
  type Language,
  languageNamed,
  type Translation,
  translations,
} from "../../../data/languages.ts";
import type { RowValues } from "../../../data/office/rows.ts";
import type { BlockKind } from "../../../data/own-pages/blocks.ts";
import { languageName } from "../../language/names.ts";
import type { AdminTexts } from "../frame/failures.tsx";
import { isBlockKind, partsOfBlock } from "../own-pages/block-form.ts";
import type { FieldOf, Resource } from "../resource.ts";
import { inLatinLetters } from "./latin-letters.ts";
import { readNumber } from "./typed-number.ts";

/** The contents of a form's controls, by field. */
export type Typed = Record<string, string>;

/** The contents of the controls of one block of a page. */
export type TypedBlock = { kind: BlockKind; id: string; typed: Typed };

type Values = Record<string, Json | undefined>;

/** The column value for typed text. Unreadable text stays text, and the schema refuses it. */
function read(field: FieldOf, typed: Typed): Json {
  const { kind, name } = field;
  const all = typed[name] ?? "";
  const text = all.trim();
  switch (kind) {
    case "check":
      return all === "on";
    case "number":
      return readNumber(text) ?? (text || null);
    case "list":
    case "choices":
    case "documents":
      return entries(text, /[,\n]/);
    case "lines":
      return entries(text, /\n/);
    case "moment":
      return readMoment(text) ?? (text || null);
    case "slug":
      return slugOf(text) || slugOf(typed[field.from ?? ""] ?? "") || null;
    case "path":
      return pathOf(text) || slugOf(typed[field.from ?? ""] ?? "") || null;
    case "blocks":
      return typedBlocks(all).map(({ kind, id, typed: own }) => ({
        kind,
        id,
        ...valuesOf(partsOfBlock(kind), own),
      }));
    case "nested":
      return nestedEntries(all).map((entry) => valuesOf(field.parts ?? [], entry));
    case "text":
    case "long-text":
    case "rich-text":
    case "choice":
    case "day":
    case "clock":
    case "link":
    case "picture":
    case "file":
    case "id":
    case "recurrence":
      return text || null;
  }
}

/** The instant for typed Indian time; undefined if it is invalid. */
export function readMoment(typed: string): string | undefined {
  const instant = new Date(`${typed}Z`);
  if (typed === "" || Number.isNaN(instant.getTime())) return undefined;
  return instantOfClock(instant).toISOString();
}

function write(field: FieldOf, value: Json | undefined): string {
  const { kind } = field;
  if (value === null || value === undefined) return "";
  if (kind === "check") return value === true ? "on" : "";
  if (["list", "choices", "documents"].includes(kind))
    return Array.isArray(value) ? value.join(", ") : "";
  if (kind === "lines") return Array.isArray(value) ? value.join("\n") : "";
  if (kind === "moment" && typeof value === "string") {
    return indianClock(value).toISOString().slice(0, 16);
  }
  if (kind === "nested") {
    const rows = Array.isArray(value) ? value : [];
    const typed = rows.map((row) => typedOf(field.parts ?? [], row as Values));
    return typed.length > 0 ? JSON.stringify(typed) : "";
  }
  if (kind === "blocks") {
    const blocks = (Array.isArray(value) ? value : []) as (Values & { kind: string })[];
    const typed = blocks.filter(({ kind: of }) => isBlockKind(of)) as (Values & TypedBlock)[];
    const written = typed.map((block) => ({
      kind: block.kind,
      id: block.id,
      typed: typedOf(partsOfBlock(block.kind), block),
    }));
    return written.length > 0 ? JSON.stringify(written) : "";
  }
  return String(value);
}

function entries(text: string, between: RegExp): string[] {
  return text
    .split(between)
    .map((each) => each.trim())
    .filter(Boolean);
}

/** The contents of a page's blocks, as their field stores them. */
export function typedBlocks(typed: string): TypedBlock[] {
  return typed ? JSON.parse(typed) : [];
}

/** The entries of a nested list, as its field stores them. */
export function nestedEntries(typed: string): Typed[] {
  return typed ? JSON.parse(typed) : [];
}

/** "/Boarding/Food and kitchen" → "boarding/food-and-kitchen" */
function pathOf(text: string): string {
  return text.split("/").map(slugOf).filter(Boolean).join("/");
}

/** "Founders' Day 2026" → "founders-day-2026"; "" for a text in neither Latin letters, Devanagari nor digits. */
function slugOf(text: string): string {
  return inLatinLetters(text)
    .normalize("NFKD")
    .replaceAll(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 120)
    .replaceAll(/^-+|-+$/g, "");
}

/**
 * The row with a form's values. Where a field is a part of a JSON column, the rest of that column comes
 * from `known`.
 */
export function valuesOf(fields: readonly FieldOf[], typed: Typed, known: Values = {}): RowValues {
  const values: RowValues = {};
  for (const field of withTranslations(fields)) {
    const [column = "", ...place] = field.name.split(".");
    const value = read(field, typed);
    if (place.length === 0) values[column] = value;
    else {
      values[column] ??= structuredClone(known[column] ?? {});
      putAt(values[column] as RowValues, place, value);
    }
  }
  return values;
}

/** An empty translation is left out, because pages treat any existing one as a translation. */
function putAt(target: RowValues, [first = "", ...rest]: string[], value: Json): void {
  if (rest.length > 0) {
    const inner = target[first];
    target[first] = typeof inner === "object" && inner !== null ? inner : {};
    putAt(target[first] as RowValues, rest, value);
  } else if (value === null || (Array.isArray(value) && value.length === 0)) {
    delete target[first];
  } else {
    target[first] = value;
  }
}

/** The form's values for a row. */
export function typedOf(fields: readonly FieldOf[], values: Values): Typed {
  return Object.fromEntries(
    withTranslations(fields).map((field) => [field.name, write(field, at(values, field.name))]),
  );
}

function at(values: Values | Json, name: string): Json | undefined {
  let value = values as Json | undefined;
  for (const step of name.split(".")) {
    // A picture without a description is stored as its address only.
    if (typeof value === "string") value = step === "src" ? value : undefined;
    else value = (value as Values | null | undefined)?.[step];
  }
  return value;
}

/** The contents of a field, as shown where versions are compared. */
export function readable(field: FieldOf, typed = ""): string {
  if (field.kind !== "nested") return typed;
  const parts = withTranslations(field.parts ?? []);
  return nestedEntries(typed)
    .map((entry) => parts.map((part) => readable(part, entry[part.name])).join(": "))
    .join(" · ");
}

/** The present contents of a form. */
export function typedIn(fields: readonly FieldOf[], form: HTMLFormElement): Typed {
  const data = new FormData(form);
  // Forms write the end of a line as CR LF.
  const textOf = (name: string) => String(data.get(name) ?? "").replaceAll("\r\n", "\n");
  return Object.fromEntries(withTranslations(fields).map(({ name }) => [name, textOf(name)]));
}

/** A field in another language, as a field of its own. */
export function translated(field: FieldOf, lang: Translation): FieldOf {
  return { ...field, name: `translations.${lang}.${field.name}`, optional: true, lang };
}

/** All fields of a form, each followed by its translations if any. */
export function withTranslations(fields: readonly FieldOf[]): FieldOf[] {
  return fields.flatMap((field) =>
    field.translated ? [field, ...translations.map(({ id }) => translated(field, id))] : [field],
  );
}

/** The name of a place within a field: "blocks.2.heading" is in the field of the blocks. */
export function placeInForm(
  resource: Resource,
  place: string,
  language: Language,
  t: AdminTexts,
): string {
  const known = withTranslations(resource.fields).map(({ name }) => name);
  const field = stepsOf(place).find((each) => known.includes(each));
  return field ? wordsOf(resource, field, language, t).label : place;
}

/** "blocks.2.heading", "blocks.2" and "blocks": a place and its parents. */
export function stepsOf(place: string): string[] {
  const steps = place.split(/(?=[./])/);
  return steps.map((_, index) => steps.slice(0, steps.length - index).join(""));
}

/** "translations.hi.title"; in an entry of a list "questions.translations.hi.label". */
const translation = /^(.*)\btranslations\.([a-z]{2,3})\.(.+)$/;

/** The name of a field and its control. */
export function wordsOf(
  resource: Resource,
  name: string,
  language: Language,
  t: AdminTexts,
): { label: string; hint?: string } {
  const words = resource.texts[language].fields;
  const [, list, id, part] = translation.exec(name) ?? [];
  if (part === undefined) return words[name] ?? { label: name };
  const { label = part, inTranslation } = words[`${list}${part}`] ?? {};
  return {
    label: t.inLanguage({ label, language: languageName(languageNamed(id), language) }),
    ...(inTranslation && { hint: inTranslation }),
  };
}
