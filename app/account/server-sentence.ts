/** Errors whose words are a program's: of the browser, of a parser, of supabase-js about an unreadable answer. */
const machines =
  /^((Type|Syntax|Range|Reference|Abort|Timeout|Network)Error|Auth(Unknown|RetryableFetch)Error)$/;

/**
 * What the server itself said of a failure, in a sentence for people (docs/requirements.md R8.3). Undefined where
 * there is none: the connection broke, or something in between answered with markup, `{}` or nothing.
 */
export function serverSentence(failure: unknown): string | undefined {
  const { message, name = "", code } = failure as Partial<Record<string, unknown>>;
  if (typeof message !== "string" || machines.test(String(name))) return undefined;
  if (name === "Error" && !code) return undefined;
  const sentence = message.trim();
  return sentence === "" || /^[[{<"]|^null$/.test(sentence) ? undefined : sentence;
}
