import { plate } from "../../catalogue.ts";
import { bunting } from "../../hand/festive.ts";
import { shadow } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
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
  person(p, 380, 690, 330, "point", uniform({ hair: "plait", skin: 2 }));
  person(p, 880, 690, 340, "speak", uniform({ hair: "patka", cloth: "brick-500", skin: 1 }), -1);
  person(p, 1330, 690, 330, "work", uniform({ hair: "short", skin: 3 }), -1);
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
  shadow(p, 500, 920, 200, "pine-950", 0.4);
  person(
    p,
    500,
    926,
    320,
    "fold",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 1, back: true, lit: "pine-400" }),
  );
  person(
    p,
    630,
    936,
    270,
    "pointUp",
    kit("saffron-400", "pine-950", { back: true, skin: 2, head: 8.6, lit: "paper" }),
    -1,
  );
  shadow(p, 1010, 936, 240, "pine-950", 0.4);
  person(p, 1000, 940, 400, "stand", saree("paper", "brick-500", { back: true, skin: 2 }));
  person(
    p,
    1120,
    944,
    400,
    "point",
    kurta("pine-700", "paper", { back: true, skin: 3, lit: "saffron-100" }),
  );
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
