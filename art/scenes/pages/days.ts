import { plate } from "../../catalogue.ts";
import { school } from "../../hand/buildings.ts";
import { act, holding } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { field, hill, morning, shadow, skyline } from "../../hand/land.ts";
import { fine, whole } from "../../hand/path.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { openBook, spoon } from "../../hand/tools.ts";
import { chir, treeLine } from "../../hand/trees.ts";
import { kit, uniform } from "../settings.ts";

/** The width of an arcade column, including its pillar, and of the opening in it. */
const [step, opening] = [420, 330];
const arch = (i: number) =>
  `M${whole(i * step + 45, 760)}V330a${fine(opening / 2, 170)} 0 0 1 ${opening} 0V760z`;

/** The sky in each opening: the sun by its height, and finally the first star and the lamps. */
const hours: readonly (readonly [sky: InkName, tint: number, sun: number | null])[] = [
  ["saffron-100", 0.9, 520],
  ["dusk-300", 0.5, 350],
  ["dusk-300", 0.8, 240],
  ["saffron-100", 0.6, 390],
  ["pine-950", 0.82, null],
];

/** Five openings of the arcade, each showing a later hour over the same hills. */
function fiveHours(p: Print): void {
  const [w, h] = [p.width, p.height];
  p.rect(0, 0, w, h, "saffron-100");
  p.rect(0, 0, w, h, "pine-950", 0.1);
  p.group("translate(0 140)", () => arcade(p, w));
  p.salt();
}

function arcade(p: Print, w: number): void {
  const h = 910;
  p.within(hours.map((_, i) => arch(i)).join(""), () => {
    p.rect(0, 0, w, 780, "paper");
    hours.forEach(([ink, tint, sun], i) => {
      p.rect(i * step, 0, step, 780, ink, tint);
      if (sun) p.circle(i * step + 240, sun, 54, i === 2 ? "paper" : "saffron-400");
    });
    p.grain("paper", 12, [0, 190, w - step, 500], [90, 220], 3, 0.7);
    hill(
      p,
      skyline(823, w, 560, 150, 7),
      { ink: "pine-400", lit: "saffron-100", tint: 0.5, hatch: "saffron-100" },
      { bottom: 800, seed: 5, rough: 0.07, shortest: 30, hatches: 4, depth: 0.6 },
    );
    treeLine(p, 690, 41, [], { lit: "pine-400" });
    p.rect(0, 680, w, 110, "leaf-500");
    p.grain("pine-700", 18, [0, 696, w, 770], [50, 130], 2, 0.5);
    p.rect(0, 0, step, 790, "saffron-400", 0.16);
    p.rect(3 * step, 0, step, 790, "brick-500", 0.16);
    p.rect(4 * step, 0, step, 790, "pine-950", 0.6);
    p.path("M1930 262a44 44 0 1 1-52 66a52 52 0 0 0 52-66z", "saffron-100");
    p.rect(4 * step + 110, 630, 34, 30, "saffron-400");
    p.rect(4 * step + 160, 630, 34, 30, "saffron-400");
  });
  p.rect(0, 760, w, h - 760, "saffron-100");
  p.rect(0, 760, w, h - 760, "pine-950", 0.26);
  for (const i of [0, 1, 2, 3]) {
    const x = i * step + 45;
    p.poly(
      [
        [x, 760],
        [x + opening, 760],
        [x + opening - 190, h],
        [x - 250, h],
      ],
      i === 3 ? "saffron-400" : "saffron-100",
      0.5,
    );
  }
  p.grain("pine-950", 22, [0, 775, w, h - 12], [80, 230], 1.8, 0.22);
  for (let i = 0; i <= hours.length; i++) {
    p.rect(i * step + 14, 330, 31, 430, "paper", 0.55);
    p.rect(i * step - 52, 318, 104, 18, "brick-500");
    p.rect(i * step - 52, 748, 104, 18, "brick-500");
  }
  p.rect(0, 60, w, 16, "brick-500");
  p.rect(0, -24, w, 8, "brick-500");
  p.grain("pine-950", 20, [0, -110, w, 50], [70, 200], 1.6, 0.16);
  children(p);
}

