import type { Context, MiddlewareHandler } from "hono";
import { requireSecretKey } from "../http/api-keys.ts";
import { AuthError } from "../http/auth-error.ts";
import { limitBody } from "../http/request-bodies.ts";
import { type AuthEndpoint, authEndpoints, grantTypes, signInEmails } from "./auth-list.ts";

const root = "/auth/v1";
/** No call of /auth/v1 needs a longer query. */
const longestQuery = 2_000;

/**
 * The gate of /auth/v1: passes what backend/endpoints/auth-list.ts names, with bodies no larger than it says;
 * everything else is refused as by Supabase Auth, `{code, error_code, msg}`: 404 `not_found`, 422
 * `otp_disabled`, 404 `not_offered` to the secret key for missing parts of the admin API, 405
 * `method_not_allowed`, 413 `request_too_large`, 400 `unsupported_grant_type`.
 */
export const authGate =
  (secretKey: string): MiddlewareHandler =>
  (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname !== root && !pathname.startsWith(`${root}/`)) return next();
    try {
      const endpoint = findEndpoint(c, pathname.slice(root.length), secretKey);
      if (search.length > longestQuery) {
        throw new AuthError(414, "validation_failed", "The address is too long");
      }
      const grant = c.req.query("grant_type") ?? "";
      if (endpoint.path === "/token" && !grantTypes.includes(grant)) {
        throw new AuthError(400, "unsupported_grant_type", "unsupported_grant_type");
      }
      return limits.get(endpoint)?.(c, next) ?? next();
    } catch (error) {
      if (error instanceof AuthError) return Promise.resolve(error.answer());
      throw error;
    }
  };

function findEndpoint(c: Context, path: string, secretKey: string): AuthEndpoint {
  const here = authEndpoints.filter((endpoint) => fits(endpoint.path, path));
  const endpoint = here.find(({ method }) => method === c.req.method);
  if (endpoint) return endpoint;
  if (path === "/admin" || path.startsWith("/admin/")) {
    requireSecretKey(c, secretKey);
    throw new AuthError(404, "not_offered", "This site does not offer this call of the admin API");
  }
  if (signInEmails.includes(path)) {
    throw new AuthError(422, "otp_disabled", "Signups not allowed for otp");
  }
  if (here.length === 0) throw new AuthError(404, "not_found", "There is no such endpoint here");
  throw new AuthError(405, "method_not_allowed", "This endpoint has no such method", {
    allow: here.map(({ method }) => method).join(", "),
  });
}

/** A part called `:id` in a pattern matches an id's characters, not percent-encoded. */
function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split("/"), path.split("/", 8)];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) =>
      part === ":id" ? /^[A-Za-z0-9-]{1,64}$/.test(given[at] ?? "") : part === given[at],
    )
  );
}

const limitFor = ({ body }: AuthEndpoint): MiddlewareHandler =>
  limitBody(body, (_, headers) =>
    new AuthError(
      413,
      "request_too_large",
      `The request body is larger than ${body} bytes`,
      headers,
    ).answer(),
  );
const limits = new Map(authEndpoints.map((endpoint) => [endpoint, limitFor(endpoint)]));
