import { type Context, type Handler, Hono } from "hono";
import { jwtVerify } from "jose";
import { isRowId } from "../../data/forms/ids.ts";
import { bearerToken } from "../../platform/bearer.ts";
import type { Database } from "../database/database.ts";
import type { Environment } from "../environment.ts";
import { requireSecretKey } from "../http/api-keys.ts";
import { AuthError } from "../http/auth-error.ts";
import { clientOf } from "../http/client.ts";
import type { SessionSource } from "../sessions/session-answer.ts";
import { type FactorCall, type FactorMessages, readFactorSession } from "./call.ts";
import { challenge } from "./challenge.ts";
import { enroll, unenroll } from "./enroll.ts";
import { deleteFactor, findFactor, listFactors, publicFactor } from "./factor-rows.ts";
import { verify } from "./verify.ts";

/** The second factor of Supabase Auth, which Lite does not have: /auth/v1/factors. */
export function factorRoutes(source: SessionSource, send: FactorMessages): Hono {
  const answer =
    (action: (call: FactorCall) => Promise<Response>): Handler =>
    async (c) => {
      try {
        return await action(await readCall(c, source, send));
      } catch (error) {
        if (error instanceof AuthError) return error.answer();
        throw error;
      }
    };
  return new Hono()
    .post("/", answer(enroll))
    .delete("/:id", answer(unenroll))
    .post("/:id/challenge", answer(challenge))
    .post("/:id/verify", answer(verify));
}

async function readCall(
  c: Context,
  source: SessionSource,
  send: FactorMessages,
): Promise<FactorCall> {
  const sessionId = await sessionOf(c, source.settings.JWT_SECRET);
  const session = await readFactorSession(source.database, sessionId);
  if (!session) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim does not exist");
  }
  const text = await c.req.text();
  return {
    ...source,
    session,
    client: clientOf(c),
    body: text ? JSON.parse(text) : {},
    factorId: c.req.param("id") ?? "",
    send,
  };
}

/**
 * An earlier step has refused every invalid token; only requests without a token, or with an API key, remain.
 */
async function sessionOf(c: Context, secret: string): Promise<string> {
  const token = bearerToken(c.req.header("authorization")) ?? "";
  const verified = await jwtVerify<{ session_id?: string }>(
    token,
    new TextEncoder().encode(secret),
    { algorithms: ["HS256"] },
  ).catch(() => undefined);
  if (verified?.payload.session_id) return verified.payload.session_id;
  throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
}

/**
 * The part of Supabase Auth's admin API that recovering from a lost factor needs, for the secret key only:
 * GET /admin/users/:id/factors → the factors, DELETE /admin/users/:id/factors/:factor → the removed one.
 * Without the key 401 `no_authorization`, with another 403 `not_admin`.
 */
export function adminFactorRoutes(
  database: Database,
  settings: Pick<Environment, "SUPABASE_SECRET_KEY">,
  { notify }: FactorMessages,
): Hono {
  const answer =
    (action: (userId: string, c: Context) => Promise<Response>): Handler =>
    async (c) => {
      try {
        requireSecretKey(c, settings.SUPABASE_SECRET_KEY);
        const userId = c.req.param("id") ?? "";
        if (!isRowId(userId)) {
          throw new AuthError(404, "validation_failed", "user_id must be an UUID");
        }
        return await action(userId, c);
      } catch (error) {
        if (error instanceof AuthError) return error.answer();
        throw error;
      }
    };
  return new Hono()
    .get(
      "/:id/factors",
      answer(async (userId) =>
        Response.json((await listFactors(database, userId)).map(publicFactor)),
      ),
    )
    .delete(
      "/:id/factors/:factor",
      answer(async (userId, c) => {
        const factor = await findFactor(database, userId, c.req.param("factor") ?? "");
        if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
        await deleteFactor(database, factor);
        if (factor.status === "verified") {
          await notify("factor_removed", userId, { address: "", userAgent: "" });
        }
        return Response.json(publicFactor(factor));
      }),
    );
}
