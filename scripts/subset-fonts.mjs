import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

// Writes the faces of every page's first screen with only the characters English pages use, two
// thirds of the packages' size. Run it after an upgrade of the fonts and commit what it writes;
// app/styles/fonts.css falls back to the packages' own files for every other character.
const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, "../app/styles/fonts");

/** Keep in step with the unicode-range of the same name in app/styles/fonts.css. */
const english = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)),
  ..."\u00a0\u00a9\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026",
].join("");

const faces = [
  ["eczar", "@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2"],
  ["mukta-400", "@fontsource/mukta/files/mukta-latin-400-normal.woff2"],
  ["mukta-500", "@fontsource/mukta/files/mukta-latin-500-normal.woff2"],
  ["mukta-600", "@fontsource/mukta/files/mukta-latin-600-normal.woff2"],
];

mkdirSync(folder, { recursive: true });
for (const [name, file] of faces) {
  const whole = readFileSync(resolve(file));
  const part = await subsetFont(whole, english, { targetFormat: "woff2" });
  writeFileSync(join(folder, `${name}-english.woff2`), part);
  process.stdout.write(`${name}: ${whole.length} to ${part.length} bytes\n`);
}
