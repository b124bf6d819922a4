import { z } from "zod";
import type { SchoolClient } from "../client.ts";
import { campusChoice, emailAddress, optional, personName } from "../forms/person-rules.ts";
import { languages } from "../languages.ts";

/** Invites a colleague to the office, or a former student to the alumni area. */
export const invitationSchema = z.object({
  role: z.enum(["admin", "alumni"]),
  email: emailAddress,
  full_name: personName,
  /** The one campus that a colleague looks after; null for all. */
  campus: optional(campusChoice),
  /** The language of the invitation and of later emails. */
  language: z.enum(languages.map(({ id }) => id)).default("en"),
});

export type Invitation = z.input<typeof invitationSchema>;

/**
 * Invites a person by email in the name of the signed-in administrator (POST /account/invite).
 * Answers `invited`, or `listed` for a colleague who already has an account: no email is sent, and
 * an administrator still has to grant the role. Throws `{code, message}`: `not_admin`,
 * `account_exists` (a former student), `no_authorization`, `unavailable`.
 */
export async function sendInvitation(
  client: SchoolClient,
  invitation: Invitation,
): Promise<"invited" | "listed"> {
  const { data: kept } = await client.auth.getSession();
  const answer = await fetch("/account/invite", {
    method: "POST",
    headers: {
      authorization: `Bearer ${kept.session?.access_token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(invitation),
  });
  const said = await answer.json();
  if (answer.ok) return said.outcome;
  throw Object.assign(new Error(said.message), { code: said.code });
}
