import type { SchoolClient } from "../client.ts";
import type { PhoneChannel } from "../operations/channels.ts";
import { listAll } from "../whole-lists.ts";

/**
 * A message on one channel in one language: the text, its length, how many messages it counts as, and the
 * number of phones.
 */
export type PhoneText = {
  channel: PhoneChannel;
  language: string;
  said: string;
  characters: number;
  parts: number;
  phones: number;
};

/**
 * The number of phones a message reaches on a channel, its cost, and the amount spent and allowed this month,
 * in paise.
 */
export type PhoneCost = {
  channel: PhoneChannel;
  phones: number;
  cost: number;
  spent: number;
  month_limit: number | null;
};

/**
 * The effect of sending a message: children concerned, mailboxes and phones by language, addresses that
 * refuse messages, children whom nothing would reach, devices that a notice would reach, and the cost of each
 * channel to phones. `approval` says who may send it: everybody (null), or a second colleague (`ask` before
 * approval was requested, `own` for the person who requested it or wrote the message, `second` for the second
 * colleague). For editors and administrators (42501).
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

/** Asks the colleagues who may send a draft for approval. Throws PT409: detail `not_draft`. */
export async function askMessageApproval(client: SchoolClient, message: string): Promise<void> {
  await client.rpc("ask_message_approval", { message }).throwOnError();
}

/** Turns a message that awaits approval back into a draft. Throws PT409: detail `not_waiting`. */
export async function reopenFamilyMessage(client: SchoolClient, message: string): Promise<void> {
  await client.rpc("reopen_family_message", { message }).throwOnError();
}

/** Whether messages need a second colleague's approval. For editors and administrators (42501). */
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
 * Sends a draft, or the message that its second colleague approves, to all addresses or to none; returns how
 * many. Throws PT409: details `not_draft`, `second_person`, `nobody`, `message_over`, `over_limit`; 22023
 * `exposes_child` if its notice would identify a child to visitors.
 */
export async function sendFamilyMessage(client: SchoolClient, message: string): Promise<number> {
  const { data } = await client.rpc("send_family_message", { message }).throwOnError();
  return data;
}

/** Takes back unsent messages; returns for how many addresses. Throws PT409: detail `nothing_waits`. */
export async function takeBackFamilyMessage(
  client: SchoolClient,
  message: string,
): Promise<number> {
  const { data } = await client.rpc("take_back_family_message", { message }).throwOnError();
  return data;
}

/** The delivery states of a message on each channel, in addresses. For editors and administrators (42501). */
export async function countMessageDeliveries(client: SchoolClient, message: string) {
  const { data } = await client.rpc("count_message_deliveries", { message }).throwOnError();
  return data;
}

/** The children whom a message did not reach at all, by campus and class. Administrators only (42501). */
export async function listUnreachedChildren(client: SchoolClient, message: string) {
  const children = await listAll(() => client.rpc("list_unreached_children", { message }));
  // The generated types do not show that a function's columns may be null.
  return children.map((child) => ({ ...child, guardians: child.guardians as string | null }));
}
