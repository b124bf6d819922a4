import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { printReport } from "./report.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";
import { percentile95, visitPages } from "./visits.ts";

// `npm run bench -- backup`: a visitor reads pages while backups run one after the other. Compares the
// visitor's 95th percentile with that before the backups.
const copies = 3;
const idleVisits = 400;
const mostSlower = 1.5;

const program = join(import.meta.dirname, "../backend/backups/backup.ts");
const data = temporaryDirectory();
const elsewhere = temporaryDirectory();
const site = await startSite(data.path, await freePort());
try {
  await backendReady(site.url);
  await visitPages(site.url, { most: 40 });
  const idle = await visitPages(site.url, { most: idleVisits });

  let isOver = false;
  const visits = visitPages(site.url, { isOver: () => isOver });
  const begun = performance.now();
  await copyAgainAndAgain().finally(() => {
    isOver = true;
  });
  const seconds = (performance.now() - begun) / 1000;
  const busy = await visits;
  const [before, meanwhile] = [percentile95(idle), percentile95(busy)];
  printReport([
    [
      "public pages while a backup runs, p95 as a multiple of idle",
      `${(meanwhile / before).toFixed(2)} (${before.toFixed(1)}, ${meanwhile.toFixed(1)} ms)`,
      `≤ ${mostSlower}`,
    ],
    ["  visits meanwhile", String(busy.length), ""],
    ["  seconds for each backup", (seconds / copies).toFixed(1), ""],
  ]);
} finally {
  await site.stop();
  data.remove();
  elsewhere.remove();
}

async function copyAgainAndAgain(): Promise<void> {
  const env = { ...process.env, DATA_DIR: data.path };
  for (let copy = 0; copy < copies; copy++) {
    await promisify(execFile)(process.execPath, [program, "--to", elsewhere.path], { env });
  }
}
