import { setPriority } from "node:os";
import { drawReceipt } from "./receipt-page.ts";
import type { ReceiptWords } from "./receipt-words.ts";
import type { ReceiptAnswer } from "./receipts.ts";

// Draws in a separate process with low priority: shaping Devanagari would delay visitors.
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
