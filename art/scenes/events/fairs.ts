import { plate } from "../../catalogue.ts";
import { bunting } from "../../hand/festive.ts";
import { act } from "../../hand/gestures.ts";
import { shadow } from "../../hand/land.ts";
import { armOver, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { stall } from "../../hand/things.ts";
import { northWindow } from "../../hand/windows.ts";
import { kit, kurta, saree, uniform } from "../settings.ts";
import { bookFair } from "./book-fair.ts";

function scienceCraftFair(p: Print): void {
  room(p, 560, { wall: "saffron-100", floor: "wood", grain: "pine-950" });
  p.rect(0, 60, 1600, 18, "wood");
  northWindow(p, 1180, 140, 280, 260, 257);
  bunting(p, [-20, 90], [1130, 90], 60, ["brick-500", "saffron-400", "pine-700"], 40);
  const shy = act({ near: "heart", far: "behind", lean: -4, nod: 8 });
  const spins = act({ near: "grasp", far: "hip", lean: 12, nod: 4 });
  const mends = act({ near: "low", far: "table", lean: 22, nod: 18 });
  const mender = uniform({ hair: "short", skin: 3 });
  person(p, 490, 700, 350, shy, uniform({ hair: "plait", skin: 2 }), -1);
  person(p, 960, 700, 370, spins, uniform({ hair: "patka", cloth: "brick-500", skin: 1 }), -1);
  person(p, 1396, 700, 360, mends, mender, -1);
  const a = stall(p, 170, 730, 380, 150, "pine-700");
  p.path(`M250 ${a}l90-130h40l100 130z`, "wood");
  p.path(`M250 ${a}l90-130h14l-40 130z`, "pine-950", 0.3);
  p.path(`M340 ${a - 130}h40l14 30-24-10-10 44-14-40-22 14z`, "brick-500");
  p.cuts("brick-500", [
    [360, a - 134, -30, -60, 7, -8],
    [360, a - 134, 6, -76, 7, 4],
    [362, a - 134, 40, -54, 7, 8],
  ]);
  const b = stall(p, 620, 730, 380, 150, "brick-500");
  p.line(`M730 ${b}v-60M730 ${b - 60}h140`, "pine-950", 5);
  p.circle(730, b - 86, 38, "saffron-400");
  p.line(`M650 ${b - 86}a80 26 0 1 0 160 0a80 26 0 1 0-160 0`, "pine-950", 2.4);
  p.circle(812, b - 90, 14, "pine-700");
  p.circle(884, b - 62, 20, "paper");
  p.path(`M864 ${b - 62}a20 20 0 0 1 20-20v40a20 20 0 0 1-20-20z`, "pine-400");
  p.circle(668, b - 104, 9, "brick-500");
  const c = stall(p, 1070, 730, 360, 150, "saffron-400");
  p.line(`M1180 ${c}l10-140 10 140`, "pine-950", 6);
  p.group(`translate(1190 ${c - 144})rotate(18)`, () => {
    p.path("M0 0l70-16v-26zM0 0l16 70h26zM0 0l-70 16v26zM0 0l-16-70h-26z", "paper");
    p.path("M0 0l70-16v-10zM0 0l16 70h10zM0 0l-70 16v10zM0 0l-16-70h-10z", "brick-500");
  });
  p.rect(1290, c - 62, 84, 62, "pine-700");
  p.path(`M1290 ${c - 62}l42-34 42 34z`, "brick-500");
  armOver(p, 1396, 700, 360, mends, mender, -1);
  const crowd = [
    [
      370,
      890,
      330,
      act({ near: "brow", far: "hip", legs: "rest" }),
      uniform({
        hair: "plait",
        wear: "skirt",
        sock: "paper",
        skin: 1,
        back: true,
        lit: "pine-400",
      }),
      1,
    ],
    [
      490,
      936,
      260,
      act({ near: "high", far: "toss", legs: "cross", nod: -16 }),
      kit("saffron-400", "pine-950", { back: true, skin: 2, head: 8.6, lit: "paper" }),
      -1,
    ],
    [
      700,
      900,
      400,
      act({ near: "behind", far: "behind", legs: "apart", lean: 6, nod: 4 }),
      kurta("pine-700", "paper", { back: true, skin: 3, lit: "saffron-100" }),
      1,
    ],
    [
      1120,
      900,
      400,
      act({ near: "chin", far: "belly", legs: "rest", nod: 8 }),
      saree("paper", "brick-500", { skin: 2 }),
      1,
    ],
    [
      1010,
      946,
      300,
      act({ near: "grasp", far: "back", legs: "step", lean: 10, nod: -8 }),
      kit("brick-500", "pine-950", { hair: "plait", wear: "skirt", head: 8.8, skin: 1 }),
      1,
    ],
  ] as const;
  for (const [x, y, h, doing, dress, flip] of crowd) {
    shadow(p, x, y, h * 0.6, "pine-950", 0.4);
    person(p, x, y, h, doing, dress, flip);
  }
  p.salt();
}

export const fairEvents = [
  plate(
    "events/book-fair",
    "wide",
    "Three awnings full of books under the sal trees, children choosing.",
    bookFair,
  ),
  plate(
    "events/science-craft-fair",
    "wide",
    "A model volcano, planets and a windmill on tables at the science and craft fair.",
    scienceCraftFair,
  ),
];
