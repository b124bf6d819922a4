import { plate } from "../catalogue.ts";
import { littleHouse, longBlock, school } from "../hand/buildings.ts";
import { bunting, pennant } from "../hand/festive.ts";
import { act, holding } from "../hand/gestures.ts";
import type { InkName } from "../hand/inks.ts";
import { hill, shadow, sky, skyline } from "../hand/land.ts";
import { type Dress, hand, person } from "../hand/people.ts";
import type { Pose } from "../hand/pose.ts";
import type { Print } from "../hand/print.ts";
import { ranges } from "../hand/ranges.ts";
import { chir, sal, treeLine } from "../hand/trees.ts";
import {
  clay,
  evening,
  gamesGround,
  ground,
  hillsBehind,
  kit,
  kurta,
  saree,
  uniform,
} from "./settings.ts";

function fromAbove(p: Print): void {
  sky(p, 420, "dusk-300", [
    ["paper", 0.3],
    ["paper", 0.4],
    ["saffron-100", 0.6],
    ["saffron-100", 0.9],
  ]);
  hill(
    p,
    skyline(731, 1600, 330, 150, 7),
    { ink: "pine-400", lit: "paper", tint: 0.7, hatch: "paper" },
    { bottom: 440, seed: 731, depth: 0.45 },
  );
  ranges(p, 380, 110, 733);
  p.rect(0, 440, 1600, 460, "leaf-500");
  p.path(
    "M-10 500L420 450 640 470 300 560-10 600zM900 450L1500 460 1610 520 1300 560z",
    "saffron-100",
    0.4,
  );
  p.path("M-10 720Q400 600 820 640T1610 600V910H-10z", "pine-700");
  p.grain("leaf-500", 26, [0, 690, 1600, 880], [60, 180], 2.2, 0.7);
  p.path("M1010 440Q1080 470 960 520T600 640L760 660Q980 600 1120 530T1060 440z", "paper", 0.8);
  school(p, 830, 690, 7.6);
  longBlock(p, 380, 660, 0.62);
  littleHouse(p, 1230, 660, 0.62);
  for (const [x, y, h] of [
    [180, 720, 150],
    [590, 730, 120],
    [1080, 720, 130],
    [1420, 690, 160],
  ] as const)
    sal(p, x, y, h, x);
  chir(p, 90, 780, 330, 1);
  chir(p, 1500, 760, 360, 2, -1);
  p.path("M800 700h60q20 80-70 130t-130 90H440q120-110 240-140t120-80z", "saffron-100");
  p.salt();
}

function lastLap(p: Print): void {
  gamesGround(p, 380, 737, [], 140);
  bunting(p, [-20, 110], [1620, 100], 60, ["brick-500", "saffron-400", "paper"], 36);
  clay(p, "M-10 560Q800 470 1610 560V910H-10z");
  p.line("M-10 620Q800 530 1610 620M-10 720Q800 630 1610 720M-10 850Q800 760 1610 850", "paper", 6);
  shadow(p, 560, 800, 260, "pine-950", 0.4);
  person(p, 560, 800, 360, "sprint", kit("saffron-400", "pine-950", { hair: "plait", skin: 2 }));
  shadow(p, 990, 780, 260, "pine-950", 0.4);
  person(
    p,
    1000,
    780,
    350,
    "run",
    kit("paper", "pine-950", { hair: "patka", cloth: "brick-500", skin: 1 }),
  );
  pennant(p, 1300, 560, 200, "saffron-400");
  p.salt();
}

function choir(p: Print): void {
  hillsBehind(p, 420, 751, 170);
  ground(p, 440, "leaf-500", "pine-700", 0.45, 18);
  sal(p, 180, 560, 400, 1);
  sal(p, 1440, 560, 420, 2);
  p.path("M300 620h1000l40 70H260z", "saffron-100");
  p.path("M260 690h1080v26H260z", "pine-950", 0.4);
  const singing = [
    act({ near: "open", far: "open", nod: -10 }),
    act({ near: "behind", far: "behind", legs: "apart", nod: -16 }),
    act({ near: "heart", far: "hang", nod: -4, lean: 3 }),
  ] as const;
  const row = (n: number, x0: number, y: number, step: number, tall: number, first: number) => {
    for (let i = 0; i < n; i++) {
      const girl = (i + first) % 3 !== 1;
      person(
        p,
        x0 + i * step + ((i * 17) % 23) - 10,
        y,
        tall * (0.93 + ((i * 3 + first) % 4) * 0.045),
        singing[(i * 2 + first) % 3] ?? singing[0],
        uniform({
          hair: girl ? "plait" : "short",
          wear: girl ? "skirt" : "trousers",
          skin: girl ? 2 : 1,
        }),
        i < n / 2 ? 1 : -1,
      );
    }
  };
  row(5, 520, 616, 138, 262, 1);
  p.path("M380 622h840l10 22H370z", "pine-950");
  row(6, 430, 676, 148, 290, 0);
  const leads = act({ near: "raise", far: "aside", legs: "rest", lean: 4, nod: -6 });
  shadow(p, 800, 850, 240, "pine-950", 0.4);
  holding(
    p,
    800,
    860,
    370,
    leads,
    saree("brick-500", "saffron-400", { back: true }),
    (b) => b.line("M0 0L8-8", "paper", 1),
    { flip: -1 },
  );
  p.salt();
}

