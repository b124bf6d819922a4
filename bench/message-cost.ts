import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../data/database.types.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { type Channels, compare, doubledIn, startChannels } from "./message-channels.ts";
import { printReport, type ReportRow } from "./report.ts";
import { backendReady, freePort, type Site, startSite, temporaryDirectory } from "./site.ts";
import { startVisitor } from "./visitor-process.ts";
import { percentile95 } from "./visits.ts";

// `npm run bench -- messages`: an urgent message to three thousand families on four channels besides the
// site with its banner: subscribed devices, email, text, WhatsApp. On both databases; on PostgreSQL with
// two replicas of the site too.
const families = 3_000;
const kills = 10;
const administrator = { email: "office@school.example", password: "correct horse battery" };
/**
 * Devices are processed every 25 seconds, and messages that a killed process had begun are settled after
 * two minutes.
 */
const patience = 240_000;

type Setting = { environment: Record<string, string>; copies: number };

/** Replicas of a site with this many families on record, and an administrator’s client. */
async function prepare({ environment, copies }: Setting, channels: Channels) {
  const keys = {
    SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${randomBytes(16).toString("hex")}`,
    SUPABASE_SECRET_KEY: `sb_secret_${randomBytes(16).toString("hex")}`,
    JWT_SECRET: randomBytes(32).toString("hex"),
  };
  const settings = {
    ...environment,
    ...channels.environment,
    ...keys,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  };
  const folders = Array.from({ length: copies }, temporaryDirectory);
  const starts = await Promise.all(
    folders.map(async ({ path }) => {
      const port = await freePort();
      return async () => {
        const site = await startSite(path, port, settings);
        await backendReady(site.url);
        return site;
      };
    }),
  );
  // One after the other, because the first creates the tables.
  const sites: Site[] = [];
  for (const start of starts) sites.push(await start());
  const [first] = sites;
  if (!first) throw new Error("No copy was asked for.");
  const options = { auth: { persistSession: false } };
  const server = createClient<Database>(first.url, keys.SUPABASE_SECRET_KEY, options);
  const office = createClient<Database>(first.url, keys.SUPABASE_PUBLISHABLE_KEY, options);
  const { error } = await office.auth.signInWithPassword(administrator);
  if (error) throw error;
  for (let from = 0; from < families; from += 500) {
    const numbers = Array.from({ length: 500 }, (_, number) => from + number);
    await server.from("students").insert(numbers.map(childOf)).throwOnError();
    const devices = numbers.map(() => ({ ...channels.device(), campuses: ["majra"], classes: [] }));
    await server.from("push_subscriptions").insert(devices).throwOnError();
  }
  return {
    sites,
    starts,
    server,
    office,
    remove: () => folders.forEach(({ remove }) => void remove()),
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

const childOf = (number: number) => ({
  admission_no: `B-${number}`,
  name: `Child ${number}`,
  campus: "majra",
  class: "Class 1",
  guardian_name: `Guardian ${number}`,
  guardian_email: `guardian-${number}@mail.example`,
  guardian_phone: `98${String(number).padStart(8, "0")}`,
});

async function send({ office }: Prepared): Promise<string> {
  const words = { title: "No school tomorrow", body: "The river is high.", campus: "majra" };
  const ways = { is_urgent: true, on_site: true, phones: "everybody", phone_channel: "both" };
  const { data: message } = await office
    .from("family_messages")
    .insert({ ...words, ...ways })
    .select("id")
    .single()
    .throwOnError();
  await office.rpc("send_family_message", { message: message.id }).throwOnError();
  const { data } = await office
    .from("family_messages")
    .select("notice_id")
    .eq("id", message.id)
    .single()
    .throwOnError();
  return data.notice_id ?? "";
}

/** How many addresses and devices still wait. Until the job has looked, every device counts as waiting. */
async function countWaiting({ server, office }: Prepared, notice: string): Promise<number> {
  const { count } = await server
    .from("message_deliveries")
    .select("*", { count: "exact", head: true })
    .eq("state", "queued")
    .throwOnError();
  const { data } = await office.rpc("count_push_deliveries", { notice }).single().throwOnError();
  const told = data.reached + data.failed;
  return (count ?? 0) + families - told;
}

/** A message on an otherwise idle machine, with a reader of public pages beside it. */
async function measureRush(setting: Setting) {
  const channels = await startChannels();
  const prepared = await prepare(setting, channels);
  const [{ url } = { url: "" }] = prepared.sites;
  const visitor = startVisitor(url, ["/", "/about", "/notices", "/hi/admissions"]);
  try {
    await visitor.visitDuring(sleep(1_000));
    const idle = percentile95(await visitor.visitDuring(sleep(10_000)));
    const begun = performance.now();
    const handOver = async () => {
      const notice = await send(prepared);
      while ((await countWaiting(prepared, notice)) > 0) {
        if (performance.now() - begun > patience) break;
        await sleep(500);
      }
    };
    const during = percentile95(await visitor.visitDuring(handOver()));
    const seconds = (performance.now() - begun) / 1_000;
    return { seconds, idle, during, ...compare(channels.arrived(), families) };
  } finally {
    visitor.stop();
    await Promise.all(prepared.sites.map((site) => site.stop()));
    await channels.stop();
    prepared.remove();
  }
}

/** The same while a replica is killed ten times and restarted. */
async function measureKills(setting: Setting) {
  const channels = await startChannels();
  const prepared = await prepare(setting, channels);
  const { sites, starts } = prepared;
  try {
    const notice = await send(prepared);
    for (let kill = 0; kill < kills; kill++) {
      await sleep(1_500 + 300 * kill);
      const place = kill % sites.length;
      const { web, backend } = sites[place]?.pids() ?? { web: 0, backend: undefined };
      process.kill(web, "SIGKILL");
      if (backend) process.kill(backend, "SIGKILL");
      await sleep(300);
      const again = await starts[place]?.();
      if (again) sites[place] = again;
    }
    const begun = performance.now();
    while ((await countWaiting(prepared, notice)) > 0 && performance.now() - begun < patience) {
      await sleep(500);
    }
    const { count } = await prepared.server
      .from("message_deliveries")
      .select("*", { count: "exact", head: true })
      .eq("state", "failed")
      .throwOnError();
    const { data } = await prepared.office
      .rpc("count_push_deliveries", { notice })
      .single()
      .throwOnError();
    const { lost, doubled } = compare(channels.arrived(), families);
    const inDoubt = (count ?? 0) + data.failed;
    return { doubled, inDoubt, lost: Math.max(0, lost - inDoubt) };
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await channels.stop();
    prepared.remove();
  }
}

function rowsOf(
  where: string,
  rush: Awaited<ReturnType<typeof measureRush>>,
  killed: Awaited<ReturnType<typeof measureKills>>,
): ReportRow[] {
  const { seconds, idle, during } = rush;
  const times = `${(during / idle).toFixed(2)} (${idle.toFixed(1)}, ${during.toFixed(1)} ms)`;
  return [
    [
      `${where}: ${families} families by email, text, WhatsApp and device, all handed over`,
      `${seconds.toFixed(1)} s`,
      "≤ 60 s",
    ],
    [
      `${where}: addresses without it, with it twice`,
      `${rush.lost}, ${doubledIn(rush.doubled)}`,
      "0, 0",
    ],
    [`${where}: p95 of public pages meanwhile, as a multiple of idle`, times, "≤ 2"],
    [
      `${where}: over ${kills} kills, lost, doubled`,
      `${killed.lost}, ${doubledIn(killed.doubled)}`,
      "0, 0",
    ],
    [`${where}: may have gone, so not sent again`, String(killed.inDoubt), ""],
  ];
}

/** By the word that selects one measurement. */
const machines = {
  pglite: { where: "PGlite", copies: 1, isPostgres: false },
  postgres: { where: "PostgreSQL", copies: 1, isPostgres: true },
  copies: { where: "PostgreSQL, two copies", copies: 2, isPostgres: true },
};

async function measure({ where, copies, isPostgres }: (typeof machines)["pglite"]) {
  const run = async <Figures>(of: (setting: Setting) => Promise<Figures>) => {
    const postgres = isPostgres ? await startPostgres() : undefined;
    const environment: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {};
    try {
      return await of({ environment, copies });
    } finally {
      await postgres?.stop();
    }
  };
  printReport(rowsOf(where, await run(measureRush), await run(measureKills)));
}

const [only] = process.argv.slice(2);
for (const [word, machine] of Object.entries(machines)) {
  if (only === undefined || only === word) await measure(machine);
}
