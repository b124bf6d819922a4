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

// After 30 s without a death a backend comes back in 0.2 s; one that dies again and again in up to 5 s.
const patience = { timeout: amount(180_000, 3_600_000) };
/** How long a busy machine may take for a start or a few writes; one that never comes is what is looked for. */
const soon = { timeout: 120_000 };

/** Writes and uploads, several at a time, until told to stop; keeps what was acknowledged. */
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

/** The rows that are not there, and the pictures that do not come whole. */
async function findLost(
  url: string,
  { key, token }: { key: string; token: string },
  { notices, pictures }: Acknowledged,
) {
  const found = await listNotices(url, key);
  const lost = [...notices].filter((content) => !found.has(content));
  for (const address of pictures) {
    // Nobody has said who is in them: they are for the office.
    const answer = await fetch(url + address, { headers: { authorization: `Bearer ${token}` } });
    const { byteLength } = await answer.arrayBuffer();
    if (answer.status !== 200 || byteLength === 0) lost.push(address);
  }
  return lost;
}

const backendKills = amount(4, 50);
test(
  `${backendKills} kill -9 of the backend: nothing acknowledged is lost, all else is 503`,
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
      // As systemd does, without a pause: the backend of the killed one has yet to notice and to end.
      server = await startSchool(dataDir);
    }
    await isReady(() => server.url, soon.timeout);
    await writing.stop();
    expect(writing.pictures.length).toBeGreaterThan(0);
    expect(await findLost(server.url, { key, token }, writing)).toEqual([]);
  },
);
