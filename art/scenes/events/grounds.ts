import { plate } from "../../catalogue.ts";
import { pavilion } from "../../hand/buildings.ts";
import { child } from "../../hand/crowd.ts";
import { bunting, kite } from "../../hand/festive.ts";
import { act } from "../../hand/gestures.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import { type Pose, pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { sal } from "../../hand/trees.ts";
import { gamesGround, hillsBehind, kit } from "../settings.ts";

function sportsDay(p: Print): void {
  gamesGround(p, 430, 201, [[380, 900]]);
  pavilion(p, 400, 438, 0.86);
  bunting(p, [-20, 130], [820, 120], 90, ["brick-500", "saffron-400", "paper", "pine-700"], 44);
  bunting(p, [820, 120], [1620, 90], 80, ["brick-500", "saffron-400", "paper", "pine-700"], 44);
  const shirts = ["paper", "saffron-400", "brick-500"] as const;
  const waves = act({ near: "high", far: "toss", legs: "rest", nod: -8 });
  for (let i = 0, x = 160; x < 1450; i++) {
    const [y, h] = [534 - ((i * 7) % 3) * 9, 92 + ((i * 5) % 4) * 8];
    const shirt = shirts[(i * 5) % 3] ?? "paper";
    if (i % 3) child(p, x, y, h, shirt, { girl: i % 2 === 0, flip: i % 5 ? 1 : -1 });
    else person(p, x, y, h * 1.06, waves, kit(shirt, "pine-950", { lit: undefined, skin: 1 }));
    x += i % 4 === 3 ? 88 : 40 + ((i * 11) % 5) * 7;
  }
  p.path("M-10 556H1610V562H-10z", "paper");
  const haul = (lean: number, nod: number, legs: "heave" | "dig" | "slip"): Pose =>
    pose({
      lean,
      nod,
      far: [78 - lean * 0.2, 92],
      near: [66, 92],
      farLeg: legs === "slip" ? [70, 16] : legs === "dig" ? [14, 22] : [30, 34],
      nearLeg: legs === "slip" ? [40, 62] : legs === "dig" ? [74, 20] : [56, 30],
    });
  const brick = [haul(-30, 24, "heave"), haul(-40, -4, "dig"), haul(-46, 18, "heave")];
  const saffron = [haul(-14, 26, "slip"), haul(-34, 14, "dig"), haul(-42, 28, "heave")];
  const level = 640;
  const team = (
    top: "brick-500" | "saffron-400",
    poses: readonly Pose[],
    x0: number,
    f: 1 | -1,
  ) => {
    for (const [i, doing] of [...poses.entries()].reverse()) {
      const h = [346, 374, 390][i] ?? 360;
      const [hx, hy] = hand(0, 0, h, doing, "near", f);
      const x = x0 - f * i * 176 - hx;
      shadow(p, x, level - hy, 200, "pine-950", 0.35);
      person(
        p,
        x,
        level - hy,
        h,
        doing,
        kit(top, "pine-950", {
          hair: (["plait", "short", "patka"] as const)[f > 0 ? i : 2 - i],
          cloth: "paper",
          skin: ((i + (f > 0 ? 1 : 2)) % 4) as 0 | 1 | 2 | 3,
        }),
        f,
      );
    }
  };
  team("brick-500", brick, 670, 1);
  team("saffron-400", saffron, 930, -1);
  p.line(
    `M120 ${level + 22}Q170 ${level} 256 ${level}H1344Q1430 ${level} 1470 ${level + 18}`,
    "saffron-100",
    9,
  );
  p.path(`M764 ${level}h24v70l-12-14-12 14z`, "brick-500");
  p.rect(796, 862, 8, 60, "paper");
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
  p.rect(0, 790, 1600, 60, "pine-700");
  p.path("M-10 830Q420 700 900 800T1610 760V1010H-10z", "leaf-500");
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
