import type { SchoolClient } from "../client.ts";

/**
 * Asks an account endpoint of the web server (`/account/…`) in the name of the signed-in person. Throws
 * `{code, message}`: the endpoint's refusal, `session_not_found` if nobody is signed in, `unreachable` if
 * something on the way answers instead, with a page of its own.
 */
export async function askAccount(
  client: SchoolClient,
  path: string,
  { headers, ...init }: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const { session } = (await client.auth.getSession()).data;
  if (!session) throw Object.assign(new Error("Signed out."), { code: "session_not_found" });
  const authorization = `Bearer ${session.access_token}`;
  const answer = await fetch(path, { ...init, headers: { ...headers, authorization } });
  if (answer.ok) return answer;
  const { code = "unreachable", message = "" } = await answer.json().catch(() => ({}));
  throw Object.assign(new Error(message), { code });
}

/** The JSON of an account endpoint, asked and refused like `askAccount`. */
export async function getFromAccount<Answer>(client: SchoolClient, path: string): Promise<Answer> {
  return readJson(await askAccount(client, path));
}

/** Sends JSON to an account endpoint and resolves with its answer; refused like `askAccount`. */
export async function postToAccount<Answer>(
  client: SchoolClient,
  path: string,
  body: object,
): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  return readJson(
    await askAccount(client, path, { method: "POST", headers, body: JSON.stringify(body) }),
  );
}

async function readJson<Answer>(answer: Response): Promise<Answer> {
  return answer.json().catch(() => {
    throw Object.assign(new Error(""), { code: "unreachable" });
  });
}
