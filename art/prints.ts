/**
 * Draws the sample school's block prints into public/prints and lists them in
 * supabase/seed/prints.ts, and the sample documents into supabase/seed/documents.
 * `node art/main.ts [group...]` draws only those groups.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sheets } from "../supabase/seed/document-sheets.ts";
import { documentFileId } from "../supabase/seed/documents.ts";
import { engrave, type Plate } from "./catalogue.ts";
import { pdfOf } from "./documents/pdf.ts";
import { given } from "./given.ts";
import { SKIN } from "./hand/inks.ts";
import { hourPlates } from "./hours.ts";
import { plates } from "./scenes/index.ts";

const ROOT = join(import.meta.dirname, "..");
const MOST_INKS = 9;
const MOST_BYTES = 25_000;

function inksOf(svg: string): Set<string> {
  const inks = new Set(svg.match(/#[0-9a-f]{6}/g));
  for (const skin of SKIN) inks.delete(skin);
  return inks;
}

async function print(plate: Plate): Promise<void> {
  const svg = engrave(plate);
  const inks = inksOf(svg).size;
  if (inks > MOST_INKS) throw new Error(`${plate.name} uses ${inks} inks`);
  await keep(plate.name, svg);
}

async function keep(name: string, svg: string): Promise<void> {
  if (svg.length > MOST_BYTES) throw new Error(`${name} takes ${svg.length} bytes`);
  const file = join(ROOT, "public", "prints", `${name}.svg`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
}

/** The list the seed reads: path on the site, size and alt text of every print. */
async function list(): Promise<void> {
  const rows = [...given, ...hourPlates, ...plates].map(
    ({ name, width, height, alt }) =>
      `  "/prints/${name}.svg": {\n    width: ${width},\n    height: ${height},\n    alt: ${JSON.stringify(alt)},\n  },\n`,
  );
  const text =
    "// Written by art/main.ts; draw again instead of editing.\n" +
    "export type PrintFile = { readonly width: number; readonly height: number; readonly alt: string };\n\n" +
    `export const prints = {\n${rows.join("")}} as const satisfies Record<string, PrintFile>;\n`;
  await writeFile(join(ROOT, "supabase", "seed", "prints.ts"), text);
}

/** The PDFs of the sample library, under the ids by which the site finds them. */
async function printDocuments(): Promise<void> {
  const folder = join(ROOT, "supabase", "seed", "documents");
  await mkdir(folder, { recursive: true });
  for (const sheet of sheets) {
    await writeFile(join(folder, `${documentFileId(sheet.slug)}.pdf`), pdfOf(sheet));
  }
}

const groups = process.argv.slice(2);
const wanted = plates.filter(
  ({ name }) => groups.length === 0 || groups.some((g) => name.startsWith(g)),
);
for (const plate of wanted) await print(plate);
for (const { name, printed } of hourPlates) await keep(name, printed());
await list();
await printDocuments();
console.log(`${wanted.length} prints and ${sheets.length} documents drawn`);
