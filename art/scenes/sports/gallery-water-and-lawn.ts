import { plate } from "../../catalogue.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow, sky } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { sal, treeLine } from "../../hand/trees.ts";
import { ground, hillsBehind } from "../settings.ts";

function blocks(p: Print): void {
  hillsBehind(p, 400, 667, 170);
  treeLine(p, 412, 79);
  p.rect(0, 400, 1600, 50, "leaf-500");
  p.path("M-10 440H1610V620H-10z", "saffron-100");
  p.grain("pine-950", 10, [0, 460, 1600, 600], [60, 180], 2, 0.2);
  p.rect(0, 612, 1600, 388, "pine-400");
  p.rect(0, 612, 1600, 388, "dusk-300", 0.55);
  p.rect(0, 612, 1600, 22, "paper");
  p.rect(0, 634, 1600, 30, "pine-700", 0.5);
  p.grain("paper", 40, [0, 690, 1600, 990], [50, 190], 2.8, 0.75);
  p.grain("pine-700", 26, [0, 690, 1600, 990], [60, 200], 2.6, 0.4);
  for (const [i, x] of [240, 640, 1040].entries()) {
    p.path(`M${x} 616V506h150v110z`, "pine-700");
    p.path(`M${x} 616V506h50v110z`, "pine-950", 0.3);
    p.path(`M${x - 12} 506l22-26h130l22 26z`, "paper");
    const line =
      [
        "M-16-24l18-10v50M-14 16h34",
        "M-18-18q18-28 34-6q2 16-32 40h38",
        "M-18-30h34l-20 18q26 4 16 26q-14 18-34 4",
      ][i] ?? "";
    p.group(`translate(${x + 80} 566)`, () => p.line(line, "paper", 7));
  }
  person(p, 350, 484, 320, "crouch", {
    top: "brick-500",
    legs: "brick-500",
    bare: true,
    hair: "cap",
    cloth: "saffron-400",
    skin: 2,
    sleeve: 0.2,
  });
  person(p, 740, 484, 320, "crouch", {
    top: "pine-950",
    legs: "pine-950",
    bare: true,
    hair: "cap",
    cloth: "paper",
    skin: 1,
    sleeve: 0.2,
  });
  p.group("translate(1143 600)rotate(58)", () => {
    person(p, 0, 0, 340, "dive", {
      top: "brick-500",
      legs: "pine-950",
      bare: true,
      hair: "cap",
      cloth: "brick-500",
      skin: 2,
      sleeve: 0.2,
    });
  });
  p.salt();
}

function stillPool(p: Print): void {
  sky(
    p,
    430,
    "pine-400",
    [
      ["saffron-100", 0.4],
      ["saffron-100", 0.7],
      ["saffron-100", 0.95],
    ],
    900,
  );
  ranges(p, 370, 170, 671);
  treeLine(p, 452, 81);
  p.rect(0, 440, 1600, 560, "saffron-100");
  p.grain("pine-950", 12, [0, 450, 1600, 990], [60, 180], 2, 0.2);
  const pool = "M560 490H1040L1420 1010H180z";
  p.path("M544 482H1056L1446 1010H154z", "paper");
  p.path(pool, "dusk-300");
  p.within(pool, () => {
    p.rect(0, 480, 1600, 530, "pine-400", 0.4);
    p.grain("paper", 34, [180, 520, 1420, 1000], [60, 220], 3, 0.8);
    p.path("M560 490H700L520 1010H180z", "pine-700", 0.3);
  });
  for (const k of [-1, 0, 1]) {
    let beads = "";
    for (let i = 0; i < 13; i++) {
      const t = (i / 12) ** 1.7;
      const y = 496 + 500 * t;
      const x = 800 + k * (120 + 190 * t);
      const s = 5 + 20 * t;
      beads += `M${Math.round(x - s / 2)} ${Math.round(y)}h${Math.round(s)}v${Math.round(s * 0.6)}h${Math.round(-s)}z`;
    }
    p.path(beads, "brick-500");
  }
  p.path("M1240 700h190v-14h-190zM1250 700v50h12v-50zM1408 700v50h12v-50z", "pine-700");
  p.path("M1280 686q40-40 100 0z", "brick-500");
  p.salt();
}

function lotus(p: Print): void {
  sky(
    p,
    620,
    "pine-400",
    [
      ["saffron-100", 0.35],
      ["saffron-100", 0.65],
      ["saffron-100", 0.9],
      ["saffron-400", 0.35],
      ["saffron-400", 0.5],
    ],
    800,
  );
  p.circle(800, 430, 190, "paper", 0.85);
  p.cuts("saffron-400", [
    [620, 480, 360, 0, 5],
    [640, 512, 320, 3, 6],
    [680, 546, 240, 0, 5],
  ]);
  ranges(p, 560, 200, 677);
  p.rect(0, 640, 1600, 200, "pine-700");
  p.path("M-10 720Q400 640 800 670T1610 700V1010H-10z", "leaf-500");
  p.path("M-10 800Q500 730 1000 770T1610 780V1010H-10z", "pine-700", 0.4);
  p.grain("pine-700", 22, [0, 730, 1600, 990], [60, 180], 2, 0.5);
  p.path("M480 880l80-50h480l80 50z", "brick-500");
  shadow(p, 800, 860, 380, "pine-950", 0.35);
  person(p, 800, 872, 690, "lotus", {
    top: "paper",
    legs: "pine-950",
    wear: "trousers",
    bare: true,
    hair: "plait",
    skin: 2,
    lit: "saffron-400",
  });
  p.salt();
}

function mats(p: Print): void {
  hillsBehind(p, 420, 681, 170);
  treeLine(p, 432, 83);
  ground(p, 420, "leaf-500", "pine-700", 0.5, 26);
  p.cuts("pine-950", [[1060, 760, -1000, 60, 60, 10]], false, 0.22);
  sal(p, 1080, 780, 800, 1);
  const inks: InkName[] = ["brick-500", "saffron-400", "pine-700", "paper", "brick-500"];
  for (const [i, ink] of inks.entries()) {
    const x = 330 + i * 130;
    const y = 860 - (i % 2) * 20;
    p.path(`M${x} ${y}l120-70q40 6 44 40l-120 70z`, ink);
    p.path(`M${x} ${y}l120-70q14 2 24 10l-124 72z`, "paper", 0.2);
    p.ellipse(x + 22, y + 12, 27, 30, ink);
    p.line(`M${x + 22} ${y + 12}a10 10 0 1 1 8 8a20 20 0 0 1-26-4`, "pine-950", 3);
  }
  for (const [x, y] of [
    [1200, 900],
    [1250, 890],
    [1330, 920],
    [1380, 908],
  ] as const) {
    p.ellipse(x, y, 18, 38, "pine-950");
    p.line(`M${x - 12} ${y - 6}q12-20 24 0`, "saffron-400", 5);
  }
  p.salt();
}

export const waterAndLawnGallery = [
  plate(
    "sports/swimming-2",
    "wide",
    "Swimmers crouch on the starting blocks while one is already in the air.",
    blocks,
  ),
  plate(
    "sports/swimming-3",
    "wide",
    "The empty pool in the morning with its lane ropes running to the hills.",
    stillPool,
  ),
  plate("sports/yoga-2", "wide", "A girl sits in the lotus pose before the rising sun.", lotus),
  plate("sports/yoga-3", "wide", "Rolled mats and sandals in the shade of a sal tree.", mats),
];
