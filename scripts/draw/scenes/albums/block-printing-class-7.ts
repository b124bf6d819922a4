import { album } from "../../catalogue.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { northWindow, room, table } from "../../hand/rooms.ts";
import { bench, potPlant } from "../../hand/things.ts";
import { kurta, uniform } from "../settings.ts";

type Look = "dawn" | "night" | "red";
const LOOKS: Record<Look, readonly [InkName, InkName, InkName, InkName]> = {
  dawn: ["saffron-400", "pine-400", "pine-700", "paper"],
  night: ["pine-700", "pine-950", "brick-500", "saffron-400"],
  red: ["saffron-100", "brick-500", "pine-950", "paper"],
};

/** A small printed hill on its sheet of paper. */
function sheet(p: Print, x: number, y: number, w: number, look: Look, turn = 0): void {
  const [bg, far, near, sun] = LOOKS[look];
  p.group(
    `translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${(w / 100).toFixed(2)})`,
    () => {
      p.rect(0, 0, 100, 124, "paper");
      p.rect(8, 8, 84, 100, bg);
      p.circle(64, 40, 13, sun);
      p.path("M8 76l26-34 16 20 16-14 26 30v30H8z", far);
      p.path("M8 92l30-18 26 18 28-16v32H8z", near);
      p.cuts(
        bg,
        [
          [34, 46, 8, 12, 1.6, 1],
          [42, 78, 10, 9, 1.6, 1],
          [30, 82, 8, 10, 1.6, -1],
        ],
        true,
      );
    },
  );
}

function peg(p: Print, x: number, y: number): void {
  p.path(`M${x} ${y}l7 34h-16z`, "wood");
}

function studio(
  p: Print,
  floorY: number,
  seed: number,
  window: readonly [number, number, number, number],
): void {
  room(p, floorY, { wall: "pine-700", light: "saffron-100", floor: "wood", grain: "pine-950" });
  northWindow(p, ...window, seed);
}

/** A carved block; the cuts stand pale in the red ground. */
function block(p: Print, x: number, y: number, w: number): void {
  const k = w / 280;
  p.group(`translate(${x} ${y})scale(${k.toFixed(2)})`, () => {
    p.path("M0 100L30 0H270L284 100z", "brick-500");
    p.path("M0 100h284v20H0z", "brick-500");
    p.path("M0 100h284v20H0z", "pine-950", 0.4);
    p.cuts("saffron-100", [
      [40, 86, 70, -64, 3, 2],
      [112, 20, 60, 48, 3, -2],
      [170, 70, 40, -36, 3, 2],
      [208, 36, 50, 46, 3, -2],
      ...Array.from(
        { length: 8 },
        (_, i) => [60 + i * 24, 82, 10, -14 - ((i * 7) % 16), 2, 1] as const,
      ),
      ...Array.from(
        { length: 7 },
        (_, i) => [50 + i * 30, 12 + (i % 2) * 6, 24, 0, 1.6, 1] as const,
      ),
    ]);
  });
}

function roller(p: Print, x: number, y: number, k: number): void {
  p.group(`translate(${x} ${y})scale(${k})`, () => {
    p.path("M-48-22h96v44h-96z", "pine-950");
    p.cuts("pine-400", [[-44, -14, 88, 0, 3, 1]]);
    p.line("M0 0h70v-58h-36", "pine-400", 6);
    p.line("M34-58L-12-90", "brick-500", 16);
  });
}

function workshop(p: Print): void {
  studio(p, 560, 341, [1180, 110, 290, 280]);
  p.line("M0 90Q560 180 1120 80", "pine-950", 3);
  for (const [x, y, look] of [
    [110, 116, "dawn"],
    [330, 140, "night"],
    [550, 148, "red"],
    [770, 138, "dawn"],
    [960, 116, "night"],
  ] as const) {
    sheet(p, x, y, 124, look, (x % 3) - 1);
    peg(p, x + 62, y - 14);
  }
  person(p, 430, 720, 380, "work", uniform({ hair: "plait", skin: 2 }));
  person(p, 700, 720, 390, "work", uniform({ hair: "patka", cloth: "saffron-400", skin: 1 }), -1);
  person(p, 1010, 720, 380, "work", uniform({ hair: "short", skin: 3 }));
  person(p, 1240, 760, 440, "point", kurta("brick-500", "paper", { hair: "bun", skin: 2 }), -1);
  p.path("M200 690H1150L1240 800H120z", "wood");
  p.path("M200 690H1150L1240 800H120z", "saffron-100", 0.4);
  p.rect(120, 800, 1120, 26, "wood");
  block(p, 380, 712, 150);
  block(p, 660, 716, 140);
  sheet(p, 930, 700, 70, "red", 62);
  roller(p, 880, 770, 0.8);
  p.line("M180 826V1000M1180 826V1000", "wood", 26);
  p.salt();
}

