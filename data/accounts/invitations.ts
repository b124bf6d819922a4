import type { SchoolClient } from "../client.ts";
import { postToAccount } from "./account-calls.ts";
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
  const path = "/account/invite";
  const { outcome } = await postToAccount<{ outcome: "invited" | "listed" }>(
    client,
    path,
    invitation,
  );
  return outcome;
}
