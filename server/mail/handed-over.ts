import { appendFile, ftruncateSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { together } from "../together.ts";

/**
 * How far an email got: `begun` if a mail server may have taken it, `written` if it is a file that only has
 * to be moved into place.
 */
export type Handover = "begun" | "written" | "taken" | "refused";

/** Called before the step after which a message may have been sent; that step waits until it resolves. */
export type BeforeEnd = (known: "begun" | "written") => Promise<void>;

/**
 * Records, in a file on this machine, the emails of which a mail server has everything except the end, and
 * its answers. If a process is killed before the database knows, its next start reads them here: emails that
 * were taken or written are not sent again, and those begun may have been taken (docs/decisions/emails.md).
 */
export interface HandedOver {
  /** Resolves when the line is on disk, without blocking the thread. */
  note(id: string, handover: Handover): Promise<void>;
  /** The last note about each email. */
  list(): Map<string, Handover>;
  /** Call it when everything noted is in the database. */
  clear(): void;
}

export function openHandedOver(path: string): HandedOver {
  mkdirSync(dirname(path), { recursive: true });
  // Stays open while the process lives: opening and closing takes longer than writing a line.
  const file = openSync(path, "a", 0o600);
  const append = together<string>((lines) =>
    promisify(appendFile)(file, lines.join(""), { flush: true }),
  );
  return {
    note: (id, handover) => append(`${id} ${handover}\n`),
    list() {
      const noted = readFileSync(path, "utf8")
        .split("\n")
        .map((line) => /^([0-9a-f-]{36}) (begun|written|taken|refused)$/.exec(line));
      return new Map(noted.flatMap((found) => (found ? [[found[1], found[2]]] : [])) as []);
    },
    clear: () => ftruncateSync(file),
  };
}
