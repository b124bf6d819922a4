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

/**
 * The verified second factors of another person (a user id), for the web server to remove. The database
 * decides in the caller's own name, counts the attempts and records the removal: begin_factor_removal.
 * Throws 42501 with the refusal's code in `details`, or `PT429` after too many.
 */
export async function beginFactorRemoval(client: SchoolClient, person: string): Promise<string[]> {
  const { data } = await client.rpc("begin_factor_removal", { person }).throwOnError();
  return data;
}
