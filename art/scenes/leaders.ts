import { plate } from "../catalogue.ts";
import { gateway, lowWall, school } from "../hand/buildings.ts";
import { lamp } from "../hand/festive.ts";
import { shadow, sky } from "../hand/land.ts";
import type { Print } from "../hand/print.ts";
import { ranges } from "../hand/ranges.ts";
import { books, chair, pile, room } from "../hand/rooms.ts";
import { bench, potPlant } from "../hand/things.ts";
import { bush, chir, sal, treeLine } from "../hand/trees.ts";
import { northWindow } from "../hand/windows.ts";
import { ground, hillsBehind } from "./settings.ts";

function desk(p: Print): void {
  room(p, 830, { wall: "saffron-100", dado: "pine-400", floor: "wood", grain: "pine-950" }, [
    [130, 120],
    [470, 230],
    [470, 640],
    [130, 540],
  ]);
  northWindow(p, 560, 160, 320, 400, 701);
  chair(p, 330, 1100, 420, "pine-950");
  p.path("M380 790H880L960 870H330z", "wood");
  p.path("M380 790H880L960 870H330z", "saffron-100", 0.4);
  p.rect(330, 870, 630, 40, "wood");
  p.rect(330, 870, 190, 40, "pine-950", 0.25);
  p.path("M370 910h40v250h-40zM880 910h40v250h-40z", "wood");
  p.path("M620 910h270v190H620z", "wood");
  p.path("M620 910h270v190H620z", "saffron-100", 0.18);
  p.line("M740 950h40M740 1020h40", "pine-950", 8);
  pile(p, 690, 826, 130, ["brick-500", "pine-700", "saffron-400"], 24);
  p.path("M450 836l80-28 90 18 6 16-84 24z", "paper");
  p.line("M600 790l-40 44", "brick-500", 7);
  p.path("M840 820v-50h44v50z", "pine-700");
  p.line("M850 770l-10-60M864 770l2-74M874 770l14-56", "brick-500", 5);
  p.salt();
}

function gateAtMorning(p: Print): void {
  sky(
    p,
    700,
    "pine-400",
    [
      ["saffron-100", 0.35],
      ["saffron-100", 0.65],
      ["saffron-100", 0.9],
      ["saffron-400", 0.35],
      ["saffron-400", 0.45],
    ],
    560,
  );
  p.circle(560, 470, 96, "paper", 0.9);
  ranges(p, 640, 230, 705);
  p.rect(0, 760, 1000, 300, "leaf-500");
  school(p, 500, 850, 6.4);
  p.path("M-10 880H1010V1260H-10z", "leaf-500");
  p.grain("pine-700", 14, [0, 900, 1000, 1230], [60, 160], 2, 0.5);
  p.path("M440 860H560L860 1260H140z", "saffron-100");
  lowWall(p, -10, 1000, 210, 110);
  lowWall(p, 800, 1000, 220, 110);
  gateway(p, 500, 1010, 1.9);
  bush(p, 100, 1000, 130, "pine-700", "saffron-100");
  chir(p, 930, 890, 520, 1, -1);
  p.salt();
}

function bell(p: Print): void {
  hillsBehind(p, 760, 709, 260);
  treeLine(p, 772, 91);
  ground(p, 770, "leaf-500", "pine-700", 0.45, 18);
  p.path("M-10 1060Q480 1000 1010 1060V1260H-10z", "saffron-100");
  shadow(p, 640, 1130, 560, "pine-950", 0.3);
  p.rect(210, 260, 60, 870, "pine-950");
  p.rect(250, 260, 20, 870, "saffron-100", 0.25);
  p.rect(730, 260, 60, 870, "pine-950");
  p.rect(770, 260, 20, 870, "saffron-100", 0.25);
  p.path("M120 270L500 110 880 270 850 300 500 160 150 300z", "brick-500");
  p.path("M120 270L500 110V160L150 300z", "pine-950", 0.25);
  p.rect(190, 280, 620, 46, "pine-950");
  p.path("M470 326h60v60h-60z", "pine-700");
  p.path(
    "M500 370q110 0 120 150q6 130 70 190v34H310v-34q64-60 70-190q10-150 120-150z",
    "saffron-400",
  );
  p.path("M500 370q-50 60-60 180t-50 194h-80v-34q64-60 70-190q10-150 120-150z", "brick-500", 0.45);
  p.path("M310 710H690v34H310z", "brick-500", 0.5);
  p.cuts(
    "paper",
    [
      [570, 430, 40, 230, 7, -16],
      [600, 480, 36, 170, 4, -12],
    ],
    false,
    0.8,
  );
  p.circle(500, 772, 34, "pine-950");
  p.line("M500 800Q520 900 500 1000", "saffron-100", 7);
  p.salt();
}

