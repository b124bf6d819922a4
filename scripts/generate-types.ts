/**
 * Writes data/database.types.ts from the migrations: an empty database is built in memory as the backend
 * builds it, opened on a loopback port, and read by the Supabase CLI's generator. Run it after every change
 * of a migration, with Node 24: `node scripts/generate-types.ts`. With `--check` nothing is written; the
 * exit code says whether the file is up to date.
 */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { App } from "@supabase/lite";
import { bootDatabase } from "../backend/database/boot.ts";
import { openPglite } from "../backend/database/pglite.ts";

const atRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const database = await openPglite();
await bootDatabase(new App({ connection: database }), database, {
  MIGRATIONS_DIR: atRoot("supabase/migrations"),
});

const port = await freePort();
// The socket package is typed against a newer PGlite than Lite's own copy; it uses execProtocolRaw
// and runExclusive, which both have.
const db = database.driver as unknown as ConstructorParameters<typeof PGLiteSocketServer>[0]["db"];
const server = new PGLiteSocketServer({ db, port, host: "127.0.0.1", maxConnections: 4 });
await server.start();
const types = await generate(`postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`);
await server.stop();
await database.close();

const file = atRoot("data/database.types.ts");
const source = `// Generated from supabase/migrations by scripts/generate-types.ts; never edited by hand.\n${await format(types)}`;
if (!process.argv.includes("--check")) await writeFile(file, source);
else if ((await readFile(file, "utf8")) !== source) {
  console.error(
    "data/database.types.ts is not of these migrations: run scripts/generate-types.ts.",
  );
  process.exitCode = 1;
}

/** Finds a free port and releases it, because the socket package cannot report which one it took. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => probe.once("listening", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function generate(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      atRoot("node_modules/supabase/dist/supabase.js"),
      "gen",
      "types",
      "--schema",
      "public",
      `--remote=${url}`,
    ],
    { maxBuffer: 16 * 1024 * 1024, env: { ...process.env, DO_NOT_TRACK: "1" } },
  );
  return stdout;
}

/** Biome ignores the file itself (biome.json), so the text is passed under another name. */
async function format(source: string): Promise<string> {
  const biome = promisify(execFile)(
    process.execPath,
    [atRoot("node_modules/@biomejs/biome/bin/biome"), "format", "--stdin-file-path=types.ts"],
    { maxBuffer: 16 * 1024 * 1024, cwd: atRoot(".") },
  );
  biome.child.stdin?.end(source);
  return (await biome).stdout;
}
