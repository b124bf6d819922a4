import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartFailure } from "../process/start-failure.ts";
import { BackupError } from "./manifest.ts";

/** The folder of the site that a command works on, and the database of its own if it has one. */
export type Site = { dataDir: string; databaseUrl: string | undefined };

/**
 * Runs a command of the operator: options with a value each, sentences on standard error, and 1 as
 * exit code where a backup cannot be made or used. Unknown options and failures of ours are thrown.
 */
export async function runCommand<Option extends string>(
  options: readonly Option[],
  work: (site: Site, values: Partial<Record<Option, string>>) => Promise<void>,
): Promise<void> {
  const site = {
    dataDir: resolve(process.env.DATA_DIR || "./.data"),
    databaseUrl: process.env.DATABASE_URL || undefined,
  };
  // Copies hold what the database does: they are for the operator's own user alone.
  process.umask(0o077);
  try {
    await work(site, readOptions(options));
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof StartFailure)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

function readOptions<Option extends string>(names: readonly Option[]) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
    return parseArgs({ options }).values as Partial<Record<Option, string>>;
  } catch (error) {
    throw new BackupError(error instanceof Error ? error.message : String(error));
  }
}

export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
