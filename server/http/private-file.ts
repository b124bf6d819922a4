import type { Context } from "hono";
import { isTokenRefused } from "../../data/accounts/refused-token.ts";
import type { HttpEnv } from "./http-env.ts";
import { asBody } from "./sent-file.ts";

const noStore = { "cache-control": "private, no-store" };

type Refused = 401 | 403 | 404 | 503;

/** Refuses a request for a private file, without a body, since `openPrivateFile` reads none. */
export function refusePrivateFile(c: Context<HttpEnv>, status: Refused) {
  return c.body(null, status, noStore);
}

/** The status for a database error at such a request. */
export function statusOfRefusal(error: unknown): Refused {
  const { code = "" } = error as { code?: string };
  if (isTokenRefused(error)) return 401;
  if (code === "42501") return 403;
  return code === "PT404" ? 404 : 503;
}

/**
 * Sends a private file, which nothing on the way may cache. A policy forbids it to run or fetch anything;
 * with that policy browsers do not show PDFs, so a PDF that was made here (`isOurs`) is sent without it.
 */
export function sendPrivateFile(
  c: Context<HttpEnv>,
  content: Uint8Array,
  { name, type, isOurs = false }: { name: string; type: string; isOurs?: boolean },
) {
  return c.body(asBody(content), 200, {
    ...noStore,
    "content-type": type,
    "content-disposition": `inline; filename="${name}"`,
    ...(!isOurs && { "content-security-policy": "default-src 'none'; sandbox" }),
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
}
