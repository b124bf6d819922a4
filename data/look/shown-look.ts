// Every page loads these few lines; the code that computes a palette stays on the server.
import type { Palette } from "./palette.ts";

/** A school's mark as pages show it. */
export type Logo = { src: string; width: number; height: number };

/** A logo this wide is taken to include the school's name; a narrower one is shown before the name. */
export function carriesName({ width, height }: Logo): boolean {
  return width > 2 * height;
}

/** The palette as CSS for the document's head. Unlayered, so it overrides the theme. */
export function paletteCss(palette: Palette): string {
  const declared = Object.entries(palette).map(([token, value]) => `--color-${token}:${value}`);
  return declared.length > 0 ? `:root{${declared.join(";")}}` : "";
}

/** The colour of a browser's frame around a page: pine-950. */
export function themeColourOf(palette: Palette | undefined): string {
  return palette?.["pine-950"] ?? "#062019";
}
