import { bunting, trophy } from "../../hand/festive.ts";
import type { InkName } from "../../hand/inks.ts";
import { field } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { awning, stall } from "../../hand/things.ts";
import { sal, treeLine } from "../../hand/trees.ts";
import { hillsBehind, kit, saree, uniform } from "../settings.ts";

export function podium(p: Print): void {
  hillsBehind(p, 640, 317, 230);
  field(p, 640);
  bunting(p, [-20, 210], [1020, 170], 70, ["saffron-400", "brick-500", "paper"], 36);
  const steps: [number, number, InkName][] = [
    [190, 960, "paper"],
    [400, 880, "saffron-400"],
    [610, 1000, "brick-500"],
  ];
  for (const [x, top, ink] of steps) {
    p.rect(x, top, 210, 1120 - top, ink);
    p.rect(x, top, 70, 1120 - top, "pine-950", 0.18);
    p.rect(x - 6, top - 10, 222, 20, "saffron-100");
  }
  p.line(
    "M490 960l16-14v80M272 1040q40-30 42 4q-2 20-44 50h46M696 1060q50-10 38 20q-8 14-24 14q34 0 26 24q-10 20-44 12",
    "pine-950",
    9,
  );
  person(p, 300, 952, 350, "clap", kit("brick-500", "pine-950", { hair: "short", skin: 1 }));
  person(p, 505, 872, 380, "cheer", kit("paper", "pine-700", { hair: "plait", skin: 2 }));
  person(
    p,
    715,
    992,
    350,
    "wave",
    kit("saffron-400", "pine-950", { hair: "patka", cloth: "brick-500", skin: 3 }),
    -1,
  );
  for (const [x, y] of [
    [304, 766],
    [506, 676],
    [712, 806],
  ] as const) {
    p.line(`M${x - 16} ${y - 66}l16 62 16-62`, "pine-700", 5);
    p.circle(x, y, 15, "saffron-400");
  }
  p.salt();
}

export function prizes(p: Print): void {
  hillsBehind(p, 560, 333, 190);
  field(p, 560);
  treeLine(p, 572, 17);
  sal(p, 930, 760, 460, 1);
  const top = stall(p, 170, 1000, 660, 220, "pine-700");
  for (const [x, s] of [
    [270, 140],
    [440, 190],
    [590, 140],
  ] as const)
    trophy(p, x, top, s);
  awning(p, 110, 500, 780, 110, "brick-500", "paper");
  p.line("M150 780V500M850 780V500", "pine-950", 10);
  person(p, 760, 1140, 420, "clap", saree("paper", "saffron-400"), -1);
  person(
    p,
    240,
    1150,
    320,
    "stand",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", back: true, skin: 1 }),
  );
  p.salt();
}
