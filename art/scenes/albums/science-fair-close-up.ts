import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import type { Cut } from "../../hand/path.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { northWindow } from "../../hand/windows.ts";
import { uniform } from "../settings.ts";

function volcano(p: Print, x: number, y: number, s: number): void {
  const k = s / 200;
  p.group(`translate(${x} ${y})scale(${k.toFixed(2)})`, () => {
    p.path("M-110 0L-26-150H26L110 0z", "wood");
    p.path("M-110 0L-26-150H-4L-40 0z", "pine-950", 0.3);
    p.path("M-26-150H26L40-110 20-120 8-70-8-122-34-104z", "brick-500");
    const spray: Cut[] = [
      [0, -152, -44, -70, 9, -10],
      [0, -152, 8, -100, 9, 6],
      [2, -152, 56, -64, 9, 10],
      [0, -152, -74, -34, 7, -10],
      [2, -152, 78, -30, 7, 10],
    ];
    p.cuts("brick-500", spray);
    p.cuts("saffron-400", [
      [0, -150, -20, -60, 5, -6],
      [0, -150, 24, -56, 5, 6],
    ]);
  });
}

export function eruption(p: Print): void {
  room(p, 700, { wall: "pine-700", light: "saffron-100", floor: "wood", grain: "pine-950" });
  p.path("M60 900H1140L1210 1060V1210H-10V1060z", "wood");
  p.path("M60 900H1140L1210 1060H-10z", "saffron-100", 0.4);
  p.rect(-10, 1060, 1220, 30, "pine-950", 0.4);
  volcano(p, 600, 960, 620);
  person(p, 230, 960, 620, "read", uniform({ hair: "plait", skin: 2 }));
  person(p, 990, 960, 620, "fold", uniform({ hair: "patka", cloth: "saffron-400", skin: 1 }), -1);
  p.path("M60 960H340L320 1060H-10zM860 960H1160L1210 1060H880z", "wood");
  p.path("M60 960H340L320 1060H-10zM860 960H1160L1210 1060H880z", "saffron-100", 0.4);
  p.path("M430 1000h60v-70h-14v-30h-32v30h-14z", "paper", 0.7);
  p.path("M430 1000h60v-40h-60z", "saffron-400");
  p.salt();
}

export function planets(p: Print): void {
  p.rect(0, 0, 1000, 1250, "pine-950");
  p.path("M0 0H1000V940H0z", "pine-700", 0.5);
  p.cuts(
    "paper",
    Array.from(
      { length: 40 },
      (): Cut => [p.chance.between(20, 980), p.chance.between(20, 860), 7, 2, 2, 1],
    ),
  );
  p.rect(0, 940, 1000, 310, "wood");
  p.grain("pine-950", 18, [0, 960, 1000, 1240], [100, 260], 2, 0.5);
  p.line("M0 70H1000", "wood", 16);
  const hung: [number, number, number, InkName][] = [
    [180, 330, 46, "brick-500"],
    [340, 230, 30, "pine-400"],
    [500, 400, 116, "saffron-400"],
    [690, 250, 40, "pine-700"],
    [840, 350, 70, "saffron-100"],
  ];
  for (const [x, y, r, ink] of hung) {
    p.line(`M${x} 70V${y - r}`, "paper", 2);
    p.circle(x, y, r, ink);
    p.path(
      `M${x - r * 0.7} ${y - r * 0.7}a${r} ${r} 0 0 0 ${r * 1.1} ${r * 1.6}a${r} ${r} 0 0 1 ${-r * 1.1} ${-r * 1.6}z`,
      "pine-950",
      0.3,
    );
  }
  p.line("M738 376Q840 410 946 318", "brick-500", 9);
  shadow(p, 480, 1140, 260, "pine-950", 0.5);
  person(
    p,
    470,
    1150,
    560,
    "pointUp",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2 }),
  );
  person(p, 780, 1160, 430, "stand", uniform({ hair: "short", back: true, skin: 1 }));
  person(
    p,
    230,
    1160,
    400,
    "fold",
    uniform({ hair: "short", back: true, skin: 3, top: "brick-500" }),
  );
  p.salt(0.25);
}

export function windowSill(p: Print): void {
  p.rect(0, 0, 1200, 1200, "saffron-100");
  p.path("M0 0H460L1200 520V0z", "paper", 0.5);
  northWindow(p, 170, 120, 860, 640, 513);
  p.rect(60, 830, 1080, 60, "wood");
  p.rect(60, 830, 1080, 20, "paper", 0.3);
  p.rect(0, 890, 1200, 310, "pine-400");
  p.grain("pine-700", 16, [0, 920, 1200, 1180], [80, 240], 2, 0.4);
  for (const [i, x] of [180, 390, 600, 810, 1020].entries()) {
    p.path(`M${x - 60} 830v-150h120v150z`, "paper", 0.55);
    p.path(`M${x - 60} 830v-60q60-14 120 0v60z`, "wood");
    const tall = [40, 90, 150, 210, 280][i] ?? 60;
    p.line(`M${x} 776q${i % 2 ? 10 : -10}-${tall / 2} 0-${tall}`, "pine-700", 8);
    const leaves: Cut[] = [];
    for (let y = 30; y <= tall; y += 50)
      leaves.push([x, 776 - y, -54, -26, 10, -10], [x, 776 - y - 14, 54, -24, 10, 10]);
    p.cuts("pine-700", leaves);
    p.cuts("paper", [[x + 44, 694, 2, 110, 4, -3]]);
    p.rect(x - 40, 900, 80, 56, "paper");
    p.line(`M${x - 26} 920h52M${x - 26} 938h30`, "brick-500", 4);
  }
  p.salt();
}
