import { z } from "zod";
import { calendarDay } from "../calendar/days.ts";
import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import { latinDigits } from "../forms/digits.ts";
import { refusal } from "../forms/refusal-codes.ts";

/** The look-up of a certificate, with the same rules as find_transfer_certificate. */
export const certificateQuestionSchema = z.object({
  certificate_no: z
    .string(refusal("certificate_number_missing"))
    .trim()
    .regex(/[\p{L}\p{N}]/u, refusal("certificate_number_missing"))
    .max(40, refusal("shorter")),
  date_of_birth: z
    .string(refusal("birth_date_missing"))
    .overwrite(latinDigits)
    .refine((day) => calendarDay(day) !== null, refusal("birth_date_missing")),
});

export type CertificateQuestion = z.infer<typeof certificateQuestionSchema>;

export type TransferCertificate =
  Database["public"]["Functions"]["find_transfer_certificate"]["Returns"][number];

/**
 * The certificate with a number and the child's date of birth, or null; a wrong number and a wrong
 * date get the same answer. Needs the service key. Throws the service's error, `PT429` after too
 * many failures within an hour.
 */
export async function findTransferCertificate(
  client: SchoolClient,
  question: CertificateQuestion,
): Promise<TransferCertificate | null> {
  const { data } = await client.rpc("find_transfer_certificate", question).throwOnError();
  return data[0] ?? null;
}
