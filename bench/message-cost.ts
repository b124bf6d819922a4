import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../data/database.types.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { printReport, type ReportRow } from "./report.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";
import { percentile95, visitPages } from "./visits.ts";

const families = 3_000;
const kills = 10;
const administrator = { email: "office@school.example", password: "correct horse battery" };

type Site = Awaited<ReturnType<typeof startSite>>;

/** A site with so many families on record, and an administrator’s client. */
async function prepare(data: string, environment: Record<string, string>) {
  const port = await freePort();
  const settings = {
    ...environment,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const start = async () => {
    const site = await startSite(data, port, settings);
    await backendReady(site.url);
    return site;
  };
  const site = await start();
  const keys = JSON.parse(readFileSync(join(data, "keys.json"), "utf8"));
  const options = { auth: { persistSession: false } };
  const server = createClient<Database>(site.url, keys.secretKey, options);
  const office = createClient<Database>(site.url, keys.publishableKey, options);
  const { error } = await office.auth.signInWithPassword(administrator);
  if (error) throw error;
  const children = Array.from({ length: families }, (_, number) => ({
    admission_no: `B-${number}`,
    name: `Child ${number}`,
    campus: "majra",
    class: "Class 1",
    guardian_name: `Guardian ${number}`,
    guardian_email: `guardian-${number}@mail.example`,
  }));
  for (let from = 0; from < families; from += 500) {
    await server
      .from("students")
      .insert(children.slice(from, from + 500))
      .throwOnError();
  }
  return { site, start, server, office };
}

type Clients = Pick<Awaited<ReturnType<typeof prepare>>, "server" | "office">;

async function send({ office }: Clients): Promise<string> {
  const { data: message } = await office
    .from("family_messages")
    .insert({ title: "No school tomorrow", body: "The river is high.", campus: "majra" })
    .select("id")
    .single()
    .throwOnError();
  await office.rpc("send_family_message", { message: message.id }).throwOnError();
  return message.id;
}

async function countWaiting({ server }: Clients): Promise<number> {
  const { count } = await server
    .from("message_deliveries")
    .select("*", { count: "exact", head: true })
    .eq("state", "queued")
    .throwOnError();
  return count ?? 0;
}

/** How many emails each guardian has in the folder of written emails. */
function lettersIn(data: string): Map<string, number> {
  const letters = new Map<string, number>();
  const folder = join(data, "outbox");
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".eml"))) {
    const [, to] =
      /^To: .*?(guardian-\d+@mail\.example)/im.exec(readFileSync(join(folder, name), "utf8")) ?? [];
    if (to) letters.set(to, (letters.get(to) ?? 0) + 1);
  }
  return letters;
}

/** A message to three thousand families on an otherwise idle machine, with a reader of public pages beside it. */
async function measureRush(environment: Record<string, string>) {
  const data = temporaryDirectory();
  const prepared = await prepare(data.path, environment);
  try {
    const pages = ["/", "/about", "/notices", "/hi/admissions"];
    await visitPages(prepared.site.url, { pages, most: 40 });
    const idle = percentile95(await visitPages(prepared.site.url, { pages, most: 400 }));
    const begun = performance.now();
    let isOver = false;
    const visits = visitPages(prepared.site.url, { pages, isOver: () => isOver });
    await send(prepared);
    while ((await countWaiting(prepared)) > 0) await sleep(500);
    isOver = true;
    const seconds = (performance.now() - begun) / 1_000;
    const letters = lettersIn(data.path);
    return {
      seconds,
      idle,
      during: percentile95(await visits),
      lost: families - letters.size,
      doubled: [...letters.values()].filter((count) => count > 1).length,
    };
  } finally {
    await prepared.site.stop();
    data.remove();
  }
}

/** The same while the web process is killed ten times and started again. */
async function measureKills(environment: Record<string, string>) {
  const data = temporaryDirectory();
  const prepared = await prepare(data.path, environment);
  let site: Site = prepared.site;
  try {
    await send(prepared);
    for (let kill = 0; kill < kills; kill++) {
      await sleep(1_500 + 300 * kill);
      const { web, backend } = site.pids();
      process.kill(web, "SIGKILL");
      if (backend) process.kill(backend, "SIGKILL");
      await sleep(300);
      site = await prepared.start();
    }
    // A claimed email is due again after a minute.
    for (let wait = 0; wait < 400 && (await countWaiting(prepared)) > 0; wait++) await sleep(500);
    const letters = lettersIn(data.path);
    const { count } = await prepared.server
      .from("message_deliveries")
      .select("*", { count: "exact", head: true })
      .eq("state", "failed")
      .throwOnError();
    const leftToOffice = count ?? 0;
    return {
      doubled: [...letters.values()].filter((each) => each > 1).length,
      leftToOffice,
      lost: Math.max(0, families - letters.size - leftToOffice),
    };
  } finally {
    await site.stop();
    data.remove();
  }
}

function rowsOf(
  database: string,
  rush: Awaited<ReturnType<typeof measureRush>>,
  killed: Awaited<ReturnType<typeof measureKills>>,
): ReportRow[] {
  const { seconds, idle, during } = rush;
  return [
    [
      `${database}: ${families} families, all emails handed over`,
      `${seconds.toFixed(1)} s`,
      "≤ 60 s",
    ],
    [
      `${database}: families without one, families with two`,
      `${rush.lost}, ${rush.doubled}`,
      "0, 0",
    ],
    [
      `${database}: p95 of public pages meanwhile, as a multiple of idle`,
      `${(during / idle).toFixed(2)} (${idle.toFixed(1)}, ${during.toFixed(1)} ms)`,
      "≤ 2",
    ],
    [
      `${database}: over ${kills} kills, emails lost, doubled`,
      `${killed.lost}, ${killed.doubled}`,
      "0, 0",
    ],
    [`${database}: emails that may have gone, left to the office`, String(killed.leftToOffice), ""],
  ];
}

// `npm run bench -- messages`, on both databases.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  const postgres = database === "PostgreSQL" ? await startPostgres() : undefined;
  const environment: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
  try {
    const rush = await measureRush(environment);
    await postgres?.stop();
    const again = postgres && (await startPostgres());
    const killed = await measureKills(again ? { DATABASE_URL: again.url } : {});
    await again?.stop();
    printReport(rowsOf(database, rush, killed));
  } catch (failure) {
    await postgres?.stop();
    throw failure;
  }
}
