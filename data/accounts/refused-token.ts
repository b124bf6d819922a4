/**
 * Whether a request was refused because of its token, which is missing, has expired, or whose session or
 * account has ended: by PostgREST (https://docs.postgrest.org/en/stable/references/errors.html, group 3; its
 * PGRST300 is the service's own fault), by the service of accounts, or by the web server.
 */
export function isTokenRefused(failure: unknown): boolean {
  const { code } = (failure ?? {}) as { code?: unknown };
  return typeof code === "string" && refusals.has(code);
}

const refusals = new Set([
  "PGRST301",
  "PGRST302",
  "PGRST303",
  "bad_jwt",
  "no_authorization",
  "session_expired",
  "session_not_found",
  "user_banned",
  "user_not_found",
]);
