import { album } from "../../catalogue.ts";
import { bunting, tricolour } from "../../hand/festive.ts";
import { act, holding } from "../../hand/gestures.ts";
import { SKIN } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { flagOnStick } from "../../hand/tools.ts";
import { sal, treeLine } from "../../hand/trees.ts";
import { kurta, saree } from "../settings.ts";
import { band, sweets } from "./parade-band.ts";
import { drum, parade, paradeGround } from "./parade-ground.ts";

function column(p: Print): void {
  paradeGround(p, 390, 461);
  treeLine(p, 400, 11);
  p.path("M-10 700L1610 620V632L-10 714z", "paper");
  p.path("M-10 980L1610 900V912L-10 994z", "paper");
  marchers(p, [
    [300, 716, 250],
    [880, 696, 250],
  ]);
  const [gx, gy] = [1200, 800];
  p.path("M1090 800h250l30 50h-310z", "brick-500");
  p.path("M1090 800h250l4 8h-258z", "paper");
  p.path("M1070 836h300l10 16h-320z", "pine-950", 0.25);
  person(
    p,
    1290,
    780,
    300,
    act({ near: "behind", far: "behind", legs: "apart" }),
    saree("pine-700", "paper"),
    -1,
  );
  person(
    p,
    gx,
    gy + 8,
    370,
    "salute",
    kurta("saffron-400", "paper", { hair: "turban", cloth: "paper", skin: 3 }),
    -1,
  );
  marchers(p, [
    [250, 930, 330],
    [940, 900, 330],
  ]);
  shadow(p, 1050, 905, 200, "pine-950", 0.35);
  holding(
    p,
    1050,
    912,
    350,
    act({ near: "offer", far: "swing", legs: "march", nod: -8 }),
    parade(true, { sash: "saffron-400", skin: 3 }),
    (b) => flagOnStick(b, "brick-500"),
  );
  p.salt();
}

/** A rank in step: legs and arms match; heights, heads and distances differ; shoulders overlap. */
function marchers(p: Print, [from, to]: readonly [Rank, Rank]): void {
  const nods = [0, -6, 4, 0, -6];
  for (const [i, nod] of nods.entries()) {
    const t = (i + (i % 2 ? 0.12 : 0)) / nods.length;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const h = from[2] * (0.93 + ((i * 3) % 5) * 0.035);
    shadow(p, x, y, h * 0.6, "pine-950", 0.35);
    const hair = (["plait", "short", "bun"] as const)[i % 3] ?? "short";
    const skirt = hair === "plait" || hair === "bun";
    person(p, x, y, h, act({ near: "swing", far: "table", legs: "march", nod }), {
      ...parade(skirt, { hair, cloth: "saffron-400" }),
      skin: ((i % 3) + 1) as 1 | 2 | 3,
    });
  }
}
type Rank = readonly [x: number, y: number, h: number];

function flag(p: Print): void {
  paradeGround(p, 880, 465, 330);
  treeLine(p, 892, 12);
  p.line("M300 1180V130", "pine-950", 13);
  p.circle(300, 120, 17, "saffron-400");
  tricolour(p, 308, 150, 560);
  p.path("M210 1180h180l34 50H176z", "paper");
  p.path("M210 1180h60l-14 50h-80z", "pine-950", 0.16);
  shadow(p, 300, 1230, 260, "pine-950", 0.3);
  for (const [x, y, h] of [
    [620, 1130, 190],
    [720, 1140, 196],
    [820, 1130, 190],
  ] as const)
    person(p, x, y, h, "salute", parade(x === 720), -1);
  p.salt();
}

function drummer(p: Print): void {
  paradeGround(p, 560, 469, 210);
  treeLine(p, 572, 13);
  shadow(p, 560, 1080, 420, "pine-950", 0.35);
  person(
    p,
    540,
    1090,
    780,
    "drum",
    parade(false, { hair: "turban", cloth: "saffron-400", sash: "saffron-400", skin: 2 }),
  );
  const [hx, hy] = hand(540, 1090, 780, "drum");
  p.line(`M${hx - 170} ${hy - 250}Q${hx - 60} ${hy - 130} ${hx + 30} ${hy - 10}`, "pine-700", 16);
  drum(p, hx + 30, hy + 60, 1.9);
  p.line(`M${hx - 10} ${hy - 50}l110 40M${hx - 110} ${hy - 40}l90 40`, "pine-950", 9);
  person(p, 980, 860, 330, "march", parade(true), 1);
  person(p, 190, 850, 320, "march", parade(true), 1);
  p.salt();
}

