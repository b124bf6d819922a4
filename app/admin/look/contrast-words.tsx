import lookTexts from "messages:admin/look/look";
import { contrast, type Oklch, readHex } from "../../../data/look/colour-space.ts";
import { originalPalette, type PageToken } from "../../../data/look/original-palette.ts";
import { type Palette, paletteOf } from "../../../data/look/palette.ts";
import { useTexts } from "../../language/texts.ts";

/** The result of the chosen colours, and how readable text is in them, in words. */
export function ContrastWords({ colours }: { colours: readonly string[] }) {
  const t = useTexts(lookTexts);
  const palette = paletteOf(colours);
  const [first] = colours;
  const ratio = (front: PageToken, ground: PageToken) =>
    contrast(colourIn(palette, front), colourIn(palette, ground));
  return (
    <div role="status" className="contrast-words">
      <div aria-hidden className="look-scale">
        {shades.map((token) => (
          <span key={token} style={{ background: palette[token] ?? `var(--color-${token})` }} />
        ))}
      </div>
      <p>{first ? ownWords(first, t) : t.originalColours}</p>
      <ul>
        {shown.map(([id, front, ground]) => (
          <li key={id}>
            {t.pairs[id]}: {verdict(ratio(front, ground), t)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const shades = [
  ...(["pine-950", "pine-800", "pine-600", "pine-400", "pine-200", "pine-50"] as const),
  ...(["saffron-500", "saffron-400", "saffron-200"] as const),
];

/** The pairs that people meet most. */
const shown = [
  ["links", "pine-700", "paper"],
  ["dark", "pine-200", "pine-950"],
  ["button", "ink", "orange-500"],
] as const satisfies readonly (readonly [string, PageToken, PageToken])[];

function colourIn(palette: Palette, token: PageToken): Oklch {
  return readHex(palette[token as keyof Palette] ?? "") ?? originalPalette[token];
}

type Words = typeof lookTexts.en;

function verdict(ratio: number, t: Words): string {
  return (ratio >= 7 ? t.veryClear : t.clear)(ratio.toFixed(1));
}

/** The site's variant of the chosen colour. */
function ownWords(hex: string, t: Words): string {
  const colour = readHex(hex) ?? originalPalette["pine-600"];
  const onPaper = contrast(colour, originalPalette.paper);
  if (colour[1] < 0.02) return t.isGrey;
  return onPaper >= 4.5 ? t.isDark(onPaper.toFixed(1)) : t.isPale(onPaper.toFixed(1));
}