function riverWalk(p: Print): void {
  hillsBehind(p, 400, 757, 190);
  treeLine(p, 412, 97);
  p.rect(0, 400, 1600, 60, "leaf-500");
  const river = "M-10 450H1610V760H-10z";
  p.path(river, "dusk-300");
  p.within(river, () => {
    p.grain("paper", 40, [0, 460, 1600, 700], [70, 240], 3, 0.85);
    p.grain("pine-700", 20, [0, 460, 1600, 700], [60, 200], 2.4, 0.35);
  });
  p.path("M-10 740Q300 690 620 700T1610 700V910H-10z", "saffron-100");
  p.grain("pine-950", 14, [0, 740, 1600, 880], [60, 160], 2, 0.2);
  chir(p, 1420, 800, 620, 1, -1);
  const small = (top: InkName, skin: 1 | 2 | 3, girl = true): Dress =>
    kit(top, "pine-950", {
      hair: girl ? "plait" : "patka",
      cloth: "saffron-400",
      wear: girl ? "skirt" : "shorts",
      head: 9,
      skin,
      lit: undefined,
    });
  const walkers: [number, number, number, Pose, Dress, 1 | -1][] = [
    [
      420,
      766,
      190,
      act({ near: "behind", far: "toss", legs: "leap", lift: 3, nod: -6 }),
      small("paper", 1),
      1,
    ],
    [560, 800, 216, act({ near: "open", far: "aside", legs: "step" }), small("brick-500", 2), 1],
    [
      640,
      806,
      206,
      act({ near: "swing", far: "low", legs: "step", nod: -10 }),
      small("saffron-400", 3, false),
      -1,
    ],
    [
      780,
      816,
      224,
      act({ near: "low", far: "low", legs: "crouch", lean: 42, nod: 4 }),
      small("paper", 2),
      1,
    ],
    [
      900,
      806,
      222,
      act({ near: "grasp", far: "loose", legs: "step", nod: -14 }),
      small("brick-500", 1, false),
      1,
    ],
  ];
  for (const [x, y, h, doing, dress, flip] of walkers) {
    shadow(p, x, y, h * 0.6, "pine-950", 0.3);
    person(p, x, y, h, doing, dress, flip);
  }
  p.cuts("pine-400", [
    [800, 824, 34, 0, 8, -4],
    [850, 834, 24, 0, 6, -3],
  ]);
  const guide = act({ near: "grasp", far: "brow", legs: "step", nod: -4 });
  shadow(p, 1060, 820, 200, "pine-950", 0.3);
  holding(
    p,
    1070,
    828,
    340,
    guide,
    kurta("saffron-400", "pine-950", { hair: "cap", cloth: "brick-500", skin: 3 }),
    (b) => b.line("M0-20V44", "pine-950", 1.8),
  );
  p.salt();
}

function lampsLit(p: Print): void {
  evening(p, 430, 761, 190);
  p.rect(0, 430, 1600, 470, "pine-700");
  p.rect(0, 430, 1600, 470, "pine-950", 0.5);
  p.grain("pine-400", 20, [0, 600, 1600, 880], [60, 200], 2, 0.3);
  school(p, 800, 600, 13, { wall: "pine-700", roof: "pine-950", window: "saffron-400" });
  p.path("M740 620H860L1060 910H540z", "saffron-400", 0.2);
  for (let i = 0; i < 6; i++) {
    for (const f of [-1, 1]) {
      const x = 800 + f * (86 + i * 36);
      const y = 650 + i * 44;
      p.circle(x, y, 14 + i * 3, "saffron-400", 0.2);
      p.circle(x, y, 5 + i, "saffron-100");
    }
  }
  chir(p, 220, 680, 460, 1, 1, { lit: "pine-400" });
  chir(p, 1400, 690, 500, 2, -1, { lit: "pine-400" });
  person(p, 690, 830, 230, "walk", kurta("saffron-400", "paper", { back: true, hair: "plait" }));
  person(
    p,
    780,
    836,
    160,
    "walk",
    kit("brick-500", "paper", { back: true, head: 9.4, lit: undefined }),
  );
  const [hx, hy] = hand(690, 830, 230, "walk");
  p.circle(hx, hy, 26, "saffron-400", 0.3);
  p.circle(hx, hy, 8, "saffron-100");
  p.salt(0.25);
}

export const outdoorVideoPlates = [
  plate(
    "videos/01",
    "video",
    "The three campuses from above with the river and the far range.",
    fromAbove,
  ),
  plate("videos/02", "video", "Two runners on the last bend of the race under bunting.", lastLap),
  plate("videos/06", "video", "The choir sings outdoors between two sal trees.", choir),
  plate("videos/07", "video", "A class walks along the river with its teacher.", riverWalk),
  plate("videos/08", "video", "The school at dusk with its lamps lit along the path.", lampsLit),
];
