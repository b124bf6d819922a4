import { setPriority } from "node:os";
import { drawReceipt } from "./receipt-page.ts";
import type { ReceiptWords } from "./receipt-words.ts";
import type { ReceiptAnswer } from "./receipts.ts";

// Draws in a separate process: shaping Devanagari would keep visitors waiting, who go first.
setPriority(15);

process.on("message", async (words: ReceiptWords) => {
  let answer: ReceiptAnswer;
  try {
    answer = { pdf: await drawReceipt(words) };
  } catch (error) {
    answer = { failed: String(error) };
  }
  process.send?.(answer);
});
process.on("disconnect", () => process.exit(0));
