import { join } from "node:path";
import type { Language } from "../../data/languages.ts";
import type { Receipt } from "../../data/payments/receipts.ts";
import { unnamedSchool } from "../../data/school/unnamed-school.ts";
import type { SchoolName } from "../pages/school-name.ts";
import { createWorkerProcess } from "../processes/worker-process.ts";
import { type ReceiptWords, receiptFile, wordReceipt } from "./receipt-words.ts";

export type ReceiptAnswer = { pdf: Uint8Array } | { failed: string };

/**
 * Draws a receipt in a language; returns the PDF and its file name. Rejects if drawing fails or takes 15
 * seconds.
 */
export type DrawReceipt = (
  receipt: Receipt,
  language: Language,
) => Promise<{ name: string; content: Buffer }>;

/** Draws one receipt at a time, with the school's name and colour. */
export function createReceipts(school: Pick<SchoolName, "askFrame">): DrawReceipt {
  const worker = createWorkerProcess<ReceiptWords, ReceiptAnswer>({
    program: join(import.meta.dirname, "receipt-process.ts"),
    patience: 15_000,
  });
  return async (receipt, language) => {
    const frame = await school.askFrame(language);
    const words = wordReceipt(receipt, language, {
      school: frame?.school ?? unnamedSchool(language),
      colour: frame?.look?.palette["pine-800"],
    });
    const answer = (await worker.ask(words)) ?? { failed: "the process ended" };
    if ("failed" in answer) throw new Error(`The receipt was not drawn: ${answer.failed}`);
    return { name: receiptFile(receipt), content: Buffer.from(answer.pdf) };
  };
}
