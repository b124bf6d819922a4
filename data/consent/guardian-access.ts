import { z } from "zod";
import { oneTimeCode } from "../accounts/account-forms.ts";
import type { SchoolClient } from "../client.ts";
import { latinDigits } from "../forms/digits.ts";
import { isEmailAddress } from "../forms/email-address.ts";
import { emailAddress, phoneNumber } from "../forms/person-rules.ts";
import { refusal } from "../forms/refusal-codes.ts";
import type { Language } from "../languages.ts";

/** The mailbox or the phone to which a new personal link goes. */
export const guardianAddressSchema = z.object({
  address: z
    .string(refusal("address_unknown"))
    .trim()
    .overwrite(latinDigits)
    .max(254, refusal("email_too_long"))
    .refine(
      (typed) => isEmailAddress(typed) || phoneNumber.safeParse(typed).success,
      refusal("address_unknown"),
    ),
});

/** The same if no messages go to phones. */
export const guardianMailboxSchema = z.object({ address: emailAddress });

/** The code from an email or message. */
export const guardianCodeSchema = z.object({ code: oneTimeCode });

/**
 * Sends a new personal link to a mailbox or a phone if it is a guardian's, without revealing whether it is.
 * Needs the service key. Throws `22023` for anything else.
 */
export async function createGuardianLink(client: SchoolClient, address: string): Promise<void> {
  await client.rpc("create_guardian_link", { address }).throwOnError();
}

/**
 * Sends a code to the mailbox of a personal link; returns "sent", "gone" for an invalid link, or "many" if
 * too many have been sent.
 */
export async function sendGuardianCode(client: SchoolClient, token: string, language: Language) {
  const { data } = await client.rpc("send_guardian_code", { token, language }).throwOnError();
  return data as "sent" | "gone" | "many";
}

/**
 * Opens the page of a personal link by its code, for thirty minutes; resolves with the session's token if the
 * status is "open". "wrong" means a wrong code, "gone" that a new one is needed.
 */
export async function openGuardianPage(client: SchoolClient, token: string, code: string) {
  const { data } = await client.rpc("open_guardian_page", { token, code }).single().throwOnError();
  return data as { status: "open" | "wrong" | "gone"; session: string | null };
}

/** Ends a session before its time. */
export async function closeGuardianPage(client: SchoolClient, session: string): Promise<void> {
  await client.rpc("close_guardian_page", { session }).throwOnError();
}
