import { act } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { type Dress, person } from "../../hand/people.ts";
import type { Pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { bush, sal, treeLine } from "../../hand/trees.ts";
import { ground, hillsBehind, kit, saree } from "../settings.ts";

export const tot = (top: InkName, more: Partial<Dress> = {}): Dress =>
  kit(top, "pine-700", { head: 9.8, skin: 2, lit: undefined, ...more });

export function sandpit(p: Print): void {
  hillsBehind(p, 520, 413, 190);
  ground(p, 540, "leaf-500", "pine-700", 0.45, 16);
  treeLine(p, 556, 23);
  p.path("M120 860Q600 720 1080 860L1130 1060Q600 1180 70 1060z", "brick-500");
  p.path("M160 874Q600 750 1040 874L1080 1044Q600 1146 120 1044z", "saffron-100");
  p.grain("brick-500", 16, [220, 860, 980, 1080], [40, 120], 2, 0.4);
  p.path("M560 960l60-110 60 110zM640 960l40-76 40 76z", "saffron-400", 0.6);
  p.line("M620 850v-60", "pine-950", 4);
  p.path("M620 790l46 14-46 16z", "brick-500");
  person(
    p,
    380,
    980,
    380,
    "kneel",
    tot("paper", { hair: "plait", bare: true, sock: undefined, skin: 1 }),
  );
  person(
    p,
    860,
    1000,
    400,
    "squat",
    tot("saffron-400", { hair: "short", bare: true, sock: undefined, skin: 2 }),
    -1,
  );
  p.path("M690 1040l-10-64h84l-10 64z", "pine-700");
  p.line("M684 980q38-50 76 0", "pine-950", 5);
  p.line("M520 1040l70-40", "brick-500", 10);
  p.salt();
}

export function swing(p: Print): void {
  hillsBehind(p, 700, 417, 260);
  ground(p, 730, "leaf-500", "pine-700", 0.45, 22);
  treeLine(p, 746, 29);
  const queue: [number, number, number, Pose, Dress, 1 | -1][] = [
    [
      80,
      1010,
      250,
      act({ near: "hip", far: "hip", legs: "cross", nod: -10 }),
      tot("brick-500", { hair: "patka", cloth: "saffron-400", skin: 3 }),
      1,
    ],
    [
      170,
      1050,
      270,
      act({ near: "heart", far: "behind", legs: "rest", nod: 4 }),
      tot("paper", { hair: "plait", wear: "skirt", skin: 1 }),
      1,
    ],
    [
      250,
      1030,
      236,
      act({ near: "open", far: "raise", legs: "back", nod: -16 }),
      tot("brick-500", { skin: 2 }),
      1,
    ],
  ];
  for (const [x, y, h, doing, dress, flip] of queue) {
    shadow(p, x, y, h * 0.5, "pine-950", 0.35);
    person(p, x, y, h, doing, dress, flip);
  }
  p.line("M180 1130L300 250H720L850 1130M300 250L360 1090M720 250L670 1090", "brick-500", 24);
  shadow(p, 520, 1140, 300, "pine-950", 0.35);
  p.line("M420 256L560 880M520 256L660 860", "pine-950", 5);
  p.path("M548 872l126-24 6 22-126 26z", "pine-950");
  p.group("translate(600 1050)rotate(-12)", () => {
    person(
      p,
      0,
      0,
      560,
      "sit",
      tot("saffron-400", { hair: "plait", wear: "shorts", skin: 1, sock: "paper" }),
    );
  });
  p.salt();
}

export function storyTree(p: Print): void {
  hillsBehind(p, 430, 421, 170);
  ground(p, 450, "leaf-500", "pine-700", 0.45, 26);
  p.cuts("pine-950", [[900, 800, -820, 40, 50, 10]], false, 0.22);
  sal(p, 820, 780, 760, 1);
  person(
    p,
    830,
    850,
    430,
    "floor",
    saree("brick-500", "saffron-400", { wear: "kurta", top: "saffron-400", legs: "saffron-400" }),
    -1,
  );
  p.path("M690 746l56-18 60 20-4 14-58-14-52 16z", "paper");
  const ring: [number, number, 1 | -1, InkName][] = [
    [360, 800, 1, "paper"],
    [470, 880, 1, "brick-500"],
    [640, 930, 1, "paper"],
    [1180, 820, -1, "brick-500"],
    [1080, 900, -1, "paper"],
  ];
  for (const [i, [x, y, f, top]] of ring.entries()) {
    person(
      p,
      x,
      y,
      260,
      i === 2 ? "floorRaise" : "floor",
      tot(top, { hair: i % 2 ? "plait" : "short", skin: i % 2 ? 1 : 2 }),
      f,
    );
  }
  bush(p, 1350, 700, 140, "pine-700", "saffron-100");
  bush(p, 240, 700, 110, "pine-700", "saffron-100");
  p.salt();
}
