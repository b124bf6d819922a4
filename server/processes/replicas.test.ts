// @module-tag full
import { randomBytes, randomInt } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import connect from "postgres";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markPictures } from "../../data/consent/picture-marks.ts";
import type { Database } from "../../data/database.types.ts";
import {
  type Expected,
  type ExpectedVideo,
  walkThroughSchool,
} from "../../supabase/tests/school-walk.ts";
import type { Client } from "../../tests/fixtures/backend.ts";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";
import { isFull } from "../../tests/fixtures/suite.ts";
import { jobs } from "../jobs/jobs.ts";
import { type LocalBucket, startBucket } from "../testing/local-bucket.ts";
import { type RunningServer, runServer } from "../testing/running-server.ts";

// Two replicas set up as in docs/operation/replicas.md: one PostgreSQL, one bucket, the same keys, a
// DATA_DIR each. They start at the same moment on an empty database.
const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), "replica-")));
const secretKey = `sb_secret_${randomBytes(16).toString("hex")}`;
let postgres: PostgresServer;
let bucket: LocalBucket;
let replicas: RunningServer[] = [];
/** A colleague at each replica. */
let colleagues: [Client, Client];
let office: Client;

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
  const signIn = async (replica: number) => {
    const client = createClient<Database>(at(replica), shared.SUPABASE_PUBLISHABLE_KEY, {
      auth: { persistSession: false },
    });
    const { error } = await client.auth.signInWithPassword({
      email: "office@school.example",
      password: "correct horse battery",
    });
    if (error) throw error;
    return client;
  };
  colleagues = [await signIn(0), await signIn(1)];
  [office] = colleagues;
}, 120_000);
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await Promise.all([postgres?.stop(), bucket?.stop()]);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("a write through one replica is on the pages of the other within 20 seconds", async () => {
  const read = async (replica: number) => (await fetch(`${at(replica)}/notices`)).text();
  const content = "The library is open until six";
  // Every page is renewed after 30 seconds, so an earlier change was found through the write.
  const made = Date.now();
  for (let times = 0; times < 3; times++) await Promise.all([read(0), read(1)]);
  await office.from("latest_updates").insert({ content, is_active: true }).throwOnError();
  expect(await read(0)).toContain(content);
  await expect.poll(() => read(1), { timeout: 30_000, interval: 200 }).toContain(content);
  expect(Date.now() - made).toBeLessThan(30_000);
}, 60_000);

/** Sends a photograph unlike any other to a replica. */
async function upload(replica: number): Promise<{ id: string; address: string }> {
  const { data } = await office.auth.getSession();
  const background = `#${randomBytes(3).toString("hex")}`;
  const create = { width: 700, height: 500, channels: 3 as const, background };
  const sent = await fetch(`${at(replica)}/media?purpose=site`, {
    method: "POST",
    headers: { "x-file-name": "gate.jpg", authorization: `Bearer ${data.session?.access_token}` },
    body: new Uint8Array(await sharp({ create }).jpeg().toBuffer()),
  });
  expect(sent.status).toBe(201);
  return sent.json();
}

