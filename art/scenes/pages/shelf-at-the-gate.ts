import { plate } from "../../catalogue.ts";
import { gateway, lowWall } from "../../hand/buildings.ts";
import { act } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { type Cut, whole } from "../../hand/path.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { sal } from "../../hand/trees.ts";
import { ground, hillsBehind, saree, uniform } from ".././settings.ts";

/** A coat or pullover on its hanger. */
function garment(p: Print, x: number, y: number, s: number, ink: InkName): void {
  p.group(`translate(${x} ${y})scale(${s})`, () => {
    p.line("M0-30q9-9 2-15-8-1-7 6", "pine-950", 3);
    p.path("M-8-28h16l30 14 18 78-20 4-10-36 2 78h-56l2-78-10 36-20-4 18-78z", ink);
    p.path("M-8-28l-30 14-18 78 20 4 10-36-2 78h20q-8-70 2-138z", "pine-950", 0.2);
    p.path("M-9-29h18l-9 20z", "paper");
    p.cuts("paper", [[26, 0, 2, 74, 1.4, 2]], true, 0.6);
  });
}

function shelfAtTheGate(p: Print): void {
  hillsBehind(p, 430, 223, 190, "pine-400");
  ground(p, 470, "leaf-500", "pine-700", 0.4, 12);
  for (const [x, h] of [
    [60, 220],
    [420, 180],
    [1180, 190],
    [1560, 230],
  ] as const)
    sal(p, x, 520, h, x);
  p.path("M-10 700Q500 664 900 690T1610 672V1010H-10z", "saffron-100");
  p.path("M-10 700Q500 664 900 690T1610 672V1010H-10z", "pine-950", 0.1);
  p.grain("pine-950", 20, [0, 730, 1600, 990], [80, 220], 2, 0.18);
  lowWall(p, -10, 704, 170, 150);
  lowWall(p, 540, 704, 1080, 150);
  gateway(p, 344, 704, 1.16, "saffron-400");
  // The shelf stands against the wall, under a roof of its own.
  p.rect(690, 330, 640, 396, "wood");
  p.rect(712, 352, 596, 352, "pine-950");
  p.rect(712, 352, 596, 352, "wood", 0.45);
  p.path("M650 334L700 262H1320L1370 334z", "brick-500");
  p.path("M650 334L700 262H860L836 334z", "pine-950", 0.2);
  const tiles = Array.from(
    { length: 14 },
    (_, i): Cut => [722 + i * 44, 268, (i - 6.5) * 5, 60, 1.8],
  );
  p.cuts("pine-950", tiles, false, 0.4);
  p.rect(712, 556, 596, 16, "saffron-100");
  p.rect(712, 376, 596, 8, "saffron-100");
  const coats: InkName[] = ["pine-700", "brick-500", "pine-700", "saffron-400", "brick-500"];
  coats.forEach((ink, i) => {
    garment(p, 776 + i * 116, 428, 1.02, ink);
  });
  const folded: InkName[] = ["paper", "pine-700", "brick-500", "saffron-400", "pine-700"];
  folded.forEach((ink, i) => {
    for (let k = 0; k < 3 - (i % 2); k++) {
      const inks = [ink, "pine-700", "paper"] as const;
      const [x, y] = [732 + i * 116, 684 - k * 34];
      p.path(`M${whole(x, y)}h96q10 0 10-12t-10-12h-96z`, inks[k] ?? ink);
      p.cuts("pine-950", [[x + 8, y - 12, 80, 0, 1.6]], false, 0.35);
    }
  });
  shadow(p, 600, 872, 240, "pine-950", 0.35);
  person(
    p,
    560,
    880,
    400,
    act({ near: "offer", far: "hang", legs: "step" }),
    saree("pine-700", "saffron-400", { skin: 2 }),
    1,
  );
  garment(p, 676, 700, 0.8, "brick-500");
  shadow(p, 800, 892, 150, "pine-950", 0.35);
  person(
    p,
    800,
    900,
    236,
    act({ near: "grasp", far: "low", legs: "even", nod: -14 }),
    uniform({ head: 9.6, wear: "skirt", legs: "pine-700", sock: "paper", skin: 1, hair: "plait" }),
    -1,
  );
  shadow(p, 1240, 860, 220, "pine-950", 0.35);
  person(
    p,
    1230,
    866,
    330,
    act({ near: "high", far: "loose", legs: "even", nod: -12 }),
    uniform({ hair: "patka", cloth: "saffron-400", skin: 3, back: true }),
    -1,
  );
  person(
    p,
    1400,
    896,
    214,
    "walk",
    uniform({
      head: 9.8,
      wear: "shorts",
      legs: "pine-700",
      sock: "paper",
      skin: 2,
      bag: "brick-500",
    }),
    1,
  );
  p.salt();
}

export const shelfPlates = [
  plate(
    "news/shelf-at-the-gate",
    "wide",
    "A shelf of school clothes beside the Juniors gate; a mother holds a pullover up to her daughter, and a boy hangs up a coat.",
    shelfAtTheGate,
  ),
];
