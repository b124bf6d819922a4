import type { Json } from "../../../data/database.types.ts";
import { byTranslation, type Translation } from "../../../data/languages.ts";
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

/** What a step leads to: a part of a group, or an entry of a list. */
export function childOf(tree: Json | undefined, step: string | number): Json | undefined {
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

/** The contents of each language, with the language. */
export function entriesOf<Each>(
  each: Partial<Record<Translation, Each>>,
): [language: Translation, each: Each][] {
  return Object.entries(each) as [Translation, Each][];
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
