import { z } from "zod";
import { recurrenceSchema } from "../calendar/recurrence.ts";
import type { Json } from "../database.types.ts";
import { isEmailAddress } from "../forms/email-address.ts";
import { translations } from "../languages.ts";
import { isAddress } from "../pages/links.ts";
import { slugPattern } from "../pages/slugs.ts";
import { type Declaration, type Field, formFields, idsOfChoices } from "./fields.ts";

const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const phonePattern = /^\+?[0-9 ()./-]{6,24}$/;

/** What a field takes when something is typed into it. */
function filled(field: Field): z.ZodType {
  const { kind, longest = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY } = field;
  const ids = idsOfChoices(field);
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
      return field.loadedChoices ? z.uuid() : z.enum(ids);
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
      return z.uuid();
    case "documents":
      return z.array(z.uuid()).max(most);
    case "slug":
      return z.string().max(120).regex(slugPattern);
    case "id":
      return z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/);
    case "recurrence":
      return z.string().refine((rule) => recurrenceSchema.safeParse(rule).success);
    case "nested":
      return z.array(entryOf(field)).max(most);
    default:
      if (field.format === "email") return z.string().refine(isEmailAddress);
      if (field.format === "phone") return z.string().regex(phonePattern);
  }
  const text = z.string().max(longest);
  return field.blank === undefined ? text.min(1) : text;
}

/** One entry of a nested list, part by part. */
export function entryOf({ parts = {} }: Field) {
  return z.object(mapped(Object.entries(parts)));
}

/** What a form saves in the column of a field. */
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
 * The columns that a form saves, as their declaration says; `own` takes the place of what is said of a
 * column, for rules that are its alone.
 */
export function columnsOf(
  declaration: Declaration,
  own: Record<string, z.ZodType> = {},
): z.ZodObject<Record<string, z.ZodType<Json>>> {
  const plain = formFields(declaration).filter(([name]) => !name.includes("."));
  const translated = Object.entries(declaration.fields).filter(([, field]) => field.translated);
  return z.object({
    ...mapped(plain),
    ...(translated.length > 0 && { translations: inOtherLanguages(translated) }),
    ...own,
  }) as z.ZodObject<Record<string, z.ZodType<Json>>>;
}

/** What a row says in other languages, beside its English. What is not written is left out; nothing at all is {}. */
function inOtherLanguages(fields: [name: string, field: Field][]) {
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
