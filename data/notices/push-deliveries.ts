import withdrawnTexts from "messages:site/notices/withdrawn";
import type { SchoolClient } from "../client.ts";
import { addressIn, languageNamed } from "../languages.ts";
import { bannerText, noticeAddress, noticeDetail } from "./latest-updates.ts";

/** The outcome of a message: taken, device gone, to be retried, or given up. */
export type PushOutcome = "reached" | "gone" | "again" | "failed";

/**
 * Queues the deliveries of notices that visitors see now and of withdrawals, once for each notice and device;
 * returns how many were new. Needs the service key.
 */
export async function queuePushDeliveries(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("queue_push_deliveries").throwOnError();
  return data;
}

/** Claims up to `most` due deliveries, each for this caller only. Needs the service key. */
export async function claimPushDeliveries(client: SchoolClient, most: number) {
  const { data } = await client.rpc("claim_push_deliveries", { most }).throwOnError();
  return data as DuePush[];
}

export type DuePush = {
  id: string;
  notice_id: string;
  /** Empty for a notice that is deleted. */
  content: string;
  is_urgent: boolean;
  is_withdrawal: boolean;
  expires_at: string | null;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
};

/** The outcome of the delivery with this id; `wait_seconds` until it is retried. */
export type NotedPush = { id: string; outcome: PushOutcome; wait_seconds: number };

/** Records outcomes. Needs the service key. */
export async function notePushDeliveries(
  client: SchoolClient,
  outcomes: readonly NotedPush[],
): Promise<void> {
  await client.rpc("note_push_deliveries", { outcomes: [...outcomes] }).throwOnError();
}

/**
 * The number of devices for which a notice was handed over, is waiting and failed. For the office; throws the
 * service's error.
 */
export async function countPushDeliveries(client: SchoolClient, notice: string) {
  const { data } = await client.rpc("count_push_deliveries", { notice }).single().throwOnError();
  return data;
}

/**
 * What the service worker shows (app/site/offline/service-worker.js). The tag is the notice's: its message is
 * shown once, and its withdrawal replaces it silently.
 */
export type PushMessage = {
  title: string;
  body: string;
  tag: string;
  path: string;
  lang: string;
  silent?: true;
};

export function pushMessageOf({
  notice_id,
  content,
  is_withdrawal,
  language,
}: Pick<DuePush, "notice_id" | "content" | "is_withdrawal" | "language">): PushMessage {
  const tongue = languageNamed(language);
  const of = { tag: `notice-${notice_id}`, lang: tongue };
  const title = cut(bannerText(content), 90);
  if (is_withdrawal) {
    const t = withdrawnTexts[tongue];
    const path = addressIn(tongue, "/notices");
    return { ...of, title: title ? t.title(title) : t.untitled, body: t.body, path, silent: true };
  }
  const path = addressIn(tongue, noticeAddress(notice_id));
  return { ...of, title, body: cut(noticeDetail(content), 180), path };
}

/** Cut after a word. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const end = start.lastIndexOf(" ");
  return `${start.slice(0, end > longest / 2 ? end : longest).trimEnd()}…`;
}
