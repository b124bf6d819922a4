import { z } from "zod";
import { recurrenceSchema } from "../calendar/recurrence.ts";
import type { Json } from "../database.types.ts";
import { isEmailAddress } from "../forms/email-address.ts";
import { isAddress } from "../pages/links.ts";
import { slugPattern } from "../pages/slugs.ts";
import { campuses } from "../school/campuses.ts";
import { levels } from "../school/levels.ts";

// Columns that several tables share, with the limits of their migrations. A form leaves out what was
// not typed as null.

/** A text that must be there. */
export const text = (longest: number) => z.string().min(1).max(longest);
/** A text that may be missing, where the column takes null. */
export const textOrNull = (longest: number) => z.string().max(longest).nullable();
/** A text that may be missing, where the column is never null. */
export const textOrEmpty = (longest: number) =>
  z
    .string()
    .max(longest)
    .nullable()
    .transform((value) => value ?? "");
/** One of a list that the site itself keeps, such as categories. */
export const oneOf = (list: readonly { id: string }[]) => z.enum(list.map(({ id }) => id));
export const oneCampus = z.enum(campuses.map(({ id }) => id));
export const campusOrNull = oneCampus.nullable();
export const levelOrNull = z.enum(levels.map(({ id }) => id)).nullable();
export const dayOrNull = z.iso.date().nullable();
export const momentOrNull = z.iso.datetime().nullable();
/** A page of the site or an https address. */
export const linkOrNull = z.string().max(500).refine(isAddress).nullable();
export const emailOrNull = z.string().refine(isEmailAddress).nullable();
export const phoneOrNull = z
  .string()
  .regex(/^\+?[0-9 ()./-]{6,24}$/)
  .nullable();
export const words = (most: number) => z.array(z.string().max(80)).max(most);
/**
 * What a row says in Hindi, beside its English: the longest text of each column, or the schema of a
 * column that is a list. What is not written is left out; nothing at all is {}.
 */
export const inHindi = (columns: Record<string, number | z.ZodType>) =>
  z
    .object({
      hi: z
        .looseObject(
          Object.fromEntries(
            Object.entries(columns).map(([name, column]) => [
              name,
              (typeof column === "number" ? z.string().max(column) : column).optional(),
            ]),
          ),
        )
        .optional(),
    })
    .transform(({ hi }): { hi?: Record<string, Json> } =>
      hi && Object.keys(hi).length > 0 ? { hi: hi as Record<string, Json> } : {},
    );
/** How often something happens: a rule of RFC 5545 that the calendar understands. */
export const recurrenceOrNull = z
  .string()
  .refine((rule) => recurrenceSchema.safeParse(rule).success)
  .nullable();
export const slug = z.string().max(120).regex(slugPattern);
/** A place in an order; missing is the start. */
export const position = z
  .number()
  .int()
  .min(-1000)
  .max(100_000)
  .nullable()
  .transform((value) => value ?? 0);
