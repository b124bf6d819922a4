import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { getDocumentProxy } from "unpdf";
import { longestDocumentText } from "../../data/gallery/upload-limits.ts";
import type { ReadingAnswer } from "./reader.ts";

// Reads files from strangers. A PDF that loops or fills the memory ends this process, not the site.
setPriority(15);

type TextItem = { str?: string; hasEOL?: boolean };

async function readPdf(path: string): Promise<ReadingAnswer> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)), {
      isEvalSupported: false,
      disableFontFace: true,
      verbosity: 0,
    });
    let words = "";
    for (let page = 1; page <= pdf.numPages && words.length < longestDocumentText; page++) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      words += `${(items as TextItem[]).map(({ str = "", hasEOL }) => str + (hasEOL ? "\n" : "")).join("")}\n`;
    }
    return { pages: pdf.numPages, words: tidied(words) };
  } catch (error) {
    const isLocked = (error as Error).name === "PasswordException";
    return { refused: isLocked ? "pdf_locked" : "pdf_damaged" };
  }
}

/** One line per line of the page, without null characters and lone surrogates, which PostgreSQL refuses. */
function tidied(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]+/gu, " ")
    .split("\n")
    .map((line) => line.replaceAll(/ +/g, " ").trim())
    .filter(Boolean)
    .join("\n")
    .slice(0, longestDocumentText)
    .toWellFormed()
    .trim();
}

process.on("message", async (path: string) => {
  const answer = await readPdf(path);
  process.send?.(answer, undefined, {}, () => process.exit(0));
});
process.on("disconnect", () => process.exit(0));
