import { join } from "node:path";
import { createWorkerProcess } from "../processes/worker-process.ts";
import type { Prints } from "./card.ts";
import type { PageWords } from "./page-words.ts";

export type Drawing = { words: PageWords; prints: Prints };
export type DrawingAnswer = { png: Uint8Array } | { failed: string };

/**
 * Draws one picture at a time in a separate process: PNG of 1200 × 630. Rejects if drawing fails, the process ends, or it
 * takes 15 seconds.
 */
export function createDrawing(): (drawing: Drawing) => Promise<Buffer> {
  const worker = createWorkerProcess<Drawing, DrawingAnswer>({
    program: join(import.meta.dirname, "drawing-process.ts"),
    patience: 15_000,
    mostJobs: 100,
  });
  return async (drawing) => {
    const answer = (await worker.ask(drawing)) ?? { failed: "the process ended" };
    if ("failed" in answer) throw new Error(answer.failed);
    return Buffer.from(answer.png);
  };
}
