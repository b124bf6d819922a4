import { join } from "node:path";
import sharp from "sharp";
import { carriesName } from "../../data/look/shown-look.ts";
import { pagePictureSize } from "../../data/pages/page-pictures.ts";
import type { PageWords } from "./page-words.ts";

const { width: WIDTH, height: HEIGHT } = pagePictureSize;
/** The print fills the half from here to the right edge. */
const printLeft = 600;
const margin = 64;
const column = printLeft - 2 * margin + 8;
const titleSizes = [80, 72, 64, 56, 50, 44, 38, 32];
const titleHeight = 360;
/** Paper and ink of app/styles/tokens.css. */
const paperColour = "#f8f6ed";
const inkColour = "#14241e";
/** The largest an uploaded picture may unpack to. */
const mostPixels = 50_000_000;

// One thread and no cache, since no two drawings are alike.
sharp.concurrency(1);
sharp.cache(false);

export type Prints = {
  /** The page's picture as a file: SVG or any image. */
  print: Uint8Array;
  /** The school's mark, as SVG. */
  mark: Uint8Array;
};

/**
 * Draws a page's picture as PNG: the school and the page's title on paper, its print beside them.
 */
export async function drawCard(words: PageWords, { print, mark }: Prints): Promise<Buffer> {
  const { title, schoolName, tag, view, ink = inkColour } = words;
  const place = { colour: ink, tag, width: column };
  const [beside, head, heading] = [
    await crop(view ? withView(print, view) : print),
    await nameSchool(mark, schoolName, place),
    await letterFitting(title, titleSizes, { ...place, height: titleHeight }),
  ];
  return (
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paperColour } })
      .composite([
        { input: beside, left: printLeft, top: 0 },
        ...head,
        { input: heading.image, left: margin, top: HEIGHT - margin - heading.height },
      ])
      // A photograph in full colour would be too large for some apps; a print is small.
      .png(isDrawing(print) ? { compressionLevel: 9 } : { palette: true, quality: 90, effort: 4 })
      .toBuffer()
  );
}

/** The school's mark with its name beside it; a logo that includes the name appears alone. */
async function nameSchool(mark: Uint8Array, schoolName: string, place: Place) {
  const { width = 1, height = 1 } = await sharp(mark).metadata();
  if (carriesName({ src: "", width, height })) {
    const size = { width: column, height: 72, fit: "inside" } as const;
    return [{ input: await sharp(mark).resize(size).png().toBuffer(), left: margin, top: margin }];
  }
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const sign = await sharp(mark, { density: 150 })
    .resize(56, 56, { fit: "contain", background: clear })
    .png()
    .toBuffer();
  const room = { ...place, width: column - 76, height: 70 };
  const name = await letterFitting(schoolName, [30, 26, 22, 18], room);
  return [
    { input: sign, left: margin, top: margin },
    { input: name.image, left: margin + 72, top: Math.round(margin + 28 - name.height / 2) },
  ];
}

/** The print cropped to its half, around its focus. */
async function crop(print: Uint8Array): Promise<Buffer> {
  const image = sharp(print, { limitInputPixels: mostPixels });
  return image
    .resize(WIDTH - printLeft, HEIGHT, { fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: paperColour })
    .png()
    .toBuffer();
}

function isDrawing(print: Uint8Array): boolean {
  return Buffer.from(print.subarray(0, 5)).toString("latin1").startsWith("<");
}

/** A drawing cropped to a part of it, as `#svgView(viewBox(…))` does in a browser. */
function withView(svg: Uint8Array, view: string): Buffer {
  const text = Buffer.from(svg).toString("utf8");
  return Buffer.from(text.replace(/viewBox="[^"]*"/, `viewBox="${view.replaceAll(",", " ")}"`));
}

/** The school's typeface in a format Pango reads; scripts/subset-fonts.mjs writes the files. */
const faceFiles = ["eczar-latin.ttf", "eczar-devanagari.ttf"].map((name) =>
  join(import.meta.dirname, "fonts", name),
);
const longest = 160;

/** Words as a transparent picture. */
type Lettering = { image: Buffer; width: number; height: number };

type Place = { colour: string; tag: string; width: number; wrap?: "word" | "word-char" };

let facesAreKnown: Promise<void> | undefined;

/** Loads the fonts: Pango knows a font once it has set text in it, and then uses every font it knows. */
function knowFaces(): Promise<void> {
  facesAreKnown ??= (async () => {
    for (const fontfile of faceFiles) {
      await sharp({ text: { text: "a", font: "Eczar 20", fontfile } })
        .png()
        .toBuffer();
    }
  })();
  return facesAreKnown;
}

/** Sets a text in one size (pixels), in lines of at most `width`; a word longer than a line overflows. */
async function letter(
  text: string,
  size: number,
  { colour, tag, width, wrap = "word" }: Place,
): Promise<Lettering> {
  await knowFaces();
  const lines = tag.startsWith("en") ? 0.68 : 0.8;
  const markup = `<span foreground="${colour}" lang="${tag}" line_height="${lines}">${escapeMarkup(shorten(text))}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `Eczar ${size}`, width, rgba: true, dpi: 72, wrap },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/**
 * Sets a text as large as fits, trying the sizes from large to small. Then it evens out the lines
 * without adding one, as `text-wrap: balance` does.
 */
export async function letterFitting(
  text: string,
  sizes: readonly number[],
  place: Place & { height: number },
): Promise<Lettering> {
  for (const size of sizes) {
    let fitting = await letter(text, size, place);
    if (fitting.width > place.width || fitting.height > place.height) continue;
    for (let width = place.width; width > place.width / 2; width -= 24) {
      const narrower = await letter(text, size, { ...place, width });
      if (narrower.height > fitting.height + size / 2 || narrower.width > width) break;
      fitting = narrower;
    }
    return fitting;
  }
  return cut(text, sizes.at(-1) ?? 20, place);
}

/** For a text too long even in the smallest size: breaks within words and drops the last lines. */
async function cut(text: string, size: number, place: Place & { height: number }) {
  const whole = await letter(text, size, { ...place, wrap: "word-char" });
  const width = Math.min(whole.width, place.width);
  const height = Math.min(whole.height, place.height);
  const image = await sharp(whole.image).extract({ left: 0, top: 0, width, height }).toBuffer();
  return { image, width, height };
}

function shorten(text: string): string {
  // The faces have no emoji; they would show as empty boxes.
  const readable = text.replace(/\p{Extended_Pictographic}|[\ufe0f\u200d](?=\s|$)/gu, "");
  const letters = [...(readable.replace(/\s+/g, " ").trim() || "·")];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join("")
        .trimEnd()}…`
    : letters.join("");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: Pango refuses them
const refused = /[\u0000-\u001f\u007f\ufffe\uffff]/g;

function escapeMarkup(text: string): string {
  return text
    .replace(refused, "")
    .toWellFormed()
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
