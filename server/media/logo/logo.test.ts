import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { renderLogo } from "./logo.ts";
import { iconNames } from "./logo-files.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "logo-"));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function render(file: Buffer | string) {
  const source = join(directory, "received");
  await writeFile(source, file);
  return renderLogo(source, directory);
}

const drawing = (inside: string, box = "0 0 300 100") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;
const disc = '<circle cx="50" cy="50" r="40" fill="#8a1538"/>';
const png = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 138, g: 21, b: 56, alpha } } })
    .png()
    .toBuffer();

describe("a logo", () => {
  test("drawn as SVG becomes a clean drawing, a PNG and icons", async () => {
    const { width, height, files } = await render(drawing(`<script>alert(1)</script>${disc}`));
    expect([width, height]).toEqual([432, 144]);
    expect(files.toSorted()).toEqual(["logo.svg", "logo.png", ...iconNames].toSorted());
    const svg = await readFile(join(directory, "logo.svg"), "utf8");
    expect(svg).toContain("<circle");
    expect(svg).not.toContain("script");
    const sides = { "icon-48.png": 48, "icon-192.png": 192, "icon-512.png": 512 } as const;
    for (const [name, side] of Object.entries(sides)) {
      expect(await sharp(join(directory, name)).metadata()).toMatchObject({
        width: side,
        height: side,
      });
    }
  });

  test("has icons with a background where devices need one", async () => {
    await render(drawing(disc, "0 0 100 100"));
    for (const name of ["maskable-512.png", "apple-touch-icon.png"]) {
      const { data, info } = await sharp(join(directory, name))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([0xf8, 0xf6, 0xed]);
      const middle =
        (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
      expect([...data.subarray(middle, middle + 3)]).toEqual([0x8a, 0x15, 0x38]);
      expect(info.width).toBe(name.startsWith("maskable") ? 512 : 180);
    }
  });

  test("as PNG stays within the header's height, and is never enlarged", async () => {
    expect(await render(await png(1200, 600))).toMatchObject({ width: 288, height: 144 });
    expect(await render(await png(128, 128))).toMatchObject({ width: 128, height: 128 });
    expect(await readdir(directory)).not.toContain("logo.svg");
  });

  const refused: [what: string, file: () => Promise<Buffer> | string, code: string][] = [
    [
      "a JPEG",
      async () =>
        sharp(await png(200, 200))
          .jpeg()
          .toBuffer(),
      "logo_other_kind",
    ],
    ["a text", () => "Our school", "logo_other_kind"],
    ["a page", () => "<html><body>hello</body></html>", "logo_other_kind"],
    ["a small PNG", () => png(400, 100), "logo_too_small"],
    ["a banner", () => png(1400, 200), "logo_too_wide"],
    ["a drawn banner", () => drawing(disc, "0 0 700 100"), "logo_too_wide"],
    ["a tower", () => png(200, 500), "logo_too_tall"],
    ["an invisible PNG", () => png(200, 200, 0), "logo_empty"],
    [
      "a drawing of nothing",
      () => drawing('<image href="https://x.example/a.png"/>'),
      "logo_empty",
    ],
    ["a drawing without a size", () => "<svg><path/></svg>", "logo_unreadable"],
    ["a cut off PNG", async () => (await png(400, 400)).subarray(0, 60), "logo_unreadable"],
  ];
  test.each(refused)("refuses %s", async (_what, file, code) => {
    await expect(render(await file())).rejects.toMatchObject({ code });
  });
});
