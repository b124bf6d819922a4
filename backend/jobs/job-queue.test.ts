// @module-tag full
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";
import { databases } from "../../tests/fixtures/suite.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { type JobQueue, startJobQueue } from "./job-queue.ts";

const day = 24 * 60 * 60;

describe.each(databases)("the job queue on %s", (kind) => {
  let folder: string;
  let server: PostgresServer | undefined;
  let embedded: Database | undefined;
  let queues: JobQueue[];
  let done: string[];
  /** What each queue has reported about failing jobs, in order. */
  let told: string[][];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "school-jobs-"));
    server = kind === "postgres" ? await startPostgres() : undefined;
    embedded = server ? undefined : await openDatabase({ DATA_DIR: folder });
    queues = [];
    done = [];
    told = [];
  });
  afterEach(async () => {
    await stopAll();
    await embedded?.close();
    await server?.stop();
    await rm(folder, { recursive: true });
  });

  const stopAll = () => Promise.all(queues.splice(0).map((queue) => queue.stop()));
  function start(
    jobs: Record<string, number>,
    work: (name: string) => Promise<void> = async (name) => void done.push(name),
  ) {
    const database = embedded ?? server?.url ?? "";
    const said: string[] = [];
    told.push(said);
    const onFailing = async (names: string[]) => void said.push(names.join());
    queues.push(startJobQueue({ database, jobs, work, onFailing, lookEvery: 0.5, retryDelay: 1 }));
  }
  const copies = (count: number, begin: () => void) => Array.from({ length: count }, begin);

  test("each job is done once in its interval, however many replicas look for it", async () => {
    // One process has the embedded database to itself; several share a PostgreSQL.
    copies(embedded ? 1 : 3, () => start({ purge: day, remind: day, offer: 2 }));
    await expect.poll(() => done.filter((name) => name === "offer").length).toBeGreaterThan(3);
    await stopAll();
    // The next process, of any replica, continues where these stopped.
    start({ purge: day, remind: day, offer: 2 });
    const before = done.length;
    await expect.poll(() => done.length).toBeGreaterThan(before);
    expect(done.filter((name) => name !== "offer").toSorted()).toEqual(["purge", "remind"]);
  });

  test("a failed job is retried, and every replica reports it until it succeeds", async () => {
    let attempts = 0;
    const flaky = async (name: string) => {
      attempts++;
      if (attempts === 1) throw new Error("The mail server is away.");
      done.push(name);
    };
    copies(embedded ? 1 : 2, () => start({ purge: day, remind: day }, flaky));
    await expect.poll(() => done.toSorted()).toEqual(["purge", "remind"]);
    expect(attempts).toBe(3);
    const [failed = ""] = done.slice(1);
    const end = { failed: [failed], last: "" };
    const said = () => told.map((names) => ({ failed: names.filter(Boolean), last: names.at(-1) }));
    await expect.poll(said).toEqual(told.map(() => end));
  });
});
