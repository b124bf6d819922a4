import { spawn } from "node:child_process";
import { createRoles } from "../database/boot.ts";
import { openPostgres } from "../database/postgres.ts";
import { countErasedRows, type ErasedRows } from "./erased-rows.ts";
import { type Fingerprints, fingerprintTables } from "./fingerprints.ts";
import { BackupError } from "./manifest.ts";
import { moveChangesBelowZero } from "./past-changes.ts";

type Dumped = { tables: Fingerprints; erased: ErasedRows[] };

/**
 * Writes a PostgreSQL database to a file with `pg_dump` and resolves with the file's fingerprints and its
 * count of erased rows, both from the same snapshot that pg_dump reads
 * (https://www.postgresql.org/docs/current/functions-admin.html#FUNCTIONS-SNAPSHOT-SYNCHRONIZATION).
 */
export async function dumpPostgres(url: string, path: string): Promise<Dumped> {
  const database = await openPostgres(url);
  try {
    return await database.driver.begin("isolation level repeatable read read only", async (tx) => {
      const [row] = await tx`select pg_export_snapshot() as snapshot`;
      await run("pg_dump", ["--format=custom", `--snapshot=${row?.snapshot}`, "--file", path], url);
      return { tables: await readFingerprints(tx), erased: await countErasedRows(tx) };
    });
  } finally {
    await database.close();
  }
}

/**
 * Fills an empty PostgreSQL database from such a file and resolves with its fingerprints, taken before the numbers
 * of past changes are moved.
 */
export async function restorePostgres(path: string, url: string): Promise<Fingerprints> {
  const database = await openPostgres(url);
  try {
    // Roles belong to the server, so a dump of a database does not contain them.
    await createRoles(database);
    const options = ["--single-transaction", "--exit-on-error", "--no-owner", path];
    await run("pg_restore", [`--dbname=${connection(url).PGDATABASE}`, ...options], url);
    const prints = await readFingerprints(database.driver);
    await database.driver.unsafe(moveChangesBelowZero);
    return prints;
  } finally {
    await database.close();
  }
}

type Asked = { unsafe: (text: string) => PromiseLike<object[]> };

/** The fingerprints of a PostgreSQL database, read through its driver. */
export function readFingerprints(driver: Asked): Promise<Fingerprints> {
  return fingerprintTables(async <Row>(text: string) => [...(await driver.unsafe(text))] as Row[]);
}

/**
 * Runs a program of PostgreSQL's client. Everybody on a machine can read its arguments, so the password is
 * passed in the environment.
 */
async function run(program: string, options: string[], url: string): Promise<void> {
  const child = spawn(program, options, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...connection(url) },
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve("missing"));
    child.once("close", resolve);
  });
  if (code === "missing") {
    throw new BackupError(`${program} is not installed here; it comes with PostgreSQL's client.`);
  }
  if (code !== 0) throw new BackupError(`${program} failed: ${said.trim().split("\n")[0]}`);
}

/** https://www.postgresql.org/docs/current/libpq-envars.html */
function connection(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get("sslmode");
  return {
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)) || "postgres",
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}
