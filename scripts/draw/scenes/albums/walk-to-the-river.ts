import { album } from "../../catalogue.ts";
import type { InkName } from "../../hand/inks.ts";
import { hill, ranges, shadow, sky, skyline } from "../../hand/land.ts";
import type { Cut } from "../../hand/path.ts";
import { child, hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { bush, chir, sal, treeLine } from "../../hand/trees.ts";
import { ground, hillsBehind, kit, saree, uniform } from "../settings.ts";

/** Water as a pale field with long level cuts. */
function water(
  p: Print,
  d: string,
  box: readonly [number, number, number, number],
  count = 30,
): void {
  p.path(d, "dusk-300");
  p.within(d, () => {
    p.grain("paper", count, box, [70, 240], 3, 0.85);
    p.grain("pine-700", Math.round(count * 0.6), box, [60, 200], 2.4, 0.35);
  });
}

/** River stones: flat ovals, lit on the right. */
function stones(
  p: Print,
  list: readonly (readonly [number, number, number])[],
  ink: InkName = "saffron-100",
): void {
  for (const [x, y, w] of list) {
    p.path(
      `M${x - w} ${y}q${w * 0.1} ${-w * 0.5} ${w * 0.9} ${-w * 0.56}q${w * 0.9} 0 ${w * 1.1} ${w * 0.56}q${-w} ${w * 0.2} ${-w * 2} 0z`,
      ink,
    );
    p.path(
      `M${x - w} ${y}q${w * 0.1} ${-w * 0.5} ${w * 0.9} ${-w * 0.56}q${-w * 0.4} ${w * 0.3} ${-w * 0.1} ${w * 0.66}q${-w * 0.4} 0 ${-w * 0.8} ${-w * 0.1}z`,
      "pine-950",
      0.25,
    );
  }
}

function downhill(p: Print): void {
  hillsBehind(p, 470, 541, 200);
  p.path("M-10 470H1610V1010H-10z", "leaf-500");
  water(
    p,
    "M560 470Q760 500 700 540T980 620T1610 720V620Q1200 580 1000 530T860 470z",
    [540, 476, 1600, 700],
    22,
  );
  p.path("M-10 520Q300 480 640 640T1000 1010H-10z", "pine-700");
  p.path("M1610 740Q1300 760 1180 860T1060 1010H1610z", "pine-700", 0.6);
  p.grain("leaf-500", 24, [0, 620, 700, 990], [50, 160], 2.2, 0.8);
  p.path("M-10 640Q220 610 420 720T700 1010H560Q480 850 330 770T-10 700z", "saffron-100");
  chir(p, 90, 620, 420, 1);
  chir(p, 230, 600, 330, 2, -1);
  chir(p, 1450, 830, 470, 1, -1);
  chir(p, 1340, 840, 330, 0);
  const line: [number, number, number][] = [
    [150, 670, 120],
    [240, 690, 130],
    [340, 736, 146],
    [430, 800, 164],
    [510, 880, 186],
  ];
  for (const [i, [x, y, h]] of line.entries()) {
    child(p, x, y, h, (["paper", "brick-500", "saffron-400"] as const)[i % 3] ?? "paper", {
      girl: i % 2 === 1,
      bag: i % 2 ? "pine-700" : "brick-500",
    });
  }
  person(p, 640, 970, 330, "point", saree("brick-500", "saffron-400"), 1);
  p.salt();
}

function pines(p: Print): void {
  hillsBehind(p, 860, 545, 280);
  ground(p, 900, "leaf-500", "pine-700", 0.5, 26);
  p.path("M-10 1010Q500 930 1010 1000V1260H-10z", "pine-700", 0.5);
  p.path("M-10 1120Q480 1040 1010 1090V1150Q480 1100 -10 1190z", "saffron-100");
  chir(p, 190, 1080, 980, 1);
  chir(p, 430, 1050, 760, 2, -1);
  chir(p, 640, 1040, 640, 0);
  chir(p, 850, 1080, 1060, 1, -1);
  for (const [i, x] of [250, 350, 450, 560, 680].entries())
    child(
      p,
      x,
      1112 - i * 5,
      132,
      (["brick-500", "paper", "saffron-400"] as const)[i % 3] ?? "paper",
      { girl: i % 2 === 0, bag: i % 2 ? "brick-500" : "pine-950" },
    );
  p.salt();
}

function crossing(p: Print): void {
  hillsBehind(p, 430, 549, 180);
  p.rect(0, 430, 1200, 90, "leaf-500");
  treeLine(p, 452, 25);
  water(p, "M-10 520H1210V1210H-10z", [0, 540, 1200, 1190], 54);
  stones(p, [
    [150, 1020, 130],
    [420, 1000, 110],
    [640, 960, 100],
    [850, 900, 96],
    [1030, 830, 90],
    [1150, 760, 80],
    [260, 680, 50],
    [520, 640, 40],
  ]);
  person(
    p,
    410,
    968,
    430,
    "guard",
    kit("brick-500", "pine-950", {
      hair: "plait",
      bag: undefined,
      bare: true,
      sock: undefined,
      skin: 2,
    }),
  );
  person(
    p,
    850,
    876,
    370,
    "reach",
    kit("saffron-400", "pine-950", {
      hair: "patka",
      cloth: "brick-500",
      bare: true,
      sock: undefined,
      skin: 1,
    }),
    -1,
  );
  p.salt();
}

function skimming(p: Print): void {
  hillsBehind(p, 400, 553, 170);
  p.rect(0, 400, 1500, 60, "leaf-500");
  treeLine(p, 416, 27);
  water(p, "M-10 456H1510V820Q1000 760 620 800T-10 850z", [0, 470, 1500, 800], 44);
  p.path("M-10 850Q260 830 620 800T1510 820V1010H-10z", "saffron-100");
  p.grain("pine-950", 18, [0, 850, 1500, 990], [50, 140], 2, 0.2);
  stones(
    p,
    [
      [180, 960, 60],
      [300, 980, 40],
      [1240, 960, 70],
      [1360, 930, 44],
      [760, 980, 30],
      [1000, 900, 26],
    ],
    "dusk-300",
  );
  for (const [x, y, w] of [
    [820, 690, 50],
    [960, 660, 38],
    [1080, 638, 28],
    [1180, 622, 20],
  ] as const)
    p.line(
      `M${x - w} ${y}a${w} ${w * 0.24} 0 1 0 ${2 * w} 0a${w} ${w * 0.24} 0 1 0 ${-2 * w} 0`,
      "paper",
      4,
    );
  p.path("M1226 596l26 2-8 8-22-2z", "pine-950");
  shadow(p, 480, 900, 300, "pine-950", 0.35);
  person(p, 480, 906, 480, "lunge", kit("brick-500", "pine-950", { hair: "short", skin: 1 }));
  person(
    p,
    250,
    880,
    400,
    "clap",
    kit("paper", "pine-950", { hair: "plait", skin: 2, wear: "skirt" }),
  );
  p.salt();
}

function picnic(p: Print): void {
  sky(p, 430, "dusk-300", [
    ["paper", 0.3],
    ["paper", 0.4],
    ["saffron-100", 0.5],
    ["saffron-100", 0.9],
  ]);
  hill(
    p,
    skyline(557, 1600, 370, 190, 7),
    { ink: "pine-400", lit: "paper", tint: 0.7, hatch: "paper" },
    { bottom: 520, seed: 557, depth: 0.45 },
  );
  ranges(p, 430, 120, 559);
  p.rect(0, 500, 1600, 510, "saffron-100");
  p.grain("pine-950", 20, [0, 720, 1600, 990], [60, 180], 2, 0.18);
  water(
    p,
    "M1610 510H900Q700 520 560 560T-10 600V680Q500 640 760 640T1610 700z",
    [0, 516, 1600, 690],
    36,
  );
  p.path(
    "M1000 560q200-20 420 6q-200 30-420-6zM240 622q140-20 300-8q-120 26-300 8z",
    "saffron-100",
  );
  stones(
    p,
    [
      [200, 800, 80],
      [330, 780, 46],
      [1340, 840, 110],
      [1180, 770, 50],
      [1460, 780, 60],
    ],
    "dusk-300",
  );
  p.path("M480 820L1060 800 1180 920 400 944z", "brick-500");
  p.path("M520 836L1030 818 1110 906 460 926z", "saffron-400", 0.7);
  person(p, 480, 900, 310, "floor", kit("paper", "pine-950", { hair: "plait", skin: 2 }));
  person(
    p,
    700,
    850,
    290,
    "floorRaise",
    kit("brick-500", "pine-950", { hair: "patka", cloth: "saffron-400", skin: 1 }),
  );
  person(p, 900, 850, 290, "floor", kit("saffron-400", "pine-950", { hair: "short", skin: 3 }), -1);
  person(p, 1090, 900, 320, "floorWork", kit("paper", "pine-950", { hair: "plait", skin: 1 }), -1);
  p.path("M700 896h70l8 20h-86zM800 886h60l6 18h-72z", "pine-950");
  p.circle(760, 880, 12, "paper");
  person(p, 1300, 780, 300, "wave", saree("pine-700", "paper"), -1);
  p.salt();
}

function footbridge(p: Print): void {
  hillsBehind(p, 520, 563, 260);
  p.path("M-10 520H400Q300 700 360 820T200 1260H-10z", "pine-700");
  p.path("M1010 500H640Q720 680 660 800T800 1260H1010z", "pine-700");
  water(
    p,
    "M400 520H640Q720 680 660 800T800 1260H200Q420 960 360 820T400 520z",
    [180, 530, 820, 1240],
    60,
  );
  p.grain("leaf-500", 30, [-40, 600, 340, 1200], [40, 120], 2.2, 0.8);
  p.grain("leaf-500", 26, [720, 600, 1010, 1200], [40, 120], 2.2, 0.8);
  sal(p, 130, 640, 320, 1, { ink: "pine-950" });
  chir(p, 900, 640, 420, 1);
  p.line("M-20 690Q500 800 1020 690M-20 830Q500 960 1020 830", "pine-950", 8);
  p.path("M-20 850Q500 984 1020 850V876Q500 1010 -20 876z", "brick-500");
  let ties = "";
  for (let x = 20; x < 1000; x += 60) {
    const t = 1 - ((x - 500) / 520) ** 2;
    ties += `M${x} ${Math.round(690 + 55 * t)}V${Math.round(850 + 66 * t)}`;
  }
  p.line(ties, "pine-950", 3);
  for (const [x, h, top, f] of [
    [330, 270, "saffron-400", 1],
    [500, 280, "paper", 1],
    [670, 276, "brick-500", 1],
  ] as const) {
    const t = 1 - ((x - 500) / 520) ** 2;
    person(
      p,
      x,
      856 + 62 * t,
      h,
      "walk",
      kit(top, "pine-950", { hair: x === 500 ? "plait" : "short", skin: x === 500 ? 2 : 1 }),
      f,
    );
  }
  p.salt();
}

function finds(p: Print): void {
  p.rect(0, 0, 1200, 1200, "saffron-100");
  p.grain("pine-950", 40, [-20, 10, 1200, 1190], [60, 220], 2, 0.16);
  p.path("M-10-10H1210V260Q820 190 560 280T-10 330z", "dusk-300");
  p.grain("paper", 18, [0, 20, 1200, 260], [90, 260], 3, 0.85);
  stones(
    p,
    [
      [210, 560, 130],
      [470, 480, 70],
      [180, 860, 90],
      [1040, 420, 110],
      [380, 1060, 130],
      [1080, 1100, 100],
      [120, 1120, 70],
    ],
    "dusk-300",
  );
  p.path("M640 760q160-210 360-130q-20 190-250 220z", "pine-700");
  p.path("M640 760q160-210 360-130q-180 40-360 130z", "leaf-500");
  p.line(
    "M590 812L960 650M740 744l20-80M820 706l10-60M760 740l90 30M850 694l70 20",
    "saffron-100",
    5,
  );
  p.line("M300 1230L470 960 560 830", "#7a4a30", 100);
  p.line("M270 1260L380 1090", "paper", 150);
  p.line("M560 830L620 740", "pine-950", 34);
  p.circle(690, 600, 150, "pine-950");
  p.circle(690, 600, 126, "paper", 0.7);
  p.path("M610 690q90-130 190-90q-14 100-140 110z", "leaf-500");
  p.line("M620 690L790 610M680 660l10-50M730 640l40 20", "pine-700", 6);
  p.cuts("paper", [[770, 500, 36, 80, 8, -18]]);
  p.salt();
}

function homeward(p: Print): void {
  sky(p, 560, "pine-400", [
    ["saffron-100", 0.35],
    ["saffron-100", 0.7],
    ["saffron-400", 0.3],
    ["saffron-400", 0.5],
    ["brick-500", 0.3],
  ]);
  p.circle(1180, 400, 80, "paper", 0.9);
  ranges(p, 470, 170, 569);
  p.rect(0, 560, 1500, 300, "pine-700");
  p.path("M-10 800Q400 540 900 640T1510 590V1010H-10z", "pine-950");
  p.grain("pine-700", 24, [60, 760, 1500, 980], [60, 190], 2.2, 0.8);
  chir(p, 1330, 640, 380, 1, 1, { lit: "pine-700" });
  chir(p, 1220, 650, 280, 2, -1, { lit: "pine-700" });
  const line: [number, number, number][] = [
    [420, 640, 150],
    [520, 626, 146],
    [620, 620, 140],
    [710, 621, 134],
    [800, 628, 128],
  ];
  for (const [i, [x, y, h]] of line.entries()) {
    child(p, x, y, h, (["paper", "saffron-400", "brick-500"] as const)[i % 3] ?? "paper", {
      girl: i % 2 === 0,
      bag: "brick-500",
    });
  }
  const [hx, hy] = hand(290, 668, 250, "wave");
  person(
    p,
    290,
    668,
    250,
    "wave",
    uniform({ hair: "plait", skin: 2, legs: "pine-700", wear: "kurta", top: "saffron-400" }),
  );
  const birds: Cut[] = [
    [hx + 240, hy - 180, 40, -14, 4, -10],
    [hx + 282, hy - 194, 40, 14, 4, -10],
    [hx + 340, hy - 230, 34, -12, 4, -9],
    [hx + 376, hy - 242, 34, 12, 4, -9],
  ];
  p.cuts("pine-950", birds);
  bush(p, 1010, 670, 120, "pine-950", "pine-700");
  p.salt();
}

export const walkToTheRiver = album("walk-to-the-river", [
  ["wide", "The class walks down through the pines towards the river.", downhill],
  ["tall", "Five children with bags under very tall chir pines.", pines],
  ["square", "Two children balance across the stepping stones.", crossing],
  ["classic", "A boy skims a stone and it jumps four times.", skimming],
  ["wide", "Lunch on a red cloth beside the wide stony river.", picnic],
  ["tall", "Three children cross the hanging footbridge above the water.", footbridge],
  ["square", "A leaf under a magnifying glass among the river stones.", finds],
  ["classic", "The line of children goes home along the ridge as the sun sets.", homeward],
]);
