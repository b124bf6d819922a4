import { littleHouse } from "../../hand/buildings.ts";
import { act, gripped } from "../../hand/gestures.ts";
import { type InkName, SKIN } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { type Point, whole } from "../../hand/path.ts";
import { type Dress, hand, person } from "../../hand/people.ts";
import type { Pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { potPlant } from "../../hand/things.ts";
import { bottle } from "../../hand/tools.ts";
import { sal } from "../../hand/trees.ts";
import { northWindow } from "../../hand/windows.ts";
import { ground, hillsBehind, saree } from "../settings.ts";
import { tot } from "./first-week-outdoors.ts";

const girl = (top: InkName, skin: 1 | 2 | 3): Dress =>
  tot(top, { hair: "plait", wear: "skirt", skin });

/** A rope that hangs a little between the hands that hold it. */
function sagging(knots: readonly Point[]): string {
  return knots
    .map(([x, y], i) => {
      const before = knots[i - 1];
      if (!before) return `M${whole(x, y)}`;
      return `Q${whole((before[0] + x) / 2, Math.max(before[1], y) + 26, x, y)}`;
    })
    .join("");
}

/** Five hold one rope: one drags, one skips, one looks back, one watches his feet, one hurries. */
export function ropeWalk(p: Print): void {
  hillsBehind(p, 430, 401, 160);
  ground(p, 450, "leaf-500", "pine-700", 0.45, 22);
  littleHouse(p, 1130, 560, 1.25);
  sal(p, 840, 570, 240, 1);
  sal(p, 1440, 580, 280, 2);
  p.path(
    "M1110 580H1160Q1180 700 1400 760L1610 800V910H-10V800Q700 810 980 740T1110 580z",
    "saffron-100",
  );
  const walkers: [number, number, number, Pose, Dress, 1 | -1][] = [
    [
      330,
      878,
      216,
      act({ near: "low", far: "loose", legs: "step", lean: -12, nod: -8 }),
      tot("saffron-400", { head: 10.4 }),
      1,
    ],
    [
      500,
      894,
      244,
      act({ near: "grasp", far: "toss", legs: "high", lean: 4, nod: -10 }),
      girl("paper", 1),
      1,
    ],
    [
      690,
      880,
      226,
      act({ near: "behind", far: "raise", legs: "back", nod: 8 }),
      tot("brick-500", { skin: 3, hair: "patka", cloth: "saffron-400" }),
      -1,
    ],
    [
      850,
      896,
      250,
      act({ near: "open", far: "loose", legs: "step", nod: 18, lean: 6 }),
      girl("paper", 2),
      1,
    ],
    [
      1010,
      880,
      222,
      act({ near: "grasp", far: "grasp", legs: "march", lean: 8, nod: -18 }),
      tot("saffron-400", { skin: 1 }),
      1,
    ],
  ];
  const teacher = act({ near: "belly", far: "back", legs: "step", nod: -6 });
  for (const [x, y, h] of walkers) shadow(p, x, y, h * 0.65, "pine-950", 0.35);
  shadow(p, 1230, 880, 240, "pine-950", 0.35);
  person(p, 1230, 884, 430, teacher, saree("brick-500", "saffron-400"));
  const knots = [
    ...walkers.map(([x, y, h, doing, , flip]) => hand(x, y, h, doing, "near", flip)),
    hand(1230, 884, 430, teacher, "far"),
  ];
  for (const [x, y, h, doing, dress, flip] of walkers) person(p, x, y, h, doing, dress, flip);
  p.line(sagging([[250, 866], ...knots]), "brick-500", 7);
  for (const [i, [x, y]] of knots.entries()) p.circle(x, y, 8, SKIN[walkers[i]?.[4].skin ?? 2]);
  p.salt();
}

function lunchBox(p: Print, x: number, y: number, ink: InkName, turn: number): void {
  p.group(`translate(${x} ${y})rotate(${turn})`, () => {
    p.path("M-70-30h140l10-30h-160z", ink);
    p.path("M-70-30h140l10-30h-160z", "paper", 0.3);
    p.path("M-76-30h152l12 46h-176z", ink);
    p.path("M-62-24h58l-2 32h-66z", "paper");
    p.circle(30, -8, 13, ink === "saffron-400" ? "brick-500" : "saffron-400");
    p.circle(52, -2, 9, "pine-400");
  });
}

/** One bites, one drinks, one passes half of his bread across to a friend. */
export function lunch(p: Print): void {
  room(p, 520, {
    wall: "pine-400",
    light: "saffron-100",
    dado: "pine-700",
    floor: "wood",
    grain: "pine-950",
  });
  northWindow(p, 1010, 80, 380, 300, 425);
  potPlant(p, 210, 500, 180, "brick-500", "pine-950");
  const eating = act({ near: "chin", far: "table", nod: 10 });
  const drinking = act({ near: "chin", far: "table", lean: -8, nod: -20 });
  const giving = act({ near: "grasp", far: "table", lean: 14, nod: -4 });
  const taking = act({ near: "offer", far: "belly", lean: 8, nod: 12 });
  person(p, 330, 850, 430, eating, tot("saffron-400", { skin: 1 }));
  person(p, 570, 830, 440, drinking, girl("paper", 2));
  person(
    p,
    800,
    860,
    430,
    giving,
    tot("brick-500", { hair: "patka", cloth: "saffron-400", skin: 3 }),
  );
  person(p, 1130, 840, 410, taking, girl("paper", 1), -1);
  p.path("M170 690H1330L1420 850H80z", "saffron-100");
  p.path("M170 690H760L750 850H80z", "pine-950", 0.08);
  p.rect(80, 850, 1340, 26, "wood");
  p.line("M150 876V1010M1350 876V1010", "wood", 26);
  for (const [x, y, ink, turn] of [
    [360, 780, "brick-500", -4],
    [640, 760, "pine-700", 5],
    [870, 800, "saffron-400", -3],
    [1100, 770, "brick-500", 6],
  ] as const)
    lunchBox(p, x, y, ink, turn);
  p.path("M1230 812v-62q0-8 12-8v-18h20v18q12 0 12 8v62z", "pine-400");
  p.path("M470 830l58-16 40 18-60 14z", "paper");
  gripped(p, 330, 850, 430, eating, SKIN[1], (b) => b.circle(0, -3, 4, "saffron-100"));
  gripped(p, 570, 830, 440, drinking, SKIN[2], (b) => bottle(b, "brick-500"), { turn: -70 });
  const crust = (b: Print) => b.path("M-2-2l9-4 3 6-8 3z", "saffron-100");
  gripped(p, 800, 860, 430, giving, SKIN[3], crust);
  p.salt();
}
