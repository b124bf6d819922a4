import { bunting } from "../../hand/festive.ts";
import { act, gripped, holding } from "../../hand/gestures.ts";
import { type InkName, SKIN } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { armOver, person } from "../../hand/people.ts";
import type { Pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { potPlant, stall } from "../../hand/things.ts";
import { clipboard } from "../../hand/tools.ts";
import { northWindow } from "../../hand/windows.ts";
import { kit, kurta, saree, uniform } from "../settings.ts";

/** What stands on each table: a planet on an arm, a plant, a chart, a bridge, a pinwheel. */
function exhibit(p: Print, i: number, x: number, top: number): void {
  if (i === 0) {
    p.line(`M${x} ${top}v-70h60`, "pine-950", 5);
    p.circle(x, top - 86, 28, "saffron-400");
    p.circle(x + 62, top - 78, 13, "pine-400");
  } else if (i === 1) potPlant(p, x + 20, top, 90, "saffron-400", "pine-700");
  else if (i === 2) {
    p.path(`M${x - 30} ${top}v-96h84v96z`, "paper");
    p.path(
      `M${x - 18} ${top - 8}v-26h16v26zM${x + 4} ${top - 8}v-48h16v48zM${x + 26} ${top - 8}v-74h16v74z`,
      "pine-400",
    );
  } else if (i === 3) {
    p.line(
      `M${x - 70} ${top - 4}h150M${x - 70} ${top - 4}l36-52 38 52 38-52 38 52M${x - 34} ${top - 56}h76`,
      "brick-500",
      6,
    );
  } else {
    p.line(`M${x} ${top}v-90`, "pine-950", 5);
    p.path(
      `M${x} ${top - 90}l46-10-8-18zM${x} ${top - 90}l10 46 18-8zM${x} ${top - 90}l-46 10 8 18zM${x} ${top - 90}l-10-46-18 8z`,
      "pine-400",
    );
  }
}

/** Five stands that step back along the hall, each with its own work and its own way to explain it. */
export function aisle(p: Print): void {
  room(p, 500, { wall: "saffron-100", floor: "wood", grain: "pine-950" }, [
    [500, 60],
    [900, 130],
    [900, 460],
    [500, 400],
  ]);
  northWindow(p, 940, 110, 260, 260, 501);
  northWindow(p, 1280, 110, 260, 260, 503);
  bunting(p, [-20, 60], [1620, 40], 50, ["brick-500", "saffron-400", "pine-700"], 36);
  const stands: [number, number, number, InkName, Pose, 1 | -1, number][] = [
    [600, 586, 190, "saffron-400", act({ near: "raise", far: "behind", nod: -12 }), 1, 0.2],
    [830, 600, 210, "pine-700", act({ near: "table", far: "table", lean: 20, nod: 14 }), -1, 0.84],
    [400, 630, 220, "brick-500", act({ near: "open", far: "hip", nod: 6 }), -1, 0.78],
    [1090, 650, 250, "brick-500", act({ near: "offer", far: "heart", lean: 6 }), 1, 0.16],
    [170, 690, 250, "pine-700", act({ near: "grasp", far: "belly", lean: 8, nod: 8 }), 1, 0.2],
  ];
  stands.forEach(([x, y, w, cloth, doing, flip, at], i) => {
    const girl = i % 2 === 1;
    const dress = uniform({
      hair: girl ? "plait" : i === 2 ? "patka" : "short",
      cloth: "brick-500",
      skin: ((i % 3) + 1) as 1 | 2 | 3,
    });
    person(p, x + w * at, y - 10, w * (1.16 + (i % 3) * 0.1), doing, dress, flip);
    const top = stall(p, x, y, w, w * 0.46, cloth);
    exhibit(p, [2, 1, 4, 3, 0][i] ?? 0, x + w * (at > 0.5 ? 0.32 : 0.66), top);
  });
  const visitors: [number, number, number, Pose, Parameters<typeof person>[5], 1 | -1][] = [
    [
      700,
      770,
      320,
      act({ near: "behind", far: "behind", legs: "rest", nod: -6 }),
      kurta("paper", "pine-950", { skin: 3, back: true }),
      1,
    ],
    [
      1010,
      800,
      300,
      act({ near: "chin", far: "belly", legs: "lean", nod: 6 }),
      saree("pine-700", "saffron-400"),
      1,
    ],
    [
      470,
      900,
      410,
      act({ near: "aside", far: "hang", legs: "rest" }),
      saree("paper", "brick-500", { back: true }),
      -1,
    ],
    [
      590,
      930,
      270,
      act({ near: "high", far: "raise", legs: "cross", nod: -10 }),
      kit("saffron-400", "pine-950", { back: true, head: 9, lit: undefined }),
      -1,
    ],
    [
      930,
      950,
      290,
      act({ near: "swing", far: "grasp", legs: "step", lean: 12, nod: -6 }),
      kit("brick-500", "pine-950", { hair: "plait", wear: "skirt", head: 9 }),
      1,
    ],
  ];
  for (const [x, y, h, doing, dress, flip] of visitors) {
    shadow(p, x, y, h * 0.55, "pine-950", 0.4);
    person(p, x, y, h, doing, dress, flip);
  }
  p.salt();
}

/** Muddy water goes in at the top; one pours, one kneels level with the beaker to watch it clear. */
export function filter(p: Print): void {
  room(p, 560, {
    wall: "pine-400",
    light: "saffron-100",
    floor: "wood",
    grain: "pine-950",
    dado: "pine-700",
  });
  northWindow(p, 1060, 90, 340, 260, 509, "paper");
  const pours = act({ near: "raise", far: "hip", lean: 14, nod: -4 });
  const watches = act({ near: "table", far: "chin", lean: 26, nod: 2 });
  const pourer = uniform({ hair: "plait", skin: 2 });
  const watcher = uniform({ hair: "patka", cloth: "saffron-400", skin: 1 });
  person(p, 480, 900, 560, pours, pourer);
  person(p, 1150, 940, 500, watches, watcher, -1);
  const top = stall(p, 180, 960, 1140, 210, "brick-500");
  p.line(`M880 ${top}V330M880 420H760M880 600H760`, "pine-950", 12);
  p.path("M690 360h120v150l-44 60h-32l-44-60z", "paper", 0.7);
  p.rect(690, 400, 120, 30, "saffron-400");
  p.rect(690, 430, 120, 34, "pine-950");
  p.path("M690 464h120v46l-20 28H710z", "saffron-100");
  p.path(`M676 ${top}v-110h148v110z`, "paper", 0.6);
  p.path(`M676 ${top}v-60q74-14 148 0v60z`, "pine-400");
  p.line("M750 572v60", "pine-400", 6);
  p.path(`M270 ${top}v-110h100v110z`, "paper", 0.5);
  p.path(`M270 ${top}v-74q50-12 100 0v74z`, "wood");
  armOver(p, 1150, 940, 500, watches, watcher, -1);
  gripped(p, 480, 900, 560, pours, SKIN[2], (b) => {
    b.path("M-2-7l13 3-3 11-11-3z", "paper");
    b.path("M-3-2l12 3-2 5-11-3z", "wood");
    b.line("M10 5q4 3 4 12", "wood", 1.2);
  });
  p.salt();
}

/** The switch goes down and the lamp comes on; one judge writes, the other bends to look. */
export function circuit(p: Print): void {
  room(p, 560, { wall: "pine-700", light: "saffron-100", floor: "wood", grain: "pine-950" });
  northWindow(p, 1230, 90, 260, 300, 517);
  const boy = uniform({ hair: "patka", cloth: "brick-500", skin: 1 });
  const girl = uniform({ hair: "plait", skin: 3 });
  const presses = act({ near: "low", far: "behind", lean: 18, nod: 16 });
  const hopes = act({ near: "heart", far: "heart", lean: 4, nod: -4 });
  const looks = act({ near: "table", far: "behind", legs: "rest", lean: 26, nod: -4 });
  person(p, 330, 890, 420, hopes, girl);
  person(p, 470, 940, 500, presses, boy);
  const writes = act({ near: "belly", far: "open", legs: "rest", nod: 14 });
  shadow(p, 1180, 880, 240, "pine-950", 0.4);
  const judge = saree("paper", "brick-500");
  holding(p, 1190, 890, 530, writes, judge, clipboard, { flip: -1, which: "far", turn: -8 });
  armOver(p, 1190, 890, 530, writes, judge, -1);
  const top = stall(p, 300, 900, 620, 170, "saffron-400");
  shadow(p, 1010, 920, 240, "pine-950", 0.4);
  person(p, 1030, 930, 540, looks, kurta("saffron-100", "pine-950", { skin: 3 }), -1);
  p.line(
    `M600 ${top - 12}H700V${top - 40}M840 ${top - 30}H760v-30M600 ${top - 12}v-20`,
    "brick-500",
    6,
  );
  p.circle(730, top - 140, 130, "saffron-100", 0.16);
  p.circle(730, top - 140, 86, "saffron-100", 0.3);
  p.circle(730, top - 140, 48, "saffron-100");
  p.path(`M712 ${top - 100}h36v40h-36zM700 ${top - 60}h60v60h-60z`, "pine-400");
  p.line(`M716 ${top - 140}l10-20 8 20 10-20`, "brick-500", 4);
  p.rect(830, top - 56, 80, 56, "pine-950");
  p.rect(884, top - 56, 26, 56, "brick-500");
  p.rect(560, top - 26, 90, 26, "pine-950");
  armOver(p, 470, 940, 500, presses, boy);
  p.salt();
}
