import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { refusedStart, runServer } from "../../server/testing/running-server.ts";
import { Backend } from "../fixtures/backend.ts";
import {
  isFull,
  listNotices,
  secretKeyOf,
  startSchool,
  temporaryDataDir,
  writeNotice,
} from "../fixtures/school-under-test.ts";

const zeroes = (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size));
const eachOf = (folder: string, work: (path: string) => void) => {
  for (const name of readdirSync(folder)) work(join(folder, name));
};
const remove = (path: string) => rmSync(path, { recursive: true });

/** What may happen to `database/`, and the words of the refusal. CI runs the first ones. */
const damages: [name: string, says: string, damage: (database: string) => void][] = [
  ["has no PG_VERSION", "is not whole", (folder) => remove(join(folder, "PG_VERSION"))],
  [
    "has a log of zeroes",
    "does not open",
    (folder) =>
      eachOf(join(folder, "pg_wal"), (file) => {
        if (statSync(file).isFile()) zeroes(file);
      }),
  ],
  ["was emptied", "is gone", (folder) => eachOf(folder, remove)],
  [
    "has a control file of zeroes",
    "does not open",
    (folder) => zeroes(join(folder, "global/pg_control")),
  ],
  [
    "has half a control file",
    "does not open",
    (folder) => truncateSync(join(folder, "global/pg_control"), 100),
  ],
  ["has no log", "does not open", (folder) => eachOf(join(folder, "pg_wal"), remove)],
  ["has no tables", "does not open", (folder) => remove(join(folder, "base"))],
];

describe("A database is refused with a message, and not replaced, when it", () => {
  let whole: string;
  beforeAll(async () => {
    whole = await mkdtemp(join(tmpdir(), "school-whole-"));
    const server = await runServer(whole);
    await writeNotice(server.url, secretKeyOf(whole), "Written before");
    process.kill(server.backendPid(), "SIGUSR2");
    const snapshots = join(whole, "snapshots");
    const taken = () =>
      existsSync(snapshots) && readdirSync(snapshots).some((name) => /z$/.test(name));
    await vi.waitUntil(taken, { timeout: 60_000 });
    await server.stop();
    // With stored pages a site would answer from them before the backend says anything.
    rmSync(join(whole, "pages"), { recursive: true });
  });
  afterAll(() => rm(whole, { recursive: true, force: true }));

  test.each(isFull ? damages : damages.slice(0, 2))("%s", async (_, says, damage) => {
    const dataDir = await temporaryDataDir();
    cpSync(whole, dataDir, { recursive: true });
    damage(join(dataDir, "database"));
    const { code, sentence } = await refusedStart(dataDir, { LOG_LEVEL: "warn" });
    expect(code).toBe(1);
    expect(sentence).toContain(`The database in ${join(dataDir, "database")}`);
    expect(sentence).toContain(says);
  });

  test("was gone, until its newest snapshot takes its place", async () => {
    const dataDir = await temporaryDataDir();
    cpSync(whole, dataDir, { recursive: true });
    remove(join(dataDir, "database"));
    const { code, sentence } = await refusedStart(dataDir);
    expect([code, sentence]).toEqual([1, expect.stringContaining("is gone")]);
    const [snapshot = ""] = readdirSync(join(dataDir, "snapshots"));
    mkdirSync(join(dataDir, "database"));
    execFileSync("tar", [
      ...["-xzf", join(dataDir, "snapshots", snapshot)],
      ...["-C", join(dataDir, "database")],
    ]);
    const again = await startSchool(dataDir);
    expect(await listNotices(again.url, secretKeyOf(dataDir))).toContain("Written before");
  });
});

test("a machine that stops while the database is created starts over at the next start", async () => {
  const dataDir = await temporaryDataDir();
  const backend = new Backend(dataDir, undefined, {});
  const started = backend.run().catch(() => "ended");
  const state = () => readFileSync(join(dataDir, "database.state"), "utf8").trim();
  const hasBegun = () => state() === "making" && readdirSync(join(dataDir, "database")).length > 0;
  await expect.poll(hasBegun, { interval: 5, timeout: 30_000 }).toBe(true);
  const { pid } = JSON.parse(readFileSync(join(dataDir, "database.lock"), "utf8"));
  process.kill(pid, "SIGKILL");
  expect(await started).toBe("ended");
  expect(state()).toBe("making");
  await backend.run();
  expect((await backend.admin()).id).toBeTruthy();
  expect(state()).toBe("made");
  await backend.end();
});
