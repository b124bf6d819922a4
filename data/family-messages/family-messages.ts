import type { SchoolClient } from "../client.ts";

/** The message of a personal link in the language of its email, or null. Throws the service's error. */
export async function getFamilyMessage(client: SchoolClient, token: string) {
  if (!/^[0-9a-f]{32,64}$/.test(token)) return null;
  const { data } = await client.rpc("get_family_message", { token }).maybeSingle().throwOnError();
  return data;
}

/**
 * Ends messages to a link's address, or allows them again; doing it twice is not an error. Throws the
 * service's error.
 */
export async function setMessageChoice(
  client: SchoolClient,
  token: string,
  wantsMessages: boolean,
) {
  await client.rpc("set_message_choice", { token, wants_messages: wantsMessages }).throwOnError();
}
