import type { Handler } from "hono";
import type { SchoolClient } from "../../data/client.ts";
import { confirmWithheld, getLastWithdrawal } from "../../data/consent/consents.ts";
import { listHiddenMedia } from "../../data/forms/photo-requests.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Log } from "../log.ts";

/** If only this server writes to the database: a job may have hidden a picture. */
const interval = 30_000;
/** Until the database has answered once, since no picture is served before. */
const firstInterval = 2_000;
/** The headers of an answer that must wait until the database has said what is hidden. */
export const notYet = { "cache-control": "no-store", "retry-after": String(firstInterval / 1_000) };
/** How long a picture waits at a start for the first question, so that readers of that moment see it. */
const startPatience = 5_000;
/**
 * If other replicas may hide a picture: every replica follows within five seconds
 * (docs/decisions/consents.md), of which making its pages anew may take the most.
 */
const intervalWithOthers = 1_000;

/** Uploaded pictures whose files are withheld, even from readers who know the address. */
export interface HiddenPictures {
  /**
   * Whether a path such as "/media/<id>/640.webp" belongs to one of them; undefined as long as the database has
   * never answered: then nothing may be shown. Waits for the first question, but not for long.
   */
  has(path: string): Promise<boolean | undefined>;
  /** When something was last withdrawn; null if nothing ever was, undefined before the database has answered. */
  withdrawnAt(): string | null | undefined;
  /** Queries the database again; call it after writes to pictures. */
  refresh(): Promise<void>;
  stop(): void;
}

/** A picture was asked for before the database has said which ones are hidden. */
export class HiddenUnknown extends Error {}

/**
 * Kept in memory, because every request for a picture checks it (docs/decisions/pictures-and-albums.md).
 * Without a service key nothing is hidden.
 */
export function rememberHiddenPictures(options: {
  /** Undefined while the backend is down. */
  serviceClient: () => SchoolClient | undefined;
  hasServiceKey: boolean;
  /** Called when another replica has hidden or shown pictures; undefined where there is none. */
  onOthersChanged: (() => void) | undefined;
  log: Log;
}): HiddenPictures {
  const { onOthersChanged } = options;
  let hidden = new Set<string>();
  let isKnown = !options.hasServiceKey;
  let askedAt: Date | undefined;
  let withdrawnAt: string | null = null;
  const { promise: firstTry, resolve: tried } = Promise.withResolvers<void>();
  const patience = setTimeout(tried, isKnown ? 0 : startPatience).unref();

  async function refresh() {
    const client = options.serviceClient();
    if (!client) return false;
    const now = new Date();
    try {
      const before = hidden;
      // Both or none: where one answer fails, the other may be wrong too, and nothing hidden may be shown.
      const [found, last] = [await listHiddenMedia(client), await getLastWithdrawal(client)];
      hidden = new Set(found);
      withdrawnAt = last;
      isKnown = true;
      tried();
      const isNew = askedAt !== undefined && !isSame(before, hidden);
      await confirmWithheld(client, askedAt ?? now, now);
      askedAt = now;
      return isNew;
    } catch (error) {
      options.log.warn({ err: error }, "hidden pictures could not be asked for");
      tried();
      return false;
    }
  }

  async function look() {
    if (await refresh()) onOthersChanged?.();
  }

  const timer = setInterval(look, onOthersChanged ? intervalWithOthers : interval).unref();
  const early = setInterval(() => {
    if (isKnown) clearInterval(early);
    else void look();
  }, firstInterval).unref();
  return {
    withdrawnAt: () => (isKnown ? withdrawnAt : undefined),
    async has(path) {
      if (!isKnown) await firstTry;
      return isKnown ? hidden.has(/^\/media\/([0-9a-f-]{36})\//.exec(path)?.[1] ?? "") : undefined;
    },
    refresh: async () => void (await refresh()),
    stop() {
      clearInterval(timer);
      clearInterval(early);
      clearTimeout(patience);
    },
  };
}

function isSame(one: Set<string>, other: Set<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}

/**
 * GET /withdrawn.json: when something was last withdrawn, `{"at": "2026-11-26T10:00:00Z"}` or null. Browsers
 * drop older pages that they keep for offline reading (app/site/offline/service-worker.js). 503 as long as the
 * database has never answered.
 */
export function answerWithdrawnAt(hidden: HiddenPictures): Handler<HttpEnv> {
  return (c) => {
    const at = hidden.withdrawnAt();
    return at === undefined
      ? c.json({ at: null }, 503, notYet)
      : c.json({ at }, 200, { "cache-control": "no-store" });
  };
}
