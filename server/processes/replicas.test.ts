// @module-tag full
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import connect from "postgres";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markPictures } from "../../data/consent/picture-marks.ts";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";
import { jobs } from "../jobs/jobs.ts";
import { type LocalBucket, startBucket } from "../testing/local-bucket.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

// Two replicas set up by docs/operation/replicas.md: one PostgreSQL, one bucket, the same keys, a
// DATA_DIR each. They start at the same moment on an empty database.
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "replica-")));
const secretKey = `sb_secret_${randomBytes(16).toString("hex")}`;
let postgres: PostgresServer;
let bucket: LocalBucket;
let replicas: RunningServer[] = [];
let office: SupabaseClient;

const at = (replica: number) => replicas[replica]?.url ?? "";

beforeAll(async () => {
  [postgres, bucket] = await Promise.all([startPostgres(), startBucket()]);
  const shared = {
    DATABASE_URL: postgres.url,
    FILES_URL: bucket.filesUrl,
    SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${randomBytes(16).toString("hex")}`,
    SUPABASE_SECRET_KEY: secretKey,
    JWT_SECRET: randomBytes(32).toString("hex"),
  };
  replicas = await Promise.all(folders.map((folder) => runServer(folder, shared)));
  office = createClient(at(0), shared.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false },
  });
  const { error } = await office.auth.signInWithPassword({
    email: "office@school.example",
    password: "correct horse battery",
  });
  if (error) throw error;
}, 120_000);
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await Promise.all([postgres?.stop(), bucket?.stop()]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("a write through one replica is on the pages of the other within 20 seconds", async () => {
  const read = async (replica: number) => (await fetch(`${at(replica)}/notices`)).text();
  const content = "The library is open until six";
  // Every page is renewed after 30 seconds; a change seen sooner was found by the write.
  const made = Date.now();
  for (let times = 0; times < 3; times++) await Promise.all([read(0), read(1)]);
  await office.from("latest_updates").insert({ content, is_active: true }).throwOnError();
  expect(await read(0)).toContain(content);
  await expect.poll(() => read(1), { timeout: 30_000, interval: 200 }).toContain(content);
  expect(Date.now() - made).toBeLessThan(30_000);
}, 60_000);

test("one replica knows the sessions and pictures of the other", async () => {
  const { data } = await office.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  const create = { width: 700, height: 500, channels: 3 as const, background: "#205745" };
  const sent = await fetch(`${at(1)}/media?purpose=site`, {
    method: "POST",
    headers: { "x-file-name": "gate.jpg", authorization },
    body: new Uint8Array(await sharp({ create }).jpeg().toBuffer()),
  });
  expect(sent.status).toBe(201);
  const { id, address } = await sent.json();
  await markPictures(office, [id], "nobody");
  const open = async () => (await fetch(at(1) + address)).status;
  await expect.poll(open, { timeout: 20_000 }).toBe(200);
  const bytes = await Promise.all(
    [0, 1].map(async (replica) => {
      const answer = await fetch(at(replica) + address);
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
  expect((await sharp(bytes[0]).metadata()).width).toBe(700);
  expect(bytes[1]).toEqual(bytes[0]);
});

test("each scheduled job runs once, on either replica", async () => {
  const database = connect(postgres.url, { max: 1, onnotice: () => {} });
  const done = () => database`
    select singleton_key as job, count(*)::int as times, bool_and(state = 'completed') as done
    from job_queue.job where singleton_key like 'purge%' group by 1 order by 1`;
  const once = jobs
    .filter(({ name }) => name.startsWith("purge"))
    .map(({ name }) => ({ job: name, times: 1, done: true }));
  await expect
    .poll(done, { timeout: 60_000 })
    .toEqual(once.toSorted((a, b) => (a.job < b.job ? -1 : 1)));
  await database.end();
}, 90_000);

test("every replica reports a failed job until it succeeds, and keeps serving", async () => {
  const database = connect(postgres.url, { max: 1, onnotice: () => {} });
  const parts = async () => {
    const asked = [0, 1].map(async (replica) => (await fetch(`${at(replica)}/readyz`)).json());
    return (await Promise.all(asked)).flatMap(({ status, missing }) => [status, ...missing]);
  };
  expect(await parts()).toEqual(["ready", "ready"]);
  await database`alter function public.turn_albums() rename to turn_albums_away`;
  const degraded = ["degraded", "jobs"];
  await expect.poll(parts, { timeout: 90_000 }).toEqual([...degraded, ...degraded]);
  expect((await fetch(at(0))).status).toBe(200);
  await database`alter function public.turn_albums_away() rename to turn_albums`;
  await expect.poll(parts, { timeout: 150_000 }).toEqual(["ready", "ready"]);
  await database.end();
}, 260_000);

test("each email is sent once, by either replica", async () => {
  const service = createClient(at(0), secretKey, { auth: { persistSession: false } });
  const senders = Array.from({ length: 30 }, (_, number) => `parent-${number}@mail.example`);
  for (const email of senders) {
    await service
      .rpc("create_contact_message", {
        name: "A parent",
        email,
        message: "When does the office open?",
        consent_version: "2026-1",
      })
      .throwOnError();
  }
  const recipients = () =>
    folders
      .map((folder) => join(folder, "outbox"))
      // A replica that sent none has no such folder.
      .filter((outbox) => existsSync(outbox))
      .flatMap((outbox) => readdirSync(outbox).map((file) => join(outbox, file)))
      .map((file) => /^To: .*?(parent-\d+@mail\.example)/m.exec(readFileSync(file, "utf8"))?.[1])
      .filter((recipient) => recipient !== undefined);
  await expect.poll(() => new Set(recipients()).size, { timeout: 40_000 }).toBe(senders.length);
  expect(recipients()).toHaveLength(senders.length);
}, 60_000);

test("what a guardian withdraws through one replica is gone from the other within five seconds", async () => {
  const { data } = await office.auth.getSession();
  const create = { width: 700, height: 500, channels: 3 as const, background: "#4e8a70" };
  const sent = await fetch(`${at(0)}/media?purpose=site`, {
    method: "POST",
    headers: {
      "x-file-name": "race.jpg",
      authorization: `Bearer ${data.session?.access_token}`,
    },
    body: new Uint8Array(await sharp({ create }).jpeg().toBuffer()),
  });
  const { id, address } = await sent.json();
  const insert = async (table: string, row: object): Promise<string> =>
    (await office.from(table).insert(row).select("id").single().throwOnError()).data?.id;
  const student = await insert("students", {
    admission_no: randomBytes(8).toString("hex"),
    name: "Asha Verma",
    campus: "majra",
    class: "Class 3",
  });
  const album = await insert("gallery_events", {
    title: "Sports day",
    slug: randomBytes(8).toString("hex"),
    published: true,
  });
  const row = { gallery_event_id: album, path: address, width: 700, height: 500 };
  await insert("gallery_images", row);
  const marks = { ids: [id], people: "children", children: [student] };
  await office.rpc("mark_pictures", marks).throwOnError();
  const answer = (is_given: boolean) =>
    office
      .rpc("record_consents", { student, answers: { public_pictures: is_given } })
      .throwOnError();
  /** How many of a replica's file, album page and download still have the picture. */
  const shownBy = async (replica: number) => {
    const [file, page] = await Promise.all([
      fetch(at(replica) + address),
      fetch(`${at(replica)}/gallery/event/${album}`).then((found) => found.text()),
    ]);
    return Number(file.ok) + Number(page.includes(id));
  };
  await answer(true);
  for (const replica of [0, 1]) {
    await expect.poll(() => shownBy(replica), { timeout: 20_000, interval: 200 }).toBe(2);
  }
  const began = performance.now();
  await answer(false);
  expect(await shownBy(0)).toBe(0);
  await expect.poll(() => shownBy(1), { timeout: 20_000, interval: 100 }).toBe(0);
  expect(performance.now() - began).toBeLessThan(5_000);
  const tookEffect = async () =>
    (
      await office
        .from("consents")
        .select("created_at, took_effect_at")
        .eq("is_given", false)
        .single()
    ).data?.took_effect_at;
  await expect.poll(tookEffect, { timeout: 10_000 }).toBeTruthy();
}, 60_000);