function registers(p: Print): void {
  p.rect(0, 0, 1000, 1250, "pine-700");
  p.path("M0 0H440L1000 620V0z", "saffron-100", 0.16);
  p.path("M120 160L760 330V1000L120 860z", "saffron-100", 0.12);
  p.path("M110 130H890V1130H110z", "wood");
  p.path("M146 166H854V1130H146z", "pine-950", 0.7);
  for (const y of [430, 700, 970]) {
    books(p, 170, y, y === 700 ? 430 : 640, 210, [
      "brick-500",
      "saffron-400",
      "pine-400",
      "paper",
      "pine-700",
    ]);
    p.rect(110, y, 780, 26, "wood");
    p.rect(110, y, 780, 9, "saffron-100", 0.35);
  }
  p.circle(730, 600, 84, "pine-400");
  p.path("M700 530q50-16 80 16q6 30-20 34t-30 34q-30 8-40-20t10-64z", "saffron-100");
  p.line("M660 530a110 110 0 0 0 60 150h30v20M690 700h100", "wood", 12);
  pile(p, 200, 1120, 260, ["brick-500", "paper", "pine-400"], 34);
  potPlant(p, 690, 1126, 170, "brick-500", "pine-400");
  p.path("M60 1130H940V1170H60z", "wood");
  p.path("M60 1130H940V1144H60z", "saffron-100", 0.35);
  p.salt();
}

function lampAndBook(p: Print): void {
  p.rect(0, 0, 1000, 1250, "pine-950");
  p.path("M0 0H1000V820H0z", "pine-700", 0.4);
  p.rect(560, 130, 330, 420, "wood");
  p.rect(582, 152, 286, 376, "pine-950");
  p.circle(780, 250, 42, "saffron-100");
  p.path("M582 440L660 360 730 420 800 340 868 410V528H582z", "pine-700");
  p.line("M725 152V528M582 330H868", "wood", 16);
  p.circle(380, 560, 340, "saffron-400", 0.12);
  p.circle(380, 560, 220, "saffron-400", 0.16);
  p.path("M-10 860H1010V1260H-10z", "wood");
  p.path("M60 860H860L1010 1100H-10z", "saffron-400", 0.24);
  p.grain("pine-950", 20, [0, 900, 1000, 1240], [120, 320], 2, 0.5);
  p.path("M320 900q-6-40 30-46v-170h60v170q36 6 30 46z", "brick-500");
  p.path("M320 900q-6-40 30-46v-170h20v216z", "pine-950", 0.3);
  p.path("M250 690L310 500H450L510 690z", "saffron-400");
  p.path("M250 690L310 500H350L320 690z", "brick-500", 0.35);
  p.path("M250 690H510V704H250z", "saffron-100");
  p.path("M470 1010l170-60 40 40 40-40 180 40 20 40-200 40-50-20-60 30-150-20z", "paper");
  p.path("M470 1010l170-60 40 40-20 78-150-20z", "pine-950", 0.12);
  p.line("M540 1004l100-30M530 1024l112-30M740 980l110 26M736 1002l110 24", "pine-400", 4);
  lamp(p, 210, 1030, 100, "brick-500", "saffron-400");
  p.salt(0.25);
}

function gardenBench(p: Print): void {
  hillsBehind(p, 620, 717, 240);
  ground(p, 640, "leaf-500", "pine-700", 0.5, 26);
  treeLine(p, 652, 95);
  p.cuts("pine-950", [[760, 1000, -720, 40, 50, 10]], false, 0.25);
  sal(p, 730, 1000, 860, 1);
  p.path("M-10 1080Q480 1020 1010 1090V1260H-10z", "saffron-100");
  p.grain("leaf-500", 10, [40, 1100, 960, 1230], [60, 160], 2, 0.6);
  p.line("M240 940V820M620 940V820M226 830H636M226 872H636", "brick-500", 18);
  bench(p, 210, 1080, 440, 130, "brick-500");
  p.path("M410 940l60-22 70 10 4 14-74 22z", "paper");
  bush(p, 120, 1050, 160, "pine-700", "saffron-100");
  bush(p, 900, 1060, 190, "pine-700", "saffron-100");
  for (const [x, y] of [
    [80, 1010],
    [130, 990],
    [160, 1020],
    [870, 1000],
    [930, 1010],
    [900, 985],
  ] as const)
    p.circle(x, y, 10, "saffron-400");
  p.salt();
}

export const leaderPlates = [
  plate(
    "scenes/leader-1",
    "tall",
    "A desk with open papers and an empty chair by the window.",
    desk,
  ),
  plate(
    "scenes/leader-2",
    "tall",
    "The school gate at sunrise with the main house beyond it.",
    gateAtMorning,
  ),
  plate(
    "scenes/leader-3",
    "tall",
    "The brass school bell in its wooden frame before the hills.",
    bell,
  ),
  plate(
    "scenes/leader-4",
    "tall",
    "Shelves of school registers with a globe among them.",
    registers,
  ),
  plate("scenes/leader-5", "tall", "A lamp lights an open book on a desk at night.", lampAndBook),
  plate(
    "scenes/leader-6",
    "tall",
    "A garden bench with an open book under a sal tree.",
    gardenBench,
  ),
];
