import { type Context, type Handler, Hono } from "hono";
import { jwtVerify } from "jose";
import { AuthError } from "../http/auth-error.ts";
import { clientOf } from "../http/client.ts";
import type { SessionSource } from "../sessions/session-answer.ts";
import { type FactorCall, type FactorMessages, readFactorSession } from "./call.ts";
import { challenge } from "./challenge.ts";
import { enroll } from "./enroll.ts";
import { unenroll } from "./unenroll.ts";
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

/** The step in front has refused every bad token; left are requests without one, or with a key. */
async function sessionOf(c: Context, secret: string): Promise<string> {
  const token = /^Bearer (\S+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
  const verified = await jwtVerify<{ session_id?: string }>(
    token,
    new TextEncoder().encode(secret),
    { algorithms: ["HS256"] },
  ).catch(() => undefined);
  if (verified?.payload.session_id) return verified.payload.session_id;
  throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
}
