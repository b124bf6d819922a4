import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { App } from "@supabase/lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootDatabase } from "../../backend/boot.ts";
import { openPostgres } from "../../backend/postgres.ts";
import { type PostgresServer, startPostgres } from "../../tests/fixtures/postgres.ts";

// What an operator does with a hosted project, by the official CLI, on a database that has what such a
// project has before the first migration: roles, the schema auth, default privileges.
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

async function boot(migrations: string): Promise<void> {
  const database = await openPostgres(server.url);
  await bootDatabase(new App({ connection: database }), database, { MIGRATIONS_DIR: migrations });
  await database.close();
}

function supabase(...command: string[]): Promise<{ code: unknown; said: string }> {
  const program = join(root, "node_modules/supabase/dist/supabase.js");
  const remote = `--remote=${server.url}?sslmode=disable`;
  const env = { PATH: process.env.PATH, HOME: folder };
  return new Promise((resolve) => {
    const run = [program, ...command, remote, "--yes"];
    const options = { cwd: root, env, maxBuffer: 10_000_000 };
    execFile(process.execPath, run, options, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, said: output + errors }),
    );
  });
}

test("`supabase db push` applies every migration once, and takes turns with our own start", async () => {
  const pushed = await supabase("db", "push");
  expect(pushed).toMatchObject({ code: 0, said: expect.stringContaining("foundation.sql") });
  await boot(join(root, "supabase/migrations"));
  expect((await supabase("db", "push")).said).toContain("Remote database is up to date.");
}, 120_000);

// https://supabase.com/docs/guides/database/database-advisors
test("splinter has no warning and no error", async () => {
  const { said } = await supabase("db", "advisors", "--level", "info", "--output-format", "json");
  const report = said.slice(said.indexOf('{"results"')).split("\n")[0] ?? "";
  const { results } = JSON.parse(report) as {
    results: { name: string; level: string; detail: string }[];
  };
  // Of the lowest level there is always something: it counts the unused indexes of an empty database.
  expect(results.map(({ level }) => level)).toContain("INFO");
  const minded = results.filter(({ level }) => level !== "INFO");
  expect(minded.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([]);
}, 120_000);
