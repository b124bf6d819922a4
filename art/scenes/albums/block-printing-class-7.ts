import { album } from "../../catalogue.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { northWindow, room, table } from "../../hand/rooms.ts";
import { bench, potPlant } from "../../hand/things.ts";
import { kurta, uniform } from "../settings.ts";
import {
  block,
  blockAndPrint,
  carving,
  type Look,
  roller,
  sheet,
  tools,
} from "./block-printing-close-up.ts";

function peg(p: Print, x: number, y: number): void {
  p.path(`M${x} ${y}l7 34h-16z`, "wood");
}

function studio(
  p: Print,
  floorY: number,
  seed: number,
  window: readonly [number, number, number, number],
): void {
  room(p, floorY, { wall: "pine-700", light: "saffron-100", floor: "wood", grain: "pine-950" });
  northWindow(p, ...window, seed);
}

function workshop(p: Print): void {
  studio(p, 560, 341, [1180, 110, 290, 280]);
  p.line("M0 90Q560 180 1120 80", "pine-950", 3);
  for (const [x, y, look] of [
    [110, 116, "dawn"],
    [330, 140, "night"],
    [550, 148, "red"],
    [770, 138, "dawn"],
    [960, 116, "night"],
  ] as const) {
    sheet(p, x, y, 124, look, (x % 3) - 1);
    peg(p, x + 62, y - 14);
  }
  person(p, 430, 720, 380, "work", uniform({ hair: "plait", skin: 2 }));
  person(p, 700, 720, 390, "work", uniform({ hair: "patka", cloth: "saffron-400", skin: 1 }), -1);
  person(p, 1010, 720, 380, "work", uniform({ hair: "short", skin: 3 }));
  person(p, 1240, 760, 440, "point", kurta("brick-500", "paper", { hair: "bun", skin: 2 }), -1);
  p.path("M200 690H1150L1240 800H120z", "wood");
  p.path("M200 690H1150L1240 800H120z", "saffron-100", 0.4);
  p.rect(120, 800, 1120, 26, "wood");
  block(p, 380, 712, 150);
  block(p, 660, 716, 140);
  sheet(p, 930, 700, 70, "red", 62);
  roller(p, 880, 770, 0.8);
  p.line("M180 826V1000M1180 826V1000", "wood", 26);
  p.salt();
}

function inking(p: Print): void {
  studio(p, 780, 347, [590, 130, 300, 320]);
  shadow(p, 430, 1140, 260, "pine-950", 0.4);
  person(
    p,
    420,
    1150,
    760,
    "work",
    uniform({ hair: "plait", skin: 2, wear: "skirt", sock: "paper", sash: "brick-500" }),
  );
  p.path("M420 860H900L980 960H350z", "wood");
  p.path("M420 860H900L980 960H350z", "saffron-100", 0.4);
  p.rect(350, 960, 640, 30, "wood");
  p.line("M400 990V1250M930 990V1250", "wood", 30);
  block(p, 620, 860, 250);
  const [hx, hy] = hand(420, 1150, 760, "work");
  roller(p, Math.round(hx) + 70, Math.round(hy) + 110, 1.4);
  sheet(p, 110, 150, 160, "dawn", -2);
  sheet(p, 310, 180, 150, "red", 2);
  p.line("M-10 130Q260 210 540 120", "pine-950", 3);
  peg(p, 190, 140);
  peg(p, 386, 166);
  p.salt();
}

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
  bench(p, 330, 900, 420, 100, "wood");
  person(
    p,
    450,
    912,
    440,
    "pointUp",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", back: true, skin: 2 }),
  );
  person(p, 620, 920, 420, "fold", uniform({ hair: "short", back: true, skin: 1 }));
  person(p, 1010, 926, 500, "stand", kurta("brick-500", "paper", { back: true, skin: 3 }));
  person(
    p,
    1150,
    930,
    410,
    "point",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", back: true, skin: 3 }),
    -1,
  );
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
  ["classic", "Two pupils lift the paper from the block and see the hill.", pulling],
  ["wide", "Ten finished prints on the wall, the class looking at them.", wall],
]);
