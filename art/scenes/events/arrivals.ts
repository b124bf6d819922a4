import { plate } from "../../catalogue.ts";
import { gateway, littleHouse } from "../../hand/buildings.ts";
import { child } from "../../hand/crowd.ts";
import { pennant } from "../../hand/festive.ts";
import { shadow } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { bush, sal } from "../../hand/trees.ts";
import { ground, hillsBehind, kurta, saree, uniform } from "../settings.ts";

function openMorning(p: Print): void {
  hillsBehind(p, 440, 205, 160);
  ground(p, 470, "leaf-500", "pine-700", 0.4, 20);
  littleHouse(p, 1010, 560, 1.5);
  sal(p, 700, 580, 260, 1);
  sal(p, 1420, 590, 300, 2);
  p.path("M980 584H1040Q1060 720 900 820T560 1010H220Q420 880 700 790T980 584z", "saffron-100");
  p.grain("leaf-500", 8, [500, 800, 860, 980], [60, 140], 2, 0.6);
  pennant(p, 860, 690, 120, "brick-500");
  pennant(p, 1120, 690, 120, "saffron-400");
  for (const [x, y, s] of [
    [740, 700, 70],
    [1210, 720, 90],
    [1330, 700, 70],
  ] as const)
    bush(p, x, y, s, "pine-700", "leaf-500");
  shadow(p, 1060, 850, 200, "pine-950", 0.35);
  person(p, 1070, 856, 370, "give", saree("pine-700", "saffron-400"), -1);
  shadow(p, 560, 900, 240, "pine-950", 0.35);
  person(p, 430, 900, 430, "walk", saree("paper", "brick-500", { hair: "plait", skin: 2 }), 1);
  person(
    p,
    620,
    910,
    228,
    "walk",
    {
      top: "saffron-400",
      legs: "pine-950",
      head: 9.6,
      sock: "paper",
      skin: 1,
      hair: "short",
      lit: "paper",
    },
    1,
  );
  person(
    p,
    770,
    896,
    450,
    "walk",
    kurta("paper", "pine-950", { hair: "turban", cloth: "pine-700", skin: 3, lit: "dusk-300" }),
    1,
  );
  child(p, 1270, 830, 130, "brick-500", { girl: true, flip: -1 });
  p.salt();
}

function firstDay(p: Print): void {
  hillsBehind(p, 430, 209, 150);
  ground(p, 460, "leaf-500", "pine-700", 0.4, 12);
  sal(p, 160, 600, 330, 1);
  sal(p, 1340, 560, 240, 2);
  p.path("M-10 640H1610V1010H-10z", "saffron-100");
  p.path("M-10 640H1610V1010H-10z", "pine-950", 0.14);
  p.path("M-10 640H1610V664H-10z", "saffron-100");
  p.grain("pine-950", 22, [0, 680, 1600, 990], [80, 240], 2, 0.2);
  gateway(p, 490, 664, 1.35, "saffron-400");
  shadow(p, 1200, 850, 600, "pine-950", 0.3);
  p.path("M850 812V560q0-30 34-30h500q40 0 52 50l40 120v112z", "saffron-400");
  p.path("M850 812V560q0-30 34-30h30v282z", "pine-950", 0.16);
  p.path("M850 742h622l4 20H850z", "brick-500");
  p.path(
    "M886 566h92v92h-92zM1000 566h92v92h-92zM1114 566h92v92h-92zM1340 566h34q24 0 34 34l18 62h-86z",
    "pine-700",
  );
  p.path("M1228 566h92v230h-92z", "pine-950");
  p.cuts(
    "paper",
    [
      [952, 574, 16, 74, 3],
      [1066, 574, 16, 74, 3],
      [1180, 574, 16, 74, 3],
      [1386, 580, 22, 70, 3],
    ],
    false,
    0.7,
  );
  for (const x of [980, 1386]) {
    p.circle(x, 812, 56, "pine-950");
    p.circle(x, 812, 24, "dusk-300");
  }
  p.rect(1462, 716, 22, 26, "paper");
  shadow(p, 660, 880, 240, "pine-950", 0.35);
  person(p, 690, 886, 420, "give", saree("paper", "brick-500", { skin: 2 }), -1);
  person(
    p,
    560,
    892,
    226,
    "walk",
    uniform({
      head: 9.6,
      wear: "shorts",
      legs: "pine-700",
      sock: "paper",
      skin: 1,
      bag: "brick-500",
      back: true,
    }),
    -1,
  );
  child(p, 450, 720, 118, "paper", { girl: true, bag: "brick-500", flip: -1 });
  child(p, 380, 740, 124, "paper", { bag: "pine-700", flip: -1 });
  child(p, 1160, 850, 150, "paper", { girl: true, bag: "pine-700", flip: -1 });
  p.salt();
}

export const arrivalEvents = [
  plate(
    "events/open-morning",
    "wide",
    "A family with a small boy walks up the path to Juniors, where a teacher meets them.",
    openMorning,
  ),
  plate(
    "events/first-day-of-session",
    "wide",
    "A mother sends a small boy with a school bag through the gate beside the yellow bus.",
    firstDay,
  ),
];
