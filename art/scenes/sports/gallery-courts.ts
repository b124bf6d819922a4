import { plate } from "../../catalogue.ts";
import { shadow, sky } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { bench, net } from "../../hand/things.ts";
import { sal, treeLine } from "../../hand/trees.ts";
import { earth, ground, hillsBehind, kit, kurta } from "../settings.ts";
import { basketball, basketballCourt, hoop } from "./courts.ts";

function basket(p: Print): void {
  sky(p, 900, "dusk-300", [
    ["paper", 0.25],
    ["paper", 0.4],
    ["saffron-100", 0.5],
    ["saffron-100", 0.9],
  ]);
  p.grain("paper", 12, [0, 80, 1500, 520], [160, 380], 3.4, 0.7);
  ranges(p, 860, 230, 601);
  p.rect(0, 960, 1600, 40, "pine-700");
  hoop(p, 1230, 1340, 1220);
  basketball(p, 800, 170, 96);
  p.cuts(
    "paper",
    [
      [560, 330, 130, -90, 5, -12],
      [600, 380, 110, -84, 4, -12],
    ],
    false,
    0.8,
  );
  const [hx, hy] = [470, 520];
  p.line(`M300 1020Q340 800 ${hx} ${hy}`, "#7a4a30", 84);
  p.line("M270 1020Q290 920 330 850", "saffron-400", 118);
  p.line(`M${hx} ${hy}l40-70M${hx - 14} ${hy - 4}l4-84M${hx + 16} ${hy + 8}l66-44`, "#7a4a30", 32);
  p.salt();
}

function timeOut(p: Print): void {
  basketballCourt(p, 605, 400);
  hoop(p, 270, 620, 430);
  shadow(p, 800, 860, 520, "pine-950", 0.3);
  person(p, 620, 740, 350, "fold", kit("saffron-400", "pine-950", { hair: "plait", skin: 2 }));
  person(
    p,
    960,
    740,
    350,
    "stand",
    kit("saffron-400", "pine-950", { hair: "patka", cloth: "brick-500", skin: 1 }),
    -1,
  );
  person(
    p,
    790,
    800,
    400,
    "kneel",
    kurta("brick-500", "pine-950", {
      hair: "cap",
      cloth: "paper",
      skin: 3,
      wear: "trousers",
      sleeve: 0.6,
      lit: "paper",
    }),
  );
  p.path("M850 690l120-16 14 90-120 16z", "paper");
  p.line("M876 712l70-10M880 742l30-4q20-20 50-14", "brick-500", 5);
  person(p, 470, 880, 420, "fold", kit("saffron-400", "pine-950", { hair: "short", skin: 1 }));
  person(p, 1130, 880, 430, "fold", kit("saffron-400", "pine-950", { hair: "plait", skin: 2 }), -1);
  basketball(p, 330, 860, 36);
  p.salt();
}

function sandCourt(p: Print): void {
  sky(
    p,
    520,
    "pine-400",
    [
      ["saffron-100", 0.35],
      ["saffron-100", 0.7],
      ["saffron-100", 0.9],
      ["saffron-400", 0.4],
    ],
    1100,
  );
  p.circle(1120, 350, 84, "paper", 0.9);
  ranges(p, 440, 180, 609);
  treeLine(p, 552, 61);
  ground(p, 540, "saffron-100", "brick-500", 0.25, 26);
  earth(p, "M-10 700H1610V1010H-10z");
  p.line("M-10 700H1610M420 706L250 1010M1180 706L1350 1010", "paper", 8);
  p.line("M230 880V360M1370 880V360", "pine-950", 20);
  net(p, [230, 400, 1370, 560], 34, "paper", 0.9);
  p.path("M230 384H1370V408H230zM230 552H1370V568H230z", "paper");
  p.cuts("pine-950", [[1340, 886, -700, 60, 20, 4]], false, 0.25);
  shadow(p, 760, 880, 160, "pine-950", 0.4);
  p.circle(760, 840, 48, "paper");
  p.line("M714 826q50 0 90-20M724 868q30-44 34-76M758 888q26-36 46-40", "pine-400", 4);
  p.salt();
}

function serve(p: Print): void {
  hillsBehind(p, 440, 613, 180);
  treeLine(p, 452, 63);
  ground(p, 470, "saffron-100", "brick-500", 0.3, 20);
  earth(p, "M360 560H1610V1010H160z");
  p.line("M360 560H1610M360 560L160 1010", "paper", 8);
  p.line("M1330 640V300M1500 660V320", "pine-950", 9);
  p.path("M1330 310L1500 330V440L1330 410z", "paper", 0.35);
  p.line(
    "M1330 310L1500 330M1330 410L1500 440M1350 314v98M1390 318v102M1430 324v104M1470 328v106M1330 360L1500 384",
    "paper",
    3,
  );
  shadow(p, 540, 900, 400, "pine-950", 0.35);
  person(p, 540, 910, 560, "reach", kit("brick-500", "pine-950", { hair: "plait", skin: 2 }));
  const [hx, hy] = hand(540, 910, 560, "reach");
  p.circle(hx + 40, hy - 54, 42, "paper");
  p.line(`M${hx} ${hy - 64}q46 2 78-18M${hx + 12} ${hy - 26}q28-40 30-68`, "pine-400", 4);
  person(
    p,
    1060,
    770,
    320,
    "keeper",
    kit("saffron-400", "pine-950", { hair: "short", skin: 1 }),
    -1,
  );
  p.salt();
}

