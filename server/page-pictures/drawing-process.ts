import { setPriority } from "node:os";
import { drawCard } from "./card.ts";
import type { Drawing, DrawingAnswer } from "./drawing.ts";

// Draws in a separate process: its memory ends with it, and visitors go first.
setPriority(15);

process.on("message", async ({ words, prints }: Drawing) => {
  let answer: DrawingAnswer;
  try {
    answer = { png: await drawCard(words, prints) };
  } catch (error) {
    answer = { failed: String(error) };
  }
  process.send?.(answer);
});
process.on("disconnect", () => process.exit(0));
