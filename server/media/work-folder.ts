import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";
import { UploadRefusal } from "./upload-refusal.ts";

type Options = {
  /** A local folder for uploads in progress. */
  workDirectory: string;
  log: Log;
};

/**
 * Stores an upload with `work`, in a folder of its own that is removed afterwards. The disk may be full, a
 * process broken or the backend down: other errors than refusals are logged and become the refusal
 * `unavailable`, so the sender can try again.
 */
export async function inWorkFolder<Stored>(
  { workDirectory, log }: Options,
  what: "document" | "picture" | "scan",
  work: (directory: string) => Promise<Stored>,
): Promise<Stored> {
  let directory: string | undefined;
  try {
    await mkdir(workDirectory, { recursive: true });
    directory = await mkdtemp(join(workDirectory, `${what}-`));
    return await work(directory);
  } catch (error) {
    if (error instanceof UploadRefusal) throw error;
    log.error({ err: error }, `a ${what} could not be stored`);
    throw new UploadRefusal("unavailable");
  } finally {
    if (directory) await rm(directory, { recursive: true, force: true });
  }
}
