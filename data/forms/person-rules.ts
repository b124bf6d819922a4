import { z } from "zod";
import { isCampus } from "../school/campuses.ts";
import { latinDigits } from "./digits.ts";
import { isEmailAddress } from "./email-address.ts";
import { refusal } from "./refusal-codes.ts";

/**
 * Fields that forms ask of every person, with the messages shown beside them and the same rules as
 * the database.
 */
export const personName = z
  .string(refusal("name_missing"))
  .trim()
  // A line break in a name could only serve to forge an email header.
  .regex(/^[^\p{Cc}]*$/u, refusal("more_than_one_line"))
  .min(2, refusal("name_too_short"))
  .max(120, refusal("name_too_long"));

export const emailAddress = z
  .string(refusal("email_missing"))
  .trim()
  .max(254, refusal("email_too_long"))
  .refine(isEmailAddress, refusal("email_invalid"));

export const phoneNumber = z
  .string(refusal("phone_missing"))
  .trim()
  .overwrite(latinDigits)
  .regex(/^\+?[0-9 ()./-]{6,24}$/, refusal("phone_invalid"));

/** A page of the person's own, or about what they write. */
export const webAddress = z.url({
  protocol: /^https?$/,
  hostname: z.regexes.domain,
  error: refusal("link_invalid"),
});

export const campusChoice = z
  .string(refusal("campus_unknown"))
  .refine(isCampus, refusal("campus_unknown"));

/** A ticked box; browsers send nothing for an unticked one. */
export const consent = z.literal("yes", refusal("consent_missing"));

/** An optional field: empty counts as not sent. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    schema.optional(),
  );
}