function hockeyBench(p: Print): void {
  hillsBehind(p, 420, 617, 170);
  treeLine(p, 432, 65);
  p.rect(0, 420, 1600, 580, "leaf-500");
  p.rect(0, 470, 1600, 530, "pine-700", 0.55);
  p.grain("pine-950", 26, [0, 490, 1600, 990], [60, 220], 2, 0.3);
  p.line("M-10 900L1610 830", "paper", 10);
  p.cuts("pine-950", [[1200, 850, -900, 40, 22, 4]], false, 0.3);
  bench(p, 330, 840, 900, 170, "saffron-100");
  for (const [i, x] of [470, 640, 810, 980].entries()) {
    p.line(`M${x} ${400 + (i % 2) * 20}L${x + 40} 780q6 50 44 46q26-6 22-34`, "saffron-100", 20);
    p.line(`M${x} ${400 + (i % 2) * 20}l14 130`, i % 2 ? "brick-500" : "pine-950", 24);
  }
  p.path("M1060 660h130v-70q-66-60-130 0z", "saffron-400");
  p.path("M1060 660h50v-100q-30 6-50 30z", "pine-950", 0.2);
  p.line("M1090 640h90M1090 616h90", "pine-950", 5);
  p.path("M360 660q0-50 50-50t56 50z", "brick-500");
  for (const [x, y] of [
    [700, 930],
    [780, 950],
    [640, 956],
  ] as const)
    p.circle(x, y, 22, "paper");
  p.salt();
}

function hockeyKeeper(p: Print): void {
  hillsBehind(p, 360, 621, 140);
  p.rect(0, 360, 1600, 640, "leaf-500");
  p.rect(0, 400, 1600, 600, "pine-700", 0.55);
  p.grain("pine-950", 24, [0, 430, 1600, 990], [60, 220], 2, 0.3);
  net(p, [430, 330, 1170, 700], 28, "paper", 0.4);
  p.line("M420 720V320H1180V720", "brick-500", 16);
  p.path("M428 640H1172V720H428z", "saffron-100");
  p.path("M428 640H700V720H428z", "pine-950", 0.18);
  p.path("M-10 730H1610V738H-10z", "paper");
  shadow(p, 800, 880, 420, "pine-950", 0.4);
  person(p, 800, 890, 500, "guard", {
    top: "saffron-400",
    legs: "pine-950",
    wear: "trousers",
    hair: "helmet",
    cloth: "pine-950",
    skin: 2,
    lit: "paper",
    sleeve: 1.6,
  });
  for (const [x, r] of [
    [690, 8],
    [872, -6],
  ] as const) {
    p.group(`translate(${x} 700)rotate(${r})`, () => {
      p.path("M0 0h60l14 180q-44 20-88 0z", "paper");
      p.path("M0 0h18l-6 188q-14-2-26-8z", "pine-950", 0.2);
      p.line("M4 50h58M2 100h64M-2 146h72", "pine-950", 4);
    });
  }
  p.circle(1120, 860, 20, "brick-500");
  p.cuts(
    "paper",
    [
      [1180, 850, 150, -16, 4, 3],
      [1190, 872, 120, -12, 3, 3],
    ],
    false,
    0.7,
  );
  sal(p, 110, 420, 260, 1);
  p.salt();
}

export const courtGallery = [
  plate(
    "sports/basketball-2",
    "wide",
    "The ball leaves an outstretched hand towards the ring, seen against the hills.",
    basket,
  ),
  plate(
    "sports/basketball-3",
    "wide",
    "Four players and their coach around a plan on paper during a time-out.",
    timeOut,
  ),
  plate(
    "sports/volleyball-2",
    "wide",
    "The volleyball net and a ball on the earth court at sunrise.",
    sandCourt,
  ),
  plate("sports/volleyball-3", "wide", "A girl tosses the ball up to serve.", serve),
  plate(
    "sports/hockey-2",
    "wide",
    "Hockey sticks lean on a bench beside the turf, a helmet at the end.",
    hockeyBench,
  ),
  plate(
    "sports/hockey-3",
    "wide",
    "The goalkeeper in pads stands ready as the ball comes in.",
    hockeyKeeper,
  ),
];
