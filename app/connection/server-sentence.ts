/** Error messages written by a program: the browser, a parser, or supabase-js on an unreadable answer. */
const machines =
  /^((Type|Syntax|Range|Reference|Abort|Timeout|Network)Error|Auth(Unknown|RetryableFetch)Error)$/;

/**
 * The server's words for a failure, if they are a sentence for people (docs/requirements.md R8.3).
 * Undefined if the connection broke, or a proxy answered with markup, `{}` or nothing.
 */
export function serverSentence(failure: unknown): string | undefined {
  const { message, name = "", code } = failure as Partial<Record<string, unknown>>;
  if (typeof message !== "string" || machines.test(String(name))) return undefined;
  if (name === "Error" && !code) return undefined;
  const sentence = message.trim();
  return sentence === "" || /^[[{<"]|^null$/.test(sentence) ? undefined : sentence;
}

/**
 * The database service's words for a failure, recognised by its code: PostgREST's own or an SQL state
 * (docs/requirements.md R8.8 and R8.10). Empty for a proxy's answer and for a failed connection.
 */
export function databaseSentence(failure: unknown): string {
  const { code = "", message = "" } = failure as { code?: unknown; message?: unknown };
  const isServers = typeof code === "string" && /^(PGRST\d{3}|\d[0-9A-Z]{4})$/.test(code);
  return isServers && typeof message === "string" ? message : "";
}
