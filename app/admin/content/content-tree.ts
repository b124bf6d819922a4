import type { Json } from "../../../data/database.types.ts";
import { byTranslation, type Translation } from "../../../data/languages.ts";
import type { SavedTranslation } from "../../../data/office/site-content.ts";
import type { ChoiceList } from "../../../data/school/choice-lists.ts";
import type { Shape } from "./content-shape.ts";

/** Where a part of the content is: "years/rows/2/title". */
export type Path = string;

/**
 * A translation beside the English: it has the English's lists entry by entry, "" for untranslated text.
 * `source` holds the English from which each of its texts was made, null for one written just now.
 */
export type Translated = { said: Json; source: Json };

/** A page's content in all languages, side by side. */
export type Content = { english: Json; translations: Record<Translation, Translated> };

const steps = (path: Path) => path.split("/").filter(Boolean);

function childOf(tree: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(tree)) return tree[Number(step)];
  return typeof tree === "object" && tree !== null ? tree[step] : undefined;
}

export function valueAt(tree: Json | undefined, path: Path): Json | undefined {
  return steps(path).reduce<Json | undefined>(childOf, tree);
}

/** The tree with another value in one place; siblings of that place stay the same objects. */
export function withValue(tree: Json | undefined, path: Path, value: Json | undefined): Json {
  const [step, ...rest] = steps(path);
  if (step === undefined) return value ?? null;
  const inner = withValue(childOf(tree, step), rest.join("/"), value);
  if (Array.isArray(tree)) return tree.with(Number(step), inner);
  const next: Record<string, Json | undefined> = { ...(tree as Record<string, Json>) };
  if (rest.length === 0 && value === undefined) delete next[step];
  else next[step] = inner;
  return next as Json;
}

/** The same change of one list in all trees. */
export function withList(content: Content, path: Path, change: (list: Json[]) => Json[]): Content {
  const changed = (tree: Json) => {
    const list = valueAt(tree, path);
    return withValue(tree, path, change(Array.isArray(list) ? list : []));
  };
  return inAllTrees(content, changed);
}

/** The content with each of its trees changed in the same way. */
export function inAllTrees(
  { english, translations }: Content,
  changed: (tree: Json) => Json,
): Content {
  return {
    english: changed(english),
    translations: byTranslation((id) => ({
      said: changed(translations[id].said),
      source: changed(translations[id].source),
    })),
  };
}

/** The empty contents of a part. */
export function emptyOf(shape: Shape): Json {
  switch (shape.kind) {
    case "group":
      return Object.fromEntries(
        shape.fields
          .filter(({ isOptional }) => !isOptional)
          .map(({ name, shape: part }) => [name, emptyOf(part)]),
      );
    case "list":
      return [];
    case "check":
      return false;
    case "choice":
      return shape.choices[0] ?? "";
    default:
      return "";
  }
}

type Saved = Partial<Record<Translation, { content: Json; source: Json | null }>>;

/**
 * Saved contents in the form's shape. A translation identical to the English counts as untranslated; a list
 * entry that exists only in a translation gets an empty English one, which no schema accepts.
 */
export function contentOf(
  shape: Shape,
  saved: { english?: Json | undefined; translations: Saved },
): Content {
  const english = Object.values(saved.translations).reduce<Json>(
    (longer, { content }) => lengthened(shape, longer, content),
    saved.english ?? emptyOf(shape),
  );
  const translated = (here: Json, there: Json | undefined) => (there === here ? "" : (there ?? ""));
  // A translation without English was made from none.
  const former = (here: Json, there: Json | undefined) => there ?? (here === "" ? null : here);
  return {
    english,
    translations: byTranslation((id) => ({
      said: aligned(shape, english, saved.translations[id]?.content, translated),
      source: aligned(shape, english, saved.translations[id]?.source ?? undefined, former),
    })),
  };
}

/** The English, with an empty entry for each one that a list has only in a translation. */
function lengthened(shape: Shape, english: Json, said: Json | undefined): Json {
  if (shape.kind === "group") {
    return Object.fromEntries(
      shape.fields.flatMap(({ name, shape: part }) => {
        const here = childOf(english, name);
        return here === undefined ? [] : [[name, lengthened(part, here, childOf(said, name))]];
      }),
    );
  }
  if (shape.kind !== "list" || !Array.isArray(english)) return english;
  const others = Array.isArray(said) ? said : [];
  return [
    ...english.map((item, i) => lengthened(shape.item, item, others[i])),
    ...others.slice(english.length).map((item) => withoutWords(shape.item, item)),
  ];
}

