import type { PostgrestError } from "@supabase/supabase-js";
import type { Handler } from "hono";
import { z } from "zod";
import { beginFactorRemoval } from "../../data/accounts/factor-removal.ts";
import type { SchoolClient } from "../../data/client.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { AccountRefusal, accountEndpoint, unavailable } from "./account-endpoint.ts";

const removal = z.object({ person: z.guid() });

/**
 * POST /account/remove-factor with an administrator's access token as bearer and `{person}` (an account id):
 * removes all verified second factors of a person who has lost them and has no recovery code. 200 `{removed}`
 * (how many). Refusals are `{code, message}`: 400 `bad_request`, 403 `not_admin`, 403 `own_second_factor` (one
 * removes one's own under /account/security), 403 `campus_scope` (an administrator of some campuses does this
 * for alumni of these campuses, never for colleagues), 404 `second_factor_missing`, 429
 * `over_request_rate_limit`.
 * docs/decisions/second-factor.md
 */
export function removeFactorOfOther(clients: BackendClients): Handler<HttpEnv> {
  return accountEndpoint(clients, async ({ sent, own, service }) => {
    const submission = removal.safeParse(sent);
    if (!submission.success) {
      throw new AccountRefusal(400, "bad_request", "Send the account's id as person.");
    }
    const { person } = submission.data;
    const factors = await beginFactorRemoval(own, person).catch(refuseRemoval);
    if (factors.length === 0) throw noFactor(404);
    for (const id of factors) await removeFactor(service, person, id);
    return { removed: factors.length };
  });
}

/** Of the caller's own account 422, of another person's 404. */
export const noFactor = (status: 404 | 422) =>
  new AccountRefusal(status, "second_factor_missing", "There is no second factor to remove.");

/** Removes a factor past row-level security; the backend tells the person by email and ends the level of sessions. */
export async function removeFactor(
  service: SchoolClient,
  userId: string,
  id: string,
): Promise<void> {
  const { error } = await service.auth.admin.mfa.deleteFactor({ userId, id });
  if (error && error.code !== "mfa_factor_not_found") throw unavailable();
}

const waitSeconds = 900;

function refuseRemoval({ code, details, message }: PostgrestError): never {
  if (code === "42501" && details) throw new AccountRefusal(403, details, message);
  if (code === "PT429") throw new AccountRefusal(429, details, message, waitSeconds);
  throw unavailable();
}
