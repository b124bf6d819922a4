/**
 * Whether a request was refused because of its token, which has expired or whose session or account has
 * ended: by PostgREST (https://docs.postgrest.org/en/stable/references/errors.html, group 3), or by the
 * service of accounts.
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
  "session_expired",
  "session_not_found",
  "user_banned",
]);
