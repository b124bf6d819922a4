import { fork } from "node:child_process";
import { once } from "node:events";
import { lstatSync, readdirSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BackendMessage } from "../platform/backend-messages.ts";
import { type Backend, startBackend } from "../tests/fixtures/backend.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { layPreparedDatabase } from "../tests/fixtures/prepared-database.ts";
import { databases, programUnderTest } from "../tests/fixtures/suite.ts";
import { openDatabase } from "./database/open-database.ts";
import { migrationsAnd } from "./fixtures/probe.ts";

// Each test starts its own processes and databases, on machines that do other work too.
vi.setConfig({ testTimeout: 90_000 });

const program = new URL("./main.ts", import.meta.url).pathname;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "school-start-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts the process with valid settings except those given; resolves with its output. */
async function firstWords(environment: Record<string, string>) {
  const child = fork(program, {
    env: {
      ...programUnderTest,
      PATH: process.env.PATH,
      DATA_DIR: folder,
      SITE_URL: "http://127.0.0.1:3000",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_for_a_test",
      SUPABASE_SECRET_KEY: "sb_secret_for_a_test",
      JWT_SECRET: "a secret of at least thirty-two characters",
      ...environment,
    },
    execArgv: [],
    silent: true,
  });
  const messages: BackendMessage[] = [];
  child.on("message", (message: BackendMessage) => messages.push(message));
  const exitCode = await new Promise((resolve) => {
    child.once("exit", resolve);
    child.on("message", (message: BackendMessage) => {
      if (message.type === "ready") child.kill("SIGTERM");
    });
  });
  return { messages, exitCode };
}

