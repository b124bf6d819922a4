import { plate } from "../../catalogue.ts";
import { school } from "../../hand/buildings.ts";
import { pupilBehind } from "../../hand/crowd.ts";
import { bunting } from "../../hand/festive.ts";
import { shadow } from "../../hand/land.ts";
import { whole } from "../../hand/path.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { bench, lectern } from "../../hand/things.ts";
import { bush, sal, treeLine } from "../../hand/trees.ts";
import { ground, hillsBehind, kit, kurta, saree, uniform } from "../settings.ts";

function foundersAssembly(p: Print): void {
  hillsBehind(p, 380, 271, 150);
  p.rect(0, 380, 1600, 200, "leaf-500");
  school(p, 800, 560, 15);
  sal(p, 130, 590, 260, 1);
  sal(p, 1480, 590, 280, 2);
  ground(p, 560, "saffron-100", "pine-950", 0.2, 20);
  p.path("M560 640h480l36 50H524z", "paper");
  p.path("M524 690h552v26H524z", "pine-950", 0.3);
  bunting(p, [420, 410], [800, 340], 26, ["saffron-400", "brick-500", "paper"], 22);
  bunting(p, [800, 340], [1180, 410], 26, ["saffron-400", "brick-500", "paper"], 22);
  lectern(p, 860, 668, 130, "brick-500");
  shadow(p, 770, 666, 120, "pine-950", 0.35);
  person(p, 780, 668, 230, "speak", saree("pine-700", "saffron-400", { skin: 2 }));
  person(
    p,
    640,
    668,
    220,
    "stand",
    kurta("paper", "pine-950", { skin: 3, hair: "turban", cloth: "brick-500" }),
  );
  person(
    p,
    980,
    668,
    220,
    "stand",
    uniform({ skin: 1, hair: "plait", wear: "skirt", sock: "paper" }),
    -1,
  );
  for (const [row, y, h, n] of [
    [0, 800, 120, 11],
    [1, 900, 170, 8],
    [2, 1030, 240, 7],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const x = 800 + (i - (n - 1) / 2) * (h * 0.96);
      pupilBehind(
        p,
        x,
        y,
        h,
        "paper",
        (i + row) % 2
          ? { plait: true, skin: 2, shade: "dusk-300" }
          : { skin: 1, shade: "dusk-300" },
      );
    }
  }
  p.salt();
}

function grandparentsDay(p: Print): void {
  hillsBehind(p, 480, 281, 190);
  ground(p, 500, "leaf-500", "pine-700", 0.45, 30);
  treeLine(p, 512, 33, [[300, 620]]);
  sal(p, 420, 700, 640, 1);
  p.path("M-10 760Q700 700 1610 780V1010H-10z", "saffron-100", 0.4);
  p.cuts("pine-950", [[860, 884, -640, 20, 18, 3]], false, 0.25);
  bench(p, 560, 880, 560, 120, "pine-950");
  p.line("M590 760V650M1090 760V650M580 670H1100M580 710H1100", "pine-950", 14);
  person(p, 690, 884, 480, "sit", saree("paper", "pine-700", { hairInk: "dusk-300", skin: 1 }));
  person(
    p,
    920,
    884,
    490,
    "sitTall",
    kurta("saffron-100", "paper", { hair: "turban", cloth: "brick-500", skin: 3 }),
  );
  person(
    p,
    1150,
    890,
    290,
    "give",
    kit("saffron-400", "pine-950", {
      head: 9,
      hair: "plait",
      skin: 1,
      wear: "skirt",
      lit: "paper",
    }),
    -1,
  );
  person(
    p,
    560,
    896,
    270,
    "speak",
    kit("brick-500", "pine-950", { head: 9.4, hair: "short", skin: 2 }),
    1,
  );
  const [hx, hy] = hand(690, 884, 480, "sit");
  p.path(`M${whole(hx - 60, hy - 20)}l46 14 60-20v-10l-60 16-46-14z`, "brick-500");
  p.path(`M${whole(hx - 60, hy - 30)}l46 14 60-20v-6l-60 16-46-14z`, "paper");
  bush(p, 1330, 760, 130, "pine-700", "saffron-100");
  bush(p, 250, 800, 110, "pine-700", "saffron-100");
  p.salt();
}

export const dayGatherings = [
  plate(
    "events/founders-assembly",
    "wide",
    "The whole school sits before the main house while the Principal speaks from the dais.",
    foundersAssembly,
  ),
  plate(
    "events/grandparents-day",
    "wide",
    "Two grandparents on a bench under a sal tree with their grandchildren.",
    grandparentsDay,
  ),
];
