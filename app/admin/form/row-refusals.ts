import type { z } from "zod";
import type { RowValues } from "../../../data/office/rows.ts";
import type { BlockKind } from "../../../data/own-pages/blocks.ts";
import type { AdminTexts } from "../frame/failures.tsx";
import { partsOfBlock } from "../own-pages/block-form.ts";
import type { FieldOf } from "../resource.ts";
import { withTranslations } from "./field-values.ts";

/** Errors by field, in the language of the page. */
export type Refusals = Record<string, string>;

type Issue = z.core.$ZodIssue;
type Sentences = AdminTexts["refusals"];

/** The schema's errors for these values as sentences: the first of each field. */
export function refusalsOf(
  issues: readonly Issue[],
  values: RowValues,
  fields: readonly FieldOf[],
  sentences: Sentences,
): Refusals {
  const refusals: Refusals = {};
  for (const issue of issues) {
    const path = issue.path.join(".");
    // Errors of a whole list entry are shown at the list.
    const field = withTranslations(fields).find(
      ({ name }) => path === name || path.startsWith(`${name}.`),
    );
    if (isMadeFromNothing(field, values)) continue;
    const parts = field && issue.path.length > 2 ? partsOfEntry(field, issue, values) : undefined;
    if (parts) {
      Object.assign(refusals, refusalsOfEntry(issue, values, parts, sentences), refusals);
      continue;
    }
    const name = field?.name ?? path;
    // A field that another field requires has its own sentence.
    const isOpen = values[name] === null && issue.code !== "custom";
    refusals[name] ??= isOpen ? missing(field, sentences) : sentenceFor(issue, field, sentences);
  }
  return refusals;
}

/** An address that is made from another field needs no error of its own where that field is still empty. */
function isMadeFromNothing(field: FieldOf | undefined, values: RowValues): boolean {
  return field?.from !== undefined && values[field.name] === null && !values[field.from];
}

/** The parts of the list entry with an error; undefined if the field has none. */
function partsOfEntry(
  field: FieldOf,
  { path: [, place] }: Issue,
  values: RowValues,
): readonly FieldOf[] | undefined {
  if (field.kind === "nested") return field.parts;
  if (field.kind !== "blocks") return undefined;
  const blocks = values[field.name] as { kind: BlockKind }[];
  return partsOfBlock(blocks[Number(place)]?.kind ?? "text");
}

/** An error in an entry of a list or in a block is shown at its part: "hosts.1.from", "blocks.2.heading". */
function refusalsOfEntry(
  issue: Issue,
  values: RowValues,
  parts: readonly FieldOf[],
  sentences: Sentences,
): Refusals {
  const [list, place, ...path] = issue.path;
  const entry = (values[String(list)] as RowValues[])[Number(place)];
  if (!entry) return {};
  const own = refusalsOf([{ ...issue, path }], entry, parts, sentences);
  return Object.fromEntries(
    Object.entries(own).map(([part, said]) => [`${String(list)}.${String(place)}.${part}`, said]),
  );
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
      return sentences.other;
  }
}

function missing(field: FieldOf | undefined, sentences: Sentences): string {
  if (field?.kind === "choice") return sentences.choice;
  // An address may be left empty, unless no letters of the title can stand in one.
  return field?.from ? sentences.slug : sentences.missing;
}

/** An error of the database for values that the schema accepted: at the field that it names, if any. */
export function refusedField(
  failure: unknown,
  fields: readonly FieldOf[],
  sentences: Sentences,
): Refusals | undefined {
  const { code, details = "", message = "" } = failure as Partial<Record<string, string>>;
  const isShown = details === "not_publisher" && fields.some(({ name }) => name === "is_active");
  if (isShown) return { is_active: sentences.shownByEditor };
  const named = (text: string) => fields.find(({ name }) => text.includes(name));
  if (code === "23505") {
    const field = named(details) ?? named(message);
    return field && { [field.name]: sentences.taken };
  }
  if (code === "23514" || code === "22023") {
    const field = named(details) ?? named(message);
    if (!field) return undefined;
    const isChosen = field.kind === "choice" || field.kind === "choices";
    return { [field.name]: isChosen ? sentences.choice : sentences.other };
  }
  return undefined;
}
