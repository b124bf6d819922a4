import type { Plate } from "../../catalogue.ts";
import type { InkName } from "../../hand/inks.ts";
import type { Print } from "../../hand/print.ts";
import { type Motif, motifs } from "./print-motifs.ts";

/** The two inks of a print: the ground of the block, and what is printed over it. */
const pairs: readonly (readonly [InkName, InkName])[] = [
  ["saffron-400", "pine-800"],
  ["dusk-300", "brick-500"],
  ["pine-400", "pine-950"],
  ["brick-500", "saffron-100"],
  ["indigo", "saffron-400"],
  ["saffron-100", "brick-500"],
  ["pine-800", "saffron-400"],
  ["dusk-300", "indigo"],
  ["saffron-100", "pine-800"],
];

const [across, rows] = [12, 3];
const [cell, line] = [200, 288];

/** Where the next print will hang. */
const free = 2 * across + 8;

/** One print: its ground a little askew, the motif, and the signature in pencil below. */
function block(p: Print, motif: Motif, [ground, over]: readonly [InkName, InkName]): void {
  const sheet = p.stamp("sheet", () => {
    p.rect(0, 0, 150, 190, "paper");
    p.cuts("pine-800", [[100, 176, 32, -2, 0.9, 2]], true, 0.6);
  });
  p.press(sheet, 0, 0, 1);
  const [a, b] = [p.chance.between(-2, 2), p.chance.between(-2, 2)].map(Math.round) as [
    number,
    number,
  ];
  p.poly(
    [
      [11 - a, 11 + b],
      [139 + b, 11 + a],
      [139 - a, 161 + b],
      [11 + b, 161 - a],
    ],
    ground,
  );
  const id = p.stamp(motif.name, () => motif.draw(p));
  p.press(id, 12, 12, 1.26, 1, over);
}

/** The prints of a Class 7 on three lines. The wall itself is left to the page. */
function wallOfPrints(p: Print): void {
  const peg = p.stamp("peg", () => {
    p.rect(-4, -12, 8, 28, "saffron-400");
    p.rect(-4, -2, 8, 3, "pine-950", 0.4);
  });
  for (let row = 0; row < rows; row++) {
    const y = 34 + row * line;
    const cord = (x: number) => y + 26 * Math.sin((Math.PI * (x % 800)) / 800);
    let d = `M0 ${y}`;
    for (let x = 100; x <= across * cell; x += 100) d += `L${x} ${Math.round(cord(x))}`;
    p.line(d, "pine-400", 3);
    for (let column = 0; column < across; column++) {
      const place = row * across + column;
      const x = column * cell + 25;
      const top = Math.round(cord(x + 75));
      const turn = ((place * 7) % 5) - 2;
      if (place !== free) {
        const motif = motifs[(place * 5 + row) % motifs.length];
        const pair = pairs[(place * 4 + row * 2) % pairs.length];
        if (!motif || !pair) continue;
        p.group(`translate(${x} ${top})rotate(${turn} 75 0)`, () => block(p, motif, pair));
      }
      for (const at of [34, 116]) p.press(peg, x + at, cord(x + at), 1);
    }
  }
}

export const wallPlates: Plate[] = [
  {
    name: "scenes/wall-of-prints",
    width: across * cell,
    height: rows * line,
    alt: "Thirty-five small prints in two inks on three lines: leaves, shoes, hands, fish, kites and hills; two pegs are still free.",
    draw: wallOfPrints,
  },
];
