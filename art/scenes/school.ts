import { plate } from "../catalogue.ts";
import { gateway, lowWall, school } from "../hand/buildings.ts";
import { child } from "../hand/crowd.ts";
import { act } from "../hand/gestures.ts";
import type { InkName } from "../hand/inks.ts";
import { morning, shadow } from "../hand/land.ts";
import { type Cut, whole } from "../hand/path.ts";
import { hand, person } from "../hand/people.ts";
import type { Print } from "../hand/print.ts";
import { ranges } from "../hand/ranges.ts";
import { openBook } from "../hand/tools.ts";
import { bush, chir, sal } from "../hand/trees.ts";
import { evening, ground, hillsBehind, kurta, saree, uniform } from "./settings.ts";

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

/** A verandah after dark: the lamp under the eave lights one step and one book. */
function lampAndBook(p: Print): void {
  evening(p, 520, 167, 190);
  p.circle(270, 170, 60, "saffron-100");
  ground(p, 520, "pine-700", "pine-950", 0.5, 18);
  p.path("M-10 560Q300 520 640 560T1460 540V910H-10z", "pine-950", 0.45);
  school(p, 300, 556, 5.6, { wall: "pine-400", roof: "pine-950", window: "saffron-400" });
  for (const [x, h] of [
    [60, 170],
    [490, 150],
  ] as const)
    sal(p, x, 590, h, x, { ink: "pine-950", lit: "pine-700" });
  p.path("M250 570H300Q360 640 330 720T470 910H250Q250 800 270 720T250 570z", "pine-400", 0.35);
  // The house
  p.rect(640, 250, 820, 490, "brick-500");
  p.rect(640, 250, 820, 490, "pine-950", 0.45);
  p.path("M640 740V250H760L900 740z", "pine-950", 0.2);
  p.rect(960, 400, 170, 340, "pine-950");
  p.rect(716, 420, 150, 130, "pine-950");
  p.line("M766 420v130M816 420v130", "brick-500", 5);
  p.path("M560 270L660 120H1460V270z", "pine-950");
  const tiles = Array.from({ length: 16 }, (_, i): Cut => [676 + i * 50, 132, -30 + i * 2, 126, 2]);
  p.cuts("brick-500", tiles, false, 0.7);
  p.path("M820 330L520 760H1130z", "saffron-100", 0.22);
  p.path("M820 330L640 760H1010z", "saffron-400", 0.3);
  p.line("M820 268V318", "pine-950", 4);
  p.path("M798 340q22-48 44 0q4 24-22 28t-22-28z", "saffron-400");
  p.path("M792 322h56l-12-16h-32z", "brick-500");
  p.rect(560, 740, 900, 40, "wood-300");
  p.rect(560, 740, 900, 12, "saffron-100", 0.5);
  p.rect(600, 780, 860, 60, "wood-300");
  p.rect(600, 780, 860, 60, "pine-950", 0.4);
  p.line("M608 740V262", "pine-950", 16);
  const reads = act({ near: "offer", far: "offer", legs: "seat", lean: 10, nod: 16 });
  const girl = uniform({
    head: 8,
    wear: "skirt",
    legs: "brick-500",
    sock: "paper",
    skin: 1,
    hair: "plait",
  });
  person(p, 800, 800, 300, reads, girl, -1);
  const [hx, hy] = hand(800, 800, 300, reads, "near", -1);
  p.group(`translate(${whole(hx, hy)})scale(-3.4 3.4)`, () => openBook(p, "saffron-400"));
  p.path("M1000 740v-66q0-12 12-12h60q12 0 12 12v66z", "pine-400");
  p.path("M1012 662q30-30 60 0z", "pine-400");
  p.salt();
}

/** A path that gives up at a signpost; its ground is the footer's, so it is cut off below. */
function pathThatEnds(p: Print): void {
  morning(p, 330);
  p.circle(1330, 196, 66, "saffron-300");
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
  p.path("M1000 610Q1036 576 1104 552L1172 549Q1130 580 1120 610z", "saffron-100");
  p.line("M1236 562V336", "pine-950", 11);
  p.path("M1160 352H1266L1290 374 1266 396H1160z", "saffron-300");
  p.path("M1312 408H1216L1192 429 1216 450H1312z", "paper");
  p.cuts("pine-950", [
    [1176, 372, 70, 0, 2.4],
    [1224, 426, 68, 0, 2.4],
  ]);
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

export const schoolPlates = [
  {
    name: "scenes/first-building",
    width: 2000,
    height: 900,
    alt: "One low building with a verandah in a wide field: a teacher rings the bell on its post, the first children come up the path, and two cows look on.",
    draw: firstBuilding,
  },
  plate(
    "news/shelf-at-the-gate",
    "wide",
    "A shelf of school clothes beside the Juniors gate; a mother holds a pullover up to her daughter, and a boy hangs up a coat.",
    shelfAtTheGate,
  ),
  {
    name: "scenes/lamp-and-book",
    width: 1440,
    height: 900,
    alt: "A girl reads on the step of a village house under a lamp; across the dark valley the windows of the school are lit.",
    draw: lampAndBook,
  },
  {
    name: "scenes/path-ends",
    width: 2000,
    height: 600,
    alt: "A child with a school bag stands at a signpost where the path ends and looks out over the hills.",
    draw: pathThatEnds,
  },
];
