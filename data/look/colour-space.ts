/** A colour by lightness (0 to 1), chroma and hue (degrees): https://www.w3.org/TR/css-color-4/#ok-lab. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Triple = readonly [number, number, number];

/** "#1f6f5c" as OKLCH; undefined for everything else. */
export function readHex(hex: string): Oklch | undefined {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? [];
  if (!red || !green || !blue) return undefined;
  const [r, g, b] = [red, green, blue].map((pair) => toLinear(Number.parseInt(pair, 16) / 255));
  return fromLinear([r ?? 0, g ?? 0, b ?? 0]);
}

/** As "#rrggbb", clipped to what a screen can show. */
export function toHex(colour: Oklch): string {
  const parts = toRgb(colour).map((part) =>
    Math.round(255 * toGamma(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${parts.join("")}`;
}

/** Whether a screen can show the colour exactly. */
export function isShown(colour: Oklch): boolean {
  return toRgb(colour).every((part) => part > -1e-4 && part < 1 + 1e-4);
}

/** The relative luminance of WCAG 2.2. */
export function luminance(colour: Oklch): number {
  const [red, green, blue] = toRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours in WCAG 2.2: 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const toGamma = (part: number) =>
  part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;

/** Linear sRGB; outside 0 to 1 if a screen cannot show it. */
function toRgb([lightness, chroma, hue]: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fromLinear([red, green, blue]: Triple): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, b),
    (hue + 360) % 360,
  ];
}
