import type { Handler } from "hono";
import { z } from "zod";
import type { SchoolClient } from "../../data/client.ts";
import { getOwnCampuses } from "../../data/office/own-campuses.ts";
import { listStaff } from "../../data/office/staff.ts";
import type { BackendClients } from "../connection/backend.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { AccountRefusal, accountEndpoint, unavailable } from "./account-endpoint.ts";

const removal = z.object({ person: z.uuid() });

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
  const count = countAttempts();
  return accountEndpoint(clients, async ({ sent, user, own, service, log, requestId }) => {
    const submission = removal.safeParse(sent);
    if (!submission.success) {
      throw new AccountRefusal(400, "bad_request", "Send the account's id as person.");
    }
    const person = submission.data.person.toLowerCase();
    await requireAdministrator(own);
    count(user.id);
    if (person === user.id) {
      throw new AccountRefusal(403, "own_second_factor", "Remove your own on your security page.");
    }
    await requireOwnCampus(own, person);
    const factors = await listVerifiedFactors(service, person);
    if (factors.length === 0) {
      throw new AccountRefusal(
        404,
        "second_factor_missing",
        "There is no second factor to remove.",
      );
    }
    for (const id of factors) await removeFactor(service, person, id);
    // The audit log is written by triggers of tables, and factors belong to the authentication service.
    log.warn(
      { request_id: requestId, administrator: user.id, person, factors: factors.length },
      "an administrator removed a second factor",
    );
    return { removed: factors.length };
  });
}

/** Removes a factor past row-level security; the backend tells the person by email and ends the level of sessions. */
export async function removeFactor(
  service: SchoolClient,
  userId: string,
  id: string,
): Promise<void> {
  const { error } = await service.auth.admin.mfa.deleteFactor({ userId, id });
  if (error && error.code !== "mfa_factor_not_found") throw unavailable();
}

/** The database decides in the caller's own name: it gives no rights below the level of their second factor. */
async function requireAdministrator(own: SchoolClient): Promise<void> {
  const { data, error } = await own.rpc("is_admin");
  if (error) throw unavailable();
  if (!data) {
    throw new AccountRefusal(403, "not_admin", "Only an administrator removes a second factor.");
  }
}

/** A colleague may have more rights than one who is limited to some campuses, even if they are an alumnus too. */
async function requireOwnCampus(own: SchoolClient, person: string): Promise<void> {
  const isAllowed = await isWithinCampuses(own, person).catch(() => {
    throw unavailable();
  });
  if (isAllowed) return;
  const message = "This is not of your campuses. Colleagues without that limit do it.";
  throw new AccountRefusal(403, "campus_scope", message);
}

async function isWithinCampuses(own: SchoolClient, person: string): Promise<boolean> {
  const scope = await getOwnCampuses(own);
  if (scope === null) return true;
  const profile = own.from("alumni_profiles").select("campus").eq("id", person).maybeSingle();
  const [staff, { data }] = await Promise.all([listStaff(own), profile.throwOnError()]);
  const isColleague = staff.some(({ user_id }) => user_id === person);
  return !isColleague && typeof data?.campus === "string" && scope.includes(data.campus);
}

async function listVerifiedFactors(service: SchoolClient, userId: string): Promise<string[]> {
  const { data, error } = await service.auth.admin.mfa.listFactors({ userId });
  if (error && error.code !== "user_not_found") throw unavailable();
  return (data?.factors ?? []).flatMap(({ id, status }) => (status === "verified" ? [id] : []));
}

const mostAttempts = 10;
const attemptSeconds = 900;

/**
 * Counts the attempts of each administrator in this process, so that a stolen session cannot take the factors
 * of everybody. Only administrators are counted, so the list stays short.
 */
function countAttempts(): (account: string) => void {
  const attempts = new Map<string, number[]>();
  return (account) => {
    const since = Date.now() - attemptSeconds * 1_000;
    const recent = (attempts.get(account) ?? []).filter((moment) => moment > since);
    if (recent.length >= mostAttempts) {
      throw new AccountRefusal(
        429,
        "over_request_rate_limit",
        "Too many second factors at once: rate limit reached. Please try again in 15 minutes.",
        attemptSeconds,
      );
    }
    attempts.set(account, [...recent, Date.now()]);
  };
}
