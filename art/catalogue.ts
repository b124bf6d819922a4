import { Print } from "./hand/print.ts";

/** One picture of the sample school: its path, description and drawing. */
export type Plate = {
  /** Path below public/prints, without the extension. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** One plain sentence that describes the picture. */
  readonly alt: string;
  readonly draw: (print: Print) => void;
};

/** Formats: 16:10, 2:1, 4:5, 3:2, 1:1, 16:9. */
const FORMAT = {
  wide: [1600, 1000],
  broad: [1600, 800],
  tall: [1000, 1250],
  classic: [1500, 1000],
  square: [1200, 1200],
  video: [1600, 900],
} as const;

export function plate(
  name: string,
  format: keyof typeof FORMAT,
  alt: string,
  draw: (print: Print) => void,
): Plate {
  const [width, height] = FORMAT[format];
  return { name, width, height, alt, draw };
}

type Page = readonly [format: keyof typeof FORMAT, alt: string, draw: (print: Print) => void];

/** Numbers the pictures of one album 01, 02, ... in the order given. */
export function album(slug: string, pages: readonly Page[]): Plate[] {
  return pages.map(([format, alt, draw], i) =>
    plate(`albums/${slug}/${String(i + 1).padStart(2, "0")}`, format, alt, draw),
  );
}

/** A seed from the name, so that a print stays the same when others are added. */
function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 100003;
  return seed;
}

export function engrave({ name, width, height, alt, draw }: Plate): string {
  const print = new Print(width, height, alt, seedOf(name));
  draw(print);
  return print.toSvg();
}
