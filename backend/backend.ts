import { join } from "node:path";
import type { Kysely } from "kysely";
import { keepSnapshots, type Snapshots } from "./backups/snapshots.ts";
import { bootDatabase } from "./database/boot.ts";
import type { Database } from "./database/database.ts";
import { prepareFirstStart } from "./database/first-start.ts";
import { createLite } from "./database/lite.ts";
import { takeLock } from "./database/lock.ts";
import { openDatabase } from "./database/open-database.ts";
import { keepInOrder } from "./database/upkeep.ts";
import type { Environment } from "./environment.ts";
import { createHttpApp, listen } from "./http/server.ts";
import { startJobQueue } from "./jobs/job-queue.ts";
import { describeError, log } from "./log.ts";
import { createAccountMail } from "./mail/account-mail.ts";
import { createMailer } from "./mail/driver.ts";
import { createPasswordChecks } from "./passwords/password-checks.ts";
import { askParent, tellFailingJobs } from "./process/parent.ts";
import { drain } from "./process/shutdown.ts";
import { createSms } from "./second-factor/sms.ts";
import { keepRecordViews } from "./views/record-views.ts";

export type Backend = {
  port: number;
  /** Lines for people, such as the password of a new administrator. */
  notices: string[];
  /** Snapshots of the embedded database; a PostgreSQL server has its own backups. */
  snapshots: Snapshots | undefined;
  /** Finishes running requests (ten seconds at most), closes the database and releases the lock. */
  stop: () => Promise<void>;
};

/**
 * Locks the data directory, opens and migrates the database, fills it if it is new, and serves it on the
 * loopback address. Throws StartFailure and releases whatever was taken by then.
 */
export async function startBackend(environment: Environment): Promise<Backend> {
  const lock = await takeLock(environment.DATA_DIR);
  let database: Database | undefined;
  const giveBack = async () => {
    await database?.close().catch((error) => log.error(describeError(error), "close failed"));
    await lock.release();
  };
  try {
    database = await openDatabase(environment);
    const mail = createAccountMail(database, createMailer(environment), environment);
    const lite = createLite(database, environment);
    await bootDatabase(lite, database, environment);
    const notices = await prepareFirstStart(database, environment);
    const checks = createPasswordChecks();
    const tracer = environment.OTEL_EXPORTER_OTLP_ENDPOINT
      ? (await import("./tracing.ts")).startTracing(database.kysely as Kysely<unknown>)
      : undefined;
    const views = keepRecordViews(database);
    const app = createHttpApp(
      lite,
      { database, mail, sms: createSms(environment), checks, views, tracer },
      environment,
    );
    const { server, port } = await listen(app, environment.BACKEND_PORT);
    void warmUp(database);
    const snapshots = environment.DATABASE_URL
      ? undefined
      : keepSnapshots(database, join(environment.DATA_DIR, "snapshots"));
    const upkeep = environment.DATABASE_URL ? undefined : keepInOrder(database);
    const { JOBS: jobs } = environment;
    const queue = jobs
      ? startJobQueue({
          database: environment.DATABASE_URL ?? database,
          jobs,
          work: askParent,
          onFailing: tellFailingJobs,
        })
      : undefined;
    const stop = async () => {
      await Promise.all([drain(server), queue?.stop()]);
      await views.stop();
      await checks.stop();
      await tracer?.stop();
      await upkeep?.stop();
      await snapshots?.stop();
      await giveBack();
    };
    return { port, notices, snapshots, stop };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/**
 * Has Lite read the whole catalogue now, so that the first request need not wait for it. For each request and
 * each column of a view, Lite searches the view's text for its own types, which took an eighth of the
 * answer's time: no view here has such types, so the texts are removed.
 */
async function warmUp(database: Database): Promise<void> {
  try {
    const { views } = await database.introspect({ useCache: true });
    for (const view of views) view.sql = "";
  } catch (error) {
    log.warn(describeError(error), "the catalogue could not be read");
  }
}
