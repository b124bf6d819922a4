import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import type { ReportRow } from "./report.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";
import { percentile95, visitPages } from "./visits.ts";

/** What one visitor did to all others, by the names in attackers.ts. */
const attacks = {
  pattern: "a pattern that backtracks, by /rest/v1",
  embeds: "embeds within embeds, by /rest/v1",
  "slow-forms": "twenty forms that never end",
  fields: "forms of 200,000 fields",
  searches: "twenty misspelt searches at once",
};
const pages = ["/", "/about", "/gallery", "/hi/admissions", "/search?q=fees"];
const idleVisits = 400;
const attackSeconds = 12;

type Measured = { attack: string; idle: number; during: number };

/**
 * The 95th percentile of public pages, in milliseconds, for a visitor while another attacks for twelve
 * seconds, beside that of the idle site just before; with the limits that a school has.
 */
export async function measureAttacks(database: "PGlite" | "PostgreSQL"): Promise<Measured[]> {
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
    await visitPages(site.url, { pages, most: 40 });
    const measured = [];
    for (const [name, attack] of Object.entries(attacks)) {
      const idle = percentile95(await visitPages(site.url, { pages, most: idleVisits }));
      const attacker = fork(join(import.meta.dirname, "attackers.ts"), [
        site.url,
        name,
        publishableKey,
      ]);
      await once(attacker, "spawn");
      const end = performance.now() + attackSeconds * 1_000;
      const visits = await visitPages(site.url, { pages, isOver: () => performance.now() > end });
      attacker.kill();
      measured.push({ attack, idle, during: percentile95(visits) });
      await backendReady(site.url);
    }
    return measured;
  } finally {
    await site.stop();
    await postgres?.stop();
    data.remove();
  }
}

export function attackRows(database: string, measured: Measured[]): ReportRow[] {
  return measured.map(({ attack, idle, during }) => [
    `${database}: p95 of public pages during ${attack}, as a multiple of idle`,
    `${(during / idle).toFixed(2)} (${idle.toFixed(1)}, ${during.toFixed(1)} ms)`,
    "≤ 2",
  ]);
}
