import type { SchoolClient } from "../client.ts";

/**
 * Sends JSON to an account endpoint of the web server (`/account/…`) in the name of the signed-in person, and
 * resolves with its answer. Throws `{code, message}`.
 */
export async function postToAccount<Answer>(
  client: SchoolClient,
  path: string,
  body: object,
): Promise<Answer> {
  const { data: kept } = await client.auth.getSession();
  const answer = await fetch(path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${kept.session?.access_token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  const said = await answer.json();
  if (answer.ok) return said;
  throw Object.assign(new Error(said.message), { code: said.code });
}
