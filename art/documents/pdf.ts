import type { Sheet } from "../../supabase/seed/document-sheets.ts";

// A page of text as PDF 1.7, with the tags, language and title that a screen reader needs, and nothing
// else: the fonts are among the fourteen that every reader has (ISO 32000-1, section 9.6.2.2).

const page = { width: 595, height: 842, left: 72, top: 770, columns: 200, characters: 84 };
const fonts = { plain: "/F1", bold: "/F2" };

type Piece = {
  tag: "H1" | "H2" | "P";
  runs: { x: number; y: number; font: string; size: number; text: string }[];
};

/** The position of each line of a sheet. */
function layOut({ title, lines }: Sheet): Piece[] {
  let y = page.top;
  const runs = (text: string, font: string, size: number, x = page.left) =>
    wrap(text, Math.floor((page.characters * 11) / size)).map((part, index, all) => {
      if (index > 0) y -= size * 1.4;
      // The space at a line's end separates its last word from the next line's first.
      return { x, y, font, size, text: index < all.length - 1 ? `${part} ` : part };
    });
  const below = (space: number) => {
    y -= space;
  };
  const pieces: Piece[] = [{ tag: "P", runs: runs("Foothills School", fonts.bold, 11) }];
  below(34);
  pieces.push({ tag: "H1", runs: runs(title, fonts.bold, 20) });
  below(30);
  for (const line of lines) {
    if (typeof line === "string") {
      pieces.push({ tag: "P", runs: runs(line, fonts.plain, 11) });
      below(24);
    } else if ("heading" in line) {
      below(10);
      pieces.push({ tag: "H2", runs: runs(line.heading, fonts.bold, 13) });
      below(22);
    } else {
      const label = runs(`${line.label} `, fonts.plain, 11);
      const value = runs(line.value, fonts.bold, 11, page.left + page.columns);
      pieces.push({ tag: "P", runs: [...label, ...value] });
      below(20);
    }
  }
  return pieces;
}

function wrap(text: string, longest: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.length - 1;
    const longer = lines[last] ? `${lines[last]} ${word}` : word;
    if (longer.length > longest) lines.push(word);
    else lines[last] = longer;
  }
  return lines;
}

/** A string in WinAnsi, where the typographic apostrophe is 146. */
function literal(text: string): string {
  return `(${text.replaceAll(/[\\()]/g, "\\$&").replaceAll("’", "\\222")})`;
}

/** A text that may hold any character, as UTF-16. */
const unicode = (text: string) =>
  `<FEFF${[...Buffer.from(text, "utf16le").swap16()].map((byte) => byte.toString(16).padStart(2, "0")).join("")}>`;

export function pdfOf(sheet: Sheet): Buffer {
  const pieces = layOut(sheet);
  const content = pieces
    .map(({ tag, runs }, index) => {
      const shown = runs.map(
        ({ x, y, font, size, text }) =>
          `BT ${font} ${size} Tf 1 0 0 1 ${x} ${y.toFixed(1)} Tm ${literal(text)} Tj ET`,
      );
      return `/${tag} <</MCID ${index}>> BDC\n${shown.join("\n")}\nEMC`;
    })
    .join("\n");
  const first = 9;
  const elements = pieces.map((_, index) => `${first + index} 0 R`).join(" ");
  const font = (name: string) =>
    `<</Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding>>`;
  const objects = [
    "<</Type /Catalog /Pages 2 0 R /Lang (en-IN) /MarkInfo <</Marked true>> /StructTreeRoot 7 0 R /ViewerPreferences <</DisplayDocTitle true>>>>",
    "<</Type /Pages /Kids [3 0 R] /Count 1>>",
    `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources <</Font <<${fonts.plain} 5 0 R ${fonts.bold} 6 0 R>>>> /StructParents 0 /Tabs /S>>`,
    `<</Length ${Buffer.byteLength(content, "latin1")}>>\nstream\n${content}\nendstream`,
    font("Helvetica"),
    font("Helvetica-Bold"),
    `<</Type /StructTreeRoot /K [${elements}] /ParentTree 8 0 R /ParentTreeNextKey 1>>`,
    `<</Nums [0 [${elements}]]>>`,
    ...pieces.map(
      ({ tag }, index) => `<</Type /StructElem /S /${tag} /P 7 0 R /Pg 3 0 R /K ${index}>>`,
    ),
    `<</Title ${unicode(sheet.title)}>>`,
  ];
  let file = "%PDF-1.7\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const trailer = `trailer\n<</Size ${size} /Root 1 0 R /Info ${objects.length} 0 R>>`;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + end, "latin1");
}
