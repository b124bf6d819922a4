// @module-tag full
import { execFile, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TOTP } from "otpauth";
import connect from "postgres";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createErasure, getErasure } from "../../data/retention/erasures.ts";
import { checkErasures } from "../../server/jobs/erasure-checks.ts";
import { hire } from "../../supabase/tests/staff-scene.ts";
import { type Backend, type Person, startBackend } from "../../tests/fixtures/backend.ts";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const environment = { JWT_SECRET: "kept by the school, and the same before and after" };
const picture = "media/5f3c9d0e-0000-4000-8000-000000000001/640.webp";
const scratch = await mkdtemp(join(tmpdir(), "school-copies-"));

type Run = { code: number; said: string };

/** Runs `npm run backup`, `restore` or `move` as an operator would. */
function run(command: string, options: string[], settings: Record<string, string>): Promise<Run> {
  const program = new URL(`./${command}.ts`, import.meta.url).pathname;
  const env = { PATH: process.env.PATH ?? "", ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...options], { env }, (error, _out, said) => {
      resolve({ code: error ? Number(error.code) : 0, said });
    });
  });
}

afterAll(() => rm(scratch, { recursive: true }));

/** A school with an update, a picture and an alumnus who signs in with a second factor. */
async function furnish(backend: Backend) {
  await backend.service().from("latest_updates").insert({ content: "Worth keeping • अ" });
  await mkdir(join(backend.dataDir, "files", picture, ".."), { recursive: true });
  await writeFile(join(backend.dataDir, "files", picture), "bytes of a picture");
  await writeFile(join(backend.dataDir, "keys.json"), "{}");
  const alumnus = await backend.signUp();
  const { data } = await alumnus.client.auth.mfa.enroll({ factorType: "totp" });
  if (data?.type !== "totp") throw new Error("no factor");
  const { secret } = data.totp;
  const code = new TOTP({ secret }).generate();
  await alumnus.client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  return { alumnus };
}

/** The test server lets everybody connect; from now on this one needs its password. */
async function askForPassword(url: string, password: string) {
  const database = connect(url, { max: 1 });
  await database.unsafe(`alter role postgres password '${password}'`);
  const [file] = await database`select current_setting('hba_file') as path`;
  await database.unsafe(
    `copy (select 'host all all 127.0.0.1/32 scram-sha-256') to '${file?.path}'`,
  );
  await database`select pg_reload_conf()`;
  await database.end();
}

async function expectTheSchool(backend: Backend, alumnus: Person) {
  const updates = await backend.visitor().from("latest_updates").select("content");
  expect(updates.data).toEqual([{ content: "Worth keeping • अ" }]);
  // Sessions from before the backup stay valid.
  const { data: kept } = await alumnus.client.auth.getSession();
  const refresh_token = kept.session?.refresh_token ?? "";
  const stayed = await backend.visitor().auth.refreshSession({ refresh_token });
  expect([stayed.error, stayed.data.user?.id]).toEqual([null, alumnus.id]);
  const { client } = await backend.signIn(alumnus);
  const factors = await client.auth.mfa.listFactors();
  expect(factors.data?.totp).toHaveLength(1);
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe("aal2");
}

