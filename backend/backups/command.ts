import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartFailure } from "../process/start-failure.ts";
import { BackupError } from "./manifest.ts";

/** The site's data folder that a command works on, and its PostgreSQL URL if it has one. */
export type Site = { dataDir: string; databaseUrl: string | undefined };

/**
 * Runs an operator's command: options with a value each, messages on standard error, and exit code 1 if a
 * backup cannot be made or used. Throws unknown options and unexpected failures.
 */
export async function runCommand<Option extends string>(
  options: readonly Option[],
  work: (site: Site, values: Partial<Record<Option, string>>) => Promise<void>,
): Promise<void> {
  const site = {
    dataDir: resolve(process.env.DATA_DIR || "./.data"),
    databaseUrl: process.env.DATABASE_URL || undefined,
  };
  // Backups are as sensitive as the database: only the operator's own user may read them.
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
