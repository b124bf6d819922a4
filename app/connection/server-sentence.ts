/** Errors whose messages a program wrote: the browser, a parser, or supabase-js on an unreadable answer. */
const machines = /^((Type|Syntax|Range|Reference|Abort|Timeout|Network)Error|AuthUnknownError)$/;

/** What HTTP calls a failing server. supabase-js says this if the answer held no message. */
const namesOfStatus =
  /^(HTTP \d+|Internal Server Error|Not Implemented|Bad Gateway|Service Unavailable|Gateway Time-?out)$/i;

/**
 * The server's words for a failure, if they are a sentence for people (docs/requirements.md R8.3).
 * Undefined if the connection broke, or a proxy answered with markup, `{}` or nothing.
 */
export function serverSentence(failure: unknown): string | undefined {
  const { message, name = "", code, status } = failure as Partial<Record<string, unknown>>;
  if (typeof message !== "string" || machines.test(String(name))) return undefined;
  if (name === "Error" && !code) return undefined;
  // Without a status the connection broke: supabase-js then repeats the browser's message.
  if (name === "AuthRetryableFetchError" && (!status || namesOfStatus.test(message.trim())))
    return undefined;
  const sentence = message.trim();
  return sentence === "" || /^[[{<"]|^null$/.test(sentence) ? undefined : sentence;
}

/**
 * The database service's words for a failure, recognised by its code: PostgREST's own, one that a
 * function of the database raised, or an SQL state (docs/requirements.md R8.8 and R8.10). Empty for
 * a proxy's answer and for a failed connection.
 */
export function databaseSentence(failure: unknown): string {
  const { code = "", message = "" } = failure as { code?: unknown; message?: unknown };
  const isServers =
    typeof code === "string" && /^(PGRST\d{3}|PT\d{3}|P0001|\d[0-9A-Z]{4})$/.test(code);
  return isServers && typeof message === "string" ? message : "";
}
