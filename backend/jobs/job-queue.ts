import type { PGlite } from "@supabase/lite/pglite";
import type { Db, JobResult, PgBoss } from "pg-boss";
import type { Database } from "../database/database.ts";
import { describeError, log } from "../log.ts";
import { type JobIntervals, queueSchema } from "./job-intervals.ts";

const queue = "by-the-clock";
const hour = 60 * 60;

type Due = { job: string };

type Options = {
  /** The embedded database, or the URL of a PostgreSQL. */
  database: Database | string;
  jobs: JobIntervals;
  /** Runs a job; one that rejects is retried, at most three times until it is due again. */
  work: (name: string) => Promise<void>;
  /** Called with the jobs whose last run failed, in any process, whenever they change. */
  onFailing?: (names: string[]) => Promise<void>;
  /** Seconds between two checks for due jobs. */
  lookEvery?: number;
  /** Seconds before a failed job is retried; then twice, then four times as long. */
  retryDelay?: number;
};

export type JobQueue = {
  /** Takes no more, and gives the job in progress two seconds. */
  stop: () => Promise<void>;
};

/**
 * Runs each job once per interval, in one of the processes that share the database (docs/decisions/jobs.md).
 * Starts by itself, and keeps retrying while the database is down.
 */
export function startJobQueue(options: Options): JobQueue {
  const { jobs, lookEvery = 30, retryDelay = 30 } = options;
  /** When each job can be queued again, in ms since the epoch: earlier it would be refused. */
  const dueAt = new Map<string, number>();
  let told: string | undefined;
  let boss: PgBoss | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void>;

  async function begin(): Promise<PgBoss> {
    const begun = await openBoss(options.database);
    try {
      await begun.start();
      await begun.createQueue(queue);
      const look = {
        pollingIntervalSeconds: lookEvery,
        batchSize: 50,
        perJobResults: true,
      } as const;
      await begun.work<Due, unknown, typeof look>(queue, look, async (due) => {
        const results: JobResult[] = [];
        for (const job of due) results.push(await settle(job));
        return results;
      });
    } catch (error) {
      await begun.stop({ graceful: false });
      throw error;
    }
    return begun;
  }

  async function settle({ id, data }: { id: string; data: Due }): Promise<JobResult> {
    try {
      await options.work(data.job);
      return { id, status: "completed" };
    } catch {
      return { id, status: "failed" };
    }
  }

  async function queueDue(open: PgBoss) {
    for (const [job, seconds] of Object.entries(jobs)) {
      if ((dueAt.get(job) ?? 0) > Date.now()) continue;
      const once = { singletonKey: job, singletonSeconds: seconds };
      const retry = { retryLimit: 3, retryDelay, retryBackoff: true };
      // A finished job is kept until its interval is certainly over.
      const kept = { deleteAfterSeconds: Math.max(2 * seconds, hour) };
      await open.send(queue, { job }, { ...once, ...retry, ...kept, expireInSeconds: hour / 4 });
      dueAt.set(job, nextInterval(seconds));
    }
  }

  async function tellFailing(open: PgBoss) {
    const names = await listFailing(open);
    if (names.join() === told) return;
    await options.onFailing?.(names);
    told = names.join();
  }

  async function look() {
    try {
      boss ??= await begin();
      if (!stopped) await queueDue(boss);
      if (!stopped) await tellFailing(boss);
    } catch (error) {
      log.warn(describeError(error), "the job queue cannot be used; tried again soon");
    }
    if (stopped) return;
    timer = setTimeout(() => {
      looking = look();
    }, lookEvery * 1_000);
  }

  looking = look();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await boss?.stop({ graceful: true, timeout: 2_000 });
    },
  };
}

/** The newest run of each job that has begun counts. */
async function listFailing(open: PgBoss): Promise<string[]> {
  const { rows } = await open.getDb().executeSql(
    `select job from (
       select distinct on (singleton_key) singleton_key as job, state
       from ${queueSchema}.job
       where name = $1 and (state in ('completed', 'failed', 'retry') or retry_count > 0)
       order by singleton_key, created_on desc
     ) as newest
     where state <> 'completed' order by job`,
    [queue],
  );
  return rows.map(({ job }) => job);
}

/** The end of the current interval; intervals are counted from the epoch, as in pg-boss. */
function nextInterval(seconds: number): number {
  const length = seconds * 1_000;
  return (Math.floor(Date.now() / length) + 1) * length;
}

async function openBoss(database: Database | string): Promise<PgBoss> {
  // Loaded only now: the start is urgent, jobs are not.
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    ...(typeof database === "string"
      ? { connectionString: database, max: 2, application_name: "school-site-jobs" }
      : { db: inTurn(database), backend: "pglite" }),
    schema: queueSchema,
    schedule: false,
    // The tables stay small, and REINDEX CONCURRENTLY would block PGlite's only connection.
    reindex: false,
  });
  boss.on("error", (error) => log.warn(describeError(error), "the job queue failed"));
  return boss;
}

/** PGlite has one connection, so each statement of the queue waits for it like a request. */
function inTurn(database: Database): Db {
  const pglite = database.driver as PGlite;
  return {
    executeSql: (text, values) =>
      database.kysely.connection().execute(async () => {
        try {
          if (values?.length) return await pglite.query(text, values);
          // Several statements at once, with which pg-boss creates its tables.
          const results = await pglite.exec(text);
          return { rows: results.flatMap(({ rows }) => rows) };
        } catch (error) {
          // A failed statement must not leave its transaction open for the next caller.
          await pglite.query("rollback");
          throw error;
        }
      }),
  };
}
