import type { SchoolClient } from "../client.ts";

/** The office's own lists by name, as a message is sent to them, with how many people are on each. None for who may not write messages. */
export async function listMailingLists(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client.rpc("list_mailing_lists").throwOnError();
  return data.map(({ name, people }) => ({ id: name, name: `${name} (${people})` }));
}
