import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  mostPortraitPixels,
  shortestLogoSide,
  tallestLogo,
  widestLogo,
} from "../../../data/gallery/upload-limits.ts";
import type { Rendered } from "../renditions.ts";
import { thumbhashOf } from "../thumbhash.ts";
import { UploadRefusal } from "../upload-refusal.ts";
import { cleanSvg } from "./clean-svg.ts";
import { iconNames } from "./logo-files.ts";

/** Three times as high as the header shows it. */
const shownHeight = 144;
/** The side in pixels at which an SVG is rasterised first. */
const drawnSide = 1024;
/** Paper of app/styles/tokens.css, behind icons that need a background. */
const paper = "#f8f6ed";
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Reads a logo, SVG or PNG, whatever its name, and writes what pages and devices show into `directory`: the
 * drawing rewritten without scripts and external references (clean-svg.ts), a PNG for uses without SVG, and
 * icons. Throws an UploadRefusal if it is neither, too small, too long, or shows nothing.
 */
export async function renderLogo(source: string, directory: string): Promise<Rendered> {
  const { picture, svg, width, height } = await readLogo(await readFile(source));
  if (width / height > widestLogo) throw new UploadRefusal("logo_too_wide");
  if (height / width > tallestLogo) throw new UploadRefusal("logo_too_tall");
  const { channels } = await sharp(picture).stats();
  if ((channels[3]?.max ?? 255) === 0) throw new UploadRefusal("logo_empty");

  const files: string[] = [];
  const write = async (name: string, content: Sharp | string) => {
    if (typeof content === "string") await writeFile(join(directory, name), content);
    else await content.png({ compressionLevel: 9 }).toFile(join(directory, name));
    files.push(name);
  };
  if (svg) await write("logo.svg", svg);
  const fitting = { height: shownHeight, fit: "inside", withoutEnlargement: true } as const;
  const { data, info } = await sharp(picture)
    .resize(fitting)
    .png()
    .toBuffer({ resolveWithObject: true });
  await write("logo.png", sharp(data));
  for (const name of iconNames) await write(name, await iconOf(picture, name));

  const sizes = await Promise.all(files.map((name) => stat(join(directory, name))));
  return {
    width: info.width,
    height: info.height,
    thumbhash: await thumbhashOf(sharp(data)),
    files,
    bytes: sizes.reduce((sum, { size }) => sum + size, 0),
  };
}

/** The logo as PNG, large enough for all its files, and its size. */
async function readLogo(file: Buffer) {
  if (file.subarray(0, 8).toString("hex") === "89504e470d0a1a0a") return readPng(file);
  const text = file.toString("utf8");
  if (!/<svg[\s>]/.test(text.slice(0, 4096))) throw new UploadRefusal("logo_other_kind");
  const clean = cleanSvg(text);
  if (!clean) throw new UploadRefusal("logo_unreadable");
  const { svg, width, height } = clean;
  const density = Math.min(7200, Math.max(1, (72 * drawnSide) / Math.max(width, height)));
  const picture = await sharp(Buffer.from(svg), { density, limitInputPixels: mostPortraitPixels })
    .resize({ width: drawnSide, height: drawnSide, fit: "inside" })
    .ensureAlpha()
    .png()
    .toBuffer()
    .catch(unreadable);
  return { picture, svg, width, height };
}

async function readPng(file: Buffer) {
  const options = { limitInputPixels: mostPortraitPixels, failOn: "error" } as const;
  const { width = 0, height = 0 } = await sharp(file, options).metadata().catch(unreadable);
  if (Math.min(width, height) < shortestLogoSide) throw new UploadRefusal("logo_too_small");
  const picture = await sharp(file, options)
    .toColourspace("srgb")
    .ensureAlpha()
    .png()
    .toBuffer()
    .catch(unreadable);
  return { picture, svg: undefined, width, height };
}

/**
 * The logo in the middle of a square. Devices may crop a maskable icon to a circle:
 * https://www.w3.org/TR/appmanifest/#icon-masks
 */
async function iconOf(picture: Buffer, name: (typeof iconNames)[number]): Promise<Sharp> {
  const side = name === "apple-touch-icon.png" ? 180 : Number(/\d+/.exec(name)?.[0]);
  const isWhole = name.startsWith("icon-");
  const inner = Math.round(side * (isWhole ? 1 : name.startsWith("maskable") ? 0.56 : 0.8));
  const shrunk = await sharp(picture)
    .resize(inner, inner, { fit: "contain", background: clear })
    .toBuffer();
  const margin = { top: Math.floor((side - inner) / 2), bottom: Math.ceil((side - inner) / 2) };
  const icon = sharp(shrunk).extend({
    ...margin,
    left: margin.top,
    right: margin.bottom,
    background: clear,
  });
  return isWhole ? icon : sharp(await icon.toBuffer()).flatten({ background: paper });
}

function unreadable(): never {
  throw new UploadRefusal("logo_unreadable");
}
