import { child } from "../../hand/crowd.ts";
import { act } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { morning, shadow } from "../../hand/land.ts";
import { type Cut, whole } from "../../hand/path.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { bush, chir, sal } from "../../hand/trees.ts";
import { ground, kurta, saree } from ".././settings.ts";

/** The first house of 2003: one floor, a verandah on pillars, a roof of tiles. 640 units wide. */
function firstHouse(p: Print, x: number, y: number): void {
  p.group(`translate(${x} ${y})`, () => {
    p.rect(-300, -150, 600, 150, "saffron-100");
    p.rect(-300, -150, 600, 150, "pine-950", 0.2);
    let openings = "M-34 0v-104h68V0z";
    for (const left of [-262, -156, 92, 198]) openings += `M${left}-96h64v52h-64z`;
    p.path(openings, "pine-950");
    let bars = "";
    for (const left of [-262, -156, 92, 198])
      for (const at of [16, 32, 48]) bars += `M${left + at}-96v52`;
    p.line(bars, "saffron-100", 2.4, 0.7);
    p.path("M-336-132L-262-252H262L336-132z", "brick-500");
    p.path("M-336-132L-262-252H-96L-150-132z", "pine-950", 0.2);
    const tiles = Array.from(
      { length: 20 },
      (_, i): Cut => [-250 + i * 26, -246, (i - 9.5) * 3.6, 108, 1.7],
    );
    p.cuts("pine-950", tiles, false, 0.42);
    p.cuts("saffron-100", [[-258, -254, 516, 0, 2.6]]);
    for (const left of [-306, -186, -66, 48, 168, 288]) {
      p.rect(left, -134, 18, 134, "saffron-100");
      p.rect(left, -134, 7, 134, "pine-950", 0.18);
      p.rect(left - 5, -138, 28, 9, "saffron-100");
    }
    p.rect(-336, -8, 672, 20, "saffron-100");
    p.rect(-336, 2, 672, 10, "pine-950", 0.16);
  });
}

/** The bell between two posts, before there was a tower for it. */
function bellHouse(p: Print, x: number, y: number): void {
  p.group(`translate(${x} ${y})scale(1.25)`, () => {
    p.path("M-58 0v-196h13V0zM45 0v-196h13V0z", "pine-950");
    p.path("M-58-168H58v11H-58z", "pine-950");
    p.path("M-84-190L0-238 84-190z", "brick-500");
    p.path("M-84-190L0-238 14-190z", "pine-950", 0.2);
    p.path("M-30-128q5-30 30-30t30 30q6 8 10 12h-80q4-4 10-12z", "saffron-300");
    p.path("M-30-128q5-30 24-30-9 20-7 42h-27q4-4 10-12z", "pine-950", 0.22);
    p.circle(0, -113, 7, "pine-950");
  });
}

/** A cow that has not been told that the field is a school's now. */
function cow(p: Print, x: number, y: number, s: number, ink: InkName, flip: 1 | -1): void {
  p.group(`translate(${x} ${y})scale(${(flip * s) / 100} ${s / 100})`, () => {
    p.path(
      "M-62-62q46-12 104-6l14-16 12-2 4 8 14 12q2 12-8 12l-16-4-10 12q0 26-8 32h-84q-20-10-22-54z",
      ink,
    );
    p.path("M-52-30h11l-2 60h-7zM-34-24h10l-2 54h-7zM26-24h10l-2 54h-7zM38-30h11l-2 60h-7z", ink);
    p.path("M-62-62q10-3 20-4-10 30 6 52-14-2-20-14-6-14-6-34z", "pine-950", 0.2);
    p.line("M-62-58q-14 26-8 58M62-84q6-10 2-18M70-84q10-6 10-16", "pine-950", 3);
  });
}

function firstBuilding(p: Print): void {
  morning(p, 430);
  p.circle(1530, 250, 74, "saffron-300");
  ranges(p, 430, 230, 163);
  ground(p, 500, "leaf-500", "pine-700", 0.42, 34);
  for (const [x, h] of [
    [40, 190],
    [150, 230],
    [255, 170],
    [1730, 180],
    [1860, 240],
    [1960, 200],
  ] as const)
    sal(p, x, 540, h, x);
  chir(p, 520, 560, 300, 1);
  chir(p, 1660, 552, 300, 2, -1);
  p.path("M-10 600Q520 552 1010 590T2010 566V910H-10z", "saffron-100", 0.2);
  firstHouse(p, 800, 612);
  p.path("M764 624H836Q900 690 1000 740T1200 910H900Q840 780 764 624z", "saffron-100");
  p.grain("leaf-500", 7, [840, 690, 1130, 900], [50, 120], 2, 0.6);
  sal(p, 330, 700, 420, 3);
  for (const [x, w] of [
    [600, 60],
    [1010, 70],
    [1180, 54],
  ] as const)
    bush(p, x, 636, w, "pine-700", "leaf-500");
  bellHouse(p, 1262, 812);
  const rings = act({ near: "offer", far: "loose", legs: "apart", nod: -6 });
  const teacher = saree("paper", "brick-500", { skin: 2 });
  shadow(p, 1400, 812, 170, "pine-950", 0.35);
  person(p, 1402, 816, 270, rings, teacher, -1);
  const [hx, hy] = hand(1402, 816, 270, rings, "near", -1);
  p.line(`M1262 672L${whole(hx, hy)}l-4 34`, "saffron-100", 3);
  for (const [x, y, h, top, bag, girl] of [
    [928, 706, 84, "paper", "brick-500", false],
    [980, 736, 92, "brick-500", "pine-700", true],
    [1052, 768, 100, "paper", "pine-700", true],
  ] as const) {
    shadow(p, x, y, h * 0.8, "pine-950", 0.32);
    child(p, x, y, h, top, { girl, bag, flip: -1 });
  }
  shadow(p, 690, 846, 170, "pine-950", 0.35);
  person(
    p,
    690,
    850,
    236,
    "walk",
    kurta("paper", "pine-950", { hair: "turban", cloth: "brick-500", skin: 3, lit: "dusk-300" }),
    1,
  );
  child(p, 782, 858, 116, "saffron-300", { girl: true, bag: "brick-500" });
  shadow(p, 240, 760, 170, "pine-950", 0.3);
  cow(p, 250, 724, 116, "paper", 1);
  cow(p, 1720, 690, 92, "brick-500", -1);
  p.salt();
}

export const firstBuildingPlates = [
  {
    name: "scenes/first-building",
    width: 2000,
    height: 900,
    alt: "One low building with a verandah in a wide field: a teacher rings the bell on its post, the first children come up the path, and two cows look on.",
    draw: firstBuilding,
  },
];
