import type { SchoolClient } from "../client.ts";

/**
 * The office's mailing lists by name, with the number of people on each. Empty for people who may not write
 * messages.
 */
export async function listMailingLists(
  client: SchoolClient,
): Promise<{ id: string; name: string }[]> {
  const { data } = await client.rpc("list_mailing_lists").throwOnError();
  return data.map(({ name, people }) => ({ id: name, name: `${name} (${people})` }));
}
