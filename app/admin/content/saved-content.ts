import type { Json } from "../../../data/database.types.ts";
import { byTranslation, type Translation } from "../../../data/languages.ts";
import type { SavedTranslation } from "../../../data/office/site-content.ts";
import type { Shape } from "./content-shape.ts";
import {
  type Content,
  childOf,
  countOutdated,
  emptyOf,
  entriesOf,
  textsOf,
} from "./content-tree.ts";

// A page's content as the form edits it, from the saved contents of its languages and back.

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

/** The saved contents, with the number of texts of each translation that are older than their English. */
export function savedWithState(shape: Shape, content: Content) {
  const { english, translations } = savedOf(shape, content);
  const counted = entriesOf(translations).map(([id, saved]) => [
    id,
    { ...saved, outdated: countOutdated(shape, content, id) },
  ]);
  return { english, translations: Object.fromEntries(counted) };
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
