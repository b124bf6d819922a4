import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join, resolve } from "node:path";
import { measureListCost } from "./list-cost.ts";
import { load } from "./load.ts";
import { printReport, type ReportRow } from "./report.ts";
import { backendReady, freePort, type Site, startSite, temporaryDirectory } from "./site.ts";

// `npm run bench -- reads [FOLDER]`: requests per second of the home page and of three queries to /rest/v1.
// With the folder of another checkout (built, with its packages), both are measured in turn, so that their
// ratio comes from one run; so is the time to render lists of 10,000 rows.
const rounds = 5;
const questions = [
  "latest_updates?select=*&is_active=is.true&order=created_at.desc",
  "leadership_messages?select=*&order=order",
  "events?select=id,title,slug,starts_at&order=starts_at&limit=20",
];

type Measured = { home: number[]; rest: number[] };

const [other] = process.argv.slice(2);
const here = await open();
const there = other ? await open(resolve(other)) : undefined;
const own: Measured = { home: [], rest: [] };
const theirs: Measured = { home: [], rest: [] };
try {
  for (let round = 0; round < rounds; round++) {
    await measure(here.site, here.key, own);
    if (there) await measure(there.site, there.key, theirs);
  }
} finally {
  for (const opened of [here, there]) await opened?.close();
}
printReport([
  row("requests/s of the home page", own.home, theirs.home),
  row("requests/s of /rest/v1 reads", own.rest, theirs.rest),
]);
if (other) printReport(await compareLists(resolve(other)));

async function open(folder?: string) {
  const data = temporaryDirectory();
  // Rate limits would refuse this load from one network; they are not measured here.
  const generous = { PRICE_LIMITS: "network=100000000,second=100000000" };
  const site = await startSite(data.path, await freePort(), generous, folder);
  await backendReady(site.url);
  const { publishableKey } = JSON.parse(readFileSync(join(data.path, "keys.json"), "utf8"));
  return {
    site,
    key: String(publishableKey),
    async close() {
      await site.stop();
      data.remove();
    },
  };
}

async function measure({ port }: Site, key: string, measured: Measured): Promise<void> {
  const page = { port, path: "/", encoding: "gzip" as const, connections: 16 };
  measured.home.push(await load({ ...page, requests: 20_000 }));
  measured.rest.push(await ask(port, key, { clients: 8, requests: 1_500 }));
}

async function ask(port: number, key: string, load: { clients: number; requests: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: load.clients });
  let next = 0;
  const begun = performance.now();
  const client = async () => {
    for (let turn = next++; turn < load.requests; turn = next++) {
      const status = await get(port, `/rest/v1/${questions[turn % questions.length]}`, key, agent);
      if (status !== 200) throw new Error(`/rest/v1 answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: load.clients }, client));
  agent.destroy();
  return load.requests / ((performance.now() - begun) / 1_000);
}

function get(port: number, path: string, apikey: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, agent, headers: { apikey } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    });
    asked.once("error", reject).end();
  });
}

/** How long lists of many rows take, as a share of the other checkout's. */
async function compareLists(folder: string): Promise<ReportRow[]> {
  const times = new Map<string, { own: number[]; theirs: number[] }>();
  for (let round = 0; round < 3; round++) {
    for (const [of, from] of [["theirs", folder] as const, ["own", undefined] as const]) {
      for (const { path, many } of await measureListCost(from)) {
        const known = times.get(path) ?? { own: [], theirs: [] };
        known[of].push(many);
        times.set(path, known);
      }
    }
  }
  return [...times].flatMap(([path, { own, theirs }]) => {
    const [mine, yours] = [own, theirs].map(median);
    if (!mine || !yours) return [];
    const figures = `(${mine.toFixed(1)}, ${yours.toFixed(1)} ms)`;
    const figure = `${path} with 10,000 rows, as a share of the other checkout's`;
    return [[figure, `${(mine / yours).toFixed(2)} ${figures}`, "≤ 1.05"]];
  });
}

function row(figure: string, own: number[], theirs: number[]): ReportRow {
  const [mine, yours] = [own, theirs].map(median);
  if (!mine || !yours) return [figure, mine?.toFixed(0) ?? "", ""];
  return [
    `${figure}, as a share of the other checkout's`,
    `${(mine / yours).toFixed(2)} (${mine.toFixed(0)}, ${yours.toFixed(0)})`,
    "≥ 0.95",
  ];
}

function median(figures: number[]): number | undefined {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}
