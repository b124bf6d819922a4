import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/**
 * The letters that were handed over and not yet marked so in the database, in a file of this
 * machine. A process killed between the two finds them here at its next start and does not send
 * them again: the file is written in the same turn in which the mail server's word arrives.
 */
export interface HandedOver {
  note(id: string): void;
  list(): string[];
  /** When every letter noted is marked in the database. */
  clear(): void;
}

export function openHandedOver(path: string): HandedOver {
  mkdirSync(dirname(path), { recursive: true });
  return {
    note: (id) => appendFileSync(path, `${id}\n`, { flush: true, mode: 0o600 }),
    list: () =>
      existsSync(path)
        ? readFileSync(path, "utf8")
            .split("\n")
            .filter((line) => line.length === 36)
        : [],
    clear: () => rmSync(path, { force: true }),
  };
}