function float(p: Print): void {
  paradeGround(p, 410, 477, 170);
  bunting(p, [-20, 120], [1620, 110], 80, ["saffron-400", "paper", "pine-700"], 40);
  shadow(p, 800, 870, 900, "pine-950", 0.3);
  p.path("M380 700H1230L1200 830H410z", "pine-700");
  p.path("M380 700H1230V722H380z", "saffron-400");
  p.path("M410 830L380 700H620L640 830z", "pine-950", 0.22);
  for (const x of [540, 1070]) {
    p.circle(x, 840, 60, "pine-950");
    p.circle(x, 840, 40, "saffron-100");
    p.line(`M${x - 38} 840h76M${x} 802v76M${x - 27} 813l54 54M${x + 27} 813l-54 54`, "pine-950", 6);
  }
  p.path("M430 700L620 470 740 590 860 430 1010 700z", "pine-400");
  p.path("M860 430L1010 700H900L880 590 900 540z", "paper", 0.6);
  p.path("M620 470L740 590 700 700H640L650 560z", "saffron-100", 0.5);
  p.path("M980 700Q1060 600 1130 640T1210 700z", "leaf-500");
  p.path("M560 700Q680 620 800 660T960 700z", "leaf-500");
  sal(p, 1140, 690, 150, 1, { ink: "pine-950" });
  person(p, 1080, 700, 210, "wave", saree("paper", "saffron-400"), 1);
  person(
    p,
    500,
    700,
    200,
    "wave",
    kurta("saffron-400", "paper", { skin: 1, hair: "cap", cloth: "pine-700" }),
    -1,
  );
  person(p, 1370, 880, 330, "pull", parade(false), -1);
  p.line("M1210 770L1330 740", "pine-950", 5);
  person(p, 260, 890, 310, "walk", parade(true), 1);
  p.salt();
}

function salute(p: Print): void {
  paradeGround(p, 700, 481, 250);
  treeLine(p, 712, 15);
  shadow(p, 500, 1140, 360, "pine-950", 0.35);
  person(p, 490, 1150, 760, "salute", parade(true, { sash: "saffron-400" }));
  person(p, 830, 960, 360, "salute", parade(false));
  person(p, 180, 950, 350, "salute", parade(false));
  p.salt();
}

/** Each child waves in a way of its own: one runs, one is on tiptoe, one looks up at the wheel. */
function smallFlags(p: Print): void {
  paradeGround(p, 540, 485, 200);
  treeLine(p, 552, 16);
  const waving = [
    [880, 930, 380, true, act({ near: "grasp", far: "behind", legs: "cross", nod: -10 }), -1],
    [560, 990, 450, false, act({ near: "high", far: "hip", legs: "even", lean: -4, nod: -18 }), 1],
    [300, 1060, 470, true, act({ near: "raise", far: "back", legs: "high", lean: 10, nod: -4 }), 1],
  ] as const;
  for (const [x, y, h, girl, doing, flip] of waving) {
    shadow(p, x, y, h * 0.6, "pine-950", 0.35);
    const dress = parade(girl, {
      head: 9.4,
      sleeve: 0.6,
      wear: girl ? "skirt" : "shorts",
      sock: "paper",
    });
    const [hx, hy] = hand(x, y, h, doing, "near", flip);
    person(p, x, y, h, doing, dress, flip);
    p.line(`M${hx - 2} ${hy + 24}l12-134`, "pine-950", 5);
    tricolour(p, Math.round(hx) + 10, Math.round(hy) - 112, 130);
    p.circle(hx, hy, h * 0.028, SKIN[girl ? 2 : 1]);
  }
  p.salt();
}

export const republicDayParade = album("republic-day-parade", [
  ["wide", "Two ranks march past the chief guest, who returns the salute.", column],
  ["tall", "The tricolour on its pole above the hills.", flag],
  ["square", "A drummer in a yellow turban leads the band.", drummer],
  ["classic", "Bugles and drums play before the main house.", band],
  ["wide", "A float with a model of the hills is drawn past, children waving from it.", float],
  ["tall", "A girl in a yellow sash stands at the salute.", salute],
  ["square", "Three small children raise paper flags.", smallFlags],
  ["classic", "A teacher hands out laddoos after the parade.", sweets],
]);
