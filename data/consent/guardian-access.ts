import { z } from "zod";
import { oneTimeCode } from "../accounts/account-forms.ts";
import type { SchoolClient } from "../client.ts";
import { emailAddress } from "../forms/person-rules.ts";
import type { Language } from "../languages.ts";

/** The mailbox to which a new personal link goes. */
export const guardianMailboxSchema = z.object({ email: emailAddress });

/** The code that came by letter. */
export const guardianCodeSchema = z.object({ code: oneTimeCode });

/**
 * Writes a new personal link to a mailbox if it is a guardian's; says nothing either way. Needs the service key.
 */
export async function createGuardianLink(client: SchoolClient, email: string): Promise<void> {
  await client.rpc("create_guardian_link", { email }).throwOnError();
}

/**
 * Sends a code to the mailbox of a personal link; answers "sent", "gone" for a link that opens nothing, or "many"
 * when enough have been sent for now.
 */
export async function sendGuardianCode(client: SchoolClient, token: string, language: Language) {
  const { data } = await client.rpc("send_guardian_code", { token, language }).throwOnError();
  return data as "sent" | "gone" | "many";
}

/**
 * Opens the page of a personal link by its code, for thirty minutes; resolves with the session's token if the
 * status is "open". "wrong" is another code, "gone" means that a new one is needed.
 */
export async function openGuardianPage(client: SchoolClient, token: string, code: string) {
  const { data } = await client.rpc("open_guardian_page", { token, code }).single().throwOnError();
  return data as { status: "open" | "wrong" | "gone"; session: string | null };
}

/** Ends a session before its time. */
export async function closeGuardianPage(client: SchoolClient, session: string): Promise<void> {
  await client.rpc("close_guardian_page", { session }).throwOnError();
}
