import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
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
import type { Log } from "../log.ts";
import type { PushKey } from "./push-key.ts";

const atOnce = 20;
/** How long a push service may take to answer. */
const usualPatience = 10_000;
/** After this many attempts a device is given up for this notice. */
const mostAttempts = 8;
const longestWait = 6 * 3_600;
/** For how long a push service keeps a message for a device that is switched off, in seconds. */
const longestLife = 12 * 3_600;
/** How long an ending process waits for the messages under way. */
const endPatience = 3_000;

type Options = {
  key: PushKey;
  siteUrl: string;
  /** Origins of push services besides the known ones. */
  services: readonly string[];
  patience?: number;
  log: Log;
};

/** Hands notices to the push services of the devices that asked for them. */
export interface PushSender {
  /** Hands over what is due; answers how much was noted. Needs the service key. */
  send(client: SchoolClient): Promise<number>;
  /** Ends after the messages under way, or three seconds. */
  stop(): Promise<void>;
}

/**
 * A message is claimed in the database before it is sent, so that no two servers send one; its outcome is noted right
 * after. Tried again are those that a service did not take: 429, 5xx, no answer. The topic makes the service keep one
 * message of a notice, should it have taken one without an answer.
 */
export function createPushSender(options: Options): PushSender {
  const { key, siteUrl, services, patience = usualPatience, log } = options;
  const vapidDetails = { subject: subjectOf(siteUrl), ...key };
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  async function deliverAll(client: SchoolClient, due: readonly DuePush[]) {
    // To encrypt takes a moment in which no page is answered: one at a time, then all side by side.
    const messages: (RequestDetails | undefined)[] = [];
    for (const one of due) {
      await nextTurn();
      messages.push(encrypt(one));
    }
    const note = notingTogether(client);
    await Promise.all(
      due.map(async (one, place) => {
        const { outcome, wait = 60 } = await handOver(one, messages[place]);
        const givesUp = outcome === "again" && one.attempts >= mostAttempts;
        await note({
          id: one.id,
          outcome: givesUp ? "failed" : outcome,
          wait_seconds: wait,
        });
      }),
    );
  }

  async function handOver(
    due: DuePush,
    message: RequestDetails | undefined,
  ): Promise<{ outcome: PushOutcome; wait?: number }> {
    // Asked again: the operator's list may have become shorter. Keys that fit no message no browser has made.
    if (!message || !isPushAddress(due.endpoint, services)) return { outcome: "gone" };
    const host = new URL(due.endpoint).host;
    try {
      const answer = await post(message);
      await answer.body?.cancel();
      if (answer.ok) return { outcome: "reached" };
      if (answer.status === 404 || answer.status === 410) return { outcome: "gone" };
      log.warn({ host, status: answer.status }, "a push service did not take a message");
      if (answer.status !== 429 && answer.status < 500) return { outcome: "failed" };
      const wait = Math.max(waitBefore(due.attempts), retryAfter(answer.headers));
      return { outcome: "again", wait };
    } catch (error) {
      log.warn({ err: error, host }, "a push service could not be asked");
      return { outcome: "again", wait: waitBefore(due.attempts) };
    }
  }

  function encrypt(due: DuePush): RequestDetails | undefined {
    try {
      return webPush.generateRequestDetails(
        { endpoint: due.endpoint, keys: { p256dh: due.p256dh, auth: due.auth } },
        JSON.stringify(pushMessageOf(due)),
        {
          vapidDetails,
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

  function post({ endpoint, headers, body }: RequestDetails): Promise<Response> {
    return fetch(endpoint, {
      method: "POST",
      // A push service sends nobody on; whoever does would have the server call another machine.
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      body: new Uint8Array(body ?? []),
    });
  }

  return {
    async send(client) {
      let done = await queuePushDeliveries(client);
      while (!stopped) {
        const due = await claimPushDeliveries(client, atOnce);
        if (due.length === 0) break;
        const batch = deliverAll(client, due);
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

/** Notes at once what is known; what becomes known meanwhile goes together after it. */
function notingTogether(client: SchoolClient) {
  let known: NotedPush[] = [];
  let noting: Promise<void> | undefined;
  async function noteAll() {
    while (known.length > 0) {
      const now = known;
      known = [];
      await notePushDeliveries(client, now);
    }
    noting = undefined;
  }
  return (one: NotedPush): Promise<void> => {
    known.push(one);
    noting ??= noteAll();
    return noting;
  };
}

/** Whom a push service writes to when something is wrong: https or an email (RFC 8292). */
function subjectOf(siteUrl: string): string {
  const { protocol, hostname, origin } = new URL(siteUrl);
  return protocol === "https:" ? origin : `mailto:webmaster@${hostname}`;
}

/** No longer than the notice. */
function lifeOf(expires: string | null): number {
  if (!expires) return longestLife;
  const left = Math.round((Date.parse(expires) - Date.now()) / 1_000);
  return Math.min(Math.max(left, 60), longestLife);
}

/** Half a minute, one minute, two … in seconds. */
const waitBefore = (attempts: number) => Math.min(30 * 2 ** (attempts - 1), longestWait);

/** The seconds that a service asks for, as a number or as a moment. */
function retryAfter(headers: Headers): number {
  const said = headers.get("retry-after")?.slice(0, 40) ?? "";
  const seconds = /^\d{1,9}$/.test(said)
    ? Number(said)
    : Math.ceil((Date.parse(said) - Date.now()) / 1_000);
  return Math.min(Math.max(seconds || 0, 0), longestWait);
}
