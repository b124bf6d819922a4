import { z } from "zod";
import { isEmailAddress } from "./email-address.ts";
import { says } from "./sentences.ts";

/**
 * Fields that forms ask of every person, with the messages shown beside them and the same rules as
 * the database.
 */
export const personName = z
  .string(says("Please write the name."))
  .trim()
  // A line break in a name could only serve to forge an email header.
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

/** A ticked box; browsers send nothing for an unticked one. */
export const consent = z.literal(
  "yes",
  says("Please agree, so that the school may keep your details."),
);

/** An optional field: empty counts as not sent. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    schema.optional(),
  );
}
