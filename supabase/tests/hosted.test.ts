// @module-tag full
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bootDatabase } from "../../backend/database/boot.ts";
import { openPostgres } from "../../backend/database/postgres.ts";
import { unpackMigrationsBeforeBaseline } from "../../backend/fixtures/before-baseline.ts";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";

// What an operator does with a hosted project, through the official CLI, on a database with everything such
// a project has before the first migration: roles, the schema auth, default privileges.
const root = fileURLToPath(new URL("../..", import.meta.url));
let server: PostgresServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "school-hosted-"));
  server = await startPostgres();
  await boot(folder);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function boot(migrations: string, url = server.url): Promise<void> {
  const database = await openPostgres(url);
  await bootDatabase(new App({ connection: database }), database, { MIGRATIONS_DIR: migrations });
  await database.close();
}

const supabase = (...command: string[]) => supabaseAt({ url: server.url, cwd: root }, ...command);

type Project = { url: string; cwd: string };
function supabaseAt({ url, cwd }: Project, ...command: string[]) {
  const program = join(root, "node_modules/supabase/dist/supabase.js");
  const remote = `--remote=${url}?sslmode=disable`;
  const env = { PATH: process.env.PATH, HOME: folder };
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    const run = [program, ...command, remote, "--yes"];
    const options = { cwd, env, maxBuffer: 10_000_000 };
    execFile(process.execPath, run, options, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, said: output + errors }),
    );
  });
}

test("`supabase db push` applies every migration once, and takes turns with our own start", async () => {
  const pushed = await supabase("db", "push");
  expect(pushed).toMatchObject({ code: 0, said: expect.stringContaining("baseline.sql") });
  await boot(join(root, "supabase/migrations"));
  expect((await supabase("db", "push")).said).toContain("Remote database is up to date.");
}, 120_000);

describe("a project that the CLI brought to the last migration before the baseline", () => {
  const old = () => join(folder, "old");
  const versionsBefore = async () =>
    (await readdir(join(old(), "supabase/migrations"))).map((file) => file.split("_")[0] ?? "");

  async function createDatabase(name: string, template = "template1"): Promise<string> {
    const first = await openPostgres(server.url);
    const create = sql`create database ${sql.id(name)} template ${sql.id(template)}`;
    await create.execute(first.kysely);
    await first.close();
    return server.url.replace(/\/postgres$/, `/${name}`);
  }

  beforeAll(async () => {
    const url = await createDatabase("pushed");
    await boot(await mkdtemp(join(folder, "empty-")), url);
    const migrations = join(old(), "supabase/migrations");
    await mkdir(migrations, { recursive: true });
    for (const part of ["config.toml", "templates"]) {
      await cp(join(root, "supabase", part), join(old(), "supabase", part), { recursive: true });
    }
    await unpackMigrationsBeforeBaseline(migrations);
    expect(await supabaseAt({ url, cwd: old() }, "db", "push")).toMatchObject({ code: 0 });
  }, 120_000);

  test("is taken over by our own start, and the CLI finds nothing to do afterwards", async () => {
    const url = await createDatabase("started", "pushed");
    await boot(join(root, "supabase/migrations"), url);
    const pushed = await supabaseAt({ url, cwd: root }, "db", "push");
    expect(pushed.said).toContain("Remote database is up to date.");
  }, 120_000);

  test("is taken over by the CLI's own repair, as docs/operation/hosted-project.md says", async () => {
    const url = await createDatabase("repaired", "pushed");
    const refused = await supabaseAt({ url, cwd: root }, "db", "push");
    expect(refused.said).toContain("migration repair --status reverted");
    const [last, ...earlier] = (await versionsBefore()).sort().reverse();
    expect(last).toBe((await readdir(join(root, "supabase/migrations"))).sort()[0]?.split("_")[0]);
    const repair = ["migration", "repair", "--status", "reverted", ...earlier];
    expect(await supabaseAt({ url, cwd: root }, ...repair)).toMatchObject({ code: 0 });
    // The migrations after the baseline.
    expect(await supabaseAt({ url, cwd: root }, "db", "push")).toMatchObject({ code: 0 });
    const pushed = await supabaseAt({ url, cwd: root }, "db", "push");
    expect(pushed.said).toContain("Remote database is up to date.");
  }, 120_000);
});

// https://supabase.com/docs/guides/database/database-advisors
test("splinter has no warning and no error", async () => {
  const { said } = await supabase("db", "advisors", "--level", "info", "--output-format", "json");
  const report = said.slice(said.indexOf('{"results"')).split("\n")[0] ?? "";
  const { results } = JSON.parse(report) as {
    results: { name: string; level: string; detail: string }[];
  };
  // There are always notices of the lowest level: it counts the unused indexes of an empty database.
  expect(results.map(({ level }) => level)).toContain("INFO");
  const minded = results.filter(({ level }) => level !== "INFO");
  expect(minded.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([]);
}, 120_000);
