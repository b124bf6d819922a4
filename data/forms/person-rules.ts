import { z } from "zod";
import { calendarDay, yearsBefore } from "../calendar/days.ts";
import { indianDay } from "../calendar/indian-time.ts";
import { isCampus } from "../school/campuses.ts";
import { latinDigits } from "./digits.ts";
import { isEmailAddress, longestAddress } from "./email-address.ts";
import { phonePattern } from "./patterns.ts";
import { refusal } from "./refusal-codes.ts";

/** Initials and titles that people write without a space before the name: S.K.Gupta, Dr.Verma. */
const initialsAndTitles =
  /(^|[\s,(])(?:(?:[A-Za-z]{1,2}|[\u0904-\u0d7f]{1,4}|Smt|SMT|Shri|SHRI|Sri|SRI|Mrs|MRS|Mohd|MOHD|Prof|PROF|Adv|ADV|Capt|CAPT|Col|COL|Maj|MAJ|Kum|KUM)\.(?=[A-Z\u0904-\u0d7f]))+/g;

/**
 * Whether a name has nothing that a mail program makes a link of, since it begins an email to an address that
 * nobody has proven: the rule of private.would_be_link. Browsers take full-width dots for dots. What passes as initials
 * may still be an address; emails part it (plainName in server/mail/writing.ts).
 */
function isNameAlone(name: string): boolean {
  const hasAddress =
    /[/\\@]|www[.\uff0e\u3002\uff61]/i.test(name) ||
    /[.\uff0e\u3002\uff61](?:भारत|संगठन|कॉम|नेट)(?![\u0904-\u0d7f])/.test(name);
  return (
    !hasAddress && !/[.\uff0e\u3002\uff61][^\s.]{2}/u.test(name.replace(initialsAndTitles, "$1"))
  );
}

/**
 * Fields that forms ask of every person, with the messages shown beside them. The database checks them again,
 * email addresses and names less strictly.
 */
export const personName = z
  .string(refusal("name_missing"))
  .trim()
  // A line break in a name could only serve to forge an email header.
  .regex(/^[^\p{Cc}]*$/u, refusal("more_than_one_line"))
  .min(2, refusal("name_too_short"))
  .max(120, refusal("name_too_long"))
  .refine(isNameAlone, refusal("name_with_address"));

export const emailAddress = z
  .string(refusal("email_missing"))
  .trim()
  .max(longestAddress, refusal("email_too_long"))
  .refine(isEmailAddress, refusal("email_invalid"));

export const phoneNumber = z
  .string(refusal("phone_missing"))
  .trim()
  .overwrite(latinDigits)
  .regex(phonePattern, refusal("phone_invalid"));

const oldest = 25;

/**
 * A child's date of birth, with the bounds of private.require_birth_date: the child is at least `youngest` years
 * old, and at most 25.
 */
export const birthDate = ({ youngest }: { youngest: number }) =>
  z
    .string(refusal("birth_date_missing"))
    .overwrite(latinDigits)
    .superRefine((day, context) => {
      const today = indianDay(new Date());
      const outside = { origin: "date", input: day };
      if (calendarDay(day) === null) {
        context.addIssue({ code: "custom", message: refusal("birth_date_invalid") });
      } else if (day > today) {
        context.addIssue({ code: "custom", message: refusal("day_to_come") });
      } else if (day > yearsBefore(today, youngest)) {
        const message = refusal("child_too_young");
        context.addIssue({ ...outside, code: "too_small", minimum: youngest, message });
      } else if (day < yearsBefore(today, oldest)) {
        const message = refusal("child_too_old");
        context.addIssue({ ...outside, code: "too_big", maximum: oldest, message });
      }
    });

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
