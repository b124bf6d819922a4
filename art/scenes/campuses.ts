import { plate } from "../catalogue.ts";
import { gateway, littleHouse, longBlock, lowWall, school } from "../hand/buildings.ts";
import { child } from "../hand/crowd.ts";
import { bunting, kite } from "../hand/festive.ts";
import { shadow } from "../hand/land.ts";
import { person } from "../hand/people.ts";
import type { Print } from "../hand/print.ts";
import { bush, chir, sal } from "../hand/trees.ts";
import { ground, hillsBehind, kit, uniform } from "./settings.ts";

function paontaSahib(p: Print): void {
  hillsBehind(p, 520, 151, 210);
  for (const [x, h] of [
    [40, 180],
    [150, 150],
    [1440, 170],
    [1550, 210],
  ] as const)
    sal(p, x, 560, h, x);
  chir(p, 250, 566, 300, 1);
  chir(p, 1350, 566, 330, 2, -1);
  ground(p, 540, "leaf-500", "pine-700", 0.45, 30);
  p.path("M-10 640Q420 600 800 640T1610 610V1010H-10z", "saffron-100", 0.16);
  school(p, 800, 600, 16.5);
  p.path("M350 604H1250L1310 636H290z", "saffron-100");
  p.path("M728 622H872Q910 740 1000 820T1170 1010H560Q660 860 700 760T728 622z", "saffron-100");
  p.grain("leaf-500", 9, [660, 760, 1040, 990], [60, 140], 2, 0.6);
  for (const x of [430, 560, 1040, 1170]) bush(p, x, 642, 70, "pine-700", "leaf-500");
  p.line("M505 640V384", "pine-950", 5);
  p.path("M505 388q34-14 62 0t52 0v44q-24 14-52 0t-62 0z", "brick-500");
  for (const [x, y, h, top, bag, girl, f] of [
    [760, 716, 84, "paper", "brick-500", false, -1],
    [812, 722, 88, "paper", "pine-700", true, -1],
    [900, 800, 116, "saffron-400", "pine-950", true, -1],
  ] as const) {
    shadow(p, x, y, h * 0.8, "pine-950", 0.35);
    child(p, x, y, h, top, { girl, bag, flip: f });
  }
  shadow(p, 700, 930, 150, "pine-950", 0.35);
  person(
    p,
    690,
    936,
    270,
    "walk",
    uniform({ hair: "plait", skin: 2, bag: "brick-500", wear: "skirt", sock: "paper" }),
    1,
  );
  person(p, 830, 946, 286, "walk", uniform({ hair: "patka", cloth: "saffron-400", skin: 1 }), -1);
  person(p, 1290, 800, 190, "dribble", kit("saffron-400", "pine-950", { skin: 2 }), -1);
  person(p, 1390, 780, 180, "run", kit("brick-500", "pine-950", { skin: 1 }), -1);
  p.circle(1236, 796, 11, "paper");
  p.salt();
}

function juniors(p: Print): void {
  hillsBehind(p, 470, 157, 170);
  for (const [x, h] of [
    [60, 190],
    [1500, 210],
    [1580, 170],
  ] as const)
    sal(p, x, 520, h, x);
  ground(p, 490, "leaf-500", "pine-700", 0.4, 22);
  p.path("M-10 640Q400 590 840 630T1610 600V1010H-10z", "saffron-100", 0.18);
  littleHouse(p, 760, 600, 1.75);
  sal(p, 330, 640, 360, 1);
  p.path("M726 628H794Q850 760 780 840T700 1010H480Q500 880 610 790T726 628z", "saffron-100");
  bunting(p, [340, 480], [560, 312], 30, ["saffron-400", "brick-500", "paper"], 26);
  p.line("M1130 850L1190 610H1410L1470 850M1190 610L1226 850M1410 610L1374 850", "brick-500", 13);
  p.line("M1250 612V770M1300 612V770", "pine-950", 3);
  p.rect(1238, 766, 76, 11, "pine-950");
  child(p, 1276, 800, 110, "saffron-400", { girl: true });
  shadow(p, 1300, 862, 330, "pine-950", 0.3);
  p.path("M940 900L1050 730h22L970 906q-20 20-56 12v-16z", "saffron-400");
  p.line(
    "M1066 736V906M1040 740V906M1040 770h26M1040 800h26M1040 830h26M1040 860h26M1040 886h26",
    "brick-500",
    7,
  );
  child(p, 1054, 738, 96, "pine-700", { girl: false });
  p.path("M250 900q110-40 230 0v30q-110 34-230 0z", "brick-500");
  p.path("M266 896q100-34 200 0q-100 30-200 0z", "saffron-100");
  child(p, 330, 912, 108, "brick-500", { girl: true, flip: -1 });
  child(p, 420, 916, 102, "paper", { girl: false });
  shadow(p, 640, 870, 120, "pine-950", 0.35);
  person(
    p,
    650,
    876,
    270,
    "give",
    { top: "saffron-400", legs: "brick-500", wear: "saree", hair: "bun", skin: 2 },
    1,
  );
  person(
    p,
    760,
    884,
    156,
    "reach",
    {
      top: "paper",
      legs: "pine-700",
      head: 9.5,
      skin: 1,
      hair: "plait",
      wear: "skirt",
      sock: "paper",
    },
    -1,
  );
  kite(p, 1180, 180, 90, "saffron-400", "brick-500", 14);
  p.line("M1186 240Q1220 420 1280 700", "pine-950", 1.6, 0.5);
  p.salt();
}

