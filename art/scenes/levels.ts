import { plate } from "../catalogue.ts";
import { school } from "../hand/buildings.ts";
import { pupilBehind } from "../hand/crowd.ts";
import { shadow } from "../hand/land.ts";
import { hand, person } from "../hand/people.ts";
import type { Print } from "../hand/print.ts";
import { board, books, room, table } from "../hand/rooms.ts";
import { sal } from "../hand/trees.ts";
import { northWindow } from "../hand/windows.ts";
import { ground, hillsBehind, uniform } from "./settings.ts";

/** Wooden building blocks in a small tower. */
function blocks(p: Print, x: number, y: number, s: number): void {
  p.rect(x, y - s, s, s, "brick-500");
  p.rect(x + s * 1.1, y - s, s, s, "pine-700");
  p.rect(x + s * 0.5, y - s * 2, s, s, "saffron-400");
  p.path(`M${x + s * 0.5} ${y - s * 2}l${s * 0.5} ${-s * 0.8} ${s * 0.5} ${s * 0.8}z`, "brick-500");
  p.path(
    `M${x} ${y - s}h${s * 0.3}v${s}h${-s * 0.3}zM${x + s * 1.1} ${y - s}h${s * 0.3}v${s}h${-s * 0.3}zM${x + s * 0.5} ${y - 2 * s}h${s * 0.3}v${s}h${-s * 0.3}z`,
    "pine-950",
    0.2,
  );
}

function prePrimary(p: Print): void {
  room(p, 560, { wall: "saffron-100", dado: "pine-400", floor: "wood-300", grain: "wood" });
  northWindow(p, 1120, 110, 340, 300, 61);
  p.rect(150, 130, 560, 210, "paper");
  p.path("M180 300l80-110 60 70 50-60 90 100z", "pine-400");
  p.circle(430, 190, 26, "saffron-400");
  p.path("M520 300V220l60-50 60 50v80z", "brick-500");
  p.rect(566, 250, 28, 50, "paper");
  p.line("M150 122H710", "wood", 9);
  p.ellipse(760, 800, 560, 150, "pine-700");
  p.ellipse(760, 800, 500, 124, "pine-400", 0.6);
  p.ellipse(760, 800, 430, 98, "pine-700", 0.5);
  shadow(p, 470, 730, 160, "pine-950", 0.35);
  person(p, 480, 740, 400, "floor", {
    top: "brick-500",
    legs: "brick-500",
    wear: "kurta",
    hair: "bun",
    skin: 2,
    sleeve: 1,
    lit: "saffron-100",
  });
  p.path("M540 640l70-22 74 20-4 14-70-16-66 18z", "paper");
  const kid = { wear: "shorts", head: 9.6, bare: true } as const;
  person(
    p,
    800,
    726,
    250,
    "floorRaise",
    { ...kid, top: "saffron-400", legs: "pine-950", hair: "plait", skin: 1 },
    -1,
  );
  person(
    p,
    960,
    760,
    256,
    "floor",
    { ...kid, top: "paper", legs: "pine-700", hair: "short", skin: 2, lit: "pine-400" },
    -1,
  );
  person(
    p,
    1090,
    830,
    264,
    "floorWork",
    { ...kid, top: "saffron-400", legs: "pine-950", hair: "short", skin: 3 },
    -1,
  );
  blocks(p, 930, 872, 44);
  person(p, 660, 880, 270, "floorWork", {
    ...kid,
    top: "paper",
    legs: "brick-500",
    hair: "plait",
    skin: 2,
    lit: "pine-400",
  });
  blocks(p, 780, 912, 40);
  p.rect(150, 470, 330, 14, "wood");
  books(p, 164, 470, 190, 74, ["brick-500", "pine-700", "saffron-400", "paper"]);
  p.circle(420, 440, 30, "brick-500");
  p.path("M394 426a30 30 0 0 0 16 42a40 40 0 0 1-16-42z", "pine-950", 0.25);
  p.salt();
}

