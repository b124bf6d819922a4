import type { SchoolClient } from "../client.ts";
import { postToAccount } from "./account-calls.ts";

/**
 * Removes the second factors of another person (a user id) who has lost them, in the name of the signed-in
 * administrator (POST /account/remove-factor). Throws `{code, message}`: `not_admin`, `own_second_factor`,
 * `campus_scope`, `second_factor_missing`, `over_request_rate_limit`, `no_authorization`, `unavailable`.
 */
export async function removeSecondFactor(client: SchoolClient, person: string): Promise<void> {
  await postToAccount(client, "/account/remove-factor", { person });
}
