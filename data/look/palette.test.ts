import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast, type Oklch, readHex, toHex } from "./colour-space.ts";
import { shapePairs, textPairs } from "./contrast-pairs.ts";
import { lookOf } from "./look.ts";
import { originalPalette, type PageToken } from "./original-palette.ts";
import { type Palette, paletteOf } from "./palette.ts";
import { paletteCss, themeColourOf } from "./shown-look.ts";

const extremes = {
  black: "#000000",
  white: "#ffffff",
  grey: "#808080",
  yellow: "#ffff00",
  neonGreen: "#39ff14",
  neonPink: "#ff10f0",
  blue: "#0000ff",
  red: "#ff0000",
  cyan: "#00ffff",
  maroon: "#800000",
  navy: "#000080",
} as const;

/** The same colours in every run (mulberry32). */
function randomColours(count: number): string[] {
  let seed = 20_261_125;
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return Array.from({ length: count }, () => `#${(next() >>> 8).toString(16).padStart(6, "0")}`);
}

const every = [...Object.values(extremes), ...randomColours(400)];

function colourIn(palette: Palette, token: PageToken): Oklch {
  const own = palette[token as keyof Palette];
  return readHex(own ?? "") ?? originalPalette[token];
}

function faint(palette: Palette): string[] {
  const below = (pairs: typeof textPairs, least: number) =>
    pairs
      .map(([front, ground]) => ({
        pair: `${front} on ${ground}`,
        is: contrast(colourIn(palette, front), colourIn(palette, ground)),
      }))
      .filter(({ is }) => is < least)
      .map(({ pair, is }) => `${pair}: ${is.toFixed(2)}`);
  return [...below(textPairs, 4.5), ...below(shapePairs, 3)];
}

describe("the palette of a school", () => {
  test("starts from the colours of app/styles/tokens.css", () => {
    const sheet = readFileSync(join(import.meta.dirname, "../../app/styles/tokens.css"), "utf8");
    for (const [token, [lightness, chroma, hue]] of Object.entries(originalPalette)) {
      expect(sheet).toContain(`--color-${token}: oklch(${lightness} ${chroma} ${hue});`);
    }
  });

  test("is the original when no colours are set", () => {
    expect(paletteOf([])).toEqual({});
    expect(lookOf(null)).toBeUndefined();
    expect(lookOf({ colours: [], logo: null, lightLogo: null })).toBeUndefined();
    expect(faint({})).toEqual([]);
    expect(paletteCss({})).toBe("");
    expect(themeColourOf(undefined)).toBe(toHex(originalPalette["pine-950"]));
  });

  test.each(Object.entries(extremes))("is readable in %s, as one colour and as two", (_, hex) => {
    expect(faint(paletteOf([hex]))).toEqual([]);
    for (const other of Object.values(extremes)) expect(faint(paletteOf([hex, other]))).toEqual([]);
  });

  test("is readable in any colour", () => {
    for (const [place, hex] of every.entries()) {
      const other = every[(place * 7 + 3) % every.length] ?? hex;
      expect(faint(paletteOf([hex, other])), `${hex} and ${other}`).toEqual([]);
    }
  });

  test("has the school's hue", () => {
    const hueOf = (hex: string | undefined) => readHex(hex ?? "")?.[2] ?? Number.NaN;
    for (const hex of [extremes.maroon, extremes.navy, "#8a1538", "#2b6cb0", "#6b21a8"]) {
      const off = Math.abs(hueOf(paletteOf([hex])["pine-600"]) - hueOf(hex));
      expect(Math.min(off, 360 - off), hex).toBeLessThan(4);
    }
  });

  test("makes greys from a grey, and no louder colours than the page can carry", () => {
    const strengthOf = (hex: string | undefined) => readHex(hex ?? "")?.[1] ?? Number.NaN;
    for (const hex of Object.values(paletteOf([extremes.grey, extremes.black]))) {
      expect(strengthOf(hex)).toBeLessThan(0.004);
    }
    for (const colour of every) {
      expect(strengthOf(paletteOf([colour])["pine-700"])).toBeLessThan(0.14);
    }
  });

  test("keeps saffron and orange when one colour is set", () => {
    const tokens = Object.keys(paletteOf(["#8a1538"]));
    expect(tokens).toContain("pine-700");
    expect(tokens.filter((token) => /saffron|orange/.test(token))).toEqual([]);
    expect(Object.keys(paletteOf(["#8a1538", "#ffd700"]))).toContain("saffron-400");
  });

  test("ignores what is not a colour", () => {
    expect(paletteOf(["red;}body{display:none"])).toEqual({});
  });

  test("takes a handful of bytes in the page", () => {
    expect(paletteCss(paletteOf(["#8a1538", "#ffd700"])).length).toBeLessThan(800);
    expect(paletteCss(paletteOf(["#8a1538"]))).toMatch(
      /^:root\{(--color-[\w-]+:#[0-9a-f]{6};?)+\}$/,
    );
  });

  test("reads and writes colours without loss", () => {
    for (const hex of every) {
      const colour = readHex(hex);
      expect(colour && toHex(colour)).toBe(hex);
    }
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
  });
});
