import { album } from "../../catalogue.ts";
import { littleHouse } from "../../hand/buildings.ts";
import { act } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { sal } from "../../hand/trees.ts";
import { northWindow } from "../../hand/windows.ts";
import { ground, hillsBehind, saree } from "../settings.ts";
import { sandpit, storyTree, swing, tot } from "./first-week-outdoors.ts";
import { lunch, ropeWalk } from "./first-week-together.ts";

function blockTower(p: Print, x: number, y: number, s: number, levels: number): void {
  const inks = ["brick-500", "saffron-400", "pine-700", "paper"] as const;
  for (let i = 0; i < levels; i++) {
    const dx = ((i * 7) % 5) * s * 0.05;
    p.rect(x + dx, y - s * (i + 1), s, s, inks[i % 4] ?? "paper");
    p.rect(x + dx, y - s * (i + 1), s * 0.3, s, "pine-950", 0.18);
  }
  p.path(`M${x} ${y - s * levels}l${s / 2} ${-s * 0.8} ${s / 2} ${s * 0.8}z`, "brick-500");
}

function pegs(p: Print): void {
  p.rect(0, 0, 1200, 860, "saffron-100");
  p.path("M0 0H460L1200 520V0z", "paper", 0.5);
  p.rect(0, 700, 1200, 160, "pine-400");
  p.rect(0, 692, 1200, 10, "pine-950");
  p.rect(0, 860, 1200, 340, "wood");
  p.path("M200 860H760L800 1210H40z", "saffron-100", 0.3);
  p.grain("pine-950", 18, [0, 880, 1200, 1190], [100, 300], 2, 0.5);
  p.rect(110, 220, 980, 36, "wood");
  const bags: InkName[] = ["brick-500", "pine-700", "saffron-400", "pine-400", "brick-500"];
  bags.forEach((ink, i) => {
    const x = 160 + i * 190;
    p.line(`M${x + 60} 256v26`, "pine-950", 12);
    p.line(`M${x + 40} 340Q${x + 60} 240 ${x + 80} 340`, "pine-950", 6);
    p.path(`M${x} 350q60-40 120 0q16 110 6 210h-132q-10-100 6-210z`, ink);
    p.path(`M${x} 350q20-14 40-18q-10 120-4 228h-42q-10-100 6-210z`, "pine-950", 0.2);
    p.path(`M${x + 18} 452h84v70h-84z`, "paper", 0.4);
    p.cuts("paper", [[x + 112, 362, 6, 120, 3, -4]], false, 0.7);
  });
  p.rect(120, 960, 960, 26, "pine-950");
  p.rect(120, 1110, 960, 26, "pine-950");
  for (let i = 0; i < 5; i++) {
    const x = 180 + i * 184;
    for (const dx of [0, 62]) {
      p.path(
        `M${x + dx} 960v-40q0-14 22-14q20 4 18 26l20 6q10 6 8 22z`,
        i % 2 ? "brick-500" : "pine-700",
      );
      p.path(
        `M${x + dx} 1110v-40q0-14 22-14q20 4 18 26l20 6q10 6 8 22z`,
        i % 2 ? "saffron-400" : "brick-500",
      );
    }
  }
  p.salt();
}

function goodbye(p: Print): void {
  hillsBehind(p, 600, 405, 220);
  ground(p, 630, "leaf-500", "pine-700", 0.45, 20);
  littleHouse(p, 620, 780, 1.5);
  sal(p, 150, 820, 420, 1);
  p.path("M590 800H650Q700 940 620 1060L700 1260H260Q420 1020 590 800z", "saffron-100");
  shadow(p, 600, 1130, 260, "pine-950", 0.35);
  person(
    p,
    610,
    1140,
    470,
    "kneel",
    saree("pine-700", "brick-500", { wear: "kurta", legs: "saffron-400" }),
    -1,
  );
  person(
    p,
    400,
    1146,
    300,
    "give",
    tot("saffron-400", { hair: "plait", wear: "skirt", skin: 1, bag: undefined }),
  );
  person(p, 220, 1010, 400, "wave", saree("paper", "saffron-400"), 1);
  p.salt();
}

function tower(p: Print): void {
  room(p, 560, { wall: "saffron-100", dado: "pine-400", floor: "wood", grain: "pine-950" });
  northWindow(p, 1050, 100, 320, 280, 409);
  p.ellipse(740, 800, 560, 150, "pine-700");
  p.ellipse(740, 800, 480, 122, "pine-400", 0.6);
  blockTower(p, 690, 810, 58, 8);
  blockTower(p, 560, 850, 60, 2);
  p.rect(850, 780, 60, 60, "saffron-400");
  p.rect(920, 800, 60, 60, "brick-500");
  const barefoot = { bare: true, sock: undefined } as const;
  person(p, 440, 860, 400, "floorWork", tot("brick-500", { hair: "plait", ...barefoot, skin: 2 }));
  const steady = act({ near: "brow", far: "low", legs: "floor", lean: -6, nod: -14 });
  person(p, 1090, 850, 380, steady, tot("saffron-400", { ...barefoot, skin: 1 }), -1);
  const adds = act({ near: "high", far: "offer", legs: "back", lean: 4, nod: -20 });
  const boy = tot("paper", { hair: "patka", cloth: "brick-500", skin: 3 });
  person(p, 850, 700, 330, adds, boy, -1);
  p.salt();
}

export const firstWeek = album("first-week-at-juniors", [
  [
    "wide",
    "Five small children hold a rope and follow their teacher to the little house.",
    ropeWalk,
  ],
  ["square", "Five bags on pegs with pairs of small shoes on the rack below.", pegs],
  ["tall", "A teacher kneels to greet a new girl while her mother waves.", goodbye],
  ["classic", "Three children build a tower of blocks on the rug.", tower],
  ["square", "Two children dig a sand castle with a flag.", sandpit],
  ["tall", "A girl swings high in front of the hills; three children wait their turn.", swing],
  ["wide", "A story is read in the shade of the big sal tree.", storyTree],
  ["classic", "Four lunch boxes are open on the low table.", lunch],
]);
