import { act, gripped } from "../../hand/gestures.ts";
import { SKIN } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { armOver, type Dress, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { gouge, inkRoller } from "../../hand/tools.ts";
import { northWindow } from "../../hand/windows.ts";
import { kurta, uniform } from "../settings.ts";
import { block, sheet } from "./block-printing-close-up.ts";

export function peg(p: Print, x: number, y: number): void {
  p.path(`M${x} ${y}l7 34h-16z`, "wood");
}

export function studio(
  p: Print,
  floorY: number,
  seed: number,
  window: readonly [number, number, number, number],
): void {
  room(p, floorY, { wall: "pine-700", light: "saffron-100", floor: "wood", grain: "pine-950" });
  northWindow(p, ...window, seed);
}

const girl = (skin: 0 | 1 | 2 | 3): Dress => uniform({ hair: "plait", skin, wear: "skirt" });

/** Four at one table: one cuts, one inks, one looks on, one lifts her print; the teacher leans in. */
export function workshop(p: Print): void {
  studio(p, 560, 341, [1190, 100, 300, 330]);
  p.line("M0 90Q520 180 1110 76", "pine-950", 3);
  for (const [x, y, look, turn] of [
    [96, 112, "dawn", 2],
    [300, 138, "night", -3],
    [480, 146, "red", 4],
    [800, 128, "dawn", -2],
    [966, 106, "night", 1],
  ] as const) {
    sheet(p, x, y, 122, look, turn);
    peg(p, x + 60, y - 14);
  }
  const cutter = act({ near: "table", far: "table", lean: 26, nod: 18 });
  const inker = act({ near: "low", far: "table", lean: 16, nod: 14 });
  const friend = act({ near: "chin", far: "belly", lean: 12, nod: 10 });
  const printer = act({ near: "offer", far: "offer", lean: -2, nod: 8 });
  const teacher = act({ near: "table", far: "behind", lean: 20, nod: 16 });
  const boy = uniform({ hair: "patka", cloth: "saffron-400", skin: 1 });
  person(p, 640, 850, 350, friend, uniform({ hair: "short", skin: 3, head: 8 }), -1);
  person(p, 380, 950, 470, cutter, girl(2));
  person(p, 760, 960, 500, inker, boy);
  person(p, 1040, 900, 440, printer, girl(3));
  person(p, 1290, 950, 560, teacher, kurta("brick-500", "paper", { hair: "bun", skin: 2 }), -1);
  p.path("M200 690H1230L1330 830H110z", "wood");
  p.path("M200 690H1230L1330 830H110z", "saffron-100", 0.4);
  p.rect(110, 830, 1220, 26, "wood");
  p.line("M172 856V1000M1270 856V1000", "wood", 26);
  block(p, 440, 716, 170);
  p.cuts("saffron-100", [
    [420, 790, 26, -10, 3, 6],
    [640, 806, 22, 6, 3, 6],
    [392, 770, 14, 12, 3, -5],
  ]);
  block(p, 820, 730, 180);
  sheet(p, 1090, 640, 104, "red", 8);
  armOver(p, 380, 950, 470, cutter, girl(2));
  gripped(p, 380, 950, 470, cutter, SKIN[2], gouge, { turn: 32 });
  armOver(p, 760, 960, 500, inker, boy);
  gripped(p, 760, 960, 500, inker, SKIN[1], inkRoller, { turn: 34 });
  armOver(p, 1040, 900, 440, printer, girl(3));
  armOver(p, 1290, 950, 560, teacher, kurta("brick-500", "paper", { skin: 2 }), -1);
  p.salt();
}

export function inking(p: Print): void {
  studio(p, 780, 347, [610, 120, 280, 400]);
  p.line("M-10 130Q260 210 560 120", "pine-950", 3);
  sheet(p, 90, 150, 160, "dawn", -3);
  sheet(p, 320, 172, 150, "red", 4);
  peg(p, 170, 136);
  peg(p, 392, 158);
  const dress = uniform({
    hair: "plait",
    skin: 2,
    wear: "skirt",
    sock: "paper",
    sash: "brick-500",
  });
  const roll = act({ near: "low", far: "table", legs: "step", lean: 20, nod: 18 });
  shadow(p, 400, 1170, 280, "pine-950", 0.4);
  person(p, 330, 1190, 820, roll, dress);
  p.path("M360 850H900L990 980H270z", "wood");
  p.path("M360 850H900L990 980H270z", "saffron-100", 0.4);
  p.rect(270, 980, 720, 32, "wood");
  p.line("M320 1012V1250M930 1012V1250", "wood", 30);
  p.path("M330 880h130l-20 60H304z", "pine-400", 0.9);
  p.cuts("pine-950", [
    [330, 905, 100, -2, 12, 4],
    [340, 925, 80, 4, 8, -3],
  ]);
  block(p, 590, 842, 300);
  armOver(p, 330, 1190, 820, roll, dress);
  gripped(p, 330, 1190, 820, roll, SKIN[2], inkRoller, { turn: 62 });
  p.salt();
}
