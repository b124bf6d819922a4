import { isShown, luminance, type Oklch, readHex, toHex } from "./colour-space.ts";
import { followingFirst, followingSecond, type PaletteToken } from "./original-palette.ts";

/** The tokens that differ from the original look, as "#rrggbb". */
export type Palette = Partial<Record<PaletteToken, string>>;

/**
 * The palette of a school with one or two colours of its own. Each token keeps its luminance of the original
 * look, so every pair keeps its contrast, whatever the colours. The school's colours determine hue and
 * strength: a grey gives greys, and a neon colour is limited. The first colour replaces the greens, the
 * second saffron and orange; without a second these stay.
 */
export function paletteOf(colours: readonly string[]): Palette {
  const [first, second] = colours.map(readHex);
  return {
    ...(first && derived(followingFirst, { from: "pine-600", to: first, mostTimes: 2 })),
    ...(second && derived(followingSecond, { from: "saffron-400", to: second, mostTimes: 1.15 })),
  };
}

type Change<Token> = { from: Token; to: Oklch; mostTimes: number };

/** A scale shifted to the hue of a school's colour, with `from` as the token that represents the scale. */
function derived<Token extends PaletteToken>(
  scale: Readonly<Record<Token, Oklch>>,
  { from, to: [, chroma, hue], mostTimes }: Change<Token>,
): Palette {
  const [, ownChroma, ownHue] = scale[from];
  const times = Math.min(chroma / ownChroma, mostTimes);
  const entries = Object.entries<Oklch>(scale).map(([token, original]) => {
    const turned = (original[2] - ownHue + hue + 360) % 360;
    return [token, toHex(asBright(original, original[1] * times, turned))];
  });
  return Object.fromEntries(entries);
}

/**
 * The colour of this hue with another colour's luminance, and the requested strength if a screen can show it.
 */
function asBright(original: Oklch, chroma: number, hue: number): Oklch {
  const wanted = luminance(original);
  for (let strength = chroma; strength > 0.001; strength *= 0.96) {
    const colour = ofLuminance(wanted, strength, hue);
    if (isShown(colour)) return colour;
  }
  return ofLuminance(wanted, 0, hue);
}

function ofLuminance(wanted: number, chroma: number, hue: number): Oklch {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (luminance([middle, chroma, hue]) < wanted) low = middle;
    else high = middle;
  }
  return [(low + high) / 2, chroma, hue];
}
