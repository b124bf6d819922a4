import { album } from "../../catalogue.ts";
import { act } from "../../hand/gestures.ts";
import { shadow } from "../../hand/land.ts";
import { type Dress, hand, person } from "../../hand/people.ts";
import type { Pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { room, table } from "../../hand/rooms.ts";
import { potPlant } from "../../hand/things.ts";
import { kurta, uniform } from "../settings.ts";
import {
  block,
  blockAndPrint,
  carving,
  type Look,
  sheet,
  tools,
} from "./block-printing-close-up.ts";
import { inking, peg, studio, workshop } from "./block-printing-table.ts";

function dryingLine(p: Print): void {
  studio(p, 860, 353, [620, 180, 270, 300]);
  p.line("M-10 250Q480 400 1010 230", "pine-950", 4);
  for (const [x, y, look] of [
    [60, 286, "night"],
    [270, 330, "dawn"],
    [760, 306, "red"],
  ] as const) {
    sheet(p, x, y, 176, look, x > 500 ? -3 : 2);
    peg(p, x + 88, y - 16);
  }
  shadow(p, 470, 1120, 240, "pine-950", 0.4);
  person(
    p,
    450,
    1130,
    700,
    "reach",
    uniform({ hair: "patka", cloth: "saffron-400", skin: 1, back: true }),
  );
  const [hx, hy] = hand(450, 1130, 700, "reach");
  sheet(p, hx - 60, hy - 6, 170, "dawn", -3);
  peg(p, Math.round(hx), Math.round(hy) - 20);
  p.salt();
}

function pulling(p: Print): void {
  studio(p, 600, 359, [1080, 110, 290, 290]);
  shadow(p, 440, 880, 260, "pine-950", 0.4);
  person(
    p,
    440,
    890,
    560,
    "give",
    uniform({ hair: "plait", skin: 2, wear: "skirt", sock: "paper" }),
  );
  person(p, 1060, 890, 570, "give", uniform({ hair: "short", skin: 1 }), -1);
  table(p, 540, 770, 420, 170, "wood");
  block(p, 640, 690, 220);
  const [ax, ay] = hand(440, 890, 560, "give");
  const [bx, by] = hand(1060, 890, 570, "give", "near", -1);
  p.path(
    `M${ax} ${ay}Q${(ax + bx) / 2} ${ay + 60} ${bx} ${by}l6-170Q${(ax + bx) / 2} ${ay - 120} ${ax} ${ay - 170}z`,
    "paper",
  );
  p.within(
    `M${ax + 18} ${ay - 6}Q${(ax + bx) / 2} ${ay + 40} ${bx - 18} ${by - 6}l4-140Q${(ax + bx) / 2} ${ay - 100} ${ax + 18} ${ay - 140}z`,
    () => {
      p.rect(ax, ay - 200, bx - ax, 260, "saffron-400");
      p.circle((ax + bx) / 2 + 50, ay - 90, 24, "paper");
      p.path(
        `M${ax} ${ay}l${(bx - ax) * 0.4} -90 40 40 50-30 ${(bx - ax) * 0.4} 90v60H${ax}z`,
        "brick-500",
      );
    },
  );
  sheet(p, 160, 140, 130, "night", -2);
  sheet(p, 340, 150, 130, "dawn", 2);
  p.salt();
}

function wall(p: Print): void {
  room(p, 640, { wall: "saffron-100", dado: "pine-700", floor: "wood", grain: "pine-950" });
  const looks: Look[] = [
    "dawn",
    "red",
    "night",
    "dawn",
    "night",
    "red",
    "dawn",
    "red",
    "night",
    "dawn",
  ];
  for (const [i, look] of looks.entries()) {
    sheet(p, 230 + (i % 5) * 236, 70 + Math.floor(i / 5) * 218, 150, look, (i % 3) - 1);
  }
  const girl = (skin: 1 | 2 | 3, more: Partial<Dress> = {}) =>
    uniform({ hair: "plait", wear: "skirt", sock: "paper", back: true, skin, ...more });
  const boy = (more: Partial<Dress> = {}) => uniform({ back: true, skin: 1, ...more });
  const crowd: [number, number, number, Pose, Dress, 1 | -1][] = [
    [640, 800, 300, act({ near: "back", far: "loose", legs: "cross" }), boy({ skin: 3 }), 1],
    [1160, 812, 330, act({ near: "brow", far: "hip", legs: "rest" }), girl(1), -1],
    [410, 880, 440, act({ near: "raise", far: "hip", legs: "lean" }), girl(2), 1],
    [
      520,
      900,
      340,
      act({ near: "heart", far: "aside", nod: -14 }),
      boy({ hair: "patka", cloth: "saffron-400" }),
      1,
    ],
    [780, 920, 400, act({ near: "chin", far: "behind", lean: -4, nod: -6 }), boy({ skin: 2 }), 1],
    [
      1010,
      926,
      510,
      act({ near: "behind", far: "behind", legs: "apart", nod: -6 }),
      kurta("brick-500", "paper", { back: true, skin: 3 }),
      1,
    ],
    [1120, 946, 360, act({ near: "grasp", far: "loose", legs: "even", nod: -10 }), girl(3), -1],
  ];
  for (const [x, y, h, doing, dress, flip] of crowd) {
    shadow(p, x, y, h * 0.5, "pine-950", 0.4);
    person(p, x, y, h, doing, dress, flip);
  }
  potPlant(p, 1360, 900, 200, "brick-500", "pine-700");
  p.salt();
}

export const blockPrinting = album("block-printing-class-7", [
  ["wide", "Class 7 at the long table with carved blocks, prints drying on the line.", workshop],
  ["square", "Two hands guide a gouge across a red block, chips at its edge.", carving],
  ["tall", "A girl rolls ink over her block by the window.", inking],
  ["classic", "A carved hill and the print that came from it, side by side.", blockAndPrint],
  ["tall", "A boy pegs up his wet print on the line.", dryingLine],
  ["square", "Six gouges laid out on a cloth with the roller below.", tools],
  ["classic", "Two students lift the paper from the block and see the hill.", pulling],
  ["wide", "Ten finished prints on the wall, the class looking at them.", wall],
]);
