import { z } from "zod";
import { listDocumentNames } from "../documents/documents.ts";
import { youtubeLink } from "../gallery/video-links.ts";
import type { Translations } from "../languages.ts";
import type { Field, Options as FieldOptions, Fields } from "../office/field-types.ts";
import * as field from "../office/fields.ts";
import { translationsOf } from "../office/schema-of-fields.ts";
import { isAddress } from "../pages/links.ts";
import { campusKey } from "../school/campus-schema.ts";
import { mapPoint } from "./map-point.ts";

// The parts of blocks. Each part is a schema, linked to the field with which the office fills it in.

const fields = new WeakMap<z.core.$ZodType, Field>();

function filledBy<Schema extends z.core.$ZodType>(own: Field, schema: Schema): Schema {
  fields.set(schema, own);
  return schema;
}

type Options = Pick<FieldOptions, "wide">;

/** The field of each part of a block, or of an entry of a list in one. */
export function fieldsOf(shape: z.core.$ZodShape): Fields {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const own = fields.get(schema);
      return own ? [[name, own]] : [];
    }),
  );
}

/** The schema of these parts' translations. */
export function translationsBeside(shape: z.core.$ZodShape) {
  return translationsOf(Object.entries(fieldsOf(shape))) as z.ZodType<
    Translations<string> | undefined
  >;
}

/** An empty text of a form is null; it is stored as "". */
const openText = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullish()
    .transform((text) => text ?? "");

export const words = (longest: number, options: Options = {}) =>
  filledBy(field.text(longest, { translated: true, ...options }), z.string().min(1).max(longest));

export const openWords = (longest: number, options: Options = {}) =>
  filledBy(field.text(longest, { blank: "", translated: true, ...options }), openText(longest));

export const longWords = (longest: number) =>
  filledBy(field.longText(longest, { translated: true }), z.string().min(1).max(longest));

export const openLongWords = (longest: number) =>
  filledBy(field.longText(longest, { blank: "", translated: true }), openText(longest));

export const richWords = (longest: number) =>
  filledBy(field.richText(longest, { translated: true }), z.string().min(1).max(longest));

/** The same in every language. */
export const figure = (longest: number) =>
  filledBy(field.text(longest), z.string().min(1).max(longest));

const address = () => z.string().max(500).refine(isAddress);

export const picture = () => filledBy(field.picture({ wide: true }), address());

/** The same, where a picture may be missing. */
export const openPicture = () =>
  filledBy(
    field.picture({ wide: true, blank: null }),
    address()
      .nullish()
      .transform((path) => path ?? null),
  );

/** One of a list; the messages about blocks name each of them. */
export const oneOf = <const Id extends string>(ids: readonly [Id, ...Id[]]) =>
  filledBy(field.choice(ids), z.enum(ids));

/** A page of the site or an https address. */
export const link = () => filledBy({ kind: "link" }, address());

export const video = () => filledBy(field.videoLink(), youtubeLink.clone());

/** The coordinates of a place. */
export const coordinates = () => filledBy(field.text(40), mapPoint.clone());

export const documents = () =>
  filledBy(
    { ...field.documents(12, { of: "documents", list: listDocumentNames }), needed: true },
    z.array(z.guid()).min(1).max(12),
  );

export const campus = () => filledBy(field.campusOrAll(), campusKey.nullable());

/** A list of small entries, each of the same parts. */
export const entries = <Shape extends z.core.$ZodShape>(most: number, shape: Shape) =>
  filledBy(
    field.nested(most, fieldsOf(shape), { wide: true, needed: true }),
    z
      .array(z.object({ ...shape, translations: translationsBeside(shape) }))
      .min(1)
      .max(most),
  );
