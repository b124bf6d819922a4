import { plate } from "../../catalogue.ts";
import { lowWall } from "../../hand/buildings.ts";
import { child } from "../../hand/crowd.ts";
import { shadow } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { treeLine } from "../../hand/trees.ts";
import { earth, ground, hillsBehind, kit } from "../settings.ts";

function kabaddi(p: Print): void {
  hillsBehind(p, 400, 113, 160);
  treeLine(p, 410, 12);
  p.rect(0, 400, 1600, 60, "leaf-500");
  lowWall(p, -10, 500, 1620, 66);
  for (const [x, top, girl] of [
    [330, "paper", true],
    [420, "saffron-400", false],
    [520, "paper", false],
    [760, "brick-500", true],
    [1180, "paper", true],
    [1290, "saffron-400", false],
  ] as const) {
    child(p, x, 462, 96, top, { girl });
  }
  earth(p, "M0 500h1600v500H0z");
  p.grain("pine-950", 34, [0, 514, 1600, 990], [60, 190], 2, 0.22);
  p.line("M-10 560H1610M-10 930H1610M640 560L560 930M1180 560L1260 930", "paper", 8);
  p.cuts(
    "pine-950",
    [
      [800, 880, -340, 14, 11, 3],
      [1140, 860, -260, 10, 8, 3],
      [1290, 880, -200, 10, 8, 3],
      [1040, 690, -160, 8, 6, 3],
    ],
    false,
    0.35,
  );
  person(
    p,
    1020,
    706,
    280,
    "defend",
    kit("paper", "pine-950", { hair: "short", bare: true, sock: undefined, skin: 1 }),
    -1,
  );
  person(
    p,
    1270,
    870,
    380,
    "defend",
    kit("paper", "pine-950", {
      hair: "patka",
      cloth: "brick-500",
      bare: true,
      sock: undefined,
      skin: 3,
    }),
    -1,
  );
  person(
    p,
    1090,
    858,
    380,
    "hold",
    kit("paper", "pine-950", { hair: "short", bare: true, sock: undefined, skin: 2 }),
    -1,
  );
  person(
    p,
    640,
    880,
    400,
    "raid",
    kit("pine-700", "pine-950", { hair: "short", bare: true, sock: undefined, skin: 1 }),
  );
  p.grain("saffron-100", 8, [420, 880, 900, 930], [40, 90], 4, 0.7);
  p.salt();
}

function khoKho(p: Print): void {
  hillsBehind(p, 350, 117, 130);
  treeLine(p, 360, 21);
  p.rect(0, 350, 1600, 60, "leaf-500");
  ground(p, 392, "leaf-500", "pine-700", 0.4, 20);
  earth(p, "M180 440H1420L1590 960H10z");
  p.grain("brick-500", 20, [200, 470, 1400, 940], [60, 180], 2, 0.3);
  p.line("M240 470H1360L1500 930H100zM170 700H1430M180 712H1420", "paper", 6);
  for (const x of [250, 1350]) {
    shadow(p, x, 708, 160, "pine-950", 0.4);
    p.line(`M${x} 706V430`, "brick-500", 20);
    p.line(`M${x + 5} 700V436`, "saffron-100", 4, 0.6);
  }
  const row = [
    [400, 1],
    [540, -1],
    [680, 1],
    [940, -1],
    [1080, 1],
    [1210, -1],
  ] as const;
  for (const [i, [x, f]] of row.entries()) {
    shadow(p, x, 716, 110, "pine-950", 0.35);
    person(
      p,
      x,
      720,
      236,
      "squat",
      kit("pine-700", "pine-950", { hair: i % 2 ? "plait" : "short", skin: i % 2 ? 2 : 1 }),
      f,
    );
  }
  shadow(p, 840, 570, 120, "pine-950", 0.35);
  person(p, 860, 580, 210, "sprint", kit("paper", "pine-950", { hair: "plait", skin: 2 }), 1);
  p.cuts(
    "pine-950",
    [
      [640, 918, -300, 10, 10, 3],
      [1010, 924, -260, 10, 9, 3],
    ],
    false,
    0.35,
  );
  person(p, 610, 914, 340, "tag", kit("pine-700", "pine-950", { hair: "plait", skin: 1 }));
  person(
    p,
    980,
    920,
    350,
    "run",
    kit("paper", "pine-950", { hair: "patka", cloth: "saffron-100", skin: 2 }),
  );
  p.salt();
}

export const earthPlates = [
  plate(
    "sports/kabaddi",
    "wide",
    "A raider stretches for a touch while a chain of defenders closes in.",
    kabaddi,
  ),
  plate(
    "sports/kho-kho",
    "wide",
    "Chasers squat in a row between two posts as a runner is almost tagged.",
    khoKho,
  ),
];
