import { readFileSync } from "node:fs";
import { join } from "node:path";
import { printReport } from "./report.ts";
import { backendReady, freePort, memory, startSite, temporaryDirectory } from "./site.ts";
import { visitPages } from "./visits.ts";

// `npm run bench -- soak 60`: an hour (ten minutes without a number) of readers, searches, writes by the
// office and sign-ins of alumni. Reads the memory twenty times. Reports the growth from the middle to the
// end, because in the first half caches fill and code is compiled.
const minutes = Number(process.argv[2] ?? 10);
const looks = 20;
const mostGrowth = 1.1;

const administrator = { email: "office@school.example", password: "correct horse battery" };
const data = temporaryDirectory();
const site = await startSite(data.path, await freePort(), {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  AUTH_LIMITS: "failures=9999,requests=999999,tokens=999999,mail_seconds=0",
});
const done = { visits: 0, writes: 0, signIns: 0, refused: 0 };
try {
  await backendReady(site.url);
  const { secretKey } = JSON.parse(readFileSync(join(data.path, "keys.json"), "utf8"));
  const headers = { apikey: secretKey, "content-type": "application/json" };
  let isOver = false;
  const ask = async (path: string, method: string, body?: object) => {
    const answer = await fetch(site.url + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}.`);
  };
  // A busy machine may be too slow at times; that is counted, and memory is read anyway.
  const again = async (pause: number, work: () => Promise<void>) => {
    while (!isOver) {
      await work().catch(() => {
        done.refused++;
      });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  // Rows are added and deleted, so that the data does not grow.
  const write = async () => {
    const content = `Soak ${done.writes}`;
    await ask("/rest/v1/latest_updates", "POST", { content, is_active: true });
    await ask(`/rest/v1/latest_updates?content=eq.${encodeURIComponent(content)}`, "DELETE");
    done.writes += 2;
  };
  const signIn = async () => {
    await ask("/auth/v1/token?grant_type=password", "POST", administrator);
    done.signIns++;
  };
  const visit = async () => {
    done.visits += (await visitPages(site.url, { isOver: () => isOver, most: 40 })).length;
  };
  const busy = Promise.all([
    ...Array.from({ length: 4 }, () => again(0, visit)),
    ...[again(200, write), again(500, signIn)],
  ]);
  const seen: { web: number; backend: number }[] = [];
  for (let look = 0; look < looks; look++) {
    await new Promise((resolve) => setTimeout(resolve, (minutes * 60_000) / looks));
    const { web, backend } = site.pids();
    seen.push({ web: memory(web), backend: memory(backend) });
  }
  isOver = true;
  await busy;
  report(seen);
} finally {
  await site.stop();
  data.remove();
}

function report(seen: { web: number; backend: number }[]): void {
  const row = (name: "web" | "backend"): [string, string, string] => {
    const values = seen.map((look) => look[name]);
    const middle = mean(values.slice(looks / 2 - 3, looks / 2));
    const end = mean(values.slice(-3));
    return [
      `memory of the ${name} process, the end as a multiple of the middle`,
      `${(end / middle).toFixed(3)} (${middle.toFixed(0)}, ${end.toFixed(0)} MB)`,
      `≤ ${mostGrowth}`,
    ];
  };
  printReport([
    row("web"),
    row("backend"),
    [`  minutes`, String(minutes), ""],
    ["  pages, writes, sign-ins", `${done.visits}, ${done.writes}, ${done.signIns}`, ""],
    ["  of them refused or failed", String(done.refused), "0"],
  ]);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
