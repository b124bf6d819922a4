import { plate } from "../catalogue.ts";
import { school } from "../hand/buildings.ts";
import { shadow } from "../hand/land.ts";
import { hand, person } from "../hand/people.ts";
import type { Print } from "../hand/print.ts";
import { books, chair, pile, room, table } from "../hand/rooms.ts";
import { bench, potPlant } from "../hand/things.ts";
import { sal } from "../hand/trees.ts";
import { northWindow } from "../hand/windows.ts";
import { hillsBehind, uniform } from "./settings.ts";

function secondary(p: Print): void {
  room(p, 620, { wall: "saffron-100", floor: "wood-300", grain: "wood", dado: "pine-700" });
  northWindow(p, 1180, 120, 300, 300, 73);
  for (const y of [150, 280, 410]) {
    p.rect(150, y + 90, 560, 14, "wood");
    books(p, 166, y + 90, y === 280 ? 300 : 520, 84, [
      "brick-500",
      "pine-700",
      "saffron-400",
      "pine-400",
      "paper",
    ]);
  }
  p.rect(136, 130, 16, 500, "wood");
  p.rect(706, 130, 16, 500, "wood");
  potPlant(p, 600, 370, 110, "brick-500", "pine-700");
  person(
    p,
    300,
    800,
    430,
    "reach",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2, back: true }),
  );
  table(p, 620, 780, 700, 160, "wood");
  chair(p, 660, 944, 210, "pine-950");
  person(p, 690, 940, 430, "ponder", uniform({ hair: "short", skin: 1, lit: "pine-400" }));
  chair(p, 1300, 944, 210, "pine-950", -1);
  person(
    p,
    1280,
    940,
    430,
    "move",
    uniform({ hair: "plait", skin: 3, wear: "skirt", sock: "paper" }),
    -1,
  );
  p.path("M850 756l60-22 70 16 70-16 60 22-4 10H854z", "paper");
  p.line("M980 750v14M876 750l74-10M1010 740l74 10", "pine-400", 3);
  pile(p, 1110, 758, 120, ["pine-700", "brick-500", "saffron-400"], 20);
  p.salt();
}

function seniorSecondary(p: Print): void {
  hillsBehind(p, 600, 179, 300);
  sal(p, 1500, 640, 300, 1);
  p.rect(0, 590, 1600, 70, "leaf-500");
  p.grain("pine-700", 14, [0, 600, 1600, 650], [60, 180], 2, 0.5);
  school(p, 380, 640, 6.4);
  p.rect(0, 650, 1600, 350, "saffron-100");
  p.rect(0, 650, 1600, 350, "brick-500", 0.16);
  p.rect(0, 650, 1600, 350, "pine-950", 0.1);
  p.grain("pine-950", 26, [0, 690, 1600, 990], [90, 260], 2, 0.22);
  p.path("M-10 668H1610V686H-10z", "saffron-100");
  p.rect(0, 686, 1600, 9, "pine-950", 0.5);
  for (let x = 40; x < 1600; x += 90) p.path(`M${x} 668v-66h18v66z`, "saffron-100");
  p.rect(0, 588, 1600, 18, "saffron-100");
  p.line("M760 900L800 660L840 900M800 640V900", "pine-950", 12);
  p.group("translate(800 610)rotate(-24)", () => {
    p.rect(-110, -26, 230, 52, "brick-500");
    p.rect(-110, -26, 230, 18, "paper", 0.25);
    p.rect(116, -34, 54, 68, "pine-950");
    p.rect(-150, -14, 44, 28, "pine-950");
  });
  shadow(p, 620, 890, 260, "pine-950", 0.35);
  person(
    p,
    600,
    896,
    480,
    "work",
    uniform({ hair: "plait", skin: 2, wear: "skirt", sock: "paper" }),
  );
  shadow(p, 1010, 900, 260, "pine-950", 0.35);
  person(p, 1020, 906, 500, "pointUp", uniform({ hair: "patka", cloth: "brick-500", skin: 1 }));
  shadow(p, 1250, 890, 240, "pine-950", 0.35);
  person(p, 1250, 896, 490, "read", uniform({ hair: "short", skin: 3, top: "pine-700" }), -1);
  const [hx, hy] = hand(1250, 896, 490, "read", "near", -1);
  p.path(`M${hx - 50} ${hy - 34}l50 12 50-16v54l-50 16-50-12z`, "saffron-400");
  bench(p, 190, 900, 260, 80, "pine-950");
  pile(p, 240, 812, 110, ["pine-700", "brick-500"], 20);
  p.salt();
}

export const seniorLevelPlates = [
  plate(
    "levels/secondary",
    "wide",
    "Two students study across a library table while a third takes down a book.",
    secondary,
  ),
  plate(
    "levels/senior-secondary",
    "wide",
    "Three senior students on the terrace with a telescope and the high range before them.",
    seniorSecondary,
  ),
];
