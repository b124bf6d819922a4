import refusalsTexts from "messages:ui/refusals";
import type { z } from "zod";
import type { RefusalCode } from "../../data/forms/refusal-codes.ts";
import type { Language } from "../../data/languages.ts";
import { timeSpan } from "../ui/dates.ts";

/** The errors of a form by field name: for each field that a schema refuses, its first error. */
export function fieldErrors(error: z.ZodError, language: Language): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    errors[String(issue.path[0])] ??= refusalSentence(issue.message, language, limitOf(issue));
  }
  return errors;
}

/** The sentence for a code, with its limit; a general one for any other text. */
export function refusalSentence(code: string, language: Language, limit = 0) {
  const texts: Record<string, string | ((limit: number) => string)> = refusalsTexts[language];
  const text = texts[code] ?? refusalsTexts[language].other;
  return typeof text === "string" ? text : text(limit);
}

function limitOf(issue: z.core.$ZodIssue): number {
  if (issue.code === "too_big") return Number(issue.maximum);
  return issue.code === "too_small" ? Number(issue.minimum) : 0;
}

/** The codes for the database's errors about a field: their details name only the field. */
export const codesOfSentences: Record<string, RefusalCode> = {
  "No alumnus has an account with this email.": "no_such_alumnus",
  "Another student has this admission number.": "admission_no_taken",
  "Please answer this question.": "answer_missing",
  "Please choose a campus or a class first.": "campus_or_class_missing",
  "Please choose a reason.": "reason_missing",
  "Please choose a goal of ₹1,000 or more.": "amount_outside",
  "Please choose an amount between ₹100 and ₹10,00,000.": "amount_outside",
  "Please choose one of the answers.": "answer_unknown",
  "Please choose one of the training groups.": "training_group_unknown",
  "Please choose one of the campuses.": "campus_unknown",
  "Please choose one of the classes.": "class_missing",
  "Please choose one of the times.": "time_unknown",
  "Please choose one of the topics.": "topic_unknown",
  "Please give a valid e-mail address.": "email_refused",
  "Please give a valid phone number.": "phone_refused",
  "Please give the date of birth of the child.": "birth_date_invalid",
  "Please give the last day of the offer.": "offer_day_missing",
  "Please give the year you left the school.": "batch_year_invalid",
  "Please give the number of the request, not the address.": "reference_is_address",
  "Please keep it shorter.": "shorter",
  "Please write a whole number.": "whole_number",
  "Please give the day on which it was noticed.": "date_invalid",
  "This day is before the breach was noticed, or still to come.": "day_told_outside",
  "The child is not of the age of this training group.": "age_not_of_group",
  "This campus does not teach this class.": "class_not_on_campus",
  "This day is over.": "day_over",
  "This day is still to come.": "day_to_come",
  "The student needs a mailbox that is no guardian's.": "own_mailbox_needed",
  "The student needs a phone that is no guardian's.": "own_phone_needed",
  "This meeting is for other classes.": "grade_not_met",
  "This sport has no group for the age of the child.": "no_group_for_age",
  "Please choose a day within the next 90 days.": "last_day_outside",
  "Please give a whole address that begins with https://.": "link_invalid",
  "Please send the picture again.": "picture_send_again",
  "The school does not know your batch yet. Please ask the office.": "batch_unknown",
  "Please write it in one line.": "more_than_one_line",
  "Please write the name alone, with a space after a dot.": "name_with_address",
  "You are expected elsewhere at this time. Please choose another.": "time_elsewhere",
  "This time has just been taken. Please choose another.": "time_taken",
};

/** The codes of its other errors: details are a code, or name what a limit counts. */
export const codesOfDetails: Record<string, RefusalCode> = {
  application_incomplete: "application_incomplete",
  application_not_found: "application_not_found",
  application_sent: "application_sent",
  asked_already: "asked_already",
  booking_closed: "booking_closed",
  booking_final: "booking_final",
  changed_meanwhile: "changed_meanwhile",
  child_left: "child_left",
  child_of_age: "child_of_age",
  guardian_code_gone: "guardian_code_gone",
  no_such_child: "no_such_child",
  not_graduated: "answer_over",
  not_of_age: "answer_over",
  certificate_no: "asked_too_often",
  email: "too_many_messages",
  event_full: "event_full",
  no_such_mentor: "no_such_mentor",
  no_such_message: "no_such_message",
  no_such_person: "no_such_person",
  no_such_picture: "no_such_picture",
  no_such_post: "no_such_post",
  no_such_recipient: "no_such_recipient",
  photo_code_gone: "photo_code_gone",
  purpose_closed: "purpose_closed",
  registered_already: "registered_already",
  registration_closed: "registration_closed",
  registration_over: "registration_over",
  rsvp_cancelled: "rsvp_cancelled",
  rsvp_closed: "rsvp_closed",
  session_over: "session_over",
  too_many_bookings: "too_many_bookings",
  too_many_gifts: "too_many_gifts",
  too_many_messages: "too_many_messages",
  too_many_posts: "too_many_posts",
  too_many_reports: "too_many_reports",
  too_many_requests: "too_many_requests",
  training_group_full: "training_group_full",
};

/** What is wrong with one field, in the form in which the database refuses it. */
export function fieldRefusal(field: string, code: RefusalCode) {
  return { code: "22023", details: field, message: code };
}

/**
 * The sentence for an error of the database: by its message if it concerns a field, else by the code in its
 * details, with what its hint names. One without a message of ours is shown in the database's own English.
 */
export function databaseRefusal(
  { code, details = "", message = "", hint }: DatabaseRefusal,
  language: Language,
): string {
  const known = code === "22023" ? (codesOfSentences[message] ?? message) : codesOfDetails[details];
  const isKnown = known !== undefined && known in refusalsTexts[language];
  if (!isKnown && language === "en") return message;
  const naming = known === undefined ? undefined : textsThatName(language)[known];
  return naming?.(named(hint ?? "", language)) ?? refusalSentence(known ?? "other", language);
}

type Texts = (typeof refusalsTexts)[Language];
type CodeThatNames = {
  [Code in RefusalCode]: Texts[Code] extends (named: string) => string ? Code : never;
}[RefusalCode];

/** The texts with what a hint names; a gap in any other is a limit. */
function textsThatName(language: Language): Record<string, (named: string) => string> {
  const { time_elsewhere, age_not_of_group } = refusalsTexts[language];
  const texts: Pick<Texts, CodeThatNames> = { time_elsewhere, age_not_of_group };
  return texts;
}

type DatabaseRefusal = {
  code: string;
  details?: string | undefined;
  message?: string;
  hint?: string | null | undefined;
};

/** What a hint names, in the language of the page: an instant as a time, or a name as it is. */
function named(hint: string, language: Language): string {
  return /^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(hint) ? timeSpan(hint, null, language) : hint;
}
