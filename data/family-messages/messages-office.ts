import type { SchoolClient } from "../client.ts";
import type { PhoneChannel } from "../operations/channels.ts";

/**
 * What phones show on a channel in one language: the text, how long it is, as how many messages it counts, and on how
 * many phones.
 */
export type PhoneText = {
  channel: PhoneChannel;
  language: string;
  said: string;
  characters: number;
  parts: number;
  phones: number;
};

/** How many phones a channel carries a message to, what that costs, and what was and may be spent this month, in paise. */
export type PhoneCost = {
  channel: PhoneChannel;
  phones: number;
  cost: number;
  spent: number;
  month_limit: number | null;
};

/**
 * What sending a message would do: children concerned, mailboxes and phones, both by language, addresses that want none,
 * children whom nothing would reach, devices that a notice would reach, and what each channel to phones costs. Who may
 * send it: everybody (null), a second colleague (`ask` before approval was asked for, `own` for who asked or wrote,
 * `second` for that colleague). For editors and administrators (42501).
 */
export async function previewFamilyMessage(client: SchoolClient, message: string) {
  const { data } = await client.rpc("preview_family_message", { message }).single().throwOnError();
  return {
    ...data,
    languages: data.languages as Record<string, number>,
    phone_texts: data.phone_texts as PhoneText[],
    phone_channels: data.phone_channels as PhoneCost[],
    // The generated types do not show that a function's columns may be null.
    approval: data.approval as "ask" | "own" | "second" | null,
  };
}

/** Asks the colleagues who may send a draft for their yes. Throws PT409: detail `not_draft`. */
export async function askMessageApproval(client: SchoolClient, message: string): Promise<void> {
  await client.rpc("ask_message_approval", { message }).throwOnError();
}

/** Makes a message that awaits approval a draft again. Throws PT409: detail `not_waiting`. */
export async function reopenFamilyMessage(client: SchoolClient, message: string): Promise<void> {
  await client.rpc("reopen_family_message", { message }).throwOnError();
}

/** Whether messages need the yes of a second colleague. For editors and administrators (42501). */
export async function isMessageApprovalRequired(client: SchoolClient): Promise<boolean> {
  const { data } = await client.rpc("is_message_approval_required").throwOnError();
  return data;
}

/** Sets that rule. Only administrators without a campus limit (42501: `not_admin`, `campus_scope`). */
export async function updateMessageApproval(
  client: SchoolClient,
  required: boolean,
): Promise<void> {
  await client.rpc("require_message_approval", { required }).throwOnError();
}

/**
 * Sends a draft, or what its second colleague approves, to every address at once or to none; answers to how many. Throws
 * PT409: details `not_draft`, `second_person`, `nobody`, `message_over`, `over_limit`; 22023 `exposes_child` where its
 * notice would tell visitors about a child.
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

/** What became of a message on each channel, in addresses. For editors and administrators (42501). */
export async function countMessageDeliveries(client: SchoolClient, message: string) {
  const { data } = await client.rpc("count_message_deliveries", { message }).throwOnError();
  return data;
}

/** The children whom a message reached in no way, by campus and class. Administrators only (42501). */
export async function listUnreachedChildren(client: SchoolClient, message: string) {
  const { data } = await client.rpc("list_unreached_children", { message }).throwOnError();
  // The generated types do not show that a function's columns may be null.
  return data.map((child) => ({ ...child, guardians: child.guardians as string | null }));
}
