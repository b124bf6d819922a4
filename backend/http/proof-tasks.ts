import type { MiddlewareHandler } from "hono";
import type { ProofOfWork } from "../throttle/proof-of-work.ts";

/**
 * GET /auth/v1/proof-of-work → `{task, bits, seconds}`, which Supabase Auth does not have: what to compute
 * after a sign-in was answered 429 `proof_of_work_required`, and to send as its captcha_token.
 */
export const proofTasks =
  (proofs: ProofOfWork): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== "GET" || c.req.path !== "/auth/v1/proof-of-work") return next();
    return c.json(proofs.task(), 200, { "cache-control": "no-store" });
  };
