import type { SchoolClient } from "../client.ts";
import { postToAccount } from "./account-calls.ts";
import type { Invitation, InvitationOutcome } from "./invitation-schema.ts";

/**
 * Invites a person by email in the name of the signed-in administrator (POST /account/invite).
 * Answers `invited`; `listed` for a colleague who already has an account: no email is sent, and an
 * administrator still has to grant the role; or `reopened` for an account that was marked as deleted and can
 * be used again: no email is sent either. Throws `{code, message}`: `not_admin`,
 * `account_exists` (a former student), `no_authorization`, `unavailable`.
 */
export async function sendInvitation(
  client: SchoolClient,
  invitation: Invitation,
): Promise<InvitationOutcome> {
  const path = "/account/invite";
  const { outcome } = await postToAccount<{ outcome: InvitationOutcome }>(client, path, invitation);
  return outcome;
}
