import { isAuthSessionMissingError, type User } from "@supabase/supabase-js";
import type { Handler } from "hono";
import type { SchoolClient } from "../data/client.ts";
import { recoveryCodeSubmission, spendRecoveryCode } from "../data/recovery-codes.ts";
import type { BackendClients } from "./backend-clients.ts";
import type { HttpEnv } from "./http.ts";

const refusals = {
  bad_request: [400, "Send one of your recovery codes."],
  no_authorization: [401, "Sign in again, then use the recovery code."],
  recovery_code_wrong: [422, "This recovery code is wrong or has been used."],
  second_factor_missing: [422, "There is no second factor to remove."],
  over_request_rate_limit: [
    429,
    "Too many wrong recovery codes: rate limit reached. Please try again in 15 minutes.",
  ],
  unavailable: [503, "The second factor could not be removed just now. Please try again."],
} as const satisfies Record<string, readonly [number, string]>;

class Refusal extends Error {
  readonly code: keyof typeof refusals;

  constructor(code: keyof typeof refusals) {
    super(refusals[code][1]);
    this.code = code;
  }
}

/**
 * POST /account/recover with the caller's access token as bearer and `{code}`: spends the recovery
 * code in the caller's name, then removes their verified factors with the service key. 200
 * `{removed}` (how many); refusals are `{code, message}` with a 4xx or 503.
 * docs/decisions/0211-recovery-codes.md
 */
export function recoverAccount(clients: BackendClients): Handler<HttpEnv> {
  return async (c) => {
    try {
      const token = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1];
      if (!token) throw new Refusal("no_authorization");
      const sent = recoveryCodeSubmission.safeParse(await c.req.json().catch(() => undefined));
      if (!sent.success) throw new Refusal("bad_request");
      const [own, service] = [clients.of(token), clients.service()];
      if (!own || !service) throw new Refusal("unavailable");
      const user = await askUser(service, token);
      const factors = (user.factors ?? []).filter(({ status }) => status === "verified");
      // Before the code is spent: it would be lost for nothing.
      if (factors.length === 0) throw new Refusal("second_factor_missing");
      await spend(own, sent.data.code);
      for (const { id } of factors) await removeFactor(service, user.id, id);
      return c.json({ removed: factors.length }, 200, { "cache-control": "no-store" });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const [status] = refusals[error.code];
      const wait = status === 429 ? { "retry-after": "900" } : undefined;
      return c.json({ code: error.code, message: error.message }, status, {
        "cache-control": "no-store",
        ...wait,
      });
    }
  };
}

async function askUser(service: SchoolClient, token: string): Promise<User> {
  const { data, error } = await service.auth.getUser(token);
  if (data.user) return data.user;
  // Anything else is a hosted project that does not know our key, or one that does not answer.
  const isTokens =
    error?.code && /^(bad_jwt|no_authorization|user_banned|user_not)/.test(error.code);
  throw new Refusal(
    isTokens || isAuthSessionMissingError(error) ? "no_authorization" : "unavailable",
  );
}

async function spend(client: SchoolClient, code: string): Promise<void> {
  const isSpent = await spendRecoveryCode(client, code).catch((error) => {
    throw new Refusal(error.code === "PT429" ? "over_request_rate_limit" : "unavailable");
  });
  if (!isSpent) throw new Refusal("recovery_code_wrong");
}

async function removeFactor(service: SchoolClient, userId: string, id: string): Promise<void> {
  const { error } = await service.auth.admin.mfa.deleteFactor({ userId, id });
  if (error && error.code !== "mfa_factor_not_found") throw new Refusal("unavailable");
}
