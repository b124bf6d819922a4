import { z } from "zod";

/** What forms ask of every person, with the sentences shown beside the field. The database has the same rules. */
export const personName = z
  .string("Please write the name.")
  .trim()
  .min(2, "Please write the name, at least two letters.")
  .max(120, "Please keep the name to 120 characters.");

export const emailAddress = z
  .string("Please write an e-mail address.")
  .trim()
  .max(254, "Please keep the address to 254 characters.")
  .regex(
    /^[^@\s<>"]+@[^@\s<>"]+\.[^@\s<>"]{2,}$/,
    "Please write an e-mail address such as name@example.com.",
  );

export const phoneNumber = z
  .string("Please write a phone number.")
  .trim()
  .regex(
    /^\+?[0-9 ()./-]{6,24}$/,
    "Please write a phone number: digits and spaces, with +91 if you like.",
  );

export const campusChoice = z.enum(
  ["paonta-sahib", "juniors", "majra"],
  "Please choose one of the campuses.",
);

/** A ticked box; browsers send nothing for one that is not. */
export const consent = z.literal("yes", "Please agree, so that the school may keep your details.");

/** A field that may stay empty: an empty one counts as not sent. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    schema.optional(),
  );
}