function carving(p: Print): void {
  p.rect(0, 0, 1200, 1200, "wood");
  p.rect(0, 0, 1200, 1200, "saffron-100", 0.3);
  p.grain("pine-950", 30, [-20, 20, 1200, 1190], [160, 420], 2.4, 0.25);
  p.path("M700-10H1210V620L380 1210H-10V900z", "saffron-100", 0.25);
  p.group("translate(230 420)rotate(-8)scale(2.6)", () => block(p, 0, 0, 280));
  p.line("M1230 1020L930 860L760 690", "#7a4a30", 108);
  p.line("M1260 1040L1080 944", "paper", 150);
  p.line("M760 690L640 720M756 676L650 676M770 704L664 768", "#7a4a30", 40);
  p.line("M700 760L490 577", "pine-950", 34);
  p.path("M486 588L380 492l26-10 96 86z", "paper");
  p.cuts("saffron-100", [
    [330, 470, -44, -30, 7, 12],
    [300, 520, -50, -6, 6, -10],
    [360, 420, -20, -46, 6, 10],
  ]);
  p.line("M-40 1120L190 960L330 900", "#7a4a30", 104);
  p.line("M-60 1150L80 1050", "paper", 146);
  p.line("M330 900L450 850M326 884L430 806M336 920L450 896", "#7a4a30", 38);
  p.salt();
}

function inking(p: Print): void {
  studio(p, 780, 347, [590, 130, 300, 320]);
  shadow(p, 430, 1140, 260, "pine-950", 0.4);
  person(
    p,
    420,
    1150,
    760,
    "work",
    uniform({ hair: "plait", skin: 2, wear: "skirt", sock: "paper", sash: "brick-500" }),
  );
  p.path("M420 860H900L980 960H350z", "wood");
  p.path("M420 860H900L980 960H350z", "saffron-100", 0.4);
  p.rect(350, 960, 640, 30, "wood");
  p.line("M400 990V1250M930 990V1250", "wood", 30);
  block(p, 620, 860, 250);
  const [hx, hy] = hand(420, 1150, 760, "work");
  roller(p, Math.round(hx) + 70, Math.round(hy) + 110, 1.4);
  sheet(p, 110, 150, 160, "dawn", -2);
  sheet(p, 310, 180, 150, "red", 2);
  p.line("M-10 130Q260 210 540 120", "pine-950", 3);
  peg(p, 190, 140);
  peg(p, 386, 166);
  p.salt();
}

function blockAndPrint(p: Print): void {
  p.rect(0, 0, 1500, 1000, "saffron-100");
  p.grain("wood", 34, [-20, 10, 1500, 990], [160, 420], 2.2, 0.35);
  p.path("M700-10H1510V500L820 1010H-10V620z", "paper", 0.6);
  p.path("M170 760l40 40 560-60-10-40z", "pine-950", 0.25);
  p.group("translate(180 330)rotate(-6)scale(2)", () => block(p, 0, 0, 280));
  p.path("M840 860l30 34 470-40-14-40z", "pine-950", 0.25);
  sheet(p, 830, 190, 480, "red", 5);
  roller(p, 420, 860, 1.8);
  p.line("M1080 940l220-60", "wood", 22);
  p.path("M1296 872l80-26 8 16-80 32z", "pine-400");
  p.salt();
}

function dryingLine(p: Print): void {
  studio(p, 860, 353, [620, 180, 270, 300]);
  p.line("M-10 250Q480 400 1010 230", "pine-950", 4);
  for (const [x, y, look] of [
    [60, 286, "night"],
    [270, 330, "dawn"],
    [760, 306, "red"],
  ] as const) {
    sheet(p, x, y, 176, look, x > 500 ? -3 : 2);
    peg(p, x + 88, y - 16);
  }
  shadow(p, 470, 1120, 240, "pine-950", 0.4);
  person(
    p,
    450,
    1130,
    700,
    "reach",
    uniform({ hair: "patka", cloth: "saffron-400", skin: 1, back: true }),
  );
  const [hx, hy] = hand(450, 1130, 700, "reach");
  sheet(p, hx - 60, hy - 6, 170, "dawn", -3);
  peg(p, Math.round(hx), Math.round(hy) - 20);
  p.salt();
}

