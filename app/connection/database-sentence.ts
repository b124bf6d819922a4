/**
 * What the database service says of a failure, which has its code: PostgREST's own or the SQL state
 * (docs/requirements.md R8.8 and R8.10). Empty for what a proxy answers and for a connection that failed:
 * fetch and parsers speak to machines.
 */
export function databaseSentence(failure: unknown): string {
  const { code = "", message = "" } = failure as { code?: unknown; message?: unknown };
  const isServers = typeof code === "string" && /^(PGRST\d{3}|\d[0-9A-Z]{4})$/.test(code);
  return isServers && typeof message === "string" ? message : "";
}