function primary(p: Print): void {
  hillsBehind(p, 430, 167, 160);
  p.rect(0, 420, 1600, 60, "leaf-500");
  for (const [x, h] of [
    [60, 200],
    [210, 170],
    [1420, 210],
    [1540, 170],
  ] as const)
    sal(p, x, 470, h, x);
  school(p, 760, 464, 7.2);
  ground(p, 470, "leaf-500", "pine-700", 0.45, 18);
  p.path("M-10 600H1610V1010H-10z", "saffron-100", 0.2);
  for (const [y, k] of [
    [640, 1],
    [790, 1.35],
  ] as const) {
    p.path(`M${180 - k * 60} ${y}H${1420 + k * 60}l30 ${54 * k}H${150 - k * 60}z`, "brick-500");
    p.path(`M${180 - k * 60} ${y}H${1420 + k * 60}l30 ${54 * k}H${150 - k * 60}z`, "pine-950", 0.6);
    p.grain("pine-950", 14, [180, y + 10, 1420, y + 46 * k], [60, 160], 2, 0.35);
    for (let x = 210; x < 1400; x += 86 * k) {
      p.cuts("leaf-500", [
        [x, y + 22 * k, -18 * k, -26 * k, 5 * k, -4],
        [x, y + 22 * k, 18 * k, -24 * k, 5 * k, 4],
        [x, y + 22 * k, 0, -34 * k, 4 * k, 2],
      ]);
      if (Math.round(x / 86) % 3 === 0) p.circle(x, y - 12 * k, 9 * k, "brick-500");
    }
  }
  const kid = { head: 8.6, sock: "paper" } as const;
  shadow(p, 500, 760, 220, "pine-950", 0.35);
  person(p, 490, 764, 290, "work", {
    ...kid,
    top: "paper",
    legs: "pine-700",
    wear: "skirt",
    hair: "plait",
    skin: 2,
    lit: "pine-400",
  });
  const [hx, hy] = hand(490, 764, 290, "work");
  p.path(`M${hx - 10} ${hy - 10}h58l-8 60h-44zM${hx + 46} ${hy + 6}l44-34 6 8-46 44z`, "brick-500");
  p.cuts("paper", [
    [hx + 94, hy - 20, 20, 44, 2, 4],
    [hx + 90, hy - 16, 8, 46, 2, 4],
    [hx + 98, hy - 24, 34, 38, 2, 4],
  ]);
  shadow(p, 1010, 760, 220, "pine-950", 0.35);
  person(
    p,
    1010,
    766,
    280,
    "kneel",
    { ...kid, top: "saffron-400", legs: "pine-950", hair: "patka", cloth: "brick-500", skin: 1 },
    -1,
  );
  shadow(p, 760, 930, 260, "pine-950", 0.35);
  person(p, 770, 936, 330, "bend", {
    ...kid,
    top: "paper",
    legs: "pine-950",
    hair: "short",
    skin: 3,
    lit: "pine-400",
  });
  person(
    p,
    1220,
    930,
    360,
    "point",
    { top: "pine-700", legs: "saffron-400", wear: "saree", hair: "bun", skin: 2 },
    -1,
  );
  p.salt();
}

function middle(p: Print): void {
  room(p, 600, { wall: "pine-400", light: "saffron-100", floor: "wood-300", grain: "wood" });
  northWindow(p, 1130, 110, 340, 320, 71);
  board(p, 190, 140, 480, 280);
  p.line(
    "M250 370h340M420 370V200M420 250q-70 10-80-50q76-4 80 50M420 300q70 6 86-56q-78-2-86 56",
    "paper",
    4,
  );
  p.line("M540 200h90M540 224h60M260 200h50", "pine-400", 3);
  person(
    p,
    830,
    740,
    400,
    "speak",
    { top: "brick-500", legs: "saffron-100", wear: "saree", hair: "bun", skin: 2 },
    -1,
  );
  table(p, 330, 790, 900, 150, "wood");
  p.line("M470 768v-150M470 650h70M430 768h84", "pine-950", 8);
  p.path("M520 640h44l30 60v18h-104v-18z", "paper", 0.6);
  p.path("M504 686l-12 20v12h100v-12l-12-20z", "saffron-400");
  for (const [x, ink] of [
    [640, "brick-500"],
    [690, "saffron-400"],
    [740, "pine-700"],
  ] as const) {
    p.path(`M${x} 690h24v70q0 10-12 10t-12-10z`, "paper", 0.55);
    p.path(`M${x} 722h24v38q0 10-12 10t-12-10z`, ink);
  }
  p.path("M1010 768v-10h70v10zM1036 758l-20-70 26-62 16 8-22 56 22 68z", "pine-950");
  p.line("M1030 634l40-40", "pine-950", 20);
  p.path("M1062 584l20 20 16-14-22-22z", "saffron-400");
  pupilBehind(p, 300, 1010, 330, "paper", { plait: true, skin: 2, shade: "pine-400" });
  pupilBehind(p, 620, 1020, 340, "paper", { skin: 1, shade: "pine-400" });
  pupilBehind(p, 1270, 1016, 336, "paper", { plait: true, skin: 3, shade: "pine-400" });
  person(p, 1150, 740, 380, "work", uniform({ hair: "patka", cloth: "saffron-400", skin: 1 }), -1);
  p.salt();
}

export const levelPlates = [
  plate(
    "levels/pre-primary",
    "wide",
    "A teacher reads to four small children on a round rug with building blocks.",
    prePrimary,
  ),
  plate(
    "levels/primary",
    "wide",
    "Primary children plant and water the vegetable beds below the school.",
    primary,
  ),
  plate(
    "levels/middle",
    "wide",
    "A middle school science lesson with a microscope and coloured liquids on the bench.",
    middle,
  ),
];
