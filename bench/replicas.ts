import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { startBucket } from "../server/testing/local-bucket.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { load } from "./load.ts";
import { printReport } from "./report.ts";
import {
  backendReady,
  freePort,
  processorTime,
  type Site,
  startSite,
  temporaryDirectory,
} from "./site.ts";

// `npm run bench -- replicas`: the cached home page from one replica of the site and from two, which share
// a PostgreSQL and a bucket, in alternating rounds of one run; the replicas take turns at running alone.
// The client needs a processor of its own: on two processors two replicas cannot be much faster, and the
// processor time of a request shows whether they would be. The system counts it in hundredths of a second,
// and a process becomes faster for its first tens of thousands of requests: hence so many.
const rounds = 6;
const warmUps = 3;
const requests = 20_000;
const folders = [temporaryDirectory(), temporaryDirectory()];
const [postgres, bucket] = await Promise.all([startPostgres(), startBucket()]);
const sites: Site[] = [];
try {
  const shared = {
    DATABASE_URL: postgres.url,
    FILES_URL: bucket.filesUrl,
    SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${randomBytes(16).toString("hex")}`,
    SUPABASE_SECRET_KEY: `sb_secret_${randomBytes(16).toString("hex")}`,
    JWT_SECRET: randomBytes(32).toString("hex"),
  };
  for (const { path } of folders) sites.push(await startSite(path, await freePort(), shared));
  for (const { url } of sites) await backendReady(url);
  for (let round = 0; round < warmUps; round++) await measure(sites);
  const alone = { perSecond: [] as number[], processor: 0 };
  const together = { perSecond: [] as number[], processor: 0 };
  for (let round = 0; round < rounds; round++) {
    for (const [figures, replicas] of [
      [alone, [sites[round % sites.length]].filter((site) => site !== undefined)],
      [together, sites],
    ] as const) {
      const { perSecond, processor } = await measure(replicas);
      figures.perSecond.push(perSecond);
      figures.processor += processor / rounds;
    }
  }
  const [single, double] = [median(alone.perSecond), median(together.perSecond)];
  const factor = together.processor / alone.processor;
  printReport([
    ["requests/s with one replica, with two", `${single.toFixed(0)}, ${double.toFixed(0)}`, ""],
    [
      `  ratio, on ${availableParallelism()} processors`,
      (double / single).toFixed(2),
      "≥ 1.7 with four or more",
    ],
    [
      "processor time per request, with two replicas as a multiple of one",
      `${factor.toFixed(2)} (${together.processor.toFixed(4)}, ${alone.processor.toFixed(4)} ms)`,
      "≤ 1.15",
    ],
  ]);
} finally {
  await Promise.all(sites.map((site) => site.stop()));
  await Promise.all([postgres.stop(), bucket.stop()]);
  for (const folder of folders) folder.remove();
}

/** Loads all of them at the same time. Processor time in ms is that of a web process for a request. */
async function measure(replicas: readonly Site[]) {
  const spent = () => replicas.reduce((sum, { pids }) => sum + processorTime(pids().web), 0);
  const before = spent();
  const target = { path: "/", encoding: "gzip", connections: 16, requests } as const;
  const perSecond = await Promise.all(replicas.map(({ port }) => load({ ...target, port })));
  return {
    perSecond: perSecond.reduce((sum, each) => sum + each, 0),
    processor: (spent() - before) / (requests * replicas.length),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
