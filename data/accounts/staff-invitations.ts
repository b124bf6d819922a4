import type { SchoolClient } from "../client.ts";
import type { Invitation } from "./invitations.ts";

/**
 * Invites somebody by letter, in the name of the administrator who is signed in (POST
 * /account/invite). Answers `invited`, or `listed` for a colleague who has an account already: no
 * letter went out, and the role is theirs once an administrator gives it to them. Throws
 * `{code, message}`: `not_admin`, `account_exists` (a former student), `no_authorization`,
 * `unavailable`.
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
