import type { SchoolClient } from "../client.ts";

/**
 * What sending a message would do: children concerned, emails and messages to phones, both by language, addresses that
 * want none, children whom nothing would reach. For editors and administrators (42501).
 */
export async function previewFamilyMessage(client: SchoolClient, message: string) {
  const { data } = await client.rpc("preview_family_message", { message }).single().throwOnError();
  return { ...data, languages: data.languages as Record<string, number> };
}

/**
 * Sends a draft to every address at once or to none; answers to how many. Throws PT409: details `not_draft`, `nobody`,
 * `message_over`.
 */
export async function sendFamilyMessage(client: SchoolClient, message: string): Promise<number> {
  const { data } = await client.rpc("send_family_message", { message }).throwOnError();
  return data;
}

/** Takes back what has not gone; answers how many addresses that spares. Throws PT409: detail `nothing_waits`. */
export async function takeBackFamilyMessage(
  client: SchoolClient,
  message: string,
): Promise<number> {
  const { data } = await client.rpc("take_back_family_message", { message }).throwOnError();
  return data;
}

/** What became of a message, in addresses. For editors and administrators (42501). */
export async function countMessageDeliveries(client: SchoolClient, message: string) {
  const { data } = await client
    .rpc("count_message_deliveries", { message })
    .single()
    .throwOnError();
  return data;
}

/** The children whom a message reached in no way, by campus and class. Administrators only (42501). */
export async function listUnreachedChildren(client: SchoolClient, message: string) {
  const { data } = await client.rpc("list_unreached_children", { message }).throwOnError();
  // The generated types do not show that a function's columns may be null.
  return data.map((child) => ({ ...child, guardians: child.guardians as string | null }));
}
