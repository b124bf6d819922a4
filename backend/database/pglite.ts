import { mkdir } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import {
  createPgliteConnection,
  type IPgliteConnectionConfig,
  PGlite,
} from "@supabase/lite/pglite";
import { StartFailure } from "../process/start-failure.ts";
import { searchPath } from "./database.ts";
import { lockedKysely } from "./pglite-driver.ts";
import { pgliteParsers, pgliteSerializers } from "./value-types.ts";

type PgliteOptions = NonNullable<IPgliteConnectionConfig["pgliteOptions"]>;
type Extensions = NonNullable<PgliteOptions["extensions"]>;

// One connection needs neither PGlite's 160 MB of buffers nor room for a hundred connections: with these
// settings the process takes about 150 MB less and starts in half the time.
const settings = [
  "shared_buffers=32MB",
  "max_connections=8",
  `search_path=${searchPath}`,
  "timezone=UTC",
].flatMap((setting) => ["-c", setting]);

/**
 * Opens the database in a folder (created if missing) or, without one, in memory: empty, or filled from a
 * copy made by `dumpDataDir`. The process that opens a folder must hold the lock of the data directory: two
 * processes on one folder destroy it.
 */
export async function openPglite({ folder, copy }: { folder?: string; copy?: Blob } = {}) {
  if (folder) await makeFolder(folder);
  // V8's optimising compiler briefly takes half a gigabyte for PGlite's largest functions; code of its first
  // compiler is as fast or up to half as slow again.
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: {
      parsers: pgliteParsers,
      serializers: pgliteSerializers,
      extensions: await loadExtensions(),
      loadDataDir: copy,
      startParams: [...PGlite.defaultStartParams, ...settings],
    },
  });
  await connection.driver.waitReady;
  await forgetRowTypes(connection.driver);
  writeOnlyText(connection.driver);
  connection.kysely = lockedKysely(connection.driver);
  // A statement still pending when PGlite closes would run against a database that has ended, and retry
  // forever, blocking the process.
  const close = connection.close.bind(connection);
  let closing: Promise<void> | undefined;
  connection.close = () => {
    closing ??= connection.kysely.connection().execute(close);
    return closing;
  };
  return connection;
}

/**
 * PGlite registers parsers for arrays of the rows of every table, which are never needed, and copies all
 * parsers at each statement: with our tables that took longer than most statements.
 */
async function forgetRowTypes(driver: PGlite): Promise<void> {
  const { rows } = await driver.query<{ array: number }>(
    "select typarray as array from pg_type where typrelid <> 0 and typarray <> 0",
  );
  const forgotten = new Set(rows.map(({ array }) => String(array)));
  const others = <Known extends object>(known: Known) =>
    Object.fromEntries(Object.entries(known).filter(([type]) => !forgotten.has(type))) as Known;
  driver.parsers = others(driver.parsers);
  driver.serializers = others(driver.serializers);
}

/**
 * PGlite sends what a serializer returns without looking at it. An object, which Lite makes of `subjects=eq.{}`,
 * broke its message half written, and every later statement of everybody with it. As text PostgreSQL itself
 * takes or refuses it.
 */
function writeOnlyText(driver: PGlite): void {
  driver.serializers = Object.fromEntries(
    Object.entries(driver.serializers).map(([type, serialize]) => [
      type,
      (value: unknown) => {
        const written: unknown = serialize(value);
        return typeof written === "string" ? written : (JSON.stringify(written) ?? "null");
      },
    ]),
  );
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    throw new StartFailure("unwritable", `The folder ${folder} cannot be written.`, { cause });
  }
}

/**
 * The contrib extensions that the migrations use, from the copy of PGlite that Lite itself runs:
 * an extension built for another version does not load.
 */
async function loadExtensions(): Promise<Extensions> {
  const liteManifest = findPackageJSON("@supabase/lite", import.meta.url);
  const manifest = findPackageJSON("@electric-sql/pglite", liteManifest ?? import.meta.url);
  if (!manifest) throw new Error("PGlite is not installed.");
  const load = async (name: string) => {
    const file = join(dirname(manifest), "dist", "contrib", `${name}.js`);
    return [name, (await import(pathToFileURL(file).href))[name]];
  };
  return Object.fromEntries(
    await Promise.all(["pg_trgm", "citext", "unaccent", "fuzzystrmatch"].map(load)),
  );
}
