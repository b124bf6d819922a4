import { plate } from "../../catalogue.ts";
import { gateway, littleHouse, pavilion, school } from "../../hand/buildings.ts";
import { shadow } from "../../hand/land.ts";
import { child, hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { bunting, kite, pennant, tricolour } from "../../hand/things.ts";
import { bush, sal } from "../../hand/trees.ts";
import { gamesGround, ground, hillsBehind, kit, kurta, saree, uniform } from "../settings.ts";

function sportsDay(p: Print): void {
  gamesGround(p, 430, 201, [[380, 900]]);
  pavilion(p, 400, 438, 0.86);
  bunting(p, [-20, 130], [820, 120], 90, ["brick-500", "saffron-400", "paper", "pine-700"], 44);
  bunting(p, [820, 120], [1620, 90], 80, ["brick-500", "saffron-400", "paper", "pine-700"], 44);
  const shirts = ["paper", "saffron-400", "brick-500"] as const;
  for (let i = 0; i < 13; i++) {
    child(p, 230 + i * 96, 520 + (i % 3) * 8, 88, shirts[i % 3] ?? "paper", { girl: i % 2 === 0 });
  }
  p.path("M-10 556H1610V562H-10z", "paper");
  const rope = "M250 700Q800 712 1350 700";
  const team = (top: "brick-500" | "saffron-400", x0: number, f: 1 | -1) => {
    for (let i = 0; i < 3; i++) {
      const x = x0 - f * i * 176;
      shadow(p, x, 880, 220, "pine-950", 0.35);
      person(
        p,
        x,
        884 - (i % 2) * 8,
        372,
        "pull",
        kit(top, "pine-950", {
          hair: (["plait", "short", "patka"] as const)[i],
          cloth: "paper",
          skin: ((i + 1) % 4) as 0 | 1 | 2 | 3,
        }),
        f,
      );
    }
  };
  team("brick-500", 560, 1);
  team("saffron-400", 1040, -1);
  p.line(rope, "saffron-100", 9);
  p.path("M788 694h24v70l-12-14-12 14z", "paper");
  p.rect(796, 862, 8, 60, "paper");
  p.salt();
}

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

function republicDay(p: Print): void {
  hillsBehind(p, 400, 213, 150, "pine-400");
  p.rect(0, 400, 1600, 80, "leaf-500");
  school(p, 1080, 470, 9);
  ground(p, 470, "leaf-500", "pine-700", 0.5, 18);
  p.path("M-10 620L1610 570V1010H-10z", "saffron-100");
  p.grain("pine-700", 16, [0, 650, 1600, 990], [80, 240], 2, 0.35);
  p.path("M-10 620L1610 570V580L-10 632z", "paper");
  const march = (x: number, y: number, h: number, girl: boolean) => {
    shadow(p, x, y, h * 0.6, "pine-950", 0.35);
    person(
      p,
      x,
      y,
      h,
      "march",
      uniform({
        hair: girl ? "plait" : "short",
        skin: girl ? 2 : 1,
        wear: girl ? "skirt" : "trousers",
        sock: girl ? "paper" : undefined,
        sash: "brick-500",
        sleeve: 1.4,
        lit: "pine-400",
      }),
    );
  };
  for (let i = 0; i < 5; i++) march(240 + i * 170, 730 - i * 8, 250, i % 2 === 0);
  for (let i = 0; i < 3; i++) march(190 + i * 240, 920 - i * 8, 340, i % 2 === 1);
  shadow(p, 1120, 890, 260, "pine-950", 0.35);
  const [hx, hy] = hand(1120, 896, 400, "carry");
  person(
    p,
    1120,
    896,
    400,
    "carry",
    uniform({ hair: "turban", cloth: "saffron-400", skin: 2, sleeve: 1.4, lit: "pine-400" }),
  );
  p.line(`M${hx - 10} ${hy + 60}L${hx + 46} 300`, "pine-950", 8);
  tricolour(p, hx + 44, 300, 300);
  p.salt();
}

function independenceDay(p: Print): void {
  hillsBehind(p, 560, 217, 260);
  ground(p, 560, "leaf-500", "pine-700", 0.5, 20);
  p.path("M-10 740Q700 690 1610 730V1010H-10z", "saffron-100");
  p.grain("pine-700", 14, [0, 780, 1600, 990], [80, 240], 2, 0.3);
  p.path("M720 800h160l30 40H690zM748 760h104l20 40H728z", "paper");
  p.path("M720 800h60l-10 40h-80zM748 760h36l-6 40h-50z", "pine-950", 0.16);
  shadow(p, 800, 820, 420, "pine-950", 0.3);
  p.line("M800 764V110", "pine-950", 9);
  p.circle(800, 104, 11, "saffron-400");
  tricolour(p, 806, 126, 400);
  p.line("M806 380Q860 520 930 640", "pine-950", 2.4, 0.7);
  const petals = Array.from(
    { length: 26 },
    () => [p.chance.between(720, 1260), p.chance.between(330, 700), 12, 9, 4, 3] as const,
  );
  p.cuts("saffron-400", petals);
  shadow(p, 950, 830, 200, "pine-950", 0.35);
  person(
    p,
    990,
    846,
    400,
    "pointUp",
    kurta("paper", "paper", { hair: "turban", cloth: "saffron-400", skin: 3, lit: "dusk-300" }),
    -1,
  );
  for (const [x, y, h, girl, f] of [
    [300, 870, 300, true, 1],
    [440, 890, 320, false, 1],
    [580, 872, 300, true, 1],
    [1190, 880, 310, false, -1],
    [1320, 890, 320, true, -1],
  ] as const) {
    shadow(p, x, y, h * 0.6, "pine-950", 0.35);
    person(
      p,
      x,
      y,
      h,
      "salute",
      uniform({
        hair: girl ? "plait" : "short",
        wear: girl ? "skirt" : "trousers",
        sock: girl ? "paper" : undefined,
        skin: girl ? 2 : 1,
        lit: "dusk-300",
      }),
      f,
    );
  }
  p.salt();
}

function treePlanting(p: Print): void {
  hillsBehind(p, 450, 221, 210);
  p.rect(0, 480, 1600, 300, "leaf-500");
  p.path("M-10 620Q360 430 900 520T1610 470V1010H-10z", "leaf-500");
  p.path("M-10 760Q500 600 1000 700T1610 680V1010H-10z", "pine-700", 0.4);
  p.grain("pine-700", 26, [0, 560, 1600, 990], [60, 180], 2, 0.5);
  sal(p, 160, 620, 250, 1);
  sal(p, 1460, 540, 210, 2);
  sal(p, 1540, 550, 260, 1);
  const sapling = (x: number, y: number, s: number) => {
    p.ellipse(x, y + s * 0.04, s * 0.7, s * 0.16, "pine-950", 0.6);
    p.line(`M${x} ${y}v${-s}`, "brick-500", s * 0.06);
    p.cuts("leaf-500", [
      [x, y - s * 0.6, -s * 0.36, -s * 0.22, s * 0.08, -4],
      [x, y - s * 0.75, s * 0.38, -s * 0.2, s * 0.08, 4],
    ]);
    p.cuts("saffron-100", [
      [x, y - s, -s * 0.2, -s * 0.34, s * 0.08, -4],
      [x, y - s, s * 0.22, -s * 0.3, s * 0.08, 4],
    ]);
  };
  for (const [x, y] of [
    [380, 600],
    [560, 560],
    [760, 560],
    [1000, 560],
    [1220, 550],
  ] as const)
    sapling(x, y, 56);
  child(p, 640, 610, 120, "saffron-400", { girl: true });
  shadow(p, 480, 880, 260, "pine-950", 0.4);
  person(
    p,
    470,
    886,
    400,
    "kneel",
    kit("brick-500", "pine-950", { hair: "patka", cloth: "saffron-400", skin: 1 }),
  );
  sapling(690, 880, 150);
  shadow(p, 920, 880, 260, "pine-950", 0.4);
  person(p, 930, 886, 390, "kneel", kit("paper", "pine-950", { hair: "plait", skin: 2 }), -1);
  shadow(p, 1230, 890, 260, "pine-950", 0.4);
  person(
    p,
    1230,
    896,
    440,
    "carry",
    kit("saffron-400", "pine-950", { hair: "short", skin: 3 }),
    -1,
  );
  const [hx, hy] = hand(1230, 896, 440, "carry", "near", -1);
  p.path(`M${hx - 52} ${hy - 4}h70l-10 60h-50z`, "brick-500");
  sapling(hx - 16, hy - 2, 120);
  p.salt();
}

function kiteFestival(p: Print): void {
  hillsBehind(p, 780, 225, 240);
  p.path("M-10 860Q420 700 900 800T1610 760V1010H-10z", "leaf-500");
  p.grain("pine-700", 22, [0, 830, 1600, 990], [60, 180], 2, 0.5);
  const flyers = [
    [380, 890, 300, "plait", "saffron-400", 1],
    [700, 930, 330, "short", "paper", 1],
    [1120, 920, 320, "patka", "brick-500", -1],
  ] as const;
  const kites = [
    [600, 250, 190, "brick-500", "saffron-400", 12],
    [930, 150, 150, "saffron-400", "paper", -10],
    [960, 470, 170, "paper", "brick-500", 16],
  ] as const;
  flyers.forEach(([x, y, h, hair, top, f], i) => {
    shadow(p, x, y, h * 0.7, "pine-950", 0.4);
    person(
      p,
      x,
      y,
      h,
      "throwLine",
      kit(top, "pine-950", { hair, cloth: "saffron-400", skin: (i + 1) as 1 | 2 | 3 }),
      f,
    );
    const k = kites[i];
    if (k) kite(p, k[0], k[1], k[2], k[3], k[4], k[5], hand(x, y, h, "throwLine", "near", f));
  });
  kite(p, 330, 200, 90, "pine-700", "saffron-400", -14);
  kite(p, 1290, 280, 110, "brick-500", "paper", 8);
  kite(p, 1180, 120, 60, "pine-700", "paper", 20);
  kite(p, 260, 430, 60, "brick-500", "saffron-400", 10);
  child(p, 1320, 870, 140, "saffron-400", { girl: true, flip: -1 });
  child(p, 1400, 880, 130, "paper", { flip: -1 });
  child(p, 250, 860, 130, "brick-500", { girl: true });
  p.salt();
}

export const groundsEvents = [
  plate(
    "events/annual-sports-day",
    "wide",
    "Two teams lean into a tug-of-war under bunting while the school looks on.",
    sportsDay,
  ),
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
  plate(
    "events/republic-day",
    "wide",
    "Pupils march past in ranks behind a flag bearer with the tricolour.",
    republicDay,
  ),
  plate(
    "events/independence-day",
    "wide",
    "The tricolour opens on its pole with a fall of petals while pupils salute.",
    independenceDay,
  ),
  plate(
    "events/tree-planting",
    "wide",
    "Children kneel to plant saplings on the slope above the school.",
    treePlanting,
  ),
  plate(
    "events/kite-festival",
    "wide",
    "Three children fly large paper kites from the hill, more kites behind them.",
    kiteFestival,
  ),
];
