import { z } from "zod";
import { indianYear } from "../calendar/indian-time.ts";
import {
  campusChoice,
  emailAddress,
  optional,
  personName,
  phoneNumber,
  webAddress,
} from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import { firstBatch } from "./batch-years.ts";
import { audiences } from "./profile-visibility.ts";

const line = (longest: number) => optional(z.string().trim().max(longest, tooLong));
const tooLong = refusal("shorter");

const batchYear = z.coerce
  .number(refusal("batch_year_missing"))
  .int(refusal("batch_year_missing"))
  .min(firstBatch, refusal("batch_year_missing"))
  .refine((year) => year <= indianYear(new Date()), {
    error: refusal("batch_year_missing"),
  });

const audience = z.enum(audiences).optional();

/** The privacy choices, by their form names. */
const visibilityFields = {
  "visibility.profession": audience,
  "visibility.organisation": audience,
  "visibility.industry": audience,
  "visibility.city": audience,
  "visibility.country": audience,
  "visibility.bio": audience,
  "visibility.avatar": audience,
  "visibility.contact_email": audience,
  "visibility.phone": audience,
  "visibility.links": audience,
  "visibility.reunions": audience,
};

/** The years at school. */
export const schoolYearsSchema = z.object({
  batch_year: batchYear,
  campus: campusChoice,
  house: line(60),
  stream: line(60),
});

/** What a person does today. */
export const todaySchema = z.object({
  profession: line(120),
  organisation: line(160),
  industry: line(80),
  city: line(80),
  country: line(80),
  phone: optional(phoneNumber),
});

export const privacySchema = z.object(visibilityFields);

const topics = z
  .string()
  .trim()
  .transform((value) =>
    value
      .split(",")
      .map((topic) => topic.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().max(60, tooLong)).max(8, refusal("too_many_topics")));

/**
 * Everything that people write into their own profile, by form names, with the same rules as the
 * table.
 */
export const profileFormSchema = z.object({
  full_name: personName,
  ...schoolYearsSchema.shape,
  ...todaySchema.shape,
  bio: line(2000),
  contact_email: optional(emailAddress),
  link_url: optional(webAddress),
  link_label: line(60),
  is_mentor: z.literal("yes").optional(),
  mentor_topics: topics.optional(),
  accepts_messages: z.literal("yes").optional(),
  wants_digest: z.literal("yes").optional(),
  ...visibilityFields,
});

export type ProfileForm = z.infer<typeof profileFormSchema>;
