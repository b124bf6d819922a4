import { setTimeout as sleep } from "node:timers/promises";
import webPush, { type RequestDetails } from "web-push";
import type { SchoolClient } from "../../data/client.ts";
import {
  claimPushDeliveries,
  type DuePush,
  type NotedPush,
  notePushDeliveries,
  type PushOutcome,
  pushMessageOf,
  queuePushDeliveries,
} from "../../data/notices/push-deliveries.ts";
import { isPushAddress } from "../../data/notices/push-subscriptions.ts";
import { post } from "../http/post.ts";
import type { Log } from "../log.ts";
import { together } from "../together.ts";
import type { PushKey } from "./push-key.ts";

const atOnce = 20;
const restMs = 3;
/** How long a push service may take to answer. */
const usualPatience = 10_000;
/** The number of attempts for each device and notice. */
const mostAttempts = 8;
const longestWait = 6 * 3_600;
/** How long a push service keeps a message for a device that is switched off, in seconds. */
const longestLife = 12 * 3_600;
/** How long an ending process waits for messages in progress. */
const endPatience = 3_000;

type Options = {
  key: PushKey;
  siteUrl: string;
  /** Origins of push services besides the known ones. */
  services: readonly string[];
  patience?: number;
  log: Log;
};

/**
 * Returns the header that identifies the site to a push service, by the service's origin (VAPID, RFC 8292).
 */
type Sign = (service: string) => { Authorization: string };

/** A message for one device, ready to be posted. */
type Encrypted = Pick<RequestDetails, "endpoint" | "headers"> & { body: Buffer };

/** Sends notices to the push services of subscribed devices. */
export interface PushSender {
  /** Sends due notices; returns how many results were recorded. Needs the service key. */
  send(client: SchoolClient): Promise<number>;
  /** Ends after the messages in progress, or after three seconds. */
  stop(): Promise<void>;
}

/**
 * A message is claimed in the database before it is sent, so that no two servers send it; its outcome is
 * recorded right after. Messages that a service did not take (429, 5xx, no answer) are retried. The topic
 * makes the service keep only one message per notice, in case it took one without answering.
 */
export function createPushSender(options: Options): PushSender {
  const { key, siteUrl, services, patience = usualPatience, log } = options;
  const subject = subjectOf(siteUrl);
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  async function deliverAll(client: SchoolClient, due: readonly DuePush[], sign: Sign) {
    const note = together<NotedPush>((known) => notePushDeliveries(client, known));
    const noted: Promise<void>[] = [];
    for (const one of due) {
      // Encryption needs the processor, so other work gets a pause between messages.
      await sleep(restMs);
      const delivery = deliver(one, encrypt(one, sign), note);
      // The rejection is handled below, once all are on their way.
      delivery.catch(() => undefined);
      noted.push(delivery);
    }
    await Promise.all(noted);
  }

  async function deliver(
    due: DuePush,
    message: Encrypted | undefined,
    note: (one: NotedPush) => Promise<void>,
  ) {
    const { outcome, wait = 60 } = await handOver(due, message);
    const givesUp = outcome === "again" && due.attempts >= mostAttempts;
    await note({ id: due.id, outcome: givesUp ? "failed" : outcome, wait_seconds: wait });
  }

  async function handOver(
    due: DuePush,
    message: Encrypted | undefined,
  ): Promise<{ outcome: PushOutcome; wait?: number }> {
    // Checked again: the operator's list may have become shorter. Keys that cannot encrypt a message did not
    // come from a browser.
    if (!message || !isPushAddress(due.endpoint, services)) return { outcome: "gone" };
    const host = new URL(due.endpoint).host;
    try {
      const { endpoint, headers, body } = message;
      const { status, headers: answered } = await post(endpoint, { headers, body, patience });
      if (status >= 200 && status < 300) return { outcome: "reached" };
      if (status === 404 || status === 410) return { outcome: "gone" };
      log.warn({ host, status }, "a push service did not take a message");
      if (status !== 429 && status < 500) return { outcome: "failed" };
      const wait = Math.max(waitBefore(due.attempts), secondsAskedFor(answered["retry-after"]));
      return { outcome: "again", wait };
    } catch (error) {
      log.warn({ err: error, host }, "a push service could not be asked");
      return { outcome: "again", wait: waitBefore(due.attempts) };
    }
  }

  function encrypt(due: DuePush, sign: Sign): Encrypted | undefined {
    try {
      return webPush.generateRequestDetails(
        { endpoint: due.endpoint, keys: { p256dh: due.p256dh, auth: due.auth } },
        JSON.stringify(pushMessageOf(due)),
        {
          headers: sign(new URL(due.endpoint).origin),
          TTL: lifeOf(due.expires_at),
          urgency: due.is_urgent ? "high" : "normal",
          topic: due.notice_id.replaceAll("-", ""),
          contentEncoding: "aes128gcm",
        },
      );
    } catch (error) {
      log.warn({ err: error }, "a message to a device could not be encrypted");
      return undefined;
    }
  }

  /** Signs once per push service: a signature is valid for twelve hours (RFC 8292, section 4.1). */
  function startSigning(): Sign {
    const signed = new Map<string, { Authorization: string }>();
    return (service) => {
      const known =
        signed.get(service) ??
        webPush.getVapidHeaders(service, subject, key.publicKey, key.privateKey, "aes128gcm");
      signed.set(service, known);
      return known;
    };
  }

  return {
    async send(client) {
      const sign = startSigning();
      let done = await queuePushDeliveries(client);
      while (!stopped) {
        const due = await claimPushDeliveries(client, atOnce);
        if (due.length === 0) break;
        const batch = deliverAll(client, due, sign);
        underWay.add(batch);
        await batch.finally(() => underWay.delete(batch));
        done += due.length;
      }
      return done;
    },
    async stop() {
      stopped = true;
      await Promise.race([
        Promise.allSettled(underWay),
        sleep(endPatience, undefined, { ref: false }),
      ]);
    },
  };
}

/** Whom a push service writes to when something is wrong: https or an email (RFC 8292). */
function subjectOf(siteUrl: string): string {
  const { protocol, hostname, origin } = new URL(siteUrl);
  return protocol === "https:" ? origin : `mailto:webmaster@${hostname}`;
}

/** A message lives no longer than its notice. */
function lifeOf(expires: string | null): number {
  if (!expires) return longestLife;
  const left = Math.round((Date.parse(expires) - Date.now()) / 1_000);
  return Math.min(Math.max(left, 60), longestLife);
}

/** Half a minute, one minute, two … in seconds. */
const waitBefore = (attempts: number) => Math.min(30 * 2 ** (attempts - 1), longestWait);

/** The seconds to wait that a service asks for, given as a number or a date. */
function secondsAskedFor(retryAfter = ""): number {
  const said = retryAfter.slice(0, 40);
  const seconds = /^\d{1,9}$/.test(said)
    ? Number(said)
    : Math.ceil((Date.parse(said) - Date.now()) / 1_000);
  return Math.min(Math.max(seconds || 0, 0), longestWait);
}
