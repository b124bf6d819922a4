import { join } from "node:path";
import sharp from "sharp";

/** The school's face in the format that Pango reads; scripts/subset-fonts.mjs writes the files. */
const FACES = ["eczar-latin.ttf", "eczar-devanagari.ttf"].map((name) =>
  join(import.meta.dirname, "fonts", name),
);
const LONGEST = 160;

/** Words as a transparent picture. */
export type Lettering = { image: Buffer; width: number; height: number };

type Place = { colour: string; tag: string; width: number };

let facesAreKnown: Promise<void> | undefined;

/** Pango knows a face once it has set something in it, and then takes letters from every one it knows. */
function knowFaces(): Promise<void> {
  facesAreKnown ??= (async () => {
    for (const fontfile of FACES) {
      await sharp({ text: { text: "a", font: "Eczar 20", fontfile } })
        .png()
        .toBuffer();
    }
  })();
  return facesAreKnown;
}

/** One text in one size (pixels), in lines of at most `width`; a word too long for a line stands out. */
async function letter(
  text: string,
  size: number,
  { colour, tag, width }: Place,
): Promise<Lettering> {
  await knowFaces();
  const lines = tag.startsWith("en") ? 0.68 : 0.8;
  const markup = `<span foreground="${colour}" lang="${tag}" line_height="${lines}">${escapeMarkup(shorten(text))}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `Eczar ${size}`, width, rgba: true, dpi: 72, wrap: "word" },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}

/**
 * A text as large as it fits into a place, by the given sizes from large to small. Its lines are
 * made as even as they get without one line more, as `text-wrap: balance` does.
 */
export async function letterFitting(
  text: string,
  sizes: readonly number[],
  place: Place & { height: number },
): Promise<Lettering> {
  let fitting: Lettering | undefined;
  for (const size of sizes) {
    fitting = await letter(text, size, place);
    if (fitting.width > place.width || fitting.height > place.height) continue;
    for (let width = place.width; width > place.width / 2; width -= 24) {
      const narrower = await letter(text, size, { ...place, width });
      if (narrower.height > fitting.height + size / 2 || narrower.width > width) break;
      fitting = narrower;
    }
    return fitting;
  }
  return fitting as Lettering;
}

function shorten(text: string): string {
  const letters = [...text.replace(/\s+/g, " ").trim()];
  return letters.length > LONGEST
    ? `${letters
        .slice(0, LONGEST - 1)
        .join("")
        .trimEnd()}…`
    : letters.join("");
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: Pango refuses them
const REFUSED = /[\u0000-\u001f\u007f\ufffe\uffff]/g;

function escapeMarkup(text: string): string {
  return text
    .replace(REFUSED, "")
    .toWellFormed()
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;");
}
