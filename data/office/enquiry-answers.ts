import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import type { Language } from "../languages.ts";

export type EnquiryTable = "admission_enquiries" | "contact_messages";
type Functions = Database["public"]["Functions"];
export type EnquiryAnswer = Functions["list_enquiry_answers"]["Returns"][number];
export type AlumniReport = Functions["get_alumni_report"]["Returns"][number];

/**
 * The answers to an enquiry or message, the oldest first, and whether their emails were sent.
 * Admins only (42501).
 */
export async function listEnquiryAnswers(
  client: SchoolClient,
  target: EnquiryTable,
  about: string,
): Promise<EnquiryAnswer[]> {
  const { data } = await client.rpc("list_enquiry_answers", { target, about }).throwOnError();
  return data;
}

/**
 * Answers by email, with the question quoted. Throws 22023 (body) for an empty answer, PT404 if the
 * enquiry is gone.
 */
export async function answerEnquiry(
  client: SchoolClient,
  target: EnquiryTable,
  about: string,
  answer: { body: string; language: Language },
): Promise<void> {
  await client.rpc("answer_enquiry", { target, about, ...answer }).throwOnError();
}

/** Who was reported, by whom, and the message. Null if the report is gone. Admins only (42501). */
export async function getAlumniReport(
  client: SchoolClient,
  report: string,
): Promise<AlumniReport | null> {
  const { data } = await client.rpc("get_alumni_report", { report }).throwOnError();
  return data[0] ?? null;
}

/** Retries waiting or failed emails now; resolves with how many. Admins only (42501). */
export async function resendMail(client: SchoolClient, ids: string[]): Promise<number> {
  const { data } = await client.rpc("resend_mail", { ids }).throwOnError();
  return data;
}
