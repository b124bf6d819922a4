import type { z } from "zod";
import type { Json } from "../../../data/database.types.ts";
import { type Translation, translations } from "../../../data/languages.ts";
import { type ContentsByLanguage, keyIn } from "../../../data/office/site-content.ts";
import type { AdminTexts } from "../frame/failures.tsx";
import type { Shape } from "./content-shape.ts";
import {
  type Content,
  entriesOf,
  inAllTrees,
  type Path,
  type Translated,
  textsOf,
  valueAt,
  withList,
  withValue,
} from "./content-tree.ts";
import { contentOf, type savedOf } from "./saved-content.ts";

/** One change of the content; a list changes in all languages together. */
export type Edit =
  | { kind: "english"; path: Path; value: Json | undefined }
  | { kind: "translation"; into: Translation; path: Path; value: Json | undefined }
  | { kind: "part"; path: Path; value: Json | undefined }
  | { kind: "seen"; into: Translation; path: Path }
  | { kind: "list"; path: Path; change: (list: Json[]) => Json[] }
  /** Moves an entry of one list to the end of another. */
  | { kind: "move"; path: Path; place: number; to: Path };

export type ContentFieldProps = {
  shape: Shape;
  path: Path;
  name: string;
  english: Json | undefined;
  translations: Record<Translation, { said: Json | undefined; source: Json | undefined }>;
  edit: (change: Edit) => void;
  refusals: Record<string, string>;
  isOptional: boolean;
  /** The level of its heading. */
  depth: number;
};

type Sentences = AdminTexts["refusals"] & { url: string };

/** Errors by place: "lead", and "hi/lead" for its Hindi. */
export function contentRefusals(
  schema: z.ZodObject,
  saved: ReturnType<typeof savedOf>,
  sentences: Sentences,
): Record<string, string> {
  const refusals: Record<string, string> = {};
  const english = schema.safeParse(saved.english);
  for (const issue of english.error?.issues ?? []) {
    refusals[issue.path.join("/")] ??= sentenceFor(issue, sentences);
  }
  // Errors in English are reported there; a translation reports only errors in its own words.
  for (const [id, { content }] of english.success ? entriesOf(saved.translations) : []) {
    for (const issue of schema.safeParse(content).error?.issues ?? []) {
      refusals[keyIn(id, issue.path.join("/"))] ??= sentenceFor(issue, sentences);
    }
  }
  return refusals;
}

function sentenceFor(issue: z.core.$ZodIssue, sentences: Sentences): string {
  switch (issue.code) {
    case "too_small":
      return issue.origin === "number" ? sentences.number : sentences.missing;
    case "too_big": {
      const most = Number(issue.maximum);
      if (issue.origin === "array") return sentences.tooMany(most);
      return issue.origin === "string" ? sentences.tooLong(most) : sentences.number;
    }
    case "invalid_type":
      return issue.expected === "number" ? sentences.number : sentences.missing;
    case "invalid_format":
      if (issue.format === "date") return sentences.date;
      return issue.format === "url" ? sentences.url : sentences.other;
    default:
      if (issue.message === "email") return sentences.email;
      return issue.path.at(-1) === "goesTo" ? sentences.link : sentences.other;
  }
}

function moved(tree: Json, { path, place, to }: Extract<Edit, { kind: "move" }>): Json {
  const [from, target] = [valueAt(tree, path), valueAt(tree, to)];
  const entry = Array.isArray(from) ? from[place] : undefined;
  if (!Array.isArray(from) || !Array.isArray(target) || entry === undefined) return tree;
  const without = withValue(tree, path, from.toSpliced(place, 1));
  return withValue(without, to, [...target, entry]);
}

/** All languages as saved, in the form's shape. */
export function contentIn(shape: Shape, { en, ...translations }: ContentsByLanguage): Content {
  return contentOf(shape, { english: en?.content, translations });
}

/** The content after a change. */
export function changed(before: Content, change: Edit): Content {
  switch (change.kind) {
    case "english":
      return { ...before, english: withValue(before.english, change.path, change.value) };
    case "translation":
    case "seen": {
      const { said, source } = before.translations[change.into];
      const next: Translated = {
        said: change.kind === "seen" ? said : withValue(said, change.path, change.value ?? ""),
        // Written or reviewed just now, so it matches the present English.
        source: withValue(source, change.path, null),
      };
      return { ...before, translations: { ...before.translations, [change.into]: next } };
    }
    case "list":
      return withList(before, change.path, change.change);
    case "move":
      return inAllTrees(before, (tree) => moved(tree, change));
    case "part":
      return inAllTrees(before, (tree) => withValue(tree, change.path, change.value));
  }
}

/** The contents of a draft; undefined if they are from before a language was added. */
export function draftedContent(draft: Content): Content | undefined {
  const isWhole = translations.every(({ id }) => draft.translations?.[id]);
  return isWhole ? draft : undefined;
}

/** Every text by its place, with the Hindi ones below "hi/". */
export function allTexts(shape: Shape, content: Content): Record<string, string> {
  const translated = entriesOf(content.translations).flatMap(([id, { said }]) =>
    textsOf(shape, said)
      .filter(({ isShared }) => !isShared)
      .map(({ path, text }) => [keyIn(id, path), text]),
  );
  return Object.fromEntries([
    ...textsOf(shape, content.english).map(({ path, text }) => [path, text]),
    ...translated,
  ]);
}
