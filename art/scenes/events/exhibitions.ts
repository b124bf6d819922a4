import { plate } from "../../catalogue.ts";
import { child } from "../../hand/crowd.ts";
import { act } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { type Dress, person } from "../../hand/people.ts";
import type { Pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { potPlant } from "../../hand/things.ts";
import { treeLine } from "../../hand/trees.ts";
import { hillsBehind, kit, kurta, saree, uniform } from "../settings.ts";

function annualExhibition(p: Print): void {
  room(p, 620, { wall: "paper", light: "saffron-100", floor: "wood-300", grain: "wood" }, [
    [520, 70],
    [1120, 200],
    [1120, 590],
    [520, 500],
  ]);
  const frame = (
    x: number,
    y: number,
    w: number,
    h: number,
    bg: InkName,
    hill1: InkName,
    hill2: InkName,
    sun: InkName,
  ) => {
    p.path(
      `M${x - 6} ${y + h + 18}h${w + 6}v-${h + 12}l12 0v${h + 24}h-${w + 18}z`,
      "pine-950",
      0.14,
    );
    p.rect(x - 12, y - 12, w + 24, h + 24, "wood");
    p.rect(x, y, w, h, bg);
    p.circle(x + w * 0.66, y + h * 0.32, w * 0.12, sun);
    p.path(
      `M${x} ${y + h * 0.7}l${w * 0.3} ${-h * 0.32} ${w * 0.2} ${h * 0.2} ${w * 0.18} ${-h * 0.14} ${w * 0.32} ${h * 0.24}v${h * 0.32}H${x}z`,
      hill1,
    );
    p.path(
      `M${x} ${y + h * 0.86}q${w * 0.4} ${-h * 0.24} ${w} ${-h * 0.06}v${h * 0.2}H${x}z`,
      hill2,
    );
    p.cuts(bg, [
      [x + w * 0.3, y + h * 0.42, w * 0.08, h * 0.12, 3, 1],
      [x + w * 0.36, y + h * 0.52, w * 0.07, h * 0.1, 2.4, 1],
    ]);
  };
  frame(210, 180, 210, 260, "saffron-400", "pine-400", "pine-700", "paper");
  frame(510, 140, 360, 250, "saffron-100", "pine-700", "pine-950", "brick-500");
  frame(970, 180, 190, 240, "pine-700", "pine-950", "brick-500", "saffron-100");
  frame(1250, 150, 170, 170, "brick-500", "pine-950", "pine-700", "saffron-100");
  frame(1250, 380, 170, 110, "pine-400", "pine-700", "pine-950", "paper");
  p.line(
    "M120 720V620M480 720V620M120 640Q300 690 480 640M480 640Q700 690 900 640M900 720V620",
    "brick-500",
    6,
  );
  p.path("M1180 800h130l-14-150h-102z", "paper");
  p.path("M1180 800h44l4-150h-34z", "pine-950", 0.16);
  p.path("M1214 650q-34-70 10-112q-16-30 20-34q40 2 24 36q44 40 10 110z", "wood");
  p.cuts("saffron-100", [[1270, 560, 10, 70, 4, -8]]);
  const visitors: [number, number, number, Pose, Dress, 1 | -1][] = [
    [
      930,
      790,
      320,
      act({ near: "brow", far: "hip", legs: "rest", lean: 8 }),
      uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 1, top: "brick-500" }),
      1,
    ],
    [
      640,
      850,
      430,
      act({ near: "behind", far: "behind", legs: "lean", lean: -4, nod: -6 }),
      kurta("saffron-100", "pine-950", { back: true, skin: 3, lit: "paper" }),
      1,
    ],
    [
      330,
      880,
      440,
      act({ near: "chin", far: "hip", legs: "rest", nod: -8 }),
      saree("brick-500", "pine-700", { back: true, skin: 2 }),
      -1,
    ],
    [
      450,
      900,
      270,
      act({ near: "offer", far: "aside", legs: "cross", nod: -16 }),
      kit("saffron-400", "pine-950", { back: true, head: 9, skin: 1, hair: "plait", lit: "paper" }),
      1,
    ],
    [
      760,
      920,
      330,
      act({ near: "chin", far: "hip", legs: "back", nod: -10 }),
      uniform({ hair: "patka", cloth: "brick-500", back: true, skin: 2 }),
      1,
    ],
    [
      1130,
      900,
      440,
      act({ near: "offer", far: "behind", legs: "rest", nod: 4 }),
      kurta("pine-700", "paper", { hair: "bun", skin: 2 }),
      -1,
    ],
  ];
  for (const [x, y, h, doing, dress, flip] of visitors) {
    shadow(p, x, y, h * 0.55, "pine-950", 0.35);
    person(p, x, y, h, doing, dress, flip);
  }
  potPlant(p, 1400, 850, 190, "brick-500", "pine-700");
  p.salt();
}

function mathematicsWeek(p: Print): void {
  hillsBehind(p, 330, 263, 130);
  treeLine(p, 346, 14);
  p.rect(0, 340, 1600, 60, "leaf-500");
  p.rect(0, 386, 1600, 614, "saffron-100");
  p.rect(0, 386, 1600, 614, "pine-950", 0.24);
  p.grain("pine-950", 26, [0, 400, 1600, 990], [80, 220], 2, 0.18);
  p.path("M-10 386H1610V398H-10z", "saffron-100");
  p.line("M390 880L1180 880L1060 560L560 500z", "paper", 9);
  p.line("M390 880L1060 560M560 500L1180 880", "saffron-400", 7);
  p.line("M440 840a90 70 0 0 1 42 40M1106 840a80 60 0 0 0-14 40", "paper", 6);
  p.ellipse(784, 690, 16, 11, "brick-500");
  shadow(p, 330, 880, 200, "pine-950", 0.4);
  person(
    p,
    360,
    890,
    330,
    "kneel",
    uniform({ hair: "patka", cloth: "saffron-400", skin: 1, legs: "pine-700" }),
  );
  shadow(p, 1230, 880, 220, "pine-950", 0.4);
  person(
    p,
    1230,
    890,
    380,
    "point",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2 }),
    -1,
  );
  person(
    p,
    620,
    540,
    260,
    "bend",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 3 }),
    -1,
  );
  person(p, 1120, 566, 270, "read", uniform({ hair: "short", skin: 2 }), -1);
  p.path("M1050 440l44 10 20-4v46l-20 4-44-10z", "brick-500");
  person(p, 820, 620, 250, "kneel", uniform({ hair: "short", skin: 1, legs: "pine-700" }), -1);
  child(p, 300, 460, 130, "brick-500", { girl: true });
  child(p, 1370, 500, 140, "saffron-400", { flip: -1 });
  person(p, 220, 560, 300, "fold", saree("brick-500", "saffron-400"));
  p.salt();
}

export const exhibitionEvents = [
  plate(
    "events/annual-exhibition",
    "wide",
    "Visitors stand before framed hill prints at the annual exhibition.",
    annualExhibition,
  ),
  plate(
    "events/mathematics-week",
    "wide",
    "Students lay out a large geometrical figure in chalk and string on the courtyard floor.",
    mathematicsWeek,
  ),
];
