import type { Context, MiddlewareHandler } from "hono";
import { decodeJwt } from "jose";
import { addMethod } from "../tokens/access-token.ts";
import { describeSession, noteClient, type SessionSource } from "../tokens/session-answer.ts";
import { clientOf } from "./client.ts";
import { withFactors } from "./factors/factor-rows.ts";

/**
 * Lite's tokens know nothing of assurance levels, factors and hooks: every session that it answers
 * is described anew, and every person gets the list of their factors.
 */
export const sessionAnswers =
  (source: SessionSource): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (/^\/auth\/v1\/(token|signup|verify)$/.test(c.req.path)) await describeAnew(c, source);
    else if (c.req.path === "/auth/v1/user" && c.res.status === 200) {
      replaceBody(c, await withFactors(source.database, await c.res.clone().json()));
    }
  };

async function describeAnew(c: Context, source: SessionSource): Promise<void> {
  if (c.res.status === 303) return describeLink(c, source);
  if (c.res.status !== 200) return;
  const body = await c.res.clone().json();
  if (typeof body.access_token !== "string") return;
  const answer = await describe(c, source, body.access_token, body.refresh_token);
  replaceBody(c, answer ? { ...body, ...answer } : body);
}

/** The link of a letter answers with a redirection that carries the session behind the `#`. */
async function describeLink(c: Context, source: SessionSource): Promise<void> {
  const [target, fragment] = (c.res.headers.get("location") ?? "").split("#");
  const carried = new URLSearchParams(fragment);
  const [token, refreshToken] = [carried.get("access_token"), carried.get("refresh_token")];
  if (!token || !refreshToken) return;
  const answer = await describe(c, source, token, refreshToken);
  if (answer) carried.set("access_token", answer.access_token);
  c.res.headers.set("location", `${target}#${carried}`);
}

async function describe(c: Context, source: SessionSource, token: string, refreshToken: string) {
  const { session_id: session } = decodeJwt<{ session_id: string }>(token);
  await noteClient(source.database, session, clientOf(c));
  const method = methodOf(c);
  if (method) await addMethod(source.database, session, method);
  return describeSession(source, session, refreshToken, method);
}

/** How this request has proven who asks; a refresh proves nothing new. */
function methodOf(c: Context): string | undefined {
  if (c.req.path.endsWith("/signup")) return "password";
  if (c.req.path.endsWith("/verify")) return "otp";
  if (c.req.query("grant_type") === "password") return "password";
  return c.req.query("grant_type") === "pkce" ? "oauth" : undefined;
}

function replaceBody(c: Context, body: unknown): void {
  const { status } = c.res;
  const headers = new Headers(c.res.headers);
  headers.delete("content-length");
  c.res = undefined;
  c.res = Response.json(body, { status, headers });
}
