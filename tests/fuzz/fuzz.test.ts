import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { shareOfMemory } from "../../bench/site.ts";
import { startVisitor, type Visitor } from "../../bench/visitor-process.ts";
import { percentile95 } from "../../bench/visits.ts";
import { childrenOf, type Site, startSite } from "../fixtures/site.ts";
import type { Summary } from "./attack.ts";
import type { Attack } from "./attacker.ts";
import { gatherFacts } from "./facts.ts";

// FUZZ_REQUESTS=10000 FUZZ_SEED=7 runs a long test, or repeats what another run has found.
const requests = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);

/** The pages that a second visitor reads meanwhile. */
const pages = ["/", "/about", "/gallery", "/hi/admissions"];
/** Of the idle site, in milliseconds. */
const idleTime = 6_000;
/** Below this the difference is not noticeable, and mostly noise of the machine. */
const unnoticed = 15;
/** A young process still grows to its normal size, so only a long run can tell lasting growth apart. */
const mostGrowth = requests >= 10_000 ? 1.1 : 1.3;

describe.each(["pglite", "postgres"] as const)("Hostile requests to a school on %s", (database) => {
  let site: Site;
  let visitor: Visitor;
  let attacker: ChildProcess;
  const attack = async (asked: Attack): Promise<Summary> => {
    const answered = once(attacker, "message");
    const ended = once(attacker, "exit").then(() =>
      Promise.reject(new Error("The attacker ended.")),
    );
    attacker.send(asked);
    const [summary] = await Promise.race([answered, ended]);
    return summary;
  };
  afterAll(async () => {
    visitor?.stop();
    attacker?.kill();
    await site?.stop();
  });

  test("break nothing, slow no visitor down and leave nothing behind", async () => {
    process.env.SITE_DATABASE = database;
    site = await startSite({ seed: "sample" });
    const { url, pid } = site.address;
    const facts = await gatherFacts(site.address);
    const memory = () =>
      [pid, ...childrenOf(pid)].reduce((sum, one) => sum + shareOfMemory(one), 0);

    visitor = startVisitor(url, pages);
    attacker = fork(join(import.meta.dirname, "attacker.ts"));
    // Fills the caches, which are meant to stay, and warms up every code path.
    const warmUp = Math.ceil((requests * 2) / 3);
    const first = await attack({ url, facts, seed, requests: warmUp });
    const before = memory();
    const idle = percentile95(await visitor.visitDuring(sleep(idleTime)));
    const attacked = attack({ url, facts, seed: seed + 1, requests: requests - warmUp });
    const visits = await visitor.visitDuring(attacked);
    const rest = await attacked;
    const during = percentile95(visits);
    const after = memory();
    console.log(
      [
        `${requests} requests, seed ${seed}, ${database}`,
        ...Object.entries(rest.statuses).map(
          ([endpoint, counts]) => `  ${endpoint}: ${JSON.stringify(counts)}`,
        ),
        `  slowest ${Math.max(first.slowest, rest.slowest).toFixed(0)} ms; a visitor's p95 ${idle.toFixed(1)} ms idle, ${during.toFixed(1)} ms meanwhile; memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
      ].join("\n"),
    );
    expect([...first.findings, ...rest.findings]).toEqual([]);
    expect(during).toBeLessThanOrEqual(Math.max(2 * idle, unnoticed));
    await expect
      .poll(memory, { timeout: 120_000, interval: 2_000 })
      .toBeLessThanOrEqual(before * mostGrowth);
  });
});
