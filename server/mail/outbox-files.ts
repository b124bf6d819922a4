import { existsSync } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BeforeEnd } from "./handed-over.ts";

/** The folder in which messages stand as files, where nothing carries them. */
export interface OutboxFiles {
  /**
   * Writes a message beside its place, then moves it there: a program that watches the folder never reads half
   * of one, and written twice it is still one file. `kind` ends its name: "eml".
   */
  write(id: string, kind: string, content: string | Buffer, beforeEnd: BeforeEnd): Promise<void>;
  /** Moves a message into its place that a killed process left beside it. */
  finish(id: string): Promise<void>;
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
