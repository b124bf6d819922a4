import type { z } from "zod";
import type { RowValues } from "../../../data/office/rows.ts";
import type { AdminTexts } from "../frame/failures.tsx";
import type { FieldOf } from "../resource.ts";
import { withTranslations } from "./field-values.ts";

/** What is wrong, by field, in the words of the page. */
export type Refusals = Record<string, string>;

type Issue = z.core.$ZodIssue;
type Sentences = AdminTexts["refusals"];

/** The schema's refusals of these values as sentences: the first of each field. */
export function refusalsOf(
  issues: readonly Issue[],
  values: RowValues,
  fields: readonly FieldOf[],
  sentences: Sentences,
): Refusals {
  const refusals: Refusals = {};
  for (const issue of issues) {
    const path = issue.path.join(".");
    // What is wrong within an entry of a list is said at the list.
    const field = withTranslations(fields).find(
      ({ name }) => path === name || path.startsWith(`${name}.`),
    );
    const name = field?.name ?? path;
    refusals[name] ??=
      values[name] === null ? missing(field, sentences) : sentenceFor(issue, field, sentences);
  }
  return refusals;
}

function sentenceFor(issue: Issue, field: FieldOf | undefined, sentences: Sentences): string {
  const own = issue.message as keyof Sentences;
  if (issue.code === "custom" && typeof sentences[own] === "string") return sentences[own];
  if (issue.code === "too_small") {
    return issue.origin === "number"
      ? sentences.atLeast(Number(issue.minimum))
      : missing(field, sentences);
  }
  if (issue.code === "too_big") {
    const most = Number(issue.maximum);
    if (issue.origin === "array") return sentences.tooMany(most);
    return issue.origin === "string" ? sentences.tooLong(most) : sentences.atMost(most);
  }
  switch (field?.kind) {
    case "number":
      return sentences.number;
    case "day":
    case "moment":
      return sentences.date;
    case "choice":
      return sentences.choice;
    case "slug":
      return sentences.slug;
    case "link":
      return sentences.link;
    default:
      return issue.code === "invalid_format" && issue.format === "email"
        ? sentences.email
        : sentences.other;
  }
}

function missing(field: FieldOf | undefined, sentences: Sentences): string {
  return field?.kind === "choice" ? sentences.choice : sentences.missing;
}

/** What the database refused although the schema took it: the field it names, where it names one. */
export function databaseRefusal(
  failure: unknown,
  fields: readonly FieldOf[],
  sentences: Sentences,
): Refusals | undefined {
  const { code, details = "", message = "" } = failure as Partial<Record<string, string>>;
  const named = (text: string) => fields.find(({ name }) => text.includes(name));
  if (code === "23505") {
    const field = named(details) ?? named(message);
    return field && { [field.name]: sentences.taken };
  }
  if (code === "23514" || code === "22023") {
    const field = named(details) ?? named(message);
    return field && { [field.name]: sentences.other };
  }
  return undefined;
}
