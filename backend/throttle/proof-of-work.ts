import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";

/** How many zero bits the hash begins with: a second of a laptop's time, some of a phone's. */
const bits = 16;

/** Seconds for which a task is valid. */
export const taskLifetime = 5 * 60;

export type ProofOfWork = {
  /** A new task "<time>.<random>.<signature>", and its difficulty. */
  task: () => { task: string; bits: number; seconds: number };
  /**
   * The id of a valid proof "<task>:<number>", by which it is marked as used; undefined for any other text.
   */
  judge: (proof: unknown) => string | undefined;
};

/**
 * A number that makes the SHA-256 of "<task>:<number>" begin with zero bits (Back, Hashcash, 2002), as for
 * the public forms: app/ui/form-proof.ts computes both. Nothing is stored until a proof arrives.
 */
export function createProofOfWork(secret: string, now: () => number = Date.now): ProofOfWork {
  const key = createHash("sha256").update(`sign-in ${secret}`).digest();
  const sign = (words: string) =>
    createHmac("sha256", key).update(words).digest("base64url").slice(0, 22);
  return {
    task: () => {
      const words = `${now().toString(36)}.${randomBytes(12).toString("base64url")}`;
      return { task: `${words}.${sign(words)}`, bits, seconds: 0 };
    },
    judge: (proof) => {
      if (typeof proof !== "string" || proof.length > 80) return undefined;
      const [, time = "", random = "", signature = ""] =
        /^(\w{1,12})\.([\w-]{16})\.([\w-]{22}):\d{1,12}$/.exec(proof) ?? [];
      const expected = sign(`${time}.${random}`);
      if (signature.length !== expected.length) return undefined;
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
      const age = now() - Number.parseInt(time, 36);
      if (age < 0 || age > taskLifetime * 1_000) return undefined;
      const hash = createHash("sha256").update(proof).digest();
      return hash.readUInt32BE(0) >>> (32 - bits) === 0 ? random : undefined;
    },
  };
}

/**
 * GET /auth/v1/proof-of-work → `{task, bits, seconds}`, which Supabase Auth lacks: the task to solve after a
 * sign-in got 429 `proof_of_work_required`; the result is sent as its captcha_token.
 */
export const proofTasks =
  (proofs: ProofOfWork): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.method !== "GET" || c.req.path !== "/auth/v1/proof-of-work") return next();
    return c.json(proofs.task(), 200, { "cache-control": "no-store" });
  };
