import { plate } from "../../catalogue.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { sal } from "../../hand/trees.ts";
import { ground, hillsBehind, uniform } from "../settings.ts";

/** Chess men by outline: the base at 0,0 and 100 units tall. */
const MEN = {
  pawn: "M-24 0q0-16 12-18q8-20 0-34q-10 0-10-8h8q-12-22 14-30q26 8 14 30h8q0 8-10 8q-8 14 0 34q12 2 12 18z",
  rook: "M-28 0q0-18 12-20l4-50h-10v-24h12v8h6v-8h12v8h6v-8h12v24h-10l4 50q12 2 12 20z",
  knight:
    "M-28 0q2-18 14-20q-10-40 16-60q-22 10-30-2q16-24 34-26l4-12l6 12q26 14 12 70q-4 12 0 18q10 2 12 20z",
  king: "M-28 0q0-18 14-20q6-24-4-46q-14-12 4-22q8-4 10-4v-6h-6v-7h6v-8h8v8h6v7h-6v6q6 0 12 6q14 10 2 20q-10 22-4 46q12 2 12 20z",
} as const;

function chessMan(
  p: Print,
  man: keyof typeof MEN,
  x: number,
  y: number,
  size: number,
  ink: InkName,
): void {
  p.group(`translate(${x} ${y})scale(${(size / 100).toFixed(2)})`, () => {
    p.path("M-20-2L-150 16-70 8 24 0z", "pine-950", 0.35);
    p.path(MEN[man], ink);
    p.within(MEN[man], () => p.rect(-34, -120, 30, 122, "pine-950", 0.25));
    p.cuts("paper", [[8, -60, -2, 44, 2, -3]], true, 0.5);
  });
}

function chessMen(p: Print): void {
  p.rect(0, 0, 1600, 1000, "pine-700");
  p.path("M0 0H900L240 560H-10z", "saffron-100", 0.12);
  p.path("M-10 560H1610V1010H-10z", "saffron-100");
  let dark = "";
  for (let r = 0; r < 3; r++) {
    const [a, b] = [560 + r * r * 40 + r * 60, 560 + (r + 1) ** 2 * 40 + (r + 1) * 60];
    for (let c = -5; c < 5; c++) {
      if ((r + c) % 2) continue;
      const at = (n: number, y: number) => Math.round(800 + n * (170 + (y - 560) * 0.4));
      dark += `M${at(c, a)} ${a}H${at(c + 1, a)}L${at(c + 1, b)} ${b}H${at(c, b)}z`;
    }
  }
  p.path(dark, "pine-950");
  chessMan(p, "rook", 350, 640, 290, "brick-500");
  chessMan(p, "pawn", 1150, 640, 230, "brick-500");
  chessMan(p, "pawn", 560, 740, 260, "paper");
  chessMan(p, "king", 820, 820, 520, "paper");
  chessMan(p, "knight", 1140, 880, 460, "brick-500");
  p.salt();
}

function courtyardChess(p: Print): void {
  hillsBehind(p, 360, 641, 140);
  sal(p, 120, 470, 300, 1);
  sal(p, 1480, 470, 330, 2);
  p.rect(0, 360, 1600, 60, "leaf-500");
  ground(p, 400, "saffron-100", "pine-950", 0.2, 14);
  let dark = "";
  for (let r = 0; r < 6; r++) {
    const y = (n: number) => Math.round(450 + n * 56 + n * n * 5);
    for (let c = -4; c < 4; c++) {
      if ((r + c) % 2) continue;
      const at = (n: number, m: number) => Math.round(800 + n * (122 + m * 11));
      dark += `M${at(c, r)} ${y(r)}H${at(c + 1, r)}L${at(c + 1, r + 1)} ${y(r + 1)}H${at(c, r + 1)}z`;
    }
  }
  p.path(dark, "pine-700");
  for (const [man, x, y, s, ink] of [
    ["rook", 480, 520, 130, "brick-500"],
    ["king", 860, 530, 190, "brick-500"],
    ["pawn", 1080, 590, 110, "brick-500"],
    ["pawn", 640, 700, 120, "paper"],
    ["knight", 1180, 800, 190, "paper"],
    ["king", 440, 860, 250, "paper"],
  ] as const)
    chessMan(p, man, x, y, s, ink);
  shadow(p, 760, 900, 220, "pine-950", 0.35);
  person(
    p,
    800,
    906,
    330,
    "give",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2 }),
  );
  chessMan(p, "pawn", 960, 890, 170, "paper");
  person(p, 1300, 690, 300, "fold", uniform({ hair: "patka", cloth: "saffron-400", skin: 1 }), -1);
  person(p, 300, 640, 280, "ease", uniform({ hair: "short", skin: 3 }));
  p.salt();
}

export const chessGallery = [
  plate(
    "sports/chess-2",
    "wide",
    "A white king and a red knight face each other across the board.",
    chessMen,
  ),
  plate(
    "sports/chess-3",
    "wide",
    "A game with knee-high pieces on the courtyard board.",
    courtyardChess,
  ),
];
