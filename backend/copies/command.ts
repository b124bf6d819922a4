import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartFailure } from "../start-failure.ts";
import { CopyError } from "./manifest.ts";

/** The folder of the site that a command works on, and the database of its own if it has one. */
export type Site = { dataDir: string; databaseUrl: string | undefined };

/**
 * Runs a command of the operator: one option with a value, sentences on standard error, and 1 as
 * exit code where a copy cannot be made or used. Unknown options and failures of ours are thrown.
 */
export async function runCommand(
  option: string,
  work: (site: Site, value: string | undefined) => Promise<void>,
): Promise<void> {
  const site = {
    dataDir: resolve(process.env.DATA_DIR || "./.data"),
    databaseUrl: process.env.DATABASE_URL || undefined,
  };
  try {
    await work(site, readOption(option));
  } catch (error) {
    if (!(error instanceof CopyError || error instanceof StartFailure)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

function readOption(name: string): string | undefined {
  try {
    const { values } = parseArgs({ options: { [name]: { type: "string" } } });
    const value = values[name];
    return typeof value === "string" ? value : undefined;
  } catch (error) {
    throw new CopyError(error instanceof Error ? error.message : String(error));
  }
}

export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
