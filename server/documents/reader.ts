import { fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UploadRefusal, type UploadRefusalCode } from "../media/upload-refusal.ts";
import { createUploadTurns, type Sender } from "../media/upload-turns.ts";

export type ReadDocument = { pages: number; words: string };
export type ReadingAnswer = ReadDocument | { refused: UploadRefusalCode };

const patience = 15_000;
/** More memory than any honest document needs; a page of 7 kB can unpack to gigabytes, which are no heap of Node's. */
const mostMemory = 700e6;
const memoryWatch = 200;
/**
 * Documents that may wait; others are `busy`. Many families share the address of a mobile network or of the school,
 * and when all places are taken, the sender with the most gives one to another.
 */
const inTurn = createUploadTurns({ waiting: 30, ofSender: 10, patience: 60_000 });
/** How long nothing is read for somebody after a document that had to be stopped, as each takes everybody's time. */
const rest = 5 * 60_000;
/** When those whose document was stopped may send the next; the first to end comes first. */
const resting = new Map<string, number>();

/**
 * Reads the pages and the text of a PDF in a separate process, one at a time, with senders in rotation. `of` names
 * what the document is for, such as an application; after a document of it that took 15 seconds or 700 MB, or that
 * ended its process, it waits for five minutes. Throws an UploadRefusal: `pdf_locked`, `pdf_damaged` (also if it took
 * that much), or `busy` if too many wait or it waits.
 */
export function readDocument(path: string, sender: Sender, of?: string): Promise<ReadDocument> {
  return inTurn(sender, async () => {
    if (of && isResting(of)) throw new UploadRefusal("busy");
    const answer = await read(path);
    if (answer !== "stopped") return answer;
    if (of) resting.set(of, Date.now() + rest);
    throw new UploadRefusal("pdf_damaged");
  });
}

function isResting(of: string): boolean {
  for (const [name, until] of resting) {
    if (until > Date.now()) break;
    resting.delete(name);
  }
  return resting.has(of);
}

/** What is in a document, or that its reading had to be stopped or ended without an answer. */
async function read(path: string): Promise<ReadDocument | "stopped"> {
  const { PATH, TMPDIR, LANG, NODE_ENV } = process.env;
  const child = fork(join(import.meta.dirname, "reading-process.ts"), {
    env: { PATH, TMPDIR, LANG, NODE_ENV },
    execArgv: [...process.execArgv, "--max-old-space-size=512"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const stop = () => child.kill("SIGKILL");
  const limit = setTimeout(stop, patience);
  const watch = setInterval(async () => {
    if ((await memoryOf(child.pid)) > mostMemory) stop();
  }, memoryWatch);
  const over = new AbortController();
  try {
    child.send(path);
    const answer: ReadingAnswer | "stopped" = await Promise.race([
      once(child, "message", { signal: over.signal }).then(([message]) => message),
      // Also without our doing: Node ends a process that needs more memory for its own objects.
      once(child, "exit", { signal: over.signal }).then(() => "stopped"),
    ]);
    if (answer === "stopped") return answer;
    if ("refused" in answer) throw new UploadRefusal(answer.refused);
    return answer;
  } finally {
    over.abort();
    clearTimeout(limit);
    clearInterval(watch);
    child.kill();
  }
}

/** The bytes of memory that a process holds; 0 where the system does not say (only Linux does). */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}
