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

/**
 * Splinter's warnings that we accept, with the reason.
 * https://supabase.com/docs/guides/database/database-advisors
 */
const accepted: Record<string, readonly string[]> = {
  // Each shows visitors or admins a part of a table whose rest they may not read; read only.
  security_definer_view: [
    "alumni_directory",
    "event_availability",
    "public_teachers",
    "admin_mail",
  ],
  // Of the schema that no client reaches; with a path of their own they could not be inlined, and
  // the directory would call them for each row.
  function_search_path_mutable: ["is_shown", "facet_key", "count_listed"],
};
/** One policy for the office and one for everybody else say who may what; both are cheap to ask. */
const acceptedEverywhere = ["multiple_permissive_policies"];

test("splinter has nothing to say that is not accepted by name", async () => {
  const { said } = await supabase("db", "advisors", "--level", "warn", "--output-format", "json");
  const report = said.slice(said.indexOf('{"results"')).split("\n")[0] ?? "";
  const { results } = JSON.parse(report) as {
    results: { name: string; detail: string; metadata: { name?: string } }[];
  };
  expect(results.length).toBeGreaterThan(0);
  const news = results.filter(
    ({ name, metadata }) =>
      !acceptedEverywhere.includes(name) && !accepted[name]?.includes(metadata.name ?? ""),
  );
  expect(news.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([]);
}, 120_000);