/** One after the other: comes, reads, eats, plays, goes home. */
function children(p: Print): void {
  const girl = uniform({
    hair: "plait",
    wear: "skirt",
    sock: "paper",
    skin: 2,
    head: 8,
    lit: "pine-400",
  });
  for (const x of [200, 620, 1060, 1500, 1900]) shadow(p, x, 842, 230, "pine-950", 0.32);
  person(p, 215, 842, 330, "walk", { ...girl, bag: "brick-500" });
  holding(
    p,
    640,
    842,
    340,
    "read",
    uniform({ skin: 1, hair: "patka", cloth: "saffron-400" }),
    (q) => openBook(q, "brick-500"),
  );
  const eats = act({ near: "belly", far: "loose", legs: "rest" });
  holding(p, 1075, 842, 330, eats, girl, spoon, { flip: -1 });
  const [hx, hy] = [1035, 692];
  p.ellipse(hx, hy, 40, 12, "dusk-300");
  p.ellipse(hx, hy - 3, 30, 8, "saffron-400");
  person(p, 1500, 842, 330, "kick", kit("brick-500", "pine-950", { skin: 3, head: 8 }));
  p.circle(1610, 760, 24, "paper");
  p.path("M1600 752l10-7 10 7-4 12h-12z", "pine-950");
  person(p, 1905, 842, 330, "wave", { ...girl, bag: "saffron-400", skin: 1 });
}

/**
 * A rope between two pines, high enough for the days of a week to hang on it above the children; all else lies lower
 * where sheets full of words hang on it.
 */
function weekLine(p: Print, lower = 0): void {
  morning(p, 530 + lower);
  ranges(p, 530 + lower, 190, 815 + lower);
  treeLine(p, 640 + lower, 57, [[1500, 2010]]);
  school(p, 1760, 652 + lower, 8);
  field(p, 640 + lower, "leaf-500", 7);
  p.line("M110 104Q1200 236 2290 104", "pine-950", 5);
  shadow(p, 110, 822 + lower, 320, "pine-950", 0.35);
  shadow(p, 2290, 822 + lower, 320, "pine-950", 0.35);
  chir(p, 110, 832 + lower, 800 + lower, 1, -1);
  chir(p, 2290, 832 + lower, 810 + lower, 2, 1);
  underTheLine(p, 792 + lower);
  p.salt();
}

/** They come, point at a day, and play, with their feet at this height. */
function underTheLine(p: Print, feet: number): void {
  const girl = uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2, head: 8 });
  for (const x of [370, 470, 960, 1090, 1400, 2010]) shadow(p, x, feet, 150, "pine-950", 0.35);
  person(p, 370, feet, 200, "walk", { ...girl, bag: "brick-500" });
  person(p, 470, feet, 188, "walk", uniform({ skin: 1, head: 9, bag: "saffron-400" }));
  person(p, 960, feet, 204, "pointUp", { ...girl, skin: 1 });
  const patka = uniform({ skin: 3, hair: "patka", cloth: "saffron-400" });
  person(p, 1090, feet, 192, "ease", patka, -1);
  person(p, 1400, feet, 196, "kick", kit("brick-500", "pine-950", { skin: 2, head: 8 }));
  p.circle(1478, feet - 28, 13, "paper");
  p.path(`M1472 ${feet - 32}l6-4 6 4-2 7h-8z`, "pine-950");
  person(p, 2010, feet, 196, "ease", patka, -1);
}

export const dayPlates = [
  {
    ...plate(
      "scenes/five-hours",
      "wide",
      "Five openings of an arcade, each with a later sky, and before them children who arrive, read, eat, play and wave.",
      fiveHours,
    ),
    width: 2100,
    height: 1050,
  },
  {
    ...plate(
      "scenes/week-line",
      "wide",
      "A rope hangs between two pines before the school and the hills.",
      (p) => weekLine(p),
    ),
    width: 2400,
    height: 900,
  },
  {
    ...plate(
      "scenes/week-sheets",
      "wide",
      "A rope hangs high between two pines, far above the school and the hills.",
      (p) => weekLine(p, 220),
    ),
    width: 2400,
    height: 1120,
  },
];
