import type { Context, MiddlewareHandler } from "hono";
import { errors, type JWTPayload, jwtVerify } from "jose";
import { bearerToken } from "../../platform/bearer.ts";
import type { Database } from "../database/database.ts";
import type { Environment } from "../environment.ts";
import { readAccount } from "./account.ts";

/** Paths of /auth/v1 that require a session. */
const needsSession = /^\/auth\/v1\/(user|logout|reauthenticate|factors)(\/|$)/;

/** What later steps know about the caller. */
export type Judged = {
  Variables: {
    /** The account id, if the caller works in the office. */
    colleague?: string;
  };
};

type Settings = Pick<Environment, "JWT_SECRET" | "SITE_URL">;

/**
 * Refuses every bearer that is not a valid token of a live session, before Lite sees it: Lite treats unsigned
 * and unreadable tokens as anonymous, does not check claims and keeps serving people who signed out. /rest/v1
 * answers as PostgREST (401 PGRST301 unreadable or wrongly signed, PGRST303 expired, not for us or no longer
 * valid), /auth/v1 as Supabase Auth (403 `bad_jwt`, `session_not_found`, `user_banned`). Lite itself checks
 * an API key sent as bearer.
 */
export function strictTokens(database: Database, settings: Settings): MiddlewareHandler<Judged> {
  const judge = createJudge(database, settings);
  return async (c, next) => {
    const isRest = c.req.path.startsWith("/rest/v1/");
    const header = c.req.header("authorization");
    if (header === undefined || isApiKey(c, header)) return next();
    if (!isRest && !needsSession.test(c.req.path)) return next();
    const { refusal, colleague } = await judge(header, { needsPerson: !isRest });
    if (colleague) c.set("colleague", colleague);
    if (!refusal) return next();
    if (isRest) return answerAsPostgrest(c, refusal);
    const code = authCodes[refusal];
    if (!code) return next();
    return c.json({ code: 403, error_code: code, msg: sentences[refusal] }, 403);
  };
}

/** The request for Lite, without a bearer that no step has verified. */
export function judgedRequest(c: Context): Request {
  const isJudged = c.req.path.startsWith("/rest/v1/") || needsSession.test(c.req.path);
  const header = c.req.header("authorization");
  if (isJudged || header === undefined || isApiKey(c, header)) return c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  headers.delete("authorization");
  return new Request(c.req.raw, { headers });
}

type Judgement = { refusal?: Refusal; colleague?: string };
type Refusal = "unreadable" | "expired" | "foreign" | "ended" | "suspended" | "deleted" | "demoted";

function isApiKey(c: Context, header: string): boolean {
  const bearer = header.replace(/^Bearer\s+/i, "");
  return bearer.startsWith("sb_") || bearer === (c.req.header("apikey") ?? c.req.query("apikey"));
}

function createJudge(database: Database, { JWT_SECRET }: Settings) {
  const key = new TextEncoder().encode(JWT_SECRET);
  return async (header: string, { needsPerson }: { needsPerson: boolean }): Promise<Judgement> => {
    let claims: JWTPayload;
    try {
      const token = bearerToken(header) ?? "";
      claims = (await jwtVerify(token, key, { algorithms: ["HS256"] })).payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return { refusal: "expired" };
      const isForeign = error instanceof errors.JWTClaimValidationFailed;
      return { refusal: isForeign ? "foreign" : "unreadable" };
    }
    if (!isForUs(claims)) return { refusal: "foreign" };
    if (claims.role !== "authenticated") return needsPerson ? { refusal: "foreign" } : {};
    const account = await readAccount(database, claims.sub, claims.session_id);
    // First: a refused refresh ends the session of a suspended person, who should still learn why.
    if (account?.isSuspended) return { refusal: "suspended" };
    if (!account?.hasSession) return { refusal: "ended" };
    if (account.isDeleted) return { refusal: "deleted" };
    if (account.role === "admin") return { colleague: String(claims.sub) };
    return claims.user_role === "admin" ? { refusal: "demoted" } : {};
  };
}

const roles: unknown[] = ["anon", "authenticated", "service_role"];

/**
 * Whether a token expires, has one of the three existing roles, and names no other audience. The issuer is
 * not checked: replicas that share a database may have different addresses, and the key proves that the token
 * is ours.
 */
function isForUs({ exp, aud, role }: JWTPayload & { role?: unknown }): boolean {
  return (
    exp !== undefined && roles.includes(role) && (aud === undefined || aud === "authenticated")
  );
}

const sentences: Record<Refusal, string> = {
  unreadable: "No suitable key or wrong key type",
  expired: "JWT expired",
  foreign: "The claims of this JWT are not for this service",
  ended: "The session of this JWT has ended",
  suspended: "User is banned",
  deleted: "The account of this JWT has been deleted",
  demoted: "The role in this JWT is no longer held",
};

function answerAsPostgrest(c: Context, refusal: Refusal) {
  const isUnreadable = refusal === "unreadable";
  const body = {
    code: isUnreadable ? "PGRST301" : "PGRST303",
    details: isUnreadable ? "None of the keys was able to decode the JWT" : null,
    hint: null,
    message: sentences[refusal],
  };
  return c.json(body, 401, { "WWW-Authenticate": 'Bearer error="invalid_token"' });
}

const authCodes: Partial<Record<Refusal, string>> = {
  unreadable: "bad_jwt",
  expired: "bad_jwt",
  foreign: "bad_jwt",
  ended: "session_not_found",
  suspended: "user_banned",
  // A deleted account may be read and signed out of, so that the sign-in page can say that it is deleted; a
  // person who lost a role is still the same person.
};
