import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { isLinkKey } from "../forms/ids.ts";
import { consent, emailAddress, optional, personName, phoneNumber } from "../forms/person-rules.ts";
import { agreed } from "../forms/references.ts";
import { refusal } from "../forms/refusal-codes.ts";
import type { Language } from "../languages.ts";
import { allGradesIn, gradeOf, nextSession } from "../school/grades.ts";
import { admittedChild, getAdmissionsPage, withAdmissionRules } from "./admissions.ts";
import { askedFees, type FeeSchedule, sumOf } from "./fee-schedule.ts";

/** The guardian's part, with which an application begins, with the rules of create_application. */
export const applicationStartSchema = z.object({
  guardian_name: personName,
  guardian_relation: optional(z.string().trim().max(60, refusal("too_long"))),
  email: emailAddress,
  phone: phoneNumber,
  enquiry: optional(z.string().trim().max(20, refusal("too_long"))),
  consent,
});

/** The child's part, with the rules of update_application_child and of an enquiry. */
export const applicationChildSchema = withAdmissionRules(z.object(admittedChild));

/** The remaining fields, with the rules of update_application_details. */
export const applicationDetailsSchema = z.object({
  present_school: optional(z.string().trim().max(120, refusal("too_long"))),
  message: optional(z.string().trim().max(4000, refusal("too_long"))),
});

/**
 * Begins an application; the email with its link is in `language`. Returns its reference, "APP-…", and a
 * token that opens it until it is sent. Needs the service key. Throws the service's error.
 */
export async function createApplication(
  client: SchoolClient,
  start: z.infer<typeof applicationStartSchema>,
  language: Language,
) {
  const { data } = await client
    .rpc("create_application", { ...agreed(start), language })
    .single()
    .throwOnError();
  return data;
}

/** The application behind a personal link, or null. Throws the service's error. */
export async function getApplication(client: SchoolClient, token: string) {
  if (!isLinkKey(token)) return null;
  const { data, error } = await client.rpc("get_application", { token }).maybeSingle();
  if (error?.details === "application_not_found") return null;
  if (error) throw error;
  if (!data) return null;
  return {
    ...data,
    // The generated types do not show that a function's columns may be null.
    child_name: data.child_name as string | null,
    date_of_birth: data.date_of_birth as string | null,
    campus: data.campus as string | null,
    class: data.class as string | null,
    session: data.session as string | null,
    present_school: data.present_school as string | null,
    message: data.message as string | null,
    guardian_relation: data.guardian_relation as string | null,
    offer_ends_on: data.offer_ends_on as string | null,
    meeting_id: data.meeting_id as string | null,
    visit_at: data.visit_at as string | null,
    paid_amount: data.paid_amount as number | null,
    paid_on: data.paid_on as string | null,
    came_amount: data.came_amount as number | null,
    asked_amount: data.asked_amount as number | null,
    held_until: data.held_until as string | null,
    submitted_at: data.submitted_at as string | null,
  };
}

/**
 * The fees of the place for which an application is made, in whole rupees; null if the page does not have
 * them.
 */
export function feesOfPlace(
  schedule: FeeSchedule,
  { campus, class: stored }: Pick<Application, "campus" | "class">,
) {
  const level = allGradesIn("en").find((grade) => grade.stored === stored)?.level;
  const asked = campus && level ? askedFees(schedule, { campus, level }) : null;
  return asked && { asked, due: sumOf(asked, "joining") };
}

/** What is due on joining for such a place; null if the page of admissions has no fees for it. */
export async function getAmountDue(
  client: SchoolClient,
  place: Parameters<typeof feesOfPlace>[1],
): Promise<number | null> {
  const page = await getAdmissionsPage(client, "en");
  const fees = page && feesOfPlace(page.fees, place);
  return fees ? fees.due : null;
}

export type Application = NonNullable<Awaited<ReturnType<typeof getApplication>>>;

/**
 * The guardian's part for another child of the same family, with the reference of the application whose token or
 * link this is; null 30 days after it was last changed. Throws the service's error.
 */
export async function getApplicantFamily(client: SchoolClient, token: string) {
  if (!isLinkKey(token)) return null;
  const { data } = await client.rpc("get_applicant_family", { token }).maybeSingle().throwOnError();
  return data && { ...data, guardian_relation: data.guardian_relation as string | null };
}

/** Saves the child's part of a draft, for the coming session. Throws the service's error. */
export async function updateApplicationChild(
  client: SchoolClient,
  token: string,
  child: z.infer<typeof applicationChildSchema>,
) {
  const session = nextSession(new Date()).code;
  await client
    .rpc("update_application_child", {
      ...child,
      token,
      class: gradeOf(child.class)?.stored ?? "",
      session,
    })
    .throwOnError();
}

/** Saves the remaining fields of a draft. Throws the service's error. */
export async function updateApplicationDetails(
  client: SchoolClient,
  token: string,
  details: z.infer<typeof applicationDetailsSchema>,
) {
  await client.rpc("update_application_details", { ...details, token }).throwOnError();
}

/**
 * Sends a draft and returns its reference; sending a draft twice returns the same one. Throws the service's
 * error: detail `application_incomplete` while the child's part is missing.
 */
export async function sendApplication(client: SchoolClient, token: string): Promise<string> {
  const { data } = await client.rpc("send_application", { token }).single().throwOnError();
  return data.reference;
}

/** Accepts an offer. Throws the service's error: details `offer_over`, `offer_gone`. */
export async function acceptApplicationOffer(client: SchoolClient, token: string) {
  await client.rpc("accept_application_offer", { token }).single().throwOnError();
}

/** Withdraws an application, which declines an offer too. Throws the service's error. */
export async function withdrawApplication(client: SchoolClient, token: string) {
  await client.rpc("withdraw_application", { token }).single().throwOnError();
}

/** Takes a withdrawal back within a minute. Throws the service's error: detail `cancellation_final` after that. */
export async function restoreApplication(client: SchoolClient, token: string) {
  await client.rpc("restore_application", { token }).single().throwOnError();
}
