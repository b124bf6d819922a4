import type { z } from "zod";
import type { Json } from "../../../data/database.types.ts";
import type { ContentRows } from "../../../data/office/site-content.ts";
import type { AdminTexts } from "../frame/failures.tsx";
import type { Shape } from "./content-shape.ts";
import {
  type Content,
  contentOf,
  type Path,
  textsOf,
  withList,
  withValue,
} from "./content-tree.ts";

/** One change of the content; a list changes in both languages alike. */
export type Edit =
  | { kind: "english" | "hindi"; path: Path; value: Json | undefined }
  | { kind: "part"; path: Path; value: Json | undefined }
  | { kind: "seen"; path: Path }
  | { kind: "list"; path: Path; change: (list: Json[]) => Json[] };

export type ContentFieldProps = {
  shape: Shape;
  path: Path;
  name: string;
  english: Json | undefined;
  hindi: Json | undefined;
  source: Json | undefined;
  edit: (change: Edit) => void;
  refusals: Record<string, string>;
  isOptional: boolean;
  /** The level of its heading. */
  depth: number;
};

type Sentences = AdminTexts["refusals"] & { url: string };

/** What is wrong, by place: "lead", and "hi/lead" for the Hindi of it. */
export function contentRefusals(
  schema: z.ZodObject,
  saved: { english: Json; hindi: Json | null },
  sentences: Sentences,
): Record<string, string> {
  const refusals: Record<string, string> = {};
  const english = schema.safeParse(saved.english);
  for (const issue of english.error?.issues ?? []) {
    refusals[issue.path.join("/")] ??= sentenceFor(issue, sentences);
  }
  // What is wrong in English is told there; the Hindi has its own only where its words are its own.
  const hindi = saved.hindi === null || !english.success ? english : schema.safeParse(saved.hindi);
  if (english.success) {
    for (const issue of hindi.error?.issues ?? []) {
      refusals[`hi/${issue.path.join("/")}`] ??= sentenceFor(issue, sentences);
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
      if (issue.format === "email") return sentences.email;
      if (issue.format === "date") return sentences.date;
      return issue.format === "url" ? sentences.url : sentences.other;
    default:
      return sentences.other;
  }
}

/** Both languages as they are saved, as the form takes them. */
export function contentIn(shape: Shape, { english, hindi }: ContentRows): Content {
  return contentOf(shape, {
    english: english?.content,
    hindi: hindi?.content,
    source: hindi?.source,
  });
}

/** The content after a change. */
export function changed(before: Content, change: Edit): Content {
  switch (change.kind) {
    case "english":
      return { ...before, english: withValue(before.english, change.path, change.value) };
    case "hindi":
      return {
        ...before,
        hindi: withValue(before.hindi, change.path, change.value ?? ""),
        // Written just now, so from the English of now.
        source: withValue(before.source, change.path, null),
      };
    case "seen":
      return { ...before, source: withValue(before.source, change.path, null) };
    case "list":
      return withList(before, change.path, change.change);
    case "part":
      return {
        english: withValue(before.english, change.path, change.value),
        hindi: withValue(before.hindi, change.path, change.value),
        source: withValue(before.source, change.path, change.value),
      };
  }
}

/** What a draft on this device says, where it says something else than what is saved. */
export function draftedContent(draft: Record<string, string>, saved: Content) {
  if (!draft.content || draft.content === JSON.stringify(saved)) return undefined;
  return JSON.parse(draft.content) as Content & Json;
}

/** Every text by its place, those of the Hindi below "hi/". */
export function allTexts(shape: Shape, { english, hindi }: Content): Record<string, string> {
  const translated = textsOf(shape, hindi).filter(({ isShared }) => !isShared);
  return Object.fromEntries([
    ...textsOf(shape, english).map(({ path, text }) => [path, text]),
    ...translated.map(({ path, text }) => [`hi/${path}`, text]),
  ]);
}
