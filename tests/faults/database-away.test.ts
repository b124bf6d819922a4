import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "../fixtures/postgres.ts";
import {
  amount,
  isReady,
  listNotices,
  secretKeyOf,
  startSchool,
  temporaryDataDir,
  writeNotice,
} from "../fixtures/school-under-test.ts";

/** How long the database is away; to a client that keeps retrying, minutes and seconds are the same. */
const away = amount(8, 600) * 1_000;

async function newPostgres() {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return postgres;
}

test("A database that is away at the start: the site says so, and recovers soon after it comes", async () => {
  const postgres = await newPostgres();
  await postgres.halt();
  const server = await startSchool(await temporaryDataDir(), { DATABASE_URL: postgres.url });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(server.url)).status).toBe(503);
  await postgres.resume();
  await isReady(() => server.url);
  expect((await fetch(server.url)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test(`A database that goes away for ${away / 1_000} s during requests: pages stay, writes are 503 and none is lost`, {
  timeout: 120_000 + away,
}, async () => {
  const postgres = await newPostgres();
  const dataDir = await temporaryDataDir();
  const server = await startSchool(dataDir, { DATABASE_URL: postgres.url });
  await isReady(() => server.url);
  const key = secretKeyOf(dataDir);
  const pages = ["/", "/about", "/hi"];
  for (const page of pages) expect((await fetch(server.url + page)).status).toBe(200);

  const acknowledged: string[] = [];
  const seen = { pages: new Set<number>(), writes: new Set<number>() };
  let asking = true;
  const write = async () => {
    for (let number = 0; asking; number++) {
      const status = await writeNotice(server.url, key, `Notice ${number}`);
      seen.writes.add(status);
      if (status === 201) acknowledged.push(`Notice ${number}`);
      await sleep(20);
    }
  };
  const read = async () => {
    for (let number = 0; asking; number++) {
      const answer = await fetch(server.url + (pages[number % pages.length] ?? "/"));
      await answer.arrayBuffer();
      seen.pages.add(answer.status);
      await sleep(10);
    }
  };
  const all = Promise.all([write(), read(), read()]);
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(10);
  await postgres.halt();
  await expect.poll(() => seen.writes.has(503), { timeout: 30_000 }).toBe(true);
  await sleep(away);
  await postgres.resume();
  await isReady(() => server.url);
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 10);
  asking = false;
  await all;

  expect([...seen.pages]).toEqual([200]);
  expect([...seen.writes].sort()).toEqual([201, 503]);
  const found = await listNotices(server.url, key);
  expect(acknowledged.filter((content) => !found.has(content))).toEqual([]);
});
