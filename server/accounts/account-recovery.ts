import type { Handler } from "hono";
import { recoveryCodeSubmission, spendRecoveryCode } from "../../data/accounts/recovery-codes.ts";
import type { SchoolClient } from "../../data/client.ts";
import type { BackendClients } from "../connection/backend-clients.ts";
import type { HttpEnv } from "../http-env.ts";
import { AccountRefusal, accountEndpoint, unavailable } from "./account-endpoint.ts";

/**
 * POST /account/recover with the caller's access token as bearer and `{code}`: spends the recovery
 * code in the caller's name, then removes their verified factors with the service key. 200
 * `{removed}` (how many); refusals are `{code, message}` with a 4xx or 503.
 * docs/decisions/second-factor.md
 */
export function recoverAccount(clients: BackendClients): Handler<HttpEnv> {
  return accountEndpoint(clients, async ({ sent, user, own, service }) => {
    const submission = recoveryCodeSubmission.safeParse(sent);
    if (!submission.success) {
      throw new AccountRefusal(400, "bad_request", "Send one of your recovery codes.");
    }
    const factors = (user.factors ?? []).filter(({ status }) => status === "verified");
    // Before the code is spent: it would be lost for nothing.
    if (factors.length === 0) {
      throw new AccountRefusal(
        422,
        "second_factor_missing",
        "There is no second factor to remove.",
      );
    }
    await spend(own, submission.data.code);
    for (const { id } of factors) await removeFactor(service, user.id, id);
    return { removed: factors.length };
  });
}

async function spend(client: SchoolClient, code: string): Promise<void> {
  const isSpent = await spendRecoveryCode(client, code).catch((error) => {
    throw error.code === "PT429" ? tooMany() : unavailable();
  });
  if (!isSpent) {
    throw new AccountRefusal(
      422,
      "recovery_code_wrong",
      "This recovery code is wrong or has been used.",
    );
  }
}

const tooMany = () =>
  new AccountRefusal(
    429,
    "over_request_rate_limit",
    "Too many wrong recovery codes: rate limit reached. Please try again in 15 minutes.",
    900,
  );

async function removeFactor(service: SchoolClient, userId: string, id: string): Promise<void> {
  const { error } = await service.auth.admin.mfa.deleteFactor({ userId, id });
  if (error && error.code !== "mfa_factor_not_found") throw unavailable();
}