function majra(p: Print): void {
  hillsBehind(p, 480, 163, 190);
  for (const [x, h] of [
    [50, 230],
    [160, 180],
    [1450, 200],
    [1560, 240],
  ] as const)
    sal(p, x, 560, h, x);
  ground(p, 540, "leaf-500", "pine-700", 0.45, 16);
  longBlock(p, 800, 600, 1.75);
  // The mist of the morning, so that the block stays behind the arch of the gate.
  p.path(
    "M362 600V260H341V232H747V166H730V145H922V166H905V232H1258V260H1238V600z",
    "saffron-100",
    0.6,
  );
  p.rect(0, 588, 1600, 40, "leaf-500");
  p.path("M640 590H960L1250 1010H350z", "saffron-100");
  p.grain("leaf-500", 12, [520, 740, 1080, 990], [60, 160], 2, 0.6);
  for (const [x, f] of [
    [410, 1],
    [1190, 1],
  ] as const)
    bush(p, x, 640, 110 * f, "pine-700", "leaf-500");
  lowWall(p, -10, 740, 490, 90);
  lowWall(p, 1120, 740, 500, 90);
  gateway(p, 800, 760, 1.6, "saffron-400", true, "pine-950");
  for (const [x, y, h, top, bag, girl, f] of [
    [760, 676, 92, "paper", "brick-500", false, -1],
    [826, 684, 96, "paper", "pine-700", true, 1],
    [880, 668, 88, "paper", "pine-950", false, -1],
  ] as const)
    child(p, x, y, h, top, { girl, bag, flip: f });
  shadow(p, 700, 900, 170, "pine-950", 0.35);
  person(
    p,
    700,
    906,
    300,
    "walk",
    uniform({ hair: "short", skin: 1, bag: "brick-500", back: true }),
    1,
  );
  shadow(p, 900, 930, 180, "pine-950", 0.35);
  person(
    p,
    910,
    936,
    316,
    "walk",
    uniform({ hair: "plait", skin: 2, wear: "skirt", sock: "paper", bag: "pine-700", back: true }),
    1,
  );
  shadow(p, 1180, 850, 150, "pine-950", 0.35);
  person(
    p,
    1190,
    856,
    300,
    "wave",
    {
      top: "saffron-400",
      legs: "pine-950",
      wear: "trousers",
      hair: "turban",
      cloth: "brick-500",
      skin: 3,
    },
    -1,
  );
  p.salt();
}

/** For a campus that has no picture of its own yet. */
function another(p: Print): void {
  hillsBehind(p, 500, 169, 220);
  for (const [x, h] of [
    [70, 210],
    [210, 160],
    [1400, 180],
    [1520, 230],
  ] as const)
    sal(p, x, 560, h, x);
  chir(p, 330, 580, 280, 2);
  ground(p, 540, "leaf-500", "pine-700", 0.45, 22);
  p.path("M-10 640Q420 600 800 640T1610 610V1010H-10z", "saffron-100", 0.16);
  longBlock(p, 860, 606, 1.5, 2);
  p.path("M812 628H908Q960 760 1040 830T1180 1010H600Q720 860 770 760T812 628z", "saffron-100");
  for (const x of [560, 660, 1080, 1180]) bush(p, x, 640, 64, "pine-700", "leaf-500");
  p.grain("leaf-500", 9, [460, 740, 1140, 990], [60, 140], 2, 0.6);
  sal(p, 300, 830, 420, 3);
  p.salt();
}

export const campusPlates = [
  plate(
    "campuses/paonta-sahib",
    "wide",
    "The long arcaded main house at Paonta Sahib with children coming up the path.",
    paontaSahib,
  ),
  plate(
    "campuses/juniors",
    "wide",
    "The little house at Juniors with a swing, a slide and a teacher among small children.",
    juniors,
  ),
  plate(
    "campuses/majra",
    "wide",
    "The gate at Majra in the morning and the three-storey block behind it.",
    majra,
  ),
  plate(
    "campuses/another",
    "wide",
    "A long white building with a path through its grounds and the hills behind it.",
    another,
  ),
];
