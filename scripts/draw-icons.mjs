import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "./chromium.mjs";

// Draws the icons of the web app from public/favicon.svg into public/icons. Run it when the favicon changes
// and commit its output. A browser draws them, as it draws the favicon itself.
const pictures = join(import.meta.dirname, "../public");
const favicon = readFileSync(join(pictures, "favicon.svg"), "utf8");
const ground = /fill="(#[0-9a-f]{6})"/.exec(favicon)[1];
const mark = /<g[\s\S]*<\/g>/.exec(favicon)[0];
/** Square to the edges, with the mark inside the circle that every mask keeps (80%). */
const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 46 46"><path fill="${ground}" d="M0 0h46v46H0z"/><g transform="translate(23 23) scale(.74) translate(-23 -24)">${mark}</g></svg>`;

const icons = [
  ["icon-192", favicon, 192],
  ["icon-512", favicon, 512],
  ["maskable-512", whole, 512],
  ["apple-touch-icon", whole, 180],
  ["favicon", favicon, 32],
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
mkdirSync(join(pictures, "icons"), { recursive: true });
for (const [name, svg, size] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const sized = svg.replace("<svg", `<svg style="display:block" width="${size}" height="${size}"`);
  await page.setContent(`<body style="margin:0">${sized}`);
  const picture = await page.screenshot({ omitBackground: true, type: "png" });
  const file = name === "favicon" ? "favicon.ico" : `icons/${name}.png`;
  writeFileSync(join(pictures, file), name === "favicon" ? icoOf(picture, size) : picture);
  process.stdout.write(`${file}: ${picture.length} bytes\n`);
}
await browser.close();

/** An ICO file with one PNG (Windows Vista and later): programs that request /favicon.ico read no page. */
function icoOf(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