/** A value without its texts in this language. */
function withoutWords(shape: Shape, value: Json): Json {
  if (shape.kind === "list") {
    return Array.isArray(value) ? value.map((item) => withoutWords(shape.item, item)) : [];
  }
  if (shape.kind === "group") {
    return Object.fromEntries(
      shape.fields.flatMap(({ name, shape: part }) => {
        const inner = childOf(value, name);
        return inner === undefined ? [] : [[name, withoutWords(part, inner)]];
      }),
    );
  }
  return shape.kind === "text" && !shape.isShared ? "" : value;
}

type PickText = (english: Json, other: Json | undefined) => Json;

/** The texts of another tree in place of the English ones; everything else stays the English's. */
function aligned(shape: Shape, english: Json, other: Json | undefined, pick: PickText): Json {
  switch (shape.kind) {
    case "group":
      return Object.fromEntries(
        shape.fields.flatMap(({ name, shape: part }) => {
          const here = childOf(english, name);
          return here === undefined
            ? []
            : [[name, aligned(part, here, childOf(other, name), pick)]];
        }),
      );
    case "list":
      return Array.isArray(english)
        ? english.map((item, i) => aligned(shape.item, item, childOf(other, String(i)), pick))
        : [];
    case "text":
      return shape.isShared ? english : pick(english, other);
    default:
      return english;
  }
}

/**
 * The contents to save: empty optional parts are left out, and a translation uses the English where it has
 * no words. A language without translations is left out.
 */
export function savedOf(shape: Shape, { english, translations }: Content) {
  const clean = withoutEmpty(shape, english) as Json;
  const saved: Partial<Record<Translation, SavedTranslation>> = {};
  for (const [id, { said, source }] of entriesOf(translations)) {
    if (textsOf(shape, said).every(({ isShared, text }) => isShared || text === "")) continue;
    saved[id] = {
      content: aligned(shape, clean, said, (here, there) => there || here),
      source: aligned(shape, clean, source, (here, there) => there ?? here),
    };
  }
  return { english: clean, translations: saved };
}

/** The contents of each language, with the language. */
export function entriesOf<Each>(
  each: Partial<Record<Translation, Each>>,
): [language: Translation, each: Each][] {
  return Object.entries(each) as [Translation, Each][];
}

function withoutEmpty(shape: Shape, value: Json | undefined): Json | undefined {
  if (shape.kind === "list") {
    return Array.isArray(value) ? value.map((item) => withoutEmpty(shape.item, item) ?? "") : [];
  }
  if (shape.kind !== "group") return typeof value === "string" ? value.trim() : value;
  return Object.fromEntries(
    shape.fields.flatMap(({ name, shape: part, isOptional }) => {
      const inner = withoutEmpty(part, childOf(value, name));
      const isLeft = isOptional && (inner === undefined || inner === "" || isEmptyGroup(inner));
      return isLeft || inner === undefined ? [] : [[name, inner]];
    }),
  );
}

function isEmptyGroup(value: Json): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === 0
  );
}

type TextAt = { path: Path; text: string; isShared: boolean; list?: ChoiceList };

/** Every single value of a tree with its place, as text. */
export function textsOf(shape: Shape, tree: Json | undefined, at: Path = ""): TextAt[] {
  const below = (step: string | number) => (at ? `${at}/${step}` : String(step));
  switch (shape.kind) {
    case "group":
      return shape.fields.flatMap(({ name, shape: part }) => {
        const inner = childOf(tree, name);
        return inner === undefined ? [] : textsOf(part, inner, below(name));
      });
    case "list":
      return Array.isArray(tree)
        ? tree.flatMap((item, i) => textsOf(shape.item, item, below(i)))
        : [];
    case "text":
      return [{ path: at, text: String(tree ?? ""), isShared: shape.isShared }];
    case "choice": {
      const list = shape.list && { list: shape.list };
      return [{ path: at, text: String(tree ?? ""), isShared: true, ...list }];
    }
    default:
      return [{ path: at, text: String(tree ?? ""), isShared: true }];
  }
}

/** Whether a translated text was made from a different English than the present one. */
export function isOutdated(
  english: Json | undefined,
  said: Json | undefined,
  source: Json | undefined,
): boolean {
  return Boolean(said) && typeof source === "string" && source !== english;
}

/** How many texts of a translation are older than their English. */
export function countOutdated(
  shape: Shape,
  { english, translations }: Content,
  language: Translation,
): number {
  const { said, source } = translations[language];
  return textsOf(shape, english).filter(
    ({ path, text, isShared }) =>
      !isShared && isOutdated(text, valueAt(said, path), valueAt(source, path)),
  ).length;
}

/** The saved contents, with the number of texts of each translation that are older than their English. */
export function savedWithState(shape: Shape, content: Content) {
  const { english, translations } = savedOf(shape, content);
  const counted = entriesOf(translations).map(([id, saved]) => [
    id,
    { ...saved, outdated: countOutdated(shape, content, id) },
  ]);
  return { english, translations: Object.fromEntries(counted) };
}
