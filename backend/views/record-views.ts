import type { MiddlewareHandler } from "hono";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { describeError, log } from "../log.ts";
import type { Judged } from "../sessions/strict-tokens.ts";

/** Views within this time count once, because a page requests a record several times. */
const interval = 5_000;
/** The most answers that wait if the database does not take them. */
const mostWaiting = 1_000;
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

export type RecordViews = {
  /**
   * Collects every id in answers of /rest/v1 to colleagues; comes after the steps that verify their token.
   */
  watch: MiddlewareHandler<Judged>;
  /** Stores what was collected, and stops. */
  stop: () => Promise<void>;
};

/**
 * Records which colleague looked at which child's record (supabase/schema/16_privacy/06_record_views.sql).
 * The database finds the children among the ids, so that every table and function is covered, including
 * future ones. Runs after the answer: nobody waits for it, and no answer fails because of it.
 */
export function keepRecordViews(database: Database): RecordViews {
  let waiting: { account: string; ids: string[] }[] = [];

  async function keep() {
    if (waiting.length === 0) return;
    const answers = waiting;
    waiting = [];
    try {
      await sql`select private.keep_record_views(${JSON.stringify(answers)}::jsonb)`.execute(
        database.kysely,
      );
    } catch (error) {
      log.error(describeError(error), "who looked at records could not be kept; tried again later");
      waiting = [...answers, ...waiting].slice(0, mostWaiting);
    }
  }

  const timer = setInterval(keep, interval).unref();
  return {
    watch: async (c, next) => {
      await next();
      if (!c.req.path.startsWith("/rest/v1/") || !c.res.ok || c.res.status === 204) return;
      const account = c.get("colleague");
      if (account === undefined) return;
      const ids = new Set((await c.res.clone().text()).match(uuids));
      if (ids.size > 0) waiting.push({ account, ids: [...ids] });
      if (waiting.length >= mostWaiting) void keep();
    },
    stop: async () => {
      clearInterval(timer);
      await keep();
    },
  };
}
