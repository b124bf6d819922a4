import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import type { ReceiptWords } from "./receipt-words.ts";

// The page of a receipt. Loaded only in a separate process: shaping Devanagari takes a quarter of a second.

/** The scripts that a font covers; characters in neither font use the Latin one. */
const scripts = { latin: "latin", devanagari: "devanagari" } as const;
type Script = keyof typeof scripts;
type Weight = 400 | 600;

/** Devanagari, the signs that join its letters, and the rupee, which the Latin font lacks. */
const devanagari = /[\u0900-\u097f\ua8e0-\ua8ff\u20b9]|\u200c|\u200d/;

const ink = "#14251f";
const ink2 = "#4a5a52";
const line = "#d9d4c5";
const pine = "#0b4a38";
/** In points, on a page half the size of A4. */
const margin = 40;
const width = 419.53 - 2 * margin;

type Run = { text: string; script: Script };

/** A text in runs of one script each; a space belongs to the run before it. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const isSpace = letter === " ";
    const script = devanagari.test(letter) ? "devanagari" : "latin";
    if (last && (isSpace || last.script === script)) last.text += letter;
    else runs.push({ text: letter, script });
  }
  return runs;
}

/** Draws a receipt: a PDF of one page that is tagged for screen readers (PDF/UA). */
export async function drawReceipt(words: ReceiptWords): Promise<Buffer> {
  const colour = words.colour ?? pine;
  const page = new PDFDocument({
    size: "A5",
    margin,
    pdfVersion: "1.7",
    // pdfkit's types lack PDF/UA.
    subset: "PDF/UA" as "PDF/A-3a",
    tagged: true,
    lang: words.tag,
    displayTitle: true,
    info: { Title: `${words.title}, ${words.school}`, Author: words.school },
  });
  const done = collect(page);
  for (const script of Object.values(scripts)) {
    for (const weight of [400, 600] as const) {
      page.registerFont(`${script} ${weight}`, await fontFile(script, weight));
    }
  }
  const write = (
    text: string,
    { weight = 400, size, colour: fill, x = margin, y, room = width }: Style,
  ) => {
    page.fillColor(fill).fontSize(size);
    const runs = runsOf(text);
    const lineGap = size * 0.1;
    for (const [index, run] of runs.entries()) {
      page.font(`${run.script} ${weight}`);
      const continued = index < runs.length - 1;
      if (index === 0) page.text(run.text, x, y ?? page.y, { width: room, lineGap, continued });
      else page.text(run.text, { width: room, lineGap, continued });
    }
  };
  const root = page.struct("Document");
  page.addStructure(root);
  const tagged = (tag: string, draw: () => void) => root.add(page.struct(tag, {}, draw));
  const rule = (thickness: number, stroke: string) => {
    page.markContent("Artifact", { type: "Layout" });
    const { y } = page;
    page
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(thickness)
      .stroke(stroke);
    page.endMarkedContent();
  };

  tagged("P", () => write(words.school, { weight: 600, size: 15, colour }));
  for (const each of words.address) {
    tagged("P", () => write(each, { size: 8.5, colour: ink2 }));
  }
  page.y += 8;
  rule(1.5, colour);
  page.y += 16;
  tagged("H1", () => write(words.title, { weight: 600, size: 20, colour: ink }));
  page.y += 6;
  for (const [label, value] of words.facts) {
    rule(0.5, line);
    page.y += 4;
    const { y } = page;
    tagged("P", () => {
      write(`${label}: `, { size: 9.5, colour: ink2, y, room: 120 });
      const below = page.y;
      write(value, { weight: 600, size: 9.5, colour: ink, x: margin + 130, y, room: width - 130 });
      page.y = Math.max(below, page.y);
    });
    page.y += 3;
  }
  rule(1.5, colour);
  page.y += 8;
  tagged("P", () => {
    const { y } = page;
    write(`${words.amount[0]}: `, { size: 11, colour: ink2, y: y + 5, room: 120 });
    write(words.amount[1], {
      weight: 600,
      size: 18,
      colour: ink,
      x: margin + 130,
      y,
      room: width - 130,
    });
  });
  page.y += 14;
  tagged("P", () => write(words.closing, { size: 8.5, colour: ink2 }));
  root.end();
  page.end();
  return done;
}

type Style = {
  weight?: Weight;
  size: number;
  colour: string;
  x?: number;
  y?: number;
  room?: number;
};

const files = new Map<string, Promise<Buffer>>();

/** A font of the site, read once. */
function fontFile(script: Script, weight: Weight): Promise<Buffer> {
  const name = `@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff`;
  const kept = files.get(name) ?? readFile(fileURLToPath(import.meta.resolve(name)));
  files.set(name, kept);
  return kept;
}

async function collect(page: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of page) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