describe("a backup of an embedded database", () => {
  let backend: Backend;
  let alumnus: Person;
  let copy = "";

  beforeAll(async () => {
    backend = await startBackend({ database: "pglite", environment });
    ({ alumnus } = await furnish(backend));
    const made = await run("backup", ["--to", scratch], { DATA_DIR: backend.dataDir });
    expect(made.said).toMatch(/^saved .*school-.*: \d+ rows of \d+ tables, 1 files$/m);
    const [name = ""] = await readdir(scratch);
    copy = join(scratch, name);
    await backend.end();
  });
  afterAll(() => backend.stop());

  test("restores the school on an empty machine: rows, files, passwords, factors and sessions", async () => {
    const dataDir = join(scratch, "elsewhere");
    const restored = await run("restore", ["--from", copy], { DATA_DIR: dataDir });
    expect(restored.said).toMatch(
      /^restored \d+ rows of \d+ tables and 1 files, all as they were/m,
    );
    expect(restored.said).toMatch(/^What was erased, refused or ended after \S+ is back\./m);
    expect(await readFile(join(dataDir, "files", picture), "utf8")).toBe("bytes of a picture");
    expect(await readFile(join(dataDir, "keys.json"), "utf8")).toBe("{}");

    const again = await run("restore", ["--from", copy], { DATA_DIR: dataDir });
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining("is there already") });

    const elsewhere = await startBackend({ database: "pglite", dataDir, environment });
    await expectTheSchool(elsewhere, alumnus);
    await elsewhere.stop();
  });

  test("of a stopped site holds the same, and replaces the oldest", async () => {
    const folder = join(scratch, "rested");
    const others = ["school-2026-01-01T03-00-00.000Z", "school-2026-01-02T03-00-00.000Z", "notes"];
    for (const other of others) await mkdir(join(folder, other), { recursive: true });
    const settings = { DATA_DIR: backend.dataDir };
    const wrong = await run("backup", ["--to", folder, "--keep", "none"], settings);
    expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining("--keep") });
    await run("backup", ["--to", folder, "--keep", "2"], settings);
    const [notes, earlier, name = "", ...more] = (await readdir(folder)).sort();
    expect([notes, earlier, more]).toEqual(["notes", others[1], []]);
    const read = async (path: string) =>
      JSON.parse(await readFile(join(path, "manifest.json"), "utf8"));
    expect((await read(join(folder, name))).tables).toEqual((await read(copy)).tables);
  });

  test("that is damaged is refused with the name of the damaged part, and leaves nothing behind", async () => {
    const dataDir = join(scratch, "refused");
    const settings = { DATA_DIR: dataDir };
    const path = join(copy, "files", picture);
    await writeFile(path, "bytes of another one");
    const damaged = await run("restore", ["--from", copy], settings);
    expect(damaged).toMatchObject({ code: 1, said: expect.stringContaining(`files/${picture}`) });
    await writeFile(path, "bytes of a picture");
    expect(await readdir(dataDir).catch(() => [])).toEqual([]);
    const none = await run("restore", ["--from", scratch], settings);
    expect(none).toMatchObject({ code: 1, said: expect.stringContaining("no readable manifest") });
  });

  test("moves into an empty PostgreSQL, where the same people sign in", async () => {
    const dataDir = join(scratch, "moved");
    await run("restore", ["--from", copy], { DATA_DIR: dataDir });
    const server = await startPostgres();
    const moved = await run("move", ["--to", server.url], { DATA_DIR: dataDir });
    expect(moved.said).toMatch(/^public\.latest_updates: 1$/m);
    expect(moved.said).toMatch(/^moved \d+ rows in [\d.]+ s/m);
    const again = await run("move", ["--to", server.url], { DATA_DIR: dataDir });
    expect(again).toMatchObject({ code: 1, said: expect.stringContaining("not empty") });

    await askForPassword(server.url, "as in the safe");
    const settings = { DATA_DIR: dataDir, PGPASSWORD: "not this one" };
    const kept = await run("move", ["--to", server.url], settings);
    expect(kept).toMatchObject({ code: 1, said: expect.stringContaining("28P01") });
    // Not in the address, which the process list would show.
    settings.PGPASSWORD = "as in the safe";
    const open = await run("move", ["--to", server.url], settings);
    expect(open).toMatchObject({ code: 1, said: expect.stringContaining("not empty") });

    const url = server.url.replace("postgres@", "postgres:as%20in%20the%20safe@");
    const opened = { ...server, url };
    const there = await startBackend({
      database: "postgres",
      dataDir,
      server: opened,
      environment,
    });
    await expectTheSchool(there, alumnus);
    const written = await there.service().from("latest_updates").insert({ content: "After" });
    expect(written.error).toBeNull();
    await there.stop();
  });
});

// It comes with PostgreSQL's client, which is missing on a machine with only the npm package's server.
const canDump = spawnSync("pg_dump", ["--version"]).status === 0;

describe.runIf(canDump)("a backup of PostgreSQL", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });

  test("fills an empty one with the same school", async () => {
    const backend = await startBackend({ database: "postgres", server, environment });
    const { alumnus } = await furnish(backend);
    const folder = join(scratch, "dumped");
    const settings = { DATA_DIR: backend.dataDir, DATABASE_URL: server.url };
    expect(await run("backup", ["--to", folder], settings)).toMatchObject({ code: 0 });
    const [name = ""] = await readdir(folder);

    const empty = await startPostgres();
    const dataDir = join(scratch, "from-dump");
    const restored = await run("restore", ["--from", join(folder, name)], {
      DATA_DIR: dataDir,
      DATABASE_URL: empty.url,
    });
    expect(restored.said).toMatch(/^restored \d+ rows/m);
    const other = await startBackend({
      database: "postgres",
      server: empty,
      dataDir,
      environment,
    });
    await expectTheSchool(other, alumnus);
    await other.stop();
    await backend.stop();
  });

  test("counts on an erasure certificate what it still holds, and says when the last earlier backup is gone", async () => {
    const own = await startPostgres();
    const backend = await startBackend({ database: "postgres", server: own, environment });
    const office = (await hire(backend, null)).client;
    const child = { admission_no: "E-1", name: "Tara Devi", campus: "majra", class: "Class 3" };
    await backend.service().from("students").insert(child).throwOnError();
    const folder = join(scratch, "erased");
    const settings = { DATA_DIR: backend.dataDir, DATABASE_URL: own.url };
    const backUp = (...options: string[]) => run("backup", ["--to", folder, ...options], settings);
    await backUp();
    const id = await createErasure(office, { kind: "student", subject: "E-1", reference: "" });
    const certificate = async () => getErasure(office, id);
    await checkErasures(backend.service(), undefined);
    expect(await certificate()).toMatchObject({ copy_at: null, rows_left: null });

    expect(await backUp()).toMatchObject({ code: 0 });
    const clean = await certificate();
    expect(clean?.rows_left).toBe(0);
    const erasedAt = Date.parse(clean?.erased_at ?? "");
    expect(Date.parse(clean?.copy_at ?? "")).toBeGreaterThan(erasedAt);
    expect(Date.parse(clean?.oldest_copy_at ?? "")).toBeLessThan(erasedAt);
    // The site's own daily check changes nothing, because it opens no backup.
    await checkErasures(backend.service(), undefined);
    expect(await certificate()).toEqual(clean);

    await backUp("--keep", "1");
    const rotated = Date.parse((await certificate())?.oldest_copy_at ?? "");
    expect(rotated).toBeGreaterThan(erasedAt);
    await backend.stop();
  });
});
