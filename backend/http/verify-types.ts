import type { MiddlewareHandler } from "hono";
import { sql } from "kysely";
import type { Database } from "../database.ts";
import { hashProof } from "../tokens/one-time-proof.ts";

/**
 * POST /verify knows two types that Lite does not: `invite`, whose proof lies where a sign-up's does,
 * and `email`, which is whatever letter the address got last.
 */
export const verifyTypes =
  (database: Database): MiddlewareHandler =>
  async (c, next) => {
    if (c.req.path !== "/auth/v1/verify" || c.req.method !== "POST") return next();
    const sent = await c.req.raw
      .clone()
      .json()
      .catch(() => ({}));
    if (sent.type !== "invite" && sent.type !== "email") return next();
    const type = sent.type === "invite" ? "signup" : await typeOf(database, sent);
    c.req.raw = new Request(c.req.raw, { body: JSON.stringify({ ...sent, type }) });
    return next();
  };

async function typeOf(
  database: Database,
  sent: { token_hash?: string; email?: string; token?: string },
): Promise<"signup" | "magiclink"> {
  const hash = sent.token_hash ?? hashProof(sent.email ?? "", sent.token ?? "");
  const { rows } = await sql`select from auth.users where confirmation_token = ${hash}`.execute(
    database.kysely,
  );
  return rows.length > 0 ? "signup" : "magiclink";
}
