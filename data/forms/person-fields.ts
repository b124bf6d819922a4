import { z } from "zod";
import { isEmailAddress } from "./email-address.ts";
import { says } from "./sentences.ts";

/** What forms ask of every person, with the sentences shown beside the field. The database has the same rules. */
export const personName = z
  .string(says("Please write the name."))
  .trim()
  // A line end in a name has no purpose but to begin a header of a letter.
  .regex(/^[^\p{Cc}]*$/u, says("Please write it in one line."))
  .min(2, says("Please write the name, at least two letters."))
  .max(120, says("Please keep the name to 120 characters."));

export const emailAddress = z
  .string(says("Please write an e-mail address."))
  .trim()
  .max(254, says("Please keep the address to 254 characters."))
  .refine(isEmailAddress, says("Please write an e-mail address such as name@example.com."));

export const phoneNumber = z
  .string(says("Please write a phone number."))
  .trim()
  .regex(
    /^\+?[0-9 ()./-]{6,24}$/,
    says("Please write a phone number: digits and spaces, with +91 if you like."),
  );

export const campusChoice = z.enum(
  ["paonta-sahib", "juniors", "majra"],
  says("Please choose one of the campuses."),
);

/** A ticked box; browsers send nothing for one that is not. */
export const consent = z.literal(
  "yes",
  says("Please agree, so that the school may keep your details."),
);

/** A field that may stay empty: an empty one counts as not sent. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    schema.optional(),
  );
}
