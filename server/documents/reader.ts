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
/** Documents that may wait; further ones are refused as `busy`. */
const inTurn = createUploadTurns({ waiting: 10, ofSender: 5, patience: 60_000 });

/**
 * Reads the pages and the text of a PDF in a separate process, one at a time, with senders in rotation. Throws
 * an UploadRefusal: `pdf_locked`, `pdf_damaged` (also if it took 15 seconds or 700 MB), or `busy` if too many
 * wait.
 */
export function readDocument(path: string, sender: Sender): Promise<ReadDocument> {
  return inTurn(sender, () => read(path));
}

async function read(path: string): Promise<ReadDocument> {
  const { PATH, TMPDIR, LANG, NODE_ENV } = process.env;
  const child = fork(join(import.meta.dirname, "reading-process.ts"), {
    env: { PATH, TMPDIR, LANG, NODE_ENV },
    execArgv: [...process.execArgv, "--max-old-space-size=512"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const limit = setTimeout(() => child.kill("SIGKILL"), patience);
  const watch = setInterval(async () => {
    if ((await memoryOf(child.pid)) > mostMemory) child.kill("SIGKILL");
  }, memoryWatch);
  const over = new AbortController();
  try {
    child.send(path);
    const answer: ReadingAnswer = await Promise.race([
      once(child, "message", { signal: over.signal }).then(([message]) => message),
      once(child, "exit", { signal: over.signal }).then(() => ({ refused: "pdf_damaged" })),
    ]);
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
