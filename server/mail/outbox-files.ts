import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { outboxFileDays } from "../../data/retention/terms.ts";
import type { BeforeEnd } from "./handed-over.ts";

/** The folder for messages as files, if no mail server or gateway is set. */
export interface OutboxFiles {
  /**
   * Writes a message beside its place, then moves it there: a program that watches the folder never reads
   * half a file, and writing twice still gives one file. `kind` is the file's extension: "eml".
   */
  write(id: string, kind: string, content: string | Buffer, beforeEnd: BeforeEnd): Promise<void>;
  /** Moves a message that a killed process left beside its place. */
  finish(id: string): Promise<void>;
}

/** Deletes messages, with texts, links and codes, whose term is over; returns how many. */
export async function purgeOutboxFiles(folder: string, now = Date.now()): Promise<number> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  let purged = 0;
  for (const name of names.filter((one) => /\.(?:eml|sms)$/.test(one))) {
    const file = join(folder, name);
    // Another process may have taken it away.
    const written = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (now - written < outboxFileDays * 86_400_000) continue;
    await rm(file, { force: true });
    purged++;
  }
  return purged;
}

export function openOutboxFiles(folder: string): OutboxFiles {
  const place = (draft: string) => rename(join(folder, draft), join(folder, draft.slice(1)));
  return {
    async write(id, kind, content, beforeEnd) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `.${id}.${kind}`;
      await writeFile(join(folder, draft), content, { mode: 0o600, flush: true });
      await beforeEnd("written");
      await place(draft);
    },
    async finish(id) {
      const names = existsSync(folder) ? await readdir(folder) : [];
      await Promise.all(names.filter((name) => name.startsWith(`.${id}.`)).map(place));
    },
  };
}
