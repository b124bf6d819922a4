import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { hindiSyllables, subsetGlyphs } from "./fonts/subset-glyphs.mjs";

// Writes the fonts of every page's first screen with only the characters that English pages use, and for
// Hindi pages those of Hindi and Sanskrit with the forms that Hindi gives them: a third of the packages'
// size. Run it after an upgrade of the fonts and commit its output; app/styles/fonts.css falls back to the
// packages' own files for every other character.
const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, "../app/styles/fonts");

/** Keep in step with the unicode-range of the same name in app/styles/fonts.css. */
const english = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)),
  ..."\u00a0\u00a9\u00b2\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026",
].join("");

/** The characters of headings. They are fetched completely before a page's largest words are painted. */
const headings = [...english]
  .filter((letter) => !"#$*<>@[\\]^_`{|}~\u00a9\u00b2\u00b7\u2022".includes(letter))
  .join("");

/** Keep in step with the unicode-range of the same name in app/styles/fonts.css. */
const devanagari = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x0901, 0x0903],
  [0x0905, 0x0914],
  [0x0915, 0x0939],
  [0x093c, 0x094d],
  [0x0950, 0x0950],
  [0x0958, 0x0965],
  [0x0970, 0x0970],
  [0x200c, 0x200d],
  [0x20b9, 0x20b9],
]
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)),
  )
  .join("");

/** The typographic features that English text needs, including the figures of tables. */
const keepFeatures = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum"];

/**
 * Headings have one weight: the range between it and the lightest or the logo's takes 5 kB that a first
 * screen waits for.
 */
const oneWeight = { variationAxes: { wght: 460 } };

const eczar = "@fontsource-variable/eczar/files/eczar";
const mukta = "@fontsource/mukta/files/mukta";
const faces = [
  ["eczar-english", `${eczar}-latin-wght-normal.woff2`, headings, { keepFeatures, ...oneWeight }],
  ["mukta-400-english", `${mukta}-latin-400-normal.woff2`, english, { keepFeatures }],
  ["mukta-500-english", `${mukta}-latin-500-normal.woff2`, english, { keepFeatures }],
  ["mukta-600-english", `${mukta}-latin-600-normal.woff2`, english, { keepFeatures }],
  // The one Hindi word of an English page: the link to the Hindi one.
  ["mukta-hindi-name", `${mukta}-devanagari-500-normal.woff2`, "हिन्दी"],
  // The rupee sign, which the packages keep with the Devanagari letters.
  ["mukta-400-rupee", `${mukta}-devanagari-400-normal.woff2`, "\u20b9"],
  ["mukta-600-rupee", `${mukta}-devanagari-600-normal.woff2`, "\u20b9"],
];

const hindiFaces = [
  ["eczar-devanagari", `${eczar}-devanagari-wght-normal.woff2`, oneWeight.variationAxes.wght],
  ["mukta-400-devanagari", `${mukta}-devanagari-400-normal.woff2`],
  ["mukta-600-devanagari", `${mukta}-devanagari-600-normal.woff2`],
];

/** For the pictures of shared links, drawn by a library that cannot read woff2. */
const western = Array.from({ length: 0x17f - 0x20 + 1 }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join("");
const lettering = [
  ["eczar-latin", `${eczar}-latin-wght-normal.woff2`, `${western}${english}\u20b9`, oneWeight],
  ["eczar-devanagari", `${eczar}-devanagari-wght-normal.woff2`, devanagari, oneWeight],
];

mkdirSync(folder, { recursive: true });
for (const [name, file, characters, options] of faces) {
  const whole = readFileSync(resolve(file));
  // Instructions for coarse screens are a third of Mukta's bytes and change nothing on a phone.
  const part = await subsetFont(whole, characters, {
    targetFormat: "woff2",
    noHinting: true,
    ...options,
  });
  writeFileSync(join(folder, `${name}.woff2`), part);
  process.stdout.write(`${name}: ${whole.length} to ${part.length} bytes\n`);
}

for (const [name, file, weight] of hindiFaces) {
  const part = await subsetGlyphs(resolve(file), devanagari, hindiSyllables(), weight);
  writeFileSync(join(folder, `${name}.woff2`), part);
  process.stdout.write(`${name}: ${part.length} bytes\n`);
}

const letteringFolder = join(import.meta.dirname, "../server/page-pictures/fonts");
mkdirSync(letteringFolder, { recursive: true });
for (const [name, file, characters, options] of lettering) {
  const part = await subsetFont(readFileSync(resolve(file)), characters, {
    targetFormat: "sfnt",
    noHinting: true,
    ...options,
  });
  writeFileSync(join(letteringFolder, `${name}.ttf`), part);
  process.stdout.write(`${name}: ${part.length} bytes\n`);
}
