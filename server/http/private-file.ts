import type { Context } from "hono";
import type { HttpEnv } from "./http-env.ts";

const noStore = { "cache-control": "private, no-store" };

type Refused = 401 | 403 | 404 | 503;

/** The answer to a request for a private file that is refused; without a body, as `openPrivateFile` reads none. */
export function refusePrivateFile(c: Context<HttpEnv>, status: Refused) {
  return c.body(null, status, noStore);
}

/** The status that an error of the database means for such a request. */
export function statusOfRefusal(error: unknown): Refused {
  const { code = "" } = error as { code?: string };
  if (/^PGRST30/.test(code)) return 401;
  if (code === "42501") return 403;
  return code === "PT404" ? 404 : 503;
}

/**
 * A private file: kept by nobody on the way. On its own it may run and fetch nothing; browsers then refuse to show a PDF,
 * so one that was made here (`isOurs`) goes without that.
 */
export function sendPrivateFile(
  c: Context<HttpEnv>,
  content: Uint8Array,
  { name, type, isOurs = false }: { name: string; type: string; isOurs?: boolean },
) {
  return c.body(new Uint8Array(content), 200, {
    ...noStore,
    "content-type": type,
    "content-disposition": `inline; filename="${name}"`,
    ...(!isOurs && { "content-security-policy": "default-src 'none'; sandbox" }),
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
}
