import { join } from "node:path";
import sharp from "sharp";

/** The school's face in the format that Pango reads; scripts/subset-fonts.mjs writes the files. */
const FACES = ["eczar-latin.ttf", "eczar-devanagari.ttf"].map((name) =>
  join(import.meta.dirname, "fonts", name),
);
const LONGEST = 160;

/** Words as a transparent picture. */
export type Lettering = { image: Buffer; width: number; height: number };

type Place = { colour: string; tag: string; width: number; wrap?: "word" | "word-char" };

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
 * A text as large as it fits into a place, by the given sizes from large to small. Its lines are
 * made as even as they get without one line more, as `text-wrap: balance` does.
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

/** What is too long even in the smallest size: lines end within words, and the last ones are left out. */
async function cut(text: string, size: number, place: Place & { height: number }) {
  const whole = await letter(text, size, { ...place, wrap: "word-char" });
  const width = Math.min(whole.width, place.width);
  const height = Math.min(whole.height, place.height);
  const image = await sharp(whole.image).extract({ left: 0, top: 0, width, height }).toBuffer();
  return { image, width, height };
}

function shorten(text: string): string {
  // The faces have no pictures: those of emoji would be empty boxes.
  const readable = text.replace(/\p{Extended_Pictographic}|[\ufe0f\u200d](?=\s|$)/gu, "");
  const letters = [...(readable.replace(/\s+/g, " ").trim() || "·")];
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
