import { plate } from "../../catalogue.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow, sky } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { treeLine } from "../../hand/trees.ts";
import { earth, hillsBehind, kit, kurta } from "../settings.ts";

const barefoot = (top: InkName, more = {}) =>
  kit(top, "pine-950", { bare: true, sock: undefined, ...more });

function chain(p: Print): void {
  hillsBehind(p, 420, 651, 170);
  treeLine(p, 432, 71);
  p.rect(0, 420, 1600, 60, "leaf-500");
  earth(p, "M0 470h1600v540H0z");
  p.grain("pine-950", 28, [0, 490, 1600, 990], [60, 190], 2, 0.22);
  p.line("M-10 560H1610M-10 950H1610", "paper", 8);
  for (const [i, x] of [390, 665, 940, 1215].entries()) {
    shadow(p, x, 876, 240, "pine-950", 0.3);
    const last = i === 3;
    person(
      p,
      x,
      880,
      410,
      last ? "defend" : "guard",
      barefoot(i % 2 ? "paper" : "saffron-400", {
        hair: i % 2 ? "plait" : "short",
        skin: i % 2 ? 2 : 1,
      }),
      1,
    );
  }
  p.salt();
}

function sprinkling(p: Print): void {
  sky(
    p,
    500,
    "pine-400",
    [
      ["saffron-100", 0.4],
      ["saffron-100", 0.7],
      ["saffron-100", 0.95],
      ["saffron-400", 0.4],
    ],
    1240,
  );
  p.circle(1260, 320, 80, "paper", 0.9);
  ranges(p, 420, 170, 655);
  treeLine(p, 516, 73);
  p.rect(0, 500, 1600, 60, "leaf-500");
  earth(p, "M0 548h1600v460H0z");
  p.grain("pine-950", 24, [0, 570, 1600, 990], [60, 190], 2, 0.2);
  p.line("M250 600H1350L1560 960H40zM800 600V960M520 600L420 960M1080 600L1180 960", "paper", 8);
  shadow(p, 600, 850, 280, "pine-950", 0.35);
  person(
    p,
    610,
    856,
    410,
    "work",
    kurta("paper", "paper", { hair: "turban", cloth: "brick-500", skin: 3 }),
    1,
  );
  const [hx, hy] = hand(610, 856, 410, "work");
  p.path(`M${hx - 14} ${hy - 8}h70l-8 70h-54z`, "brick-500");
  p.line(`M${hx + 54} ${hy + 14}l60-30`, "brick-500", 12);
  p.cuts("paper", [
    [hx + 116, hy - 16, 60, 110, 3, 16],
    [hx + 114, hy - 12, 30, 120, 3, 12],
    [hx + 118, hy - 20, 92, 100, 3, 18],
    [hx + 112, hy - 10, 10, 120, 2, 8],
  ]);
  p.salt();
}

function pole(p: Print): void {
  hillsBehind(p, 430, 659, 170);
  treeLine(p, 442, 75);
  p.rect(0, 430, 1600, 90, "leaf-500");
  earth(p, "M0 500h1600v510H0z");
  p.grain("pine-950", 24, [0, 520, 1600, 990], [60, 190], 2, 0.22);
  p.path("M-10 800H1610V812H-10z", "paper");
  p.line("M1040 880V250", "brick-500", 46);
  p.line("M1052 860V262", "saffron-100", 8, 0.6);
  p.cuts(
    "pine-950",
    [
      [1030, 884, -560, 40, 22, 3],
      [800, 910, -420, 20, 12, 3],
    ],
    false,
    0.3,
  );
  person(p, 730, 880, 460, "dive", kit("paper", "pine-950", { hair: "plait", skin: 2 }));
  person(p, 330, 880, 410, "tag", kit("pine-700", "pine-950", { hair: "short", skin: 1 }));
  person(p, 1300, 800, 270, "squat", kit("pine-700", "pine-950", { hair: "plait", skin: 2 }), -1);
  p.salt();
}

function backToBack(p: Print): void {
  hillsBehind(p, 500, 663, 200);
  treeLine(p, 512, 77);
  p.rect(0, 500, 1600, 60, "leaf-500");
  earth(p, "M0 548h1600v460H0z");
  p.grain("pine-950", 24, [0, 570, 1600, 990], [60, 190], 2, 0.22);
  p.path("M-10 830H1610V846H-10z", "paper");
  shadow(p, 560, 900, 320, "pine-950", 0.35);
  person(p, 600, 906, 640, "squat", kit("pine-700", "pine-950", { hair: "plait", skin: 2 }), -1);
  shadow(p, 980, 900, 320, "pine-950", 0.35);
  person(p, 960, 910, 650, "squat", kit("pine-700", "pine-950", { hair: "short", skin: 1 }));
  person(p, 1340, 700, 290, "run", kit("paper", "pine-950", { hair: "short", skin: 3 }), -1);
  p.salt();
}

export const earthGallery = [
  plate(
    "sports/kabaddi-2",
    "wide",
    "Four defenders spread across the court with joined hands.",
    chain,
  ),
  plate(
    "sports/kabaddi-3",
    "wide",
    "The court is sprinkled with water at sunrise before practice.",
    sprinkling,
  ),
  plate("sports/kho-kho-2", "wide", "A runner dives past the post as the chaser closes in.", pole),
  plate(
    "sports/kho-kho-3",
    "wide",
    "Two chasers squat back to back and wait for the call.",
    backToBack,
  ),
];