function tools(p: Print): void {
  p.rect(0, 0, 1200, 1200, "pine-700");
  p.grain("pine-950", 30, [-20, 20, 1200, 1190], [120, 360], 2.4, 0.5);
  p.path("M620-10H1210V520L420 1210H-10V860z", "saffron-100", 0.14);
  p.path("M150 300L1010 230 1060 900 200 980z", "pine-950", 0.3);
  p.path("M170 270L1030 200 1070 870 210 950z", "saffron-100");
  p.path("M170 270L1030 200 1033 250 173 320zM207 900L1067 820 1070 870 210 950z", "brick-500");
  for (let i = 0; i < 6; i++) {
    const x = 300 + i * 122;
    const y = 400 - i * 10;
    p.line(`M${x} ${y}l10 ${170 + (i % 3) * 16}`, i % 2 ? "brick-500" : "wood", 40);
    p.line(`M${x + 12} ${y + 180 + (i % 3) * 16}l5 60`, "pine-400", 20);
    p.path(
      `M${x + 4} ${y + 240 + (i % 3) * 16}h28l${i % 2 ? -14 : -4} ${60 + (i % 2) * 20}h${i % 2 ? 0 : -16}z`,
      "pine-400",
    );
    p.cuts("paper", [[x + 14, y, 7, 150, 4, -6]]);
  }
  roller(p, 860, 1040, 1.7);
  p.salt();
}

function pulling(p: Print): void {
  studio(p, 600, 359, [1080, 110, 290, 290]);
  shadow(p, 440, 880, 260, "pine-950", 0.4);
  person(
    p,
    440,
    890,
    560,
    "give",
    uniform({ hair: "plait", skin: 2, wear: "skirt", sock: "paper" }),
  );
  person(p, 1060, 890, 570, "give", uniform({ hair: "short", skin: 1 }), -1);
  table(p, 540, 770, 420, 170, "wood");
  block(p, 640, 690, 220);
  const [ax, ay] = hand(440, 890, 560, "give");
  const [bx, by] = hand(1060, 890, 570, "give", "near", -1);
  p.path(
    `M${ax} ${ay}Q${(ax + bx) / 2} ${ay + 60} ${bx} ${by}l6-170Q${(ax + bx) / 2} ${ay - 120} ${ax} ${ay - 170}z`,
    "paper",
  );
  p.within(
    `M${ax + 18} ${ay - 6}Q${(ax + bx) / 2} ${ay + 40} ${bx - 18} ${by - 6}l4-140Q${(ax + bx) / 2} ${ay - 100} ${ax + 18} ${ay - 140}z`,
    () => {
      p.rect(ax, ay - 200, bx - ax, 260, "saffron-400");
      p.circle((ax + bx) / 2 + 50, ay - 90, 24, "paper");
      p.path(
        `M${ax} ${ay}l${(bx - ax) * 0.4} -90 40 40 50-30 ${(bx - ax) * 0.4} 90v60H${ax}z`,
        "brick-500",
      );
    },
  );
  sheet(p, 160, 140, 130, "night", -2);
  sheet(p, 340, 150, 130, "dawn", 2);
  p.salt();
}

function wall(p: Print): void {
  room(p, 640, { wall: "saffron-100", dado: "pine-700", floor: "wood", grain: "pine-950" });
  const looks: Look[] = [
    "dawn",
    "red",
    "night",
    "dawn",
    "night",
    "red",
    "dawn",
    "red",
    "night",
    "dawn",
  ];
  for (const [i, look] of looks.entries()) {
    sheet(p, 230 + (i % 5) * 236, 70 + Math.floor(i / 5) * 218, 150, look, (i % 3) - 1);
  }
  bench(p, 330, 900, 420, 100, "wood");
  person(
    p,
    450,
    912,
    440,
    "pointUp",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", back: true, skin: 2 }),
  );
  person(p, 620, 920, 420, "fold", uniform({ hair: "short", back: true, skin: 1 }));
  person(p, 1010, 926, 500, "stand", kurta("brick-500", "paper", { back: true, skin: 3 }));
  person(
    p,
    1150,
    930,
    410,
    "point",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", back: true, skin: 3 }),
    -1,
  );
  potPlant(p, 1360, 900, 200, "brick-500", "pine-700");
  p.salt();
}

export const blockPrinting = album("block-printing-class-7", [
  ["wide", "Class 7 at the long table with carved blocks, prints drying on the line.", workshop],
  ["square", "Two hands guide a gouge across a red block, chips at its edge.", carving],
  ["tall", "A girl rolls ink over her block by the window.", inking],
  ["classic", "A carved hill and the print that came from it, side by side.", blockAndPrint],
  ["tall", "A boy pegs up his wet print on the line.", dryingLine],
  ["square", "Six gouges laid out on a cloth with the roller below.", tools],
  ["classic", "Two pupils lift the paper from the block and see the hill.", pulling],
  ["wide", "Ten finished prints on the wall, the class looking at them.", wall],
]);
