import type { SchoolClient } from "../client.ts";
import type { Invitation } from "./invitation-schema.ts";

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