describe("a start that fails says why and ends", () => {
  test("invalid settings are named, without their values", async () => {
    const { messages, exitCode } = await firstWords({
      JWT_SECRET: "short",
      SEED: "everything",
      LOG_LEVEL: "loud",
    });
    expect(exitCode).toBe(1);
    expect(messages).toEqual([
      {
        type: "failed",
        code: "bad_environment",
        fatal: true,
        message: expect.stringMatching(/JWT_SECRET .*SEED .*LOG_LEVEL /),
      },
    ]);
    expect(JSON.stringify(messages)).not.toMatch(/short|everything|loud/);
  });

  test("a data directory that cannot be created", async () => {
    await writeFile(join(folder, "file"), "");
    const { messages } = await firstWords({ DATA_DIR: join(folder, "file", "data") });
    expect(messages).toMatchObject([{ type: "failed", code: "unwritable", fatal: true }]);
  });

  test("a PostgreSQL that does not answer yet", async () => {
    const { messages } = await firstWords({ DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
    expect(messages).toMatchObject([{ code: "database_unreachable", fatal: false }]);
    expect(await readdir(folder)).toEqual([]);
  });

  test("a PostgreSQL user who may not create roles", { tags: ["full"] }, async () => {
    const server = await startPostgres();
    const owner = await openDatabase({ DATA_DIR: folder, DATABASE_URL: server.url });
    await sql`create role clerk login`.execute(owner.kysely);
    await sql`grant all on database postgres to clerk`.execute(owner.kysely);
    await owner.close();
    const url = server.url.replace("postgres@", "clerk@");
    const { messages } = await firstWords({ DATABASE_URL: url });
    await server.stop();
    expect(messages).toMatchObject([{ code: "missing_rights", fatal: true }]);
  });

  test("a migration that fails", { tags: ["full"] }, async () => {
    await layPreparedDatabase(folder);
    const migrations = await migrationsAnd("select 1; select broken;");
    const { messages } = await firstWords({ MIGRATIONS_DIR: migrations });
    await rm(migrations, { recursive: true });
    expect(messages).toMatchObject([
      {
        code: "migration_failed",
        fatal: true,
        // The first statement opens the functions of a test: backend/fixtures/probe.ts.
        message: expect.stringContaining("99990101000000_probe.sql failed at statement 3"),
      },
    ]);
  });

  test("a data directory in use", { tags: ["full"] }, async () => {
    const backend = await startBackend({ database: "pglite" });
    const { messages } = await firstWords({ DATA_DIR: backend.dataDir });
    expect(messages).toMatchObject([
      { code: "locked", fatal: true, message: expect.stringMatching(/in use by process \d+/) },
    ]);
    expect((await fetch(`${backend.url}/health`)).status).toBe(200);
    await backend.stop();
  });
});

describe.each(databases)("the first start on %s", (database) => {
  let backend: Backend;
  afterEach(() => backend?.stop());

  test("creates the tables and the requested administrator, once", async () => {
    backend = await startBackend({ database, fromNothing: true });
    const admin = await backend.admin();
    const { data } = await admin.client.from("admin_users").select("email");
    expect(data).toEqual([{ email: admin.email }]);
    const { data: role } = await admin.client.from("auth_user_roles").select("role").single();
    expect(role).toEqual({ role: "admin" });
    const open = readdirSync(backend.dataDir, { recursive: true })
      .map(String)
      .filter((name) => (lstatSync(join(backend.dataDir, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    await backend.service().from("admin_users").delete().eq("email", admin.email);
    await backend.restart();
    const { data: after } = await backend.service().from("admin_users").select("email");
    expect(after).toEqual([]);
  });

  test("creates an administrator and shows the password once, when none was requested", {
    tags: ["full"],
  }, async () => {
    backend = await startBackend({
      database,
      environment: { ADMIN_EMAIL: "", ADMIN_PASSWORD: "" },
    });
    expect(backend.notices).toHaveLength(1);
    const [, email = "", password = ""] =
      /Administrator: (\S+), password: (\S+)/.exec(backend.notices[0] ?? "") ?? [];
    expect(email).toBe("admin@school.example");
    const { client } = await backend.signIn({ email, password });
    expect((await client.rpc("is_admin")).data).toBe(true);
    expect(backend.log).not.toContain(password);
    await backend.restart();
    expect(backend.notices).toHaveLength(1);
  });
});

test("the sample school is seeded at the first start, and never again", {
  tags: ["full"],
}, async () => {
  const backend = await startBackend({ database: "pglite", environment: { SEED: "sample" } });
  const countEvents = async () =>
    (await backend.service().from("events").select("id")).data?.length;
  const seeded = await countEvents();
  expect(seeded).toBeGreaterThan(0);
  await backend.restart();
  expect(await countEvents()).toBe(seeded);
  await backend.stop();
});

test("a school that began without the sample school never gets it", {
  tags: ["full"],
}, async () => {
  await firstWords({ SEED: "none" });
  await firstWords({ SEED: "sample" });
  const database = await openDatabase({ DATA_DIR: folder });
  const { rows } = await sql`select id from public.events`.execute(database.kysely);
  await database.close();
  expect(rows).toEqual([]);
});

test("kill -9 loses nothing acknowledged, and the old lock does not block the next start", async () => {
  const backend = await startBackend({ database: "pglite" });
  const { status } = await backend.service().from("latest_updates").insert({ content: "Kept" });
  expect(status).toBe(201);
  const { pid } = JSON.parse(await readFile(join(backend.dataDir, "database.lock"), "utf8"));
  process.kill(pid, "SIGKILL");
  await expect.poll(() => fetch(`${backend.url}/health`).catch(() => "gone")).toBe("gone");
  await backend.restart();
  const { data } = await backend.service().from("latest_updates").select("content");
  expect(data).toEqual([{ content: "Kept" }]);
  await backend.stop();
});

test("several backends may start on one empty PostgreSQL at once", { tags: ["full"] }, async () => {
  const server = await startPostgres();
  const starts = await Promise.all(
    [1, 2, 3].map((number) =>
      firstWords({ DATABASE_URL: server.url, DATA_DIR: join(folder, `${number}`) }),
    ),
  );
  await server.stop();
  const types = starts.map(({ messages }) => messages.map((message) => message.type).at(-1));
  expect(types).toEqual(["ready", "ready", "ready"]);
  const notices = starts.flatMap(({ messages }) =>
    messages.filter(({ type }) => type === "notice"),
  );
  expect(notices).toHaveLength(1);
});

test("asked to stop, it finishes and keeps running work, and releases the lock", async () => {
  const backend = await startBackend({ database: "pglite" });
  const body = JSON.stringify({ content: "Sent while stopping" });
  const socket = connect(Number(new URL(backend.url).port), "127.0.0.1");
  let said = "";
  socket.on("data", (chunk) => {
    said += chunk;
  });
  const closed = once(socket, "close");
  // "100 Continue" shows that the request has begun before the signal is sent.
  socket.write(
    `POST /rest/v1/latest_updates HTTP/1.1\r\nhost: x\r\napikey: ${backend.secretKey}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  );
  await expect.poll(() => said).toContain("100 Continue");
  const health = `${backend.url}/health`;
  const restarted = backend.restart();
  await expect.poll(() => fetch(health).catch(() => "gone")).toBe("gone");
  socket.write(body);
  await closed;
  expect(said).toMatch(/HTTP\/1\.1 201 /);
  await restarted;
  const { data } = await backend.service().from("latest_updates").select("content");
  expect(data).toEqual([{ content: "Sent while stopping" }]);
  await backend.stop();
});

test("it ends when its parent process is gone", { tags: ["full"] }, async () => {
  await layPreparedDatabase(folder);
  const child = fork(program, {
    env: {
      ...programUnderTest,
      PATH: process.env.PATH,
      DATA_DIR: folder,
      SITE_URL: "http://127.0.0.1:3000",
      SUPABASE_PUBLISHABLE_KEY: "sb_publishable_for_a_test",
      SUPABASE_SECRET_KEY: "sb_secret_for_a_test",
      JWT_SECRET: "a secret of at least thirty-two characters",
    },
    execArgv: [],
    silent: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.on("message", (message: BackendMessage) => {
    if (message.type === "ready") child.disconnect();
  });
  expect(await ended).toBe(0);
  expect(await readdir(folder)).toEqual(["database", "database.state"]);
});
