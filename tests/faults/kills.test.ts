import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  amount,
  isReady,
  listNotices,
  secretKeyOf,
  signInOffice,
  startSchool,
  temporaryDataDir,
  uploadPhoto,
  writeNotice,
} from "../fixtures/school-under-test.ts";

// After 30 s of uptime a killed backend is back in 0.2 s; one that dies repeatedly in up to 5 s.
const patience = { timeout: amount(180_000, 3_600_000) };
/**
 * The time that a busy machine may need for a start or a few writes; the test looks for one that never
 * comes.
 */
const soon = { timeout: 120_000 };

/** Writes and uploads, several at a time, until told to stop; records what was acknowledged. */
function keepWriting(url: () => string, key: string, token: string) {
  const notices = new Set<string>();
  const pictures: string[] = [];
  const refused = new Set<number>();
  let count = 0;
  let running = true;
  const until = async (work: (number: number) => Promise<number>) => {
    while (running) {
      const status = await work(++count);
      if (status === 201) continue;
      refused.add(status);
      await sleep(50);
    }
  };
  const write = async (number: number) => {
    const content = `Notice ${number}`;
    const status = await writeNotice(url(), key, content);
    if (status === 201) notices.add(content);
    return status;
  };
  const upload = async (number: number) => {
    const { status, address } = await uploadPhoto(url(), token, number);
    if (status === 201 && address) pictures.push(address);
    return status;
  };
  const done = Promise.all([until(write), until(write), until(write), until(upload)]);
  return {
    notices,
    pictures,
    refused,
    stop: () => {
      running = false;
      return done;
    },
  };
}

type Acknowledged = Pick<ReturnType<typeof keepWriting>, "notices" | "pictures">;

/** The missing rows, and the pictures that do not arrive whole. */
async function findLost(
  url: string,
  { key, token }: { key: string; token: string },
  { notices, pictures }: Acknowledged,
) {
  const found = await listNotices(url, key);
  const lost = [...notices].filter((content) => !found.has(content));
  for (const address of pictures) {
    // Unmarked pictures are for the office only.
    const answer = await fetch(url + address, { headers: { authorization: `Bearer ${token}` } });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200 || byteLength === 0) lost.push(address);
  }
  return lost;
}

const backendKills = amount(4, 50);
test(
  `${backendKills} kill -9 of the backend: nothing acknowledged is lost, all other writes are 503`,
  patience,
  async () => {
    const dataDir = await temporaryDataDir();
    const server = await startSchool(dataDir);
    const key = secretKeyOf(dataDir);
    const token = await signInOffice(server.url, key);
    const writing = keepWriting(() => server.url, key, token);
    for (let kill = 0; kill < backendKills; kill++) {
      await isReady(() => server.url, soon.timeout);
      const before = writing.notices.size;
      await expect.poll(() => writing.notices.size, soon).toBeGreaterThan(before + 20);
      const killed = server.backendPid();
      process.kill(killed, "SIGKILL");
      await expect.poll(() => server.backendPid(), soon).not.toBe(killed);
    }
    await isReady(() => server.url, soon.timeout);
    await writing.stop();
    expect(writing.pictures.length).toBeGreaterThan(0);
    expect(await findLost(server.url, { key, token }, writing)).toEqual([]);
    expect([...writing.refused]).toEqual([503]);
  },
);

const webKills = amount(3, 50);
test(
  `${webKills} kill -9 of the web process: the next start takes over at once, nothing acknowledged is lost`,
  patience,
  async () => {
    const dataDir = await temporaryDataDir();
    let server = await startSchool(dataDir);
    const key = secretKeyOf(dataDir);
    const token = await signInOffice(server.url, key);
    const writing = keepWriting(() => server.url, key, token);
    for (let kill = 0; kill < webKills; kill++) {
      await isReady(() => server.url, soon.timeout);
      const before = writing.notices.size;
      await expect.poll(() => writing.notices.size, soon).toBeGreaterThan(before + 20);
      await expect.poll(() => writing.pictures.length, soon).toBeGreaterThan(kill);
      await server.stop("SIGKILL");
      // Like systemd, without a pause: the killed one's backend has yet to notice and end.
      server = await startSchool(dataDir);
    }
    await isReady(() => server.url, soon.timeout);
    await writing.stop();
    expect(writing.pictures.length).toBeGreaterThan(0);
    expect(await findLost(server.url, { key, token }, writing)).toEqual([]);
  },
);
