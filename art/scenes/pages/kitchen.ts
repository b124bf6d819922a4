import { plate } from "../../catalogue.ts";
import { act } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { type Cut, fine } from "../../hand/path.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { northWindow } from "../../hand/windows.ts";
import { kurta, saree } from "../settings.ts";

/** Steam: long cuts that rise from a pot. */
const steam = (x: number, y: number): Cut[] =>
  [-34, 0, 36].map((dx, i): Cut => [x + dx, y, 14 - i * 10, -120 - i * 26, 5, i % 2 ? 26 : -26]);

function pot(p: Print, x: number, y: number, w: number, inside: InkName): void {
  p.path(
    `M${fine(x - w / 2, y - w * 0.5)}h${w}q0 ${fine(w * 0.5)} -${fine(w * 0.26)} ${fine(w * 0.5)}h-${fine(w * 0.48)}q-${fine(w * 0.26)} 0-${fine(w * 0.26)}-${fine(w * 0.5)}z`,
    "pine-400",
  );
  p.path(
    `M${fine(x - w / 2, y - w * 0.5)}h${fine(w * 0.4)}v${fine(w * 0.5)}h-${fine(w * 0.14)}q-${fine(w * 0.26)} 0-${fine(w * 0.26)}-${fine(w * 0.5)}z`,
    "pine-950",
    0.3,
  );
  p.ellipse(x, y - w * 0.5, w / 2, w * 0.09, "pine-400");
  p.ellipse(x, y - w * 0.5, w * 0.45, w * 0.07, inside);
  p.line(
    `M${fine(x - w * 0.5, y - w * 0.4)}h-18M${fine(x + w * 0.5, y - w * 0.4)}h18`,
    "pine-950",
    8,
  );
}

function kitchen(p: Print): void {
  room(p, 690, { wall: "saffron-100", floor: "wood", grain: "pine-950", dado: "pine-400" }, [
    [250, 60],
    [620, 150],
    [620, 500],
    [250, 420],
  ]);
  northWindow(p, 1190, 120, 290, 300, 733);
  p.rect(150, 196, 500, 14, "wood");
  for (const [x, w, ink] of [
    [190, 60, "brick-500"],
    [280, 74, "pine-400"],
    [380, 60, "saffron-400"],
    [470, 84, "pine-400"],
    [580, 50, "pine-400"],
  ] as const) {
    p.rect(x - w / 2, 196 - w, w, w, ink);
    p.rect(x - w / 2, 196 - w, w * 0.36, w, "pine-950", 0.22);
  }
  p.line("M180 330v70M240 330v92M300 330v62", "pine-950", 7);
  p.line("M160 326H330", "wood", 10);
  p.circle(180, 420, 24, "pine-950");
  p.rect(226, 420, 30, 40, "pine-950");
  p.circle(300, 410, 22, "pine-400");
  const cook = saree("saffron-400", "brick-500", { skin: 2 });
  const stirs = act({ near: "table", far: "low", legs: "even", lean: 6 });
  person(p, 520, 900, 560, stirs, cook);
  person(
    p,
    1190,
    900,
    570,
    act({ near: "table", far: "low", legs: "even", lean: 6 }),
    kurta("paper", "pine-950", { skin: 3, hair: "cap", cloth: "paper", lit: "pine-400" }),
    -1,
  );
  p.rect(430, 700, 900, 230, "paper");
  p.rect(430, 700, 900, 230, "brick-500", 0.5);
  p.rect(430, 700, 220, 230, "pine-950", 0.2);
  p.grain("pine-950", 20, [440, 730, 1320, 915], [50, 120], 2, 0.3);
  p.rect(400, 676, 960, 28, "wood");
  p.rect(400, 676, 960, 10, "saffron-100", 0.4);
  pot(p, 740, 676, 250, "saffron-400");
  p.cuts("paper", steam(740, 540), false, 0.7);
  pot(p, 960, 676, 150, "paper");
  p.path("M700 820q0-60 60-60t60 60v110H700zM900 820q0-60 60-60t60 60v110H900z", "pine-950");
  p.path("M724 930q-6-50 36-90q40 44 34 90zM924 930q-6-50 36-90q40 44 34 90z", "saffron-400");
  p.line("M650 500L716 552", "pine-950", 8);
  for (const [x, ink] of [
    [1090, "leaf-500"],
    [1130, "leaf-500"],
    [1240, "brick-500"],
    [1284, "leaf-500"],
  ] as const)
    p.ellipse(x, 660, 26, 20, ink);
  p.salt();
}

export const kitchenPlates = [
  plate(
    "scenes/kitchen",
    "wide",
    "Two cooks at the stove of the school kitchen, one stirs the dal, one cuts vegetables.",
    kitchen,
  ),
];
