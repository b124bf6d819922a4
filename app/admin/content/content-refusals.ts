import type { z } from "zod";
import type { Json } from "../../../data/database.types.ts";
import type { AdminTexts } from "../frame/failures.ts";

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
