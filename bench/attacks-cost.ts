import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { printReport, type ReportRow } from "./report.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";
import { percentile95, visitPages } from "./visits.ts";

/** The attacks, by their names in attackers.ts. */
const attacks = {
  pattern: "a pattern that backtracks, by /rest/v1",
  embeds: "embeds within embeds, by /rest/v1",
  "slow-forms": "twenty forms that never end",
  fields: "forms of 200,000 fields",
  searches: "twenty misspelt searches at once",
};
const pages = ["/", "/about", "/gallery", "/hi/admissions", "/search?q=fees"];
const seconds = 12;
/** Milliseconds between the third person's requests: their cost is within what a network regains in that time. */
const pause = 900;

type Measured = { attack: string; idle: number; during: number; longest: number };

/**
 * The 95th percentile of public pages, in milliseconds, for a visitor during an attack of twelve seconds,
 * and on the idle site between attacks. A third person sends a form or searches about once a second; the
 * longest of these is reported too. The rate limits are those of a real school.
 */
async function measureAttacks(
  database: "PGlite" | "PostgreSQL",
  only?: string,
): Promise<Measured[]> {
  const data = temporaryDirectory();
  const postgres = database === "PostgreSQL" ? await startPostgres() : undefined;
  const site = await startSite(
    data.path,
    await freePort(),
    postgres && { DATABASE_URL: postgres.url },
  );
  try {
    await backendReady(site.url);
    const { publishableKey } = JSON.parse(readFileSync(join(data.path, "keys.json"), "utf8"));
    // The first answers include compiling, planning and filling caches.
    await visitFor(site.url, seconds);
    const measured = [];
    const idle: number[] = [];
    for (const [name, attack] of Object.entries(attacks)) {
      if (only && name !== only) continue;
      idle.push(...(await visitFor(site.url, seconds)).visits);
      const attacker = fork(join(import.meta.dirname, "attackers.ts"), [
        site.url,
        name,
        publishableKey,
      ]);
      await once(attacker, "spawn");
      const during = await visitFor(site.url, seconds);
      attacker.kill();
      measured.push({ attack, during: percentile95(during.visits), longest: during.longest });
      await backendReady(site.url);
    }
    // One figure for the idle site: it differs more from minute to minute than an attack changes it.
    return measured.map((figures) => ({ ...figures, idle: percentile95(idle) }));
  } finally {
    await site.stop();
    await postgres?.stop();
    data.remove();
  }
}

/** The milliseconds of each page for a visitor, and the longest of the third person. */
async function visitFor(
  site: string,
  time: number,
): Promise<{ visits: number[]; longest: number }> {
  const end = performance.now() + time * 1_000;
  const isOver = () => performance.now() > end;
  const [visits, longest] = await Promise.all([
    visitPages(site, { pages, isOver }),
    longestWait(site, isOver),
  ]);
  return { visits, longest };
}

/** Milliseconds of the slowest answer that cannot come from the cache: a form with a mistake, a new search. */
async function longestWait(site: string, isOver: () => boolean): Promise<number> {
  let longest = 0;
  for (let turn = 0; !isOver(); turn++) {
    const begun = performance.now();
    const form = new URLSearchParams({ name: "Asha Rao", email: "asha@mail.example" });
    const answer = await (turn % 2
      ? fetch(`${site}/search?q=river+${turn}`)
      : fetch(`${site}/contact`, { method: "POST", headers: { origin: site }, body: form }));
    await answer.arrayBuffer();
    if (answer.status !== 200 && answer.status !== 422) {
      throw new Error(`A third person was answered ${answer.status}.`);
    }
    longest = Math.max(longest, performance.now() - begun);
    await sleep(pause);
  }
  return longest;
}

function attackRows(database: string, measured: Measured[]): ReportRow[] {
  return measured.flatMap(({ attack, idle, during, longest }): ReportRow[] => [
    [
      `${database}: p95 of public pages during ${attack}, as a multiple of idle`,
      `${(during / idle).toFixed(2)} (${idle.toFixed(1)}, ${during.toFixed(1)} ms)`,
      "≤ 2",
    ],
    ["  the longest wait for a form or a search", `${longest.toFixed(0)} ms`, ""],
  ]);
}

// `npm run bench -- attacks [NAME]`: how much one attacker slows all others, on both databases; NAME
// is one of the attacks above.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  printReport(attackRows(database, await measureAttacks(database, process.argv[2])));
}
