import { album } from "../../catalogue.ts";
import { child } from "../../hand/crowd.ts";
import { bunting } from "../../hand/festive.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { clay, gamesGround, kit, kurta } from "../settings.ts";
import { bank, spoonRace } from "./sports-day-crowd.ts";
import { podium, prizes } from "./sports-day-prizes.ts";

function track(p: Print, y: number, lanes: readonly number[], tilt = 0): void {
  const w = p.width;
  const d = `M-10 ${y + tilt}L${w + 10} ${y - tilt}V${p.height + 10}H-10z`;
  clay(p, d);
  p.grain("pine-950", 20, [0, y + 20, w, p.height - 10], [70, 200], 2.2, 0.2);
  for (const l of lanes)
    p.path(`M-10 ${l + tilt}L${w + 10} ${l - tilt}v7L-10 ${l + tilt + 8}z`, "paper");
}

function tape(p: Print): void {
  gamesGround(p, 430, 301, [], 150);
  bunting(p, [-20, 150], [1620, 130], 70, ["brick-500", "saffron-400", "paper"], 38);
  track(p, 560, [566, 690, 830]);
  p.line("M1110 560L1220 1010", "paper", 10);
  p.line("M1090 640V420M1300 900V560", "pine-950", 10);
  const runners = [
    [560, 680, 300, "stride", "paper", "patka"],
    [740, 800, 340, "run", "brick-500", "plait"],
    [980, 930, 400, "cheer", "saffron-400", "short"],
  ] as const;
  for (const [x, y, h, doing, top, hair] of runners) {
    shadow(p, x, y, h * 0.8, "pine-950", 0.4);
    person(
      p,
      x,
      y,
      h,
      doing,
      kit(top, "pine-950", { hair, cloth: "brick-500", skin: hair === "plait" ? 2 : 1 }),
    );
  }
  p.path("M1092 486Q1000 690 966 672T1302 690v14Q1040 700 1000 700T1092 500z", "paper", 0.9);
  person(
    p,
    1330,
    640,
    280,
    "clap",
    kurta("paper", "pine-950", { hair: "cap", cloth: "pine-700", skin: 3 }),
    -1,
  );
  p.salt();
}

function highJump(p: Print): void {
  gamesGround(p, 620, 305, [], 220);
  p.path("M180 900H820L900 1010H100z", "pine-700");
  p.path("M100 1010H900V1090H100z", "pine-950");
  p.path("M100 1010H360V1090H100z", "pine-400", 0.2);
  p.cuts("pine-400", [
    [240, 940, 160, 0, 3, 3],
    [430, 970, 220, 4, 3, 3],
    [560, 930, 160, -4, 3, 3],
  ]);
  p.line("M200 1000V560M800 1000V560", "paper", 14);
  p.line("M200 700H800", "brick-500", 10);
  p.line("M380 700H460M560 700H640", "paper", 10);
  person(p, 500, 800, 420, "hurdle", kit("saffron-400", "pine-950", { hair: "plait", skin: 2 }));
  child(p, 130, 860, 190, "brick-500", { girl: true });
  child(p, 880, 850, 180, "paper", { flip: -1 });
  p.salt();
}

function baton(p: Print): void {
  gamesGround(p, 330, 309, [], 110);
  track(p, 430, [440, 700, 960], 30);
  shadow(p, 480, 930, 420, "pine-950", 0.4);
  person(p, 450, 940, 620, "relay", kit("brick-500", "pine-950", { hair: "plait", skin: 2 }));
  shadow(p, 1060, 900, 420, "pine-950", 0.4);
  person(p, 1080, 910, 610, "relay", kit("brick-500", "pine-950", { hair: "short", skin: 1 }));
  const [x, y] = hand(450, 940, 620, "relay");
  p.line(`M${Math.round(x) - 30} ${Math.round(y) + 10}l96 -30`, "saffron-400", 20);
  p.salt();
}

function sackRace(p: Print): void {
  gamesGround(p, 500, 313, [], 170);
  p.path("M-10 640L1210 610V622L-10 654z", "paper", 0.85);
  for (const [x, y, h, top, hair, lift] of [
    [330, 800, 260, "saffron-400", "short", 40],
    [600, 900, 320, "brick-500", "plait", 70],
    [880, 1030, 380, "paper", "patka", 50],
  ] as const) {
    shadow(p, x, y + 10, h * 0.7, "pine-950", 0.4);
    person(
      p,
      x,
      y - lift * 0.3,
      h,
      "carry",
      kit(top, "pine-950", {
        hair,
        cloth: "saffron-400",
        skin: hair === "plait" ? 2 : 1,
        head: 8.6,
      }),
    );
    const k = h / 100;
    p.path(
      `M${x - 15 * k} ${y - 56 * k - lift * 0.3}h${34 * k}q${8 * k} ${30 * k} ${k} ${54 * k}h${-36 * k}q${-7 * k} ${-26 * k} ${k} ${-54 * k}z`,
      "saffron-100",
    );
    p.path(
      `M${x - 15 * k} ${y - 56 * k - lift * 0.3}h${11 * k}q${-4 * k} ${30 * k} 0 ${54 * k}h${-13 * k}q${-7 * k} ${-26 * k} ${2 * k} ${-54 * k}z`,
      "pine-950",
      0.18,
    );
    p.cuts("brick-500", [
      [x + 4 * k, y - 44 * k, 4 * k, 30 * k, 3, 3],
      [x + 10 * k, y - 48 * k, -2 * k, 26 * k, 2, 3],
    ]);
  }
  p.salt();
}

function timekeeper(p: Print): void {
  gamesGround(p, 560, 325, [], 200);
  track(p, 760, [770, 940, 1120], 20);
  shadow(p, 560, 1080, 420, "pine-950", 0.4);
  person(
    p,
    540,
    1090,
    760,
    "read",
    kurta("saffron-400", "paper", { hair: "cap", cloth: "brick-500", skin: 3, sleeve: 1 }),
  );
  const [hx, hy] = hand(540, 1090, 760, "read");
  p.line(`M${hx} ${hy}v-50`, "pine-950", 8);
  p.circle(hx + 10, hy - 40, 46, "pine-950");
  p.circle(hx + 10, hy - 40, 34, "paper");
  p.line(`M${hx + 10} ${hy - 40}v-24M${hx + 10} ${hy - 40}l14 10`, "brick-500", 5);
  person(p, 950, 830, 260, "sprint", kit("brick-500", "pine-950", { hair: "plait", skin: 2 }), -1);
  p.salt();
}

export const sportsDayHeats = album("sports-day-heats", [
  ["wide", "A boy reaches the tape with his arms up, two runners close behind.", tape],
  ["tall", "A girl clears the high jump bar above the blue-green mat.", highJump],
  ["classic", "A relay baton passes from one hand to the next at full run.", baton],
  ["square", "Three children hop down the field in the sack race.", sackRace],
  [
    "tall",
    "Three medal winners on the podium, the girl in the middle with her arms raised.",
    podium,
  ],
  ["wide", "Small children walk carefully in the lemon and spoon race.", spoonRace],
  ["square", "A teacher looks at the stopwatch while a runner comes down the track.", timekeeper],
  ["classic", "Houses cheer with flags from the grass bank.", bank],
  ["tall", "Cups wait on the prize table under a striped awning.", prizes],
]);
