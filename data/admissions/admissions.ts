import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import {
  birthDate,
  campusChoice,
  consent,
  emailAddress,
  optional,
  personName,
  phoneNumber,
} from "../forms/person-rules.ts";
import { agreed, referenceOf } from "../forms/references.ts";
import { refusal } from "../forms/refusal-codes.ts";
import type { InLanguage, Language } from "../languages.ts";
import { photographSchema } from "../pages/photograph.ts";
import { getSiteContent } from "../pages/site-content.ts";
import { byCampus, campusKey } from "../school/campus-schema.ts";
import type { CampusId } from "../school/campuses.ts";
import { choicesIn } from "../school/choices.ts";
import { ageOn, campusesOf, gradeOf, nextSession } from "../school/grades.ts";
import { byLevel, levelKey } from "../school/level-schema.ts";
import { enquirySources } from "./enquiry-sources.ts";
import { feeHeadKey } from "./fee-head-schema.ts";
import { type FeeHead, feeRhythms } from "./fee-schedule.ts";
import { upiAddress } from "./upi.ts";

const sentence = z.string().min(1).max(500);
const heading = z.string().min(1).max(120);
const amount = z.int().min(0).max(10_000_000);
const fee = z.object({ admission: amount, annual: amount, tuition: amount });
const feesOfCampus = byLevel(fee);
const percent = z.int().min(0).max(100);
const dayOfMonth = z.int().min(1).max(31);
const dueDay = z.object({ month: z.int().min(1).max(12), day: dayOfMonth });

/** The content of the admissions page. Fees: data/admissions/fee-schedule.ts. */
export const admissionsPageSchema = z.object({
  lead: sentence,
  photograph: photographSchema.optional(),
  steps: z
    .array(z.object({ title: heading, text: sentence }))
    .min(1)
    .max(6),
  dates: z.array(z.object({ day: z.iso.date(), what: heading, note: sentence.optional() })).max(12),
  documents: z.array(z.object({ name: heading, note: sentence.optional() })).max(14),
  fees: z.object({
    note: sentence,
    campuses: byCampus(feesOfCampus),
    buses: z.array(z.object({ id: z.string().min(1), name: heading, fare: amount })).max(8),
    siblings: z.object({ one: percent, more: percent }),
    // Fees other than those of each level.
    further: z
      .array(
        z.object({
          head: feeHeadKey,
          paid: z.enum(feeRhythms),
          fee: amount,
          campus: campusKey.optional(),
          level: levelKey.optional(),
        }),
      )
      .max(20)
      .optional(),
    // The address for payments by phone; absent if the school has none.
    upi: upiAddress.optional(),
    // Absent until the office has written it.
    instalments: z
      .object({ annual: dueDay, terms: z.array(dueDay).min(1).max(6), monthly: dayOfMonth })
      .optional(),
  }),
  questions: z.array(z.object({ question: heading, answer: sentence })).max(20),
});

/** The page for display: its fees with the active heads. */
export type AdmissionsPage = z.infer<typeof admissionsPageSchema> & { fees: { heads: FeeHead[] } };

/** The fields about a child to be admitted. */
export const admittedChild = {
  child_name: personName,
  date_of_birth: birthDate({ youngest: 0 }),
  class: z
    .string(refusal("class_missing"))
    .refine((id) => gradeOf(id) !== undefined, refusal("class_missing")),
  campus: campusChoice,
};

/** Adds to a form about a child the rules by which the page finds a class. */
export function withAdmissionRules<Shape extends z.ZodRawShape & typeof admittedChild>(
  form: z.ZodObject<Shape>,
) {
  type Child = Record<keyof typeof admittedChild, string>;
  return form
    .refine((sent) => isClassForAge((sent as Child).class, (sent as Child).date_of_birth), {
      path: ["class"],
      error: refusal("class_not_for_age"),
    })
    .refine((sent) => isTaughtAt((sent as Child).class, (sent as Child).campus), {
      path: ["campus"],
      error: refusal("class_not_on_campus"),
    });
}

/**
 * An admission enquiry, with the rules of create_admission_enquiry and those by which the page finds a class.
 */
export const admissionEnquirySchema = withAdmissionRules(
  z.object({
    ...admittedChild,
    guardian_name: personName,
    guardian_relation: optional(z.string().trim().max(60, refusal("too_long"))),
    email: emailAddress,
    phone: phoneNumber,
    visit_at: optional(z.iso.datetime({ offset: true, error: refusal("time_unknown") })),
    source: optional(z.enum(enquirySources, refusal("answer_unknown"))),
    message: optional(z.string().trim().max(4000, refusal("too_long"))),
    consent,
  }),
);

/** Whether the class is the one for the age, or next to it, because children repeat and skip classes. */
function isClassForAge(chosen: string, born: string): boolean {
  const grade = gradeOf(chosen);
  return !!grade && Math.abs(grade.age - ageOn(born, nextSession(new Date()).start)) <= 1;
}

function isTaughtAt(chosen: string, campus: CampusId): boolean {
  const grade = gradeOf(chosen);
  return !!grade && campusesOf(grade).includes(campus);
}

export type AdmissionEnquiry = z.infer<typeof admissionEnquirySchema>;

/**
 * The content of the admissions page with the heads of its fees, or null if it has not been written yet.
 * Throws the service's error.
 */
export async function getAdmissionsPage(
  client: SchoolClient,
  language: Language,
): Promise<InLanguage<AdmissionsPage> | null> {
  const page = await getSiteContent(client, "admissions", admissionsPageSchema, language);
  return page && { ...page, fees: { ...page.fees, heads: choicesIn("fee_heads", language) } };
}

/**
 * Saves an enquiry for the coming session and returns its reference, "ADM-…". The confirmation is in
 * `language`. Needs the service key. Throws the service's error.
 */
export function createAdmissionEnquiry(
  client: SchoolClient,
  enquiry: AdmissionEnquiry,
  language: Language,
): Promise<string> {
  const grade = gradeOf(enquiry.class);
  return referenceOf(
    client
      .rpc("create_admission_enquiry", {
        ...agreed(enquiry),
        language,
        class: grade?.stored,
        level: grade?.level ?? "",
        session: nextSession(new Date()).code,
      })
      .single(),
  );
}
