import { z } from "zod";
import { campuses } from "../campuses.ts";
import { levels } from "../levels.ts";

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
export const oneCampus = z.enum(campuses.map(({ id }) => id));
export const campusOrNull = oneCampus.nullable();
export const levelOrNull = z.enum(levels.map(({ id }) => id)).nullable();
export const dayOrNull = z.iso.date().nullable();
export const momentOrNull = z.iso.datetime().nullable();
/** A page of the site or an https address. */
export const linkOrNull = z
  .string()
  .max(500)
  .regex(/^(\/|https:\/\/)\S*$/)
  .nullable();
export const emailOrNull = z.email().max(254).nullable();
export const phoneOrNull = z
  .string()
  .regex(/^\+?[0-9 ()./-]{6,24}$/)
  .nullable();
export const words = (most: number) => z.array(z.string().max(80)).max(most);
/** A place in an order; missing is the start. */
export const position = z
  .number()
  .int()
  .min(-1000)
  .max(100_000)
  .nullable()
  .transform((value) => value ?? 0);
