import { appendFile, ftruncateSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { together } from "../together.ts";

/**
 * How far an email is known to be: `begun` when a mail server may have taken it, `written` when it is a
 * file that has only to be moved into its place.
 */
export type Handover = "begun" | "written" | "taken" | "refused";

/** Called before the step after which a message may have gone; that step waits until it resolves. */
export type BeforeEnd = (known: "begun" | "written") => Promise<void>;

/**
 * The emails of which a mail server has all but the end, and what it said to them, in a file of this
 * machine. A process killed before that is in the database finds it here at its next start: what was
 * taken or written is not sent again, and what was begun may have been taken (docs/decisions/emails.md).
 */
export interface HandedOver {
  /** Resolves when the line is on the disk; pages are answered meanwhile. */
  note(id: string, handover: Handover): Promise<void>;
  /** The last that was noted of each email. */
  list(): Map<string, Handover>;
  /** When everything noted is in the database. */
  clear(): void;
}

export function openHandedOver(path: string): HandedOver {
  mkdirSync(dirname(path), { recursive: true });
  // Open for as long as the process lives: to open and close it takes longer than to write a line.
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
