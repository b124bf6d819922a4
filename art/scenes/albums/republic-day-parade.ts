import { album } from "../../catalogue.ts";
import { school } from "../../hand/buildings.ts";
import { bunting, tricolour } from "../../hand/festive.ts";
import { shadow } from "../../hand/land.ts";
import { type Dress, hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { stall } from "../../hand/things.ts";
import { sal, treeLine } from "../../hand/trees.ts";
import { hillsBehind, kurta, saree, uniform } from "../settings.ts";

const parade = (girl: boolean, more: Partial<Dress> = {}): Dress =>
  uniform({
    hair: girl ? "plait" : "short",
    wear: girl ? "skirt" : "trousers",
    sock: girl ? "paper" : undefined,
    skin: girl ? 2 : 1,
    sleeve: 1.4,
    lit: "pine-400",
    ...more,
  });

/** The parade ground: hills with a pine sky so that the flag keeps its own inks. */
function paradeGround(p: Print, horizon: number, seed: number, rise = 160): void {
  hillsBehind(p, horizon, seed, rise, "pine-400");
  p.rect(0, horizon, p.width, 70, "leaf-500");
  p.rect(0, horizon + 54, p.width, p.height - horizon - 54, "saffron-100");
  p.grain("pine-700", 16, [0, horizon + 80, p.width, p.height - 20], [70, 220], 2, 0.3);
}

function column(p: Print): void {
  paradeGround(p, 390, 461);
  treeLine(p, 400, 11);
  p.path("M-10 700L1610 620V632L-10 714z", "paper");
  p.path("M-10 980L1610 900V912L-10 994z", "paper");
  for (const [row, y, h] of [
    [0, 700, 250],
    [1, 900, 330],
  ] as const) {
    for (let i = 0; i < 4; i++) {
      const x = 330 + i * (230 + row * 40) - row * 60;
      shadow(p, x, y - i * 10, h * 0.6, "pine-950", 0.35);
      person(p, x, y - i * 10, h, "march", parade((i + row) % 2 === 0), 1);
    }
  }
  person(
    p,
    1290,
    780,
    330,
    "salute",
    kurta("saffron-400", "paper", { hair: "turban", cloth: "paper", skin: 3 }),
    -1,
  );
  p.salt();
}

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

function drum(p: Print, x: number, y: number, k: number): void {
  p.group(`translate(${Math.round(x)} ${Math.round(y)})scale(${k})`, () => {
    p.path("M-60-40q60 26 120 0v80q-60 30-120 0z", "saffron-400");
    p.path("M-60-40q20 10 40 12v82q-24-4-40-14z", "pine-950", 0.2);
    p.line("M-56-30l26 76 28-66 28 66 28-66 6 60", "paper", 4);
    p.ellipse(0, -40, 60, 17, "paper");
    p.path("M-60-40q60 30 120 0v12q-60 30-120 0zM-60 30q60 28 120 0v12q-60 28-120 0z", "pine-700");
  });
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

function band(p: Print): void {
  paradeGround(p, 400, 473, 150);
  school(p, 750, 460, 8.6);
  const row: [number, "flute" | "drum", boolean][] = [
    [330, "flute", true],
    [530, "drum", false],
    [740, "flute", false],
    [950, "drum", true],
    [1160, "flute", true],
  ];
  for (const [x, doing, girl] of row) {
    shadow(p, x, 850, 200, "pine-950", 0.35);
    person(p, x, 856, 380, doing, parade(girl, { sash: "saffron-400" }));
    const [hx, hy] = hand(x, 856, 380, doing);
    if (doing === "drum") drum(p, hx + 10, hy + 30, 0.9);
    else {
      p.line(`M${hx - 30} ${hy - 18}l70 26`, "saffron-400", 9);
      p.path(`M${hx + 34} ${hy - 4}l44-10 6 50-54-24z`, "saffron-400");
    }
  }
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

function smallFlags(p: Print): void {
  paradeGround(p, 540, 485, 200);
  treeLine(p, 552, 16);
  for (const [x, y, h, girl, f] of [
    [300, 960, 430, true, 1],
    [600, 1020, 470, false, 1],
    [890, 980, 440, true, 1],
  ] as const) {
    shadow(p, x, y, h * 0.6, "pine-950", 0.35);
    person(
      p,
      x,
      y,
      h,
      "pointUp",
      parade(girl, { head: 9.4, sleeve: 0.6, wear: girl ? "skirt" : "shorts", sock: "paper" }),
      f,
    );
    const [hx, hy] = hand(x, y, h, "pointUp", "near", f);
    p.line(`M${hx} ${hy + 20}l10-130`, "pine-950", 5);
    tricolour(p, Math.round(hx) + 10, Math.round(hy) - 112, 120);
  }
  p.salt();
}

function sweets(p: Print): void {
  paradeGround(p, 420, 489, 160);
  sal(p, 210, 560, 340, 1);
  sal(p, 1320, 560, 300, 2);
  person(p, 520, 780, 440, "give", saree("saffron-400", "paper"));
  const top = stall(p, 430, 790, 420, 160, "pine-700");
  for (const [r, n] of [
    [0, 6],
    [1, 5],
    [2, 4],
    [3, 2],
  ] as const) {
    for (let i = 0; i < n; i++)
      p.circle(600 + r * 21 + i * 42, top - 22 - r * 34, 21, "saffron-400");
  }
  p.path(`M480 ${top}h330l-20-12H500z`, "pine-950");
  for (const [x, h, girl] of [
    [950, 310, true],
    [1090, 330, false],
    [1230, 316, true],
  ] as const) {
    shadow(p, x, 880, h * 0.6, "pine-950", 0.35);
    person(p, x, 886, h, x === 950 ? "give" : "stand", parade(girl, { head: 8.8 }), -1);
  }
  p.circle(880, 726, 18, "saffron-400");
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
