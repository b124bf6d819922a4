import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../data/database.types.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { printReport, type ReportRow } from "./report.ts";
import { backendReady, freePort, processorTime, startSite, temporaryDirectory } from "./site.ts";
import { percentile95, visitPages } from "./visits.ts";

const rsvps = 1_000;
const clients = 50;
const capacity = 1_500;
const idleVisits = 400;

/**
 * A thousand RSVPs to one event through its form, from fifty clients at once, for one to three people
 * each and more than there are places. Counts those that were lost, duplicated, confirmed differently
 * from what is stored, or admitted beyond the capacity. Also measures the 95th percentile of public pages
 * meanwhile and on the idle site, and the processor time of an RSVP, in milliseconds.
 */
async function measureRsvpCost(database: "PGlite" | "PostgreSQL") {
  const data = temporaryDirectory();
  const postgres = database === "PostgreSQL" ? await startPostgres() : undefined;
  const environment = {
    TRUST_PROXY: "1",
    FORM_LIMITS: "proven=1000,seconds=0,bits=8",
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
        title: "Rush",
        slug: "rush",
        status: "published",
        rsvp_enabled: true,
        capacity,
        starts_at: new Date(Date.now() + 90 * 86_400_000).toISOString(),
      })
      .select("id")
      .single()
      .throwOnError();
    const pages = ["/", "/about", "/invites", "/invites/rush"];
    await visitPages(site.url, { pages, most: 40 });
    const idle = percentile95(await visitPages(site.url, { pages, most: idleVisits }));

    const send = await prepareRsvps(`${site.url}/invites/rush`);
    const { web, backend } = site.pids();
    const spent = () => [web, backend ?? web].map(processorTime);
    const [webBefore = 0, backendBefore = 0] = spent();
    const begun = performance.now();
    let isSending = true;
    const [{ answered, again }, visits] = await Promise.all([
      send().finally(() => {
        isSending = false;
      }),
      visitPages(site.url, { pages, isOver: () => !isSending }),
    ]);
    const seconds = (performance.now() - begun) / 1_000;
    const [webAfter = 0, backendAfter = 0] = spent();
    const cost = [webAfter - webBefore, backendAfter - backendBefore].map((ms) => ms / rsvps);
    const checked = await check(office, event.id, new Map(answered));
    return { idle, during: percentile95(visits), seconds, cost, again, ...checked };
  } finally {
    await site.stop();
    await postgres?.stop();
    data.remove();
  }
}

type Sent = { answered: [email: string, status: string][]; again: number };

/** Prepares another process to send all RSVPs through an event's form; resolves with a function that starts it. */
async function prepareRsvps(form: string): Promise<() => Promise<Sent>> {
  const child = fork(
    join(import.meta.dirname, "rsvp-clients.ts"),
    [form, clients, rsvps].map(String),
  );
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The clients ended with ${code}.`);
  });
  // Waits for a message fail if the process ends; without such a wait, its end is no error.
  ended.catch(() => {});
  const said = () => Promise.race([once(child, "message").then(([message]) => message), ended]);
  await said();
  return async () => {
    const sent = said();
    child.send("begin");
    return await sent;
  };
}

type Office = ReturnType<typeof createClient<Database>>;

/** Compares the answers that clients received with the stored rows. */
async function check(office: Office, eventId: string, answered: Map<string, string>) {
  const kept = [];
  for (let from = 0; from <= rsvps; from += 500) {
    const { data } = await office
      .from("event_rsvps")
      .select("email, status, adults")
      .eq("event_id", eventId)
      .order("id")
      .range(from, from + 499)
      .throwOnError();
    kept.push(...data);
  }
  const addresses = new Set(kept.map(({ email }) => email));
  const going = kept.filter(({ status }) => status === "going");
  return {
    lost: [...answered.keys()].filter((email) => !addresses.has(email)).length,
    doubled: kept.length - addresses.size,
    misled: kept.filter(({ email, status }) => answered.get(email) !== status).length,
    people: going.reduce((sum, { adults }) => sum + adults, 0),
  };
}

type Measured = Awaited<ReturnType<typeof measureRsvpCost>>;

function rsvpRows(database: string, measured: Measured): ReportRow[] {
  const { idle, during, seconds, lost, doubled, misled, people, again, cost } = measured;
  const figures = (ms: number) => ms.toFixed(1);
  return [
    [`${database}: RSVPs lost of ${rsvps} from ${clients} clients`, String(lost), "0"],
    [`${database}: RSVPs doubled`, String(doubled), "0"],
    [`${database}: guests told otherwise than what is kept`, String(misled), "0"],
    [`${database}: people let in to ${capacity} places`, String(people), `≤ ${capacity}`],
    [`${database}: RSVPs/s`, (rsvps / seconds).toFixed(0), ""],
    [`${database}: forms that were sent again to a busy server`, String(again), ""],
    [
      `${database}: processor time of an RSVP, web process and backend`,
      `${cost.map(figures).join(", ")} ms`,
      "",
    ],
    [
      `${database}: p95 of public pages meanwhile, as a multiple of idle`,
      `${(during / idle).toFixed(2)} (${figures(idle)}, ${figures(during)} ms)`,
      "≤ 2",
    ],
  ];
}

// `npm run bench -- rsvp`: a rush of RSVPs to one event, on both databases.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  printReport(rsvpRows(database, await measureRsvpCost(database)));
}