test("each replica knows the sessions and pictures of the other", async () => {
  const { id, address } = await upload(1);
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

const steps = Number(process.env.CONSENT_STEPS ?? (isFull ? 60 : 20));
const seed = Number(process.env.CONSENT_SEED ?? randomInt(1_000_000));

test(`${steps} steps through either replica show nothing without consent on both within five seconds (CONSENT_SEED=${seed})`, async () => {
  let turn = 0;
  let slowest = 0;
  const next = () => turn++ % 2;
  const soon = { timeout: 5_000, interval: 50 };
  // Publishing an album is not a consent: the other replica finds it like any other write.
  const later = { timeout: 30_000, interval: 200 };
  await walkThroughSchool({
    steps,
    seed,
    office: () => colleagues[next() === 0 ? 0 : 1],
    addFile: async () => {
      const { id, address: path } = await upload(next());
      return { id, path };
    },
    check: async (step, album, pictures, videos) => {
      const waiting = videos.filter(({ isShown }) => !isShown);
      const refused = pictures.filter(({ isAllowed, isForFew }) => !isAllowed || isForFew);
      const began = performance.now();
      for (const [replica] of replicas.entries()) {
        const shown = async () => [
          ...(await placesOf(replica, album, refused)),
          ...(await videoPlacesOf(replica, waiting)),
        ];
        await expect.poll(shown, { ...soon, message: step }).toEqual([]);
      }
      slowest = Math.max(slowest, performance.now() - began);
      const listed = pictures.filter(({ isListed }) => isListed).map(({ id }) => id);
      for (const { url } of replicas) {
        const page = async () => (await fetch(`${url}/gallery/event/${album}`)).text();
        const found = async () => {
          const text = await page();
          return pictures.map(({ id }) => id).filter((id) => text.includes(id));
        };
        await expect.poll(found, { ...later, message: step }).toEqual(listed);
      }
    },
  });
  expect(slowest).toBeLessThan(5_000);
  const unconfirmed = async () => {
    const refusals = office.from("consents").select("id, student_id").eq("is_given", false);
    return (await refusals.is("took_effect_at", null).throwOnError()).data;
  };
  await expect.poll(unconfirmed, { timeout: 10_000 }).toEqual([]);
}, 600_000);

/** The places where a replica shows videos that nobody may see. */
async function videoPlacesOf(replica: number, videos: readonly ExpectedVideo[]) {
  const read = async (path: string) => (await fetch(at(replica) + path)).text();
  const pages = ["/video-gallery", "/hi/video-gallery"];
  const texts = await Promise.all(pages.map(async (path) => ({ path, text: await read(path) })));
  const found = await Promise.all(
    videos.map(async ({ word }) => {
      // Only results link to a category.
      const isFound = (await read(`/search?q=${word}`)).includes("/video-gallery?category=");
      return [
        ...texts.filter(({ text }) => text.includes(word)).map(({ path }) => `${path}: ${word}`),
        ...(isFound ? [`search: ${word}`] : []),
      ];
    }),
  );
  return found.flat();
}

/**
 * The places where a replica shows pictures that nobody may see: files of any size, pages, search, feeds
 * and downloads.
 */
async function placesOf(replica: number, album: string, pictures: readonly Expected[]) {
  const read = async (path: string) => (await fetch(at(replica) + path)).text();
  const lists = [
    ...["/", "/hi", "/gallery", "/hi/gallery", "/news/feed.xml", "/sitemap.xml"],
    ...["en", "hi"].map((language) => `/sitemap/${language}.xml`),
  ];
  const own = ["", "/hi"].map((before) => `${before}/gallery/event/${album}`);
  const pages = [...lists, ...own];
  const texts = await Promise.all(pages.map(async (path) => ({ path, text: await read(path) })));
  const found = await Promise.all(
    pictures.map(async ({ id, path, row, word, ...may }) => {
      const file = (name: string) => path.replace(/[^/]+$/, name);
      const files = may.isServed ? [] : [path, file("640.webp"), file("640.avif")];
      const downloads = may.isAllowed ? [] : [`/gallery/event/${album}/download/${row}`];
      const addresses = [...files, ...downloads];
      const open = await Promise.all(
        addresses.map(async (address) =>
          (await fetch(at(replica) + address)).ok ? [address] : [],
        ),
      );
      const results =
        !may.isInStory && (await read(`/search?q=${word}`)).includes(id) ? [`search: ${word}`] : [];
      const wrong = texts.filter(({ path: page }) => !(may.isAllowed && own.includes(page)));
      const named = wrong.filter(
        ({ text }) => text.includes(word) || (!may.isInStory && text.includes(id)),
      );
      return [...open.flat(), ...results, ...named.map(({ path: page }) => `${page}: ${word}`)];
    }),
  );
  return found.flat();
}
