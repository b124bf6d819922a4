import type { Json } from "../../../data/database.types.ts";
import type { Shape } from "./content-shape.ts";

/** Where a part of the content is: "years/rows/2/title". */
export type Path = string;

/**
 * A page's content in both languages, side by side: the Hindi has the English's lists entry by entry,
 * "" where nothing is translated. `source` is the English that each Hindi text was made from, null
 * for one that was written just now.
 */
export type Content = { english: Json; hindi: Json; source: Json };

const steps = (path: Path) => path.split("/").filter(Boolean);

function childOf(tree: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(tree)) return tree[Number(step)];
  return typeof tree === "object" && tree !== null ? tree[step] : undefined;
}

export function valueAt(tree: Json | undefined, path: Path): Json | undefined {
  return steps(path).reduce<Json | undefined>(childOf, tree);
}

/** The tree with another value in one place; what is beside that place stays the same object. */
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

/** The same change of one list in all three trees. */
export function withList(content: Content, path: Path, change: (list: Json[]) => Json[]): Content {
  const changed = (tree: Json) => {
    const list = valueAt(tree, path);
    return withValue(tree, path, change(Array.isArray(list) ? list : []));
  };
  const { english, hindi, source } = content;
  return { english: changed(english), hindi: changed(hindi), source: changed(source) };
}

/** What stands in a part before anybody has filled it in. */
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

/**
 * Saved contents as a form takes them. A Hindi text that is the English counts as not translated; an
 * entry that a list has in Hindi alone stands beside an empty English one, which no schema lets be saved.
 */
export function contentOf(
  shape: Shape,
  saved: { english?: Json | undefined; hindi?: Json | undefined; source?: Json | null | undefined },
): Content {
  const english = lengthened(shape, saved.english ?? emptyOf(shape), saved.hindi);
  const translated = (here: Json, there: Json | undefined) => (there === here ? "" : (there ?? ""));
  // A Hindi text without an English one was made from none.
  const former = (here: Json, there: Json | undefined) => there ?? (here === "" ? null : here);
  return {
    english,
    hindi: aligned(shape, english, saved.hindi, translated),
    source: aligned(shape, english, saved.source ?? undefined, former),
  };
}

/** The English with an empty entry for each that a list has in Hindi alone. */
function lengthened(shape: Shape, english: Json, hindi: Json | undefined): Json {
  if (shape.kind === "group") {
    return Object.fromEntries(
      shape.fields.flatMap(({ name, shape: part }) => {
        const here = childOf(english, name);
        return here === undefined ? [] : [[name, lengthened(part, here, childOf(hindi, name))]];
      }),
    );
  }
  if (shape.kind !== "list" || !Array.isArray(english)) return english;
  const others = Array.isArray(hindi) ? hindi : [];
  return [
    ...english.map((item, i) => lengthened(shape.item, item, others[i])),
    ...others.slice(english.length).map((item) => withoutWords(shape.item, item)),
  ];
}

/** A value with all texts of its language taken out. */
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

/** The texts of another tree in the English one's places; what is no text of a language is the English's. */
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

/** What is saved: optional parts that are empty are left out, and the Hindi has the English where it has no words. */
export function savedOf(shape: Shape, { english, hindi, source }: Content) {
  const clean = withoutEmpty(shape, english) as Json;
  const isTranslated = textsOf(shape, hindi).some(({ isShared, text }) => !isShared && text !== "");
  return {
    english: clean,
    hindi: isTranslated ? aligned(shape, clean, hindi, (here, there) => there || here) : null,
    source: isTranslated ? aligned(shape, clean, source, (here, there) => there ?? here) : null,
  };
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

type TextAt = { path: Path; text: string; isShared: boolean };

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
    default:
      return [{ path: at, text: String(tree ?? ""), isShared: true }];
  }
}

/** Whether the Hindi of a text was made from another English than there is now. */
export function isOutdated(
  english: Json | undefined,
  hindi: Json | undefined,
  source: Json | undefined,
): boolean {
  return Boolean(hindi) && typeof source === "string" && source !== english;
}

/** How many Hindi texts are older than their English. */
export function countOutdated(shape: Shape, { english, hindi, source }: Content): number {
  return textsOf(shape, english).filter(
    ({ path, text, isShared }) =>
      !isShared && isOutdated(text, valueAt(hindi, path), valueAt(source, path)),
  ).length;
}
