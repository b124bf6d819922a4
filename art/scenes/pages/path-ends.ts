import { Chance } from "../../hand/chance.ts";
import { act } from "../../hand/gestures.ts";
import { morning, shadow } from "../../hand/land.ts";
import type { Point } from "../../hand/path.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { chir, sal } from "../../hand/trees.ts";
import { uniform } from ".././settings.ts";

/** The page's paper reaches into the sky with the same long knife cuts that part the bands below it. */
function paperAbove(p: Print): void {
  const c = new Chance(71);
  const edge: Point[] = [];
  for (let x = -20; x < p.width + 20; ) {
    const long = c.between(90, 240);
    const y = 34 - 22 * Math.exp(-(((x - 1500) / 700) ** 2)) + c.between(-9, 9);
    edge.push([x, y], [x + long * 0.94, y + c.between(-3, 3)]);
    x += long;
  }
  p.poly([[-20, -10], ...edge, [p.width + 40, -10]], "paper");
}

/** A path that ends where the page puts a signpost; its ground continues in the footer, so it is cut off below. */
function pathThatEnds(p: Print): void {
  morning(p, 330);
  paperAbove(p);
  // Left of the boards at every width.
  p.circle(1012, 198, 62, "saffron-300");
  ranges(p, 330, 200, 157);
  p.rect(0, 430, 2000, 170, "leaf-500");
  p.path("M-10 470Q500 410 1000 452T2010 430V610H-10z", "pine-700");
  p.grain("leaf-500", 26, [0, 470, 2000, 540], [60, 170], 2, 0.5);
  p.path(
    "M980 610Q1010 560 1110 536T1140 486Q1090 470 1060 458H1084Q1160 476 1186 500T1150 556Q1110 580 1108 610z",
    "saffron-100",
  );
  for (const [x, h] of [
    [90, 190],
    [210, 150],
    [560, 120],
    [1560, 140],
    [1730, 200],
    [1900, 170],
  ] as const)
    sal(p, x, 480, h, x, { ink: "pine-950", lit: "pine-700" });
  chir(p, 330, 496, 330, 1);
  chir(p, 430, 486, 240, 2, -1);
  chir(p, 1640, 486, 280, 2, -1);
  p.path("M-10 560Q420 520 900 556T2010 536V610H-10z", "pine-950");
  // The last of it, in front of the child's feet.
  p.path(
    "M1018 578Q1050 560 1104 548L1172 546Q1150 566 1112 580Q1062 592 1018 578z",
    "saffron-100",
  );
  shadow(p, 1060, 566, 120, "pine-950", 0.4);
  person(
    p,
    1050,
    572,
    190,
    act({ near: "brow", far: "hip", legs: "rest", nod: -8 }),
    uniform({ hair: "short", skin: 1, bag: "brick-500" }),
    1,
  );
  p.salt();
}

export const pathEndsPlates = [
  {
    name: "scenes/path-ends",
    width: 2000,
    height: 600,
    alt: "A child with a school bag stands where the path ends and looks out over the hills.",
    draw: pathThatEnds,
  },
];
