import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../data/database.types.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import type { ReportRow } from "./report.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";

const replies = 1_000;
const clients = 50;
const capacity = 1_500;
const idleVisits = 200;

/**
 * A thousand replies to one event by the form of its page, from fifty clients at once, for one to
 * three people each and more than there are places: how many were lost, doubled or let in beyond the places; and the 95th
 * percentile of public pages meanwhile, in milliseconds, beside that of the idle site.
 */
export async function measureRsvpCost(database: "PGlite" | "PostgreSQL") {
  const data = temporaryDirectory();
  const postgres = database === "PostgreSQL" ? await startPostgres() : undefined;
  const environment = {
    ...{ TRUST_PROXY: "1", FORM_LIMITS: "unproven=1000" },
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const site = await startSite(data.path, await freePort(), environment);
  try {
    await backendReady(site.url);
    const keys = JSON.parse(readFileSync(join(data.path, "keys.json"), "utf8"));
    const office = createClient<Database>(site.url, keys.secretKey, {
      auth: { persistSession: false },
    });
    const { data: event } = await office
      .from("events")
      .insert({
        ...{ title: "Rush", slug: "rush", status: "published", rsvp_enabled: true, capacity },
        starts_at: new Date(Date.now() + 90 * 86_400_000).toISOString(),
      })
      .select("id")
      .single()
      .throwOnError();
    const pages = ["/", "/about", "/invites", "/invites/rush"].map((path) => site.url + path);
    await visit(pages, (count) => count < 40);
    const idle = await visit(pages, (count) => count < idleVisits);

    const begun = performance.now();
    const sending = sendReplies(`${site.url}/invites/rush`);
    let isSending = true;
    const [answered, during] = await Promise.all([
      sending.finally(() => {
        isSending = false;
      }),
      visit(pages, () => isSending),
    ]);
    const seconds = (performance.now() - begun) / 1_000;
    return { idle, during, seconds, ...(await check(office, event.id, answered)) };
  } finally {
    await site.stop();
    await postgres?.stop();
    data.remove();
  }
}

/** Has another process send all replies by the form of an event; what each was told, by its reference. */
async function sendReplies(form: string): Promise<Map<string, string>> {
  const child = fork(
    join(import.meta.dirname, "rsvp-clients.ts"),
    [form, clients, replies].map(String),
  );
  const ended = once(child, "exit");
  const told = once(child, "message");
  const [answered] = await Promise.race([
    told,
    ended.then(([code]) => {
      throw new Error(`The clients ended with ${code}.`);
    }),
  ]);
  return new Map(answered);
}

type Office = ReturnType<typeof createClient<Database>>;

/** Compares what clients were told with what is kept. */
async function check(office: Office, eventId: string, answered: Map<string, string>) {
  const kept = [];
  for (let from = 0; from <= replies; from += 500) {
    const { data } = await office
      .from("event_rsvps")
      .select("reference, email, status, adults")
      .eq("event_id", eventId)
      .order("id")
      .range(from, from + 499)
      .throwOnError();
    kept.push(...data);
  }
  const told = kept.filter(({ reference, status }) => answered.get(reference) === status);
  const going = kept.filter(({ status }) => status === "going");
  return {
    lost: replies - told.length,
    doubled: kept.length - new Set(kept.map(({ email }) => email)).size,
    people: going.reduce((sum, { adults }) => sum + adults, 0),
  };
}

/** Asks for pages one after the other while `more`; the 95th percentile in milliseconds. */
async function visit(pages: string[], more: (count: number) => boolean): Promise<number> {
  const times: number[] = [];
  while (more(times.length)) {
    const begun = performance.now();
    const answer = await fetch(pages[times.length % pages.length] ?? "");
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}.`);
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

type Measured = Awaited<ReturnType<typeof measureRsvpCost>>;

export function rsvpRows(database: string, measured: Measured): ReportRow[] {
  const { idle, during, seconds, lost, doubled, people } = measured;
  const figures = (ms: number) => ms.toFixed(1);
  return [
    [`${database}: replies lost of ${replies} from ${clients} clients`, String(lost), "0"],
    [`${database}: replies doubled`, String(doubled), "0"],
    [`${database}: people let in to ${capacity} places`, String(people), `≤ ${capacity}`],
    [`${database}: replies/s`, (replies / seconds).toFixed(0), ""],
    [
      `${database}: p95 of public pages meanwhile, as a multiple of idle`,
      `${(during / idle).toFixed(2)} (${figures(idle)}, ${figures(during)} ms)`,
      "≤ 2",
    ],
  ];
}
