import { z } from "zod";
import { recurrenceSchema } from "../calendar/recurrence.ts";
import type { Json } from "../database.types.ts";
import { isEmailAddress } from "../forms/email-address.ts";
import { clockPattern, entryIdPattern, phonePattern } from "../forms/patterns.ts";
import { translations } from "../languages.ts";
import { isOwnPath, isTakenPath } from "../own-pages/own-paths.ts";
import { isAddress } from "../pages/links.ts";
import { slugPattern } from "../pages/slugs.ts";
import { type Field, idsOfChoices } from "./field-types.ts";
import { type Declaration, formFields } from "./fields.ts";

/** The schema of a field that is not empty. */
function filled(field: Field): z.ZodType {
  const { kind, longest = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY } = field;
  switch (kind) {
    case "number":
      return z
        .number()
        .int()
        .min(field.least ?? 0)
        .max(most);
    case "check":
      return z.boolean();
    case "choice":
      if (field.longest) break;
      return field.loadedChoices ? z.guid() : choiceOf(field);
    case "choices":
      return z.array(field.grows ? z.string().max(longest) : choiceOf(field)).max(most);
    case "day":
      return z.iso.date();
    case "moment":
      return z.iso.datetime();
    case "clock":
      return z.string().regex(clockPattern);
    case "list":
    case "lines":
      return z.array(z.string().max(longest)).max(most);
    case "link":
    case "picture":
      return z.string().max(500).refine(isAddress);
    case "file":
      return z.guid();
    case "documents":
      return z.array(z.guid()).max(most);
    case "slug":
      return z.string().max(120).regex(slugPattern);
    case "path":
      return z
        .string()
        .refine(isOwnPath, { error: "no_path" })
        .refine((path) => !isTakenPath(path), { error: "taken_path" });
    case "id":
      return z.string().regex(entryIdPattern);
    case "recurrence":
      return z.string().refine((rule) => recurrenceSchema.safeParse(rule).success);
    case "nested":
      return z.array(entryOf(field)).max(most);
    default:
      if (field.format === "email") return z.string().refine(isEmailAddress, { error: "email" });
      if (field.format === "phone") {
        return z.string().refine((typed) => phonePattern.test(typed), { error: "phone" });
      }
  }
  const text = z.string().max(longest);
  return field.blank === undefined ? text.min(1) : text;
}

/** One of a field's ids. The school's lists change, so they are read at the time of the check. */
function choiceOf(field: Field): z.ZodType<string> {
  return z.string().refine((id) => idsOfChoices(field).includes(id));
}

/** One entry of a nested list, part by part. */
export function entryOf({ parts = {} }: Field) {
  const fields = Object.entries(parts);
  const schemas: Record<string, z.ZodType<Json>> = { ...mapped(fields), ...translated(fields) };
  return z.object(schemas);
}

/** The schema of a field's column as a form saves it. */
function schemaOfField(field: Field): z.ZodType<Json> {
  const schema = filled(field);
  const { blank } = field;
  if (blank === undefined) return schema as z.ZodType<Json>;
  if (blank === null) return schema.nullable() as z.ZodType<Json>;
  return schema.nullable().transform((value) => (value ?? blank) as Json);
}

function mapped(fields: [name: string, field: Field][]): Record<string, z.ZodType<Json>> {
  return Object.fromEntries(fields.map(([name, field]) => [name, schemaOfField(field)]));
}

/**
 * The schemas of the columns that a form saves, from their declaration; `own` replaces those of columns with
 * special rules.
 */
export function columnsOf(
  declaration: Declaration,
  own: Record<string, z.ZodType> = {},
): z.ZodObject<Record<string, z.ZodType<Json>>> {
  const plain = formFields(declaration).filter(([name]) => !name.includes("."));
  return z.object({
    ...mapped(plain),
    ...translated(Object.entries(declaration.fields)),
    ...own,
  }) as z.ZodObject<Record<string, z.ZodType<Json>>>;
}

/** The column for translations, if any of these fields is translated. */
function translated(fields: [name: string, field: Field][]): { translations?: z.ZodType<Json> } {
  const said = fields.filter(([, field]) => field.translated);
  return said.length > 0 ? { translations: inOtherLanguages(said) } : {};
}

/** The schema of these fields' translations, which may be missing. */
export function translationsOf(fields: [name: string, field: Field][]): z.ZodType {
  return translated(fields).translations?.optional() ?? z.undefined();
}

/** The schema of the translations. Empty ones are left out; no translation at all is {}. */
function inOtherLanguages(fields: [name: string, field: Field][]): z.ZodType<Json> {
  const written = fields.map(([name, field]) => {
    const { blank: _, ...rest } = field;
    const schema = field.longest && !field.most ? z.string().max(field.longest) : filled(rest);
    return [name, schema.optional()];
  });
  const texts = z.looseObject(Object.fromEntries(written)).optional();
  return z
    .object(Object.fromEntries(translations.map(({ id }) => [id, texts])))
    .transform(
      (said): Record<string, Record<string, Json>> =>
        Object.fromEntries(
          Object.entries(said).flatMap(([language, fields]) =>
            fields && Object.keys(fields).length > 0
              ? [[language, fields as Record<string, Json>]]
              : [],
          ),
        ),
    );
}
