import sharp from "sharp";
import { pagePictureSize } from "../../data/pages/page-pictures.ts";
import { letterFitting } from "./lettering.ts";
import type { PageWords } from "./page-words.ts";

const { width: WIDTH, height: HEIGHT } = pagePictureSize;
/** The print's half, from here to the right edge. */
const PRINT_LEFT = 600;
const MARGIN = 64;
const COLUMN = PRINT_LEFT - 2 * MARGIN + 8;
const TITLE_SIZES = [80, 72, 64, 56, 50, 44, 38, 32];
const TITLE_HEIGHT = 360;
/** Of app/styles/tokens.css: paper and ink. */
const PAPER = "#f8f6ed";
const INK = "#14241e";
/** What an uploaded picture may unfold to: 50 megapixels. */
const MOST_PIXELS = 50_000_000;

// On one thread, with nothing kept for the next drawing: no two are alike.
sharp.concurrency(1);
sharp.cache(false);

export type Prints = {
  /** The page's picture as a file: SVG, or any image. */
  print: Uint8Array;
  /** The school's mark, as SVG. */
  mark: Uint8Array;
};

/** Draws a page's picture as PNG: the school and the page's title on paper, its print beside them. */
export async function drawCard(words: PageWords, { print, mark }: Prints): Promise<Buffer> {
  const { title, schoolName, tag, view } = words;
  const place = { colour: INK, tag, width: COLUMN };
  const [beside, sign, name, heading] = [
    await crop(view ? withView(print, view) : print),
    await sharp(mark, { density: 150 }).resize(56, 56).png().toBuffer(),
    await letterFitting(schoolName, [30, 26, 22, 18], { ...place, width: COLUMN - 76, height: 70 }),
    await letterFitting(title, TITLE_SIZES, { ...place, height: TITLE_HEIGHT }),
  ];
  return (
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
      .composite([
        { input: beside, left: PRINT_LEFT, top: 0 },
        { input: sign, left: MARGIN, top: MARGIN },
        { input: name.image, left: MARGIN + 72, top: Math.round(MARGIN + 28 - name.height / 2) },
        { input: heading.image, left: MARGIN, top: HEIGHT - MARGIN - heading.height },
      ])
      // A photograph in full colours would be too large for some that show it; a print is small.
      .png(isDrawing(print) ? { compressionLevel: 9 } : { palette: true, quality: 90, effort: 4 })
      .toBuffer()
  );
}

/** The print cut to its half, around what draws the eye in it. */
async function crop(print: Uint8Array): Promise<Buffer> {
  const image = sharp(print, { limitInputPixels: MOST_PIXELS });
  return image
    .resize(WIDTH - PRINT_LEFT, HEIGHT, { fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();
}

function isDrawing(print: Uint8Array): boolean {
  return Buffer.from(print.subarray(0, 5)).toString("latin1").startsWith("<");
}

/** A drawing cut to a part of it, as `#svgView(viewBox(…))` does in a browser. */
function withView(svg: Uint8Array, view: string): Buffer {
  const text = Buffer.from(svg).toString("utf8");
  return Buffer.from(text.replace(/viewBox="[^"]*"/, `viewBox="${view.replaceAll(",", " ")}"`));
}
