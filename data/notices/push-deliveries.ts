import withdrawnTexts from "messages:site/notices/withdrawn";
import type { SchoolClient } from "../client.ts";
import { addressIn, languageNamed } from "../languages.ts";
import { bannerText, noticeAddress, noticeDetail } from "./latest-updates.ts";

/** What became of a message: taken, device gone, to be tried again, or given up. */
export type PushOutcome = "reached" | "gone" | "again" | "failed";

/**
 * Writes down what is to be handed over of the notices that visitors see now and of those that were withdrawn, once for
 * each notice and device; answers how much was new. Needs the service key.
 */
export async function queuePushDeliveries(client: SchoolClient): Promise<number> {
  const { data } = await client.rpc("queue_push_deliveries").throwOnError();
  return data;
}

/** Takes up to `most` that are due, each for this caller alone. Needs the service key. */
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

/** What became of the delivery with this id; `wait_seconds` until it is tried again. */
export type NotedPush = { id: string; outcome: PushOutcome; wait_seconds: number };

/** Notes what became of some. Needs the service key. */
export async function notePushDeliveries(
  client: SchoolClient,
  outcomes: readonly NotedPush[],
): Promise<void> {
  await client.rpc("note_push_deliveries", { outcomes: [...outcomes] }).throwOnError();
}

/** For how many devices a notice was handed over, waits and failed. For the office; throws the service's error. */
export async function countPushDeliveries(client: SchoolClient, notice: string) {
  const { data } = await client.rpc("count_push_deliveries", { notice }).single().throwOnError();
  return data;
}

/**
 * What the service worker shows (app/site/offline/service-worker.js). The tag is the notice: its message comes once, and
 * its withdrawal takes its place without a sound.
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
