import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../data/database.types.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { printReport, type ReportRow } from "./report.ts";
import { backendReady, freePort, startSite, temporaryDirectory } from "./site.ts";
import { percentile95, visitPages } from "./visits.ts";

const families = 200;
const times = 20;
const seats = 20;
const administrator = { email: "office@school.example", password: "correct horse battery" };

type Told = { email: string; reference: string; hasTime: boolean };
type Sent = { told: Told[]; milliseconds: number[]; again: number };

/**
 * The morning on which applications open: two hundred families at once apply page by page, and then all
 * want one of twenty times of a visit. Counts lost, duplicate and double-booked answers, and measures the
 * 95th percentile of the families' answers and of public pages meanwhile, in milliseconds.
 */
async function measureApplications(database: "PGlite" | "PostgreSQL") {
  const data = temporaryDirectory();
  const postgres = database === "PostgreSQL" ? await startPostgres() : undefined;
  const environment = {
    TRUST_PROXY: "1",
    FORM_LIMITS: "proven=1000,seconds=0,bits=8",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const site = await startSite(data.path, await freePort(), environment);
  try {
    await backendReady(site.url);
    const keys = JSON.parse(readFileSync(join(data.path, "keys.json"), "utf8"));
    const office = createClient<Database>(site.url, keys.secretKey, {
      auth: { persistSession: false },
    });
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const starts = Date.parse(`${day}T03:30:00Z`);
    const slots = Array.from({ length: times }, (_, place) =>
      new Date(starts + place * 10 * 60_000).toISOString(),
    );
    const { data: meeting } = await office
      .from("meetings")
      .insert({
        title: "Visits",
        kind: "visit",
        status: "published",
        starts_at: slots[0] ?? "",
        ends_at: new Date(starts + times * 10 * 60_000).toISOString(),
        slot_minutes: 10,
        hosts: [{ id: "office", name: "The office" }],
      })
      .select("id")
      .single()
      .throwOnError();
    const pages = ["/", "/admissions", "/admissions/apply", "/admissions/fees"];
    await visitPages(site.url, { pages, most: 40 });
    const idle = percentile95(await visitPages(site.url, { pages, most: 400 }));

    const child = fork(join(import.meta.dirname, "application-clients.ts"), [
      site.url,
      String(families),
      meeting.id,
      slots.join(","),
    ]);
    const ended = once(child, "exit").then(([code]) => {
      throw new Error(`The families ended with ${code}.`);
    });
    // Waits for a message fail if the process ends; without such a wait, its end is no error.
    ended.catch(() => {});
    const said = () => Promise.race([once(child, "message").then(([message]) => message), ended]);
    await said();
    const begun = performance.now();
    let isSending = true;
    const sent = said().finally(() => {
      isSending = false;
    }) as Promise<Sent>;
    child.send("begin");
    const [{ told, milliseconds, again }, visits] = await Promise.all([
      sent,
      visitPages(site.url, { pages, isOver: () => !isSending }),
    ]);
    const seconds = (performance.now() - begun) / 1_000;
    const checked = await check(office, meeting.id, told);
    const answers = percentile95(milliseconds);
    const given = await offerSeats(site.url, keys.publishableKey);
    return { idle, during: percentile95(visits), answers, seconds, again, ...checked, ...given };
  } finally {
    await site.stop();
    await postgres?.stop();
    data.remove();
  }
}

type Office = ReturnType<typeof createClient<Database>>;

/** Compares what families were told with the stored rows. */
async function check(office: Office, meeting: string, told: Told[]) {
  const { data: kept } = await office
    .from("applications")
    .select("email, reference")
    .eq("stage", "received")
    .limit(2 * families)
    .throwOnError();
  const { data: booked } = await office
    .from("meeting_bookings")
    .select("email, starts_at")
    .eq("meeting_id", meeting)
    .eq("status", "booked")
    .limit(2 * families)
    .throwOnError();
  const references = new Set(kept.map(({ reference }) => reference));
  const holders = new Set(booked.map(({ email }) => email));
  const given = new Set(booked.map(({ starts_at }) => starts_at));
  return {
    lost: told.filter(({ reference }) => !references.has(reference)).length,
    doubled: kept.length - new Set(kept.map(({ email }) => email)).size,
    times: given.size,
    twice: booked.length - given.size,
    misled: told.filter(({ email, hasTime }) => hasTime !== holders.has(email)).length,
  };
}

/**
 * All families are offered a place at once, with fewer seats than families: counts those who got one, and
 * those refused for lack of seats.
 */
async function offerSeats(url: string, publishableKey: string) {
  const clerk = createClient<Database>(url, publishableKey, { auth: { persistSession: false } });
  const { error } = await clerk.auth.signInWithPassword(administrator);
  if (error) throw error;
  const sent = { wanted: "majra", seats: { "Class 1": seats } };
  await clerk.rpc("set_admission_seats", sent).throwOnError();
  const { data: open } = await clerk
    .from("applications")
    .select("id")
    .match({ stage: "received", campus: "majra", class: "Class 1" })
    .limit(2 * families)
    .throwOnError();
  const offer_ends_on = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const answers = await Promise.all(
    open.map(({ id }) =>
      clerk.rpc("move_application", { application: id, stage: "offer", offer_ends_on }),
    ),
  );
  const { data } = await clerk.rpc("list_admission_seats", { wanted: "majra" }).throwOnError();
  const own = data.find((row) => row.class === "Class 1");
  return {
    offered: own?.offered ?? 0,
    full: answers.filter(({ error }) => error?.details === "no_seat").length,
    asked: open.length,
  };
}

type Measured = Awaited<ReturnType<typeof measureApplications>>;

function applicationRows(database: string, measured: Measured): ReportRow[] {
  const { idle, during, answers, seconds, again, lost, doubled, misled, twice } = measured;
  const figures = (ms: number) => ms.toFixed(1);
  return [
    [`${database}: applications lost of ${families} at once`, String(lost), "0"],
    [`${database}: applications doubled`, String(doubled), "0"],
    [`${database}: times given of ${times}`, String(measured.times), String(times)],
    [`${database}: times given twice`, String(twice), "0"],
    [
      `${database}: seats given of ${seats}, to ${measured.asked} asked for at once`,
      String(measured.offered),
      String(seats),
    ],
    [
      `${database}: offers refused because no seat was left`,
      String(measured.full),
      String(measured.asked - seats),
    ],
    [`${database}: families told otherwise than what is kept`, String(misled), "0"],
    [
      `${database}: applications/s, each of four pages and a booking`,
      figures(families / seconds),
      "",
    ],
    [`${database}: forms that were sent again to a busy server`, String(again), ""],
    [`${database}: p95 of an answer to a family`, `${figures(answers)} ms`, ""],
    [`${database}: p95 of a page meanwhile`, `${figures(during)} ms`, "≤ 300 ms"],
    [
      `${database}: the same as a multiple of idle`,
      `${(during / idle).toFixed(2)} (${figures(idle)} ms)`,
      "≤ 2",
    ],
  ];
}

// `npm run bench -- applications`, on both databases.
for (const database of ["PGlite", "PostgreSQL"] as const) {
  printReport(applicationRows(database, await measureApplications(database)));
}
