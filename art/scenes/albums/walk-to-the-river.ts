import { album } from "../../catalogue.ts";
import { child } from "../../hand/crowd.ts";
import { act } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow, sky } from "../../hand/land.ts";
import type { Cut } from "../../hand/path.ts";
import { type Dress, person } from "../../hand/people.ts";
import type { Pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { chir } from "../../hand/trees.ts";
import { ground, hillsBehind, kit, kurta, saree } from "../settings.ts";
import { crossing, footbridge, picnic, skimming, stones, water } from "./river-crossing.ts";

function downhill(p: Print): void {
  hillsBehind(p, 470, 541, 200);
  p.path("M-10 470H1610V1010H-10z", "leaf-500");
  water(
    p,
    "M560 470Q760 500 700 540T980 620T1610 720V620Q1200 580 1000 530T860 470z",
    [540, 476, 1600, 700],
    22,
  );
  p.path("M-10 520Q300 480 640 640T1000 1010H-10z", "pine-700");
  p.path("M1610 740Q1300 760 1180 860T1060 1010H1610z", "pine-700", 0.6);
  p.grain("leaf-500", 24, [0, 620, 700, 990], [50, 160], 2.2, 0.8);
  p.path("M-10 640Q220 610 420 720T700 1010H560Q480 850 330 770T-10 700z", "saffron-100");
  chir(p, 90, 620, 420, 1);
  chir(p, 230, 600, 330, 2, -1);
  chir(p, 1450, 830, 470, 1, -1);
  chir(p, 1340, 840, 330, 0);
  const line: [number, number, number][] = [
    [150, 670, 120],
    [240, 690, 130],
    [340, 736, 146],
    [430, 800, 164],
    [510, 880, 186],
  ];
  for (const [i, [x, y, h]] of line.entries()) {
    child(p, x, y, h, (["paper", "brick-500", "saffron-400"] as const)[i % 3] ?? "paper", {
      girl: i % 2 === 1,
      bag: i % 2 ? "pine-700" : "brick-500",
    });
  }
  person(p, 640, 970, 330, "point", saree("brick-500", "saffron-400"), 1);
  p.salt();
}

function pines(p: Print): void {
  hillsBehind(p, 860, 545, 280);
  ground(p, 900, "leaf-500", "pine-700", 0.5, 26);
  p.path("M-10 1010Q500 930 1010 1000V1260H-10z", "pine-700", 0.5);
  p.path("M-10 1120Q480 1040 1010 1090V1150Q480 1100 -10 1190z", "saffron-100");
  chir(p, 190, 1080, 980, 1);
  chir(p, 430, 1050, 760, 2, -1);
  chir(p, 640, 1040, 640, 0);
  chir(p, 850, 1080, 1060, 1, -1);
  for (const [i, x] of [250, 350, 450, 560, 680].entries())
    child(
      p,
      x,
      1112 - i * 5,
      132,
      (["brick-500", "paper", "saffron-400"] as const)[i % 3] ?? "paper",
      { girl: i % 2 === 0, bag: i % 2 ? "brick-500" : "pine-950" },
    );
  p.salt();
}

function finds(p: Print): void {
  p.rect(0, 0, 1200, 1200, "saffron-100");
  p.grain("pine-950", 40, [-20, 10, 1200, 1190], [60, 220], 2, 0.16);
  p.path("M-10-10H1210V260Q820 190 560 280T-10 330z", "dusk-300");
  p.grain("paper", 18, [0, 20, 1200, 260], [90, 260], 3, 0.85);
  stones(
    p,
    [
      [210, 560, 130],
      [470, 480, 70],
      [180, 860, 90],
      [1040, 420, 110],
      [380, 1060, 130],
      [1080, 1100, 100],
      [120, 1120, 70],
    ],
    "dusk-300",
  );
  p.path("M640 760q160-210 360-130q-20 190-250 220z", "pine-700");
  p.path("M640 760q160-210 360-130q-180 40-360 130z", "leaf-500");
  p.line(
    "M590 812L960 650M740 744l20-80M820 706l10-60M760 740l90 30M850 694l70 20",
    "saffron-100",
    5,
  );
  p.line("M300 1230L470 960 560 830", "#7a4a30", 100);
  p.line("M270 1260L380 1090", "paper", 150);
  p.line("M560 830L620 740", "pine-950", 34);
  p.circle(690, 600, 150, "pine-950");
  p.circle(690, 600, 126, "paper", 0.7);
  p.path("M610 690q90-130 190-90q-14 100-140 110z", "leaf-500");
  p.line("M620 690L790 610M680 660l10-50M730 640l40 20", "pine-700", 6);
  p.cuts("paper", [[770, 500, 36, 80, 8, -18]]);
  p.salt();
}

function homeward(p: Print): void {
  sky(p, 560, "pine-400", [
    ["saffron-100", 0.35],
    ["saffron-100", 0.7],
    ["saffron-400", 0.3],
    ["saffron-400", 0.5],
    ["brick-500", 0.3],
  ]);
  p.circle(1180, 400, 80, "paper", 0.9);
  ranges(p, 470, 170, 569);
  p.rect(0, 560, 1500, 300, "pine-700");
  p.path("M-10 850Q330 800 640 690T1120 590 1510 560V1010H-10z", "pine-950");
  p.path(
    "M-10 1010Q420 890 760 730T1180 606L1206 610Q900 740 760 830T430 1010z",
    "saffron-400",
    0.34,
  );
  p.grain("pine-700", 24, [60, 760, 1500, 980], [60, 190], 2.2, 0.8);
  chir(p, 1370, 640, 400, 1, 1, { lit: "pine-700" });
  chir(p, 1270, 650, 280, 2, -1, { lit: "pine-700" });
  const small = (top: InkName, girl: boolean, bag: InkName): Dress =>
    kit(top, "pine-700", {
      hair: girl ? "plait" : "short",
      wear: girl ? "skirt" : "shorts",
      head: 8.4,
      skin: girl ? 2 : 1,
      lit: "saffron-400",
      back: true,
      bag,
    });
  const file: [number, number, number, Pose, Dress, 1 | -1][] = [
    [
      1110,
      640,
      200,
      act({ near: "grasp", far: "hang", legs: "step", lean: 6 }),
      kurta("saffron-400", "pine-700", { hair: "plait", skin: 2, back: true }),
      1,
    ],
    [
      940,
      690,
      160,
      act({ near: "swing", far: "low", legs: "step", lean: 8 }),
      small("paper", false, "brick-500"),
      1,
    ],
    [
      830,
      730,
      186,
      act({ near: "aside", far: "hang", legs: "step" }),
      small("brick-500", true, "pine-700"),
      -1,
    ],
    [
      768,
      744,
      180,
      act({ near: "hang", far: "loose", legs: "back" }),
      small("saffron-400", false, "brick-500"),
      1,
    ],
    [
      590,
      832,
      250,
      act({ near: "raise", far: "hip", legs: "rest", nod: -8 }),
      small("paper", true, "brick-500"),
      -1,
    ],
    [
      350,
      946,
      320,
      act({ near: "low", far: "behind", legs: "high", lean: 16, nod: 6 }),
      small("brick-500", false, "pine-700"),
      1,
    ],
  ];
  for (const [x, y, h, doing, dress, flip] of file) {
    shadow(p, x, y, h * 0.7, "pine-700", 0.6);
    person(p, x, y, h, doing, dress, flip);
  }
  const birds: Cut[] = [
    [530, 300, 40, -14, 4, -10],
    [572, 286, 40, 14, 4, -10],
    [630, 250, 34, -12, 4, -9],
    [666, 238, 34, 12, 4, -9],
  ];
  p.cuts("pine-950", birds);
  p.salt();
}

export const walkToTheRiver = album("walk-to-the-river", [
  ["wide", "The class walks down through the pines towards the river.", downhill],
  ["tall", "Five children with bags under very tall chir pines.", pines],
  ["square", "Two children balance across the stepping stones.", crossing],
  ["classic", "A boy skims a stone and it jumps four times.", skimming],
  ["wide", "Lunch on a red cloth beside the wide stony river.", picnic],
  ["tall", "Three children cross the hanging footbridge above the water.", footbridge],
  ["square", "A leaf under a magnifying glass among the river stones.", finds],
  ["classic", "The line of children goes home along the ridge as the sun sets.", homeward],
]);
