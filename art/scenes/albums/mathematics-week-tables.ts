import { act, gripped, holding } from "../../hand/gestures.ts";
import { type InkName, SKIN } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { armOver, hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { awning, stall } from "../../hand/things.ts";
import { brush } from "../../hand/tools.ts";
import { sal } from "../../hand/trees.ts";
import { northWindow } from "../../hand/windows.ts";
import { ground, hillsBehind, kit, saree, uniform } from "../settings.ts";

/** A paper solid seen from the front: lit right faces, dark left faces. */
function solid(p: Print, x: number, y: number, s: number, sides: 3 | 4 | 6, ink: InkName): void {
  const k = s / 100;
  p.group(`translate(${x} ${y})scale(${k.toFixed(2)})`, () => {
    if (sides === 3) {
      p.path("M0-60L56 40-50 46z", ink);
      p.path("M0-60L8 58-50 46z", "pine-950", 0.3);
      p.path("M8 58L56 40-50 46z", "pine-950", 0.15);
    } else if (sides === 4) {
      p.path("M0-56L50-30V30L0 58-50 30V-30z", ink);
      p.path("M0 0V58L-50 30V-30z", "pine-950", 0.3);
      p.path("M0-56L50-30 0 0-50-30z", "paper", 0.4);
    } else {
      p.path("M0-60L54-20 34 46H-34L-54-20z", ink);
      p.path("M0-60L-54-20-34 46-6 10z", "pine-950", 0.28);
      p.path("M0-60L54-20-6 10z", "paper", 0.3);
    }
  });
}

/** One folds, one holds his solid to the light, one glues. */
export function solids(p: Print): void {
  room(p, 590, { wall: "saffron-100", dado: "pine-700", floor: "wood", grain: "pine-950" });
  northWindow(p, 1180, 90, 310, 330, 431);
  const hung: [number, number, number, 3 | 4 | 6, InkName][] = [
    [330, 190, 120, 3, "brick-500"],
    [500, 270, 100, 4, "pine-400"],
    [670, 170, 130, 6, "saffron-400"],
    [840, 260, 100, 3, "pine-700"],
    [1000, 180, 120, 4, "brick-500"],
  ];
  for (const [x, y, s, sides, ink] of hung) {
    p.line(`M${x} 0V${y - s * 0.56}`, "pine-950", 2);
    solid(p, x, y, s, sides, ink);
  }
  const folder = act({ near: "table", far: "table", lean: 22, nod: 18 });
  const holder = act({ near: "raise", far: "hip", lean: -4, nod: -16 });
  const gluer = act({ near: "low", far: "chin", lean: 16, nod: 14 });
  const [one, two, three] = [
    uniform({ hair: "plait", skin: 2 }),
    uniform({ hair: "patka", cloth: "saffron-400", skin: 1 }),
    uniform({ hair: "short", skin: 3 }),
  ];
  person(p, 400, 950, 480, folder, one);
  person(p, 690, 900, 470, holder, two);
  person(p, 1120, 960, 500, gluer, three, -1);
  p.path("M260 700H1220L1320 830H170z", "wood");
  p.path("M260 700H1220L1320 830H170z", "saffron-100", 0.42);
  p.rect(170, 830, 1150, 26, "wood");
  p.line("M240 856V1010M1250 856V1010", "wood", 28);
  p.path("M440 770l110-40 90 26-110 46z", "saffron-400");
  p.path("M530 802l20-72 90 26z", "saffron-100", 0.6);
  solid(p, 760, 756, 120, 4, "pine-400");
  solid(p, 930, 760, 110, 3, "brick-500");
  p.path("M1060 796h120l24 26h-152z", "paper");
  p.line("M640 806l50-14M640 792l52 16", "pine-950", 5);
  armOver(p, 400, 950, 480, folder, one);
  gripped(p, 690, 900, 470, holder, SKIN[1], (b) => solid(b, 0, -13, 21, 6, "saffron-400"));
  armOver(p, 1120, 960, 500, gluer, three, -1);
  gripped(p, 1120, 960, 500, gluer, SKIN[3], brush, { flip: -1, turn: 40 });
  p.salt();
}

/** Stallkeepers and customers: one weighs, one counts out change, a boy reckons on his fingers. */
export function market(p: Print): void {
  hillsBehind(p, 400, 443, 150);
  ground(p, 420, "leaf-500", "pine-700", 0.45, 24);
  sal(p, 200, 600, 380, 1);
  p.line("M440 740V360M1180 740V360", "pine-950", 10);
  const weigher = act({ near: "open", far: "table", lean: 10, nod: 8 });
  const cashier = act({ near: "grasp", far: "belly", lean: 16, nod: 10 });
  person(p, 600, 738, 330, weigher, uniform({ hair: "plait", skin: 2 }));
  person(p, 960, 738, 344, cashier, uniform({ hair: "patka", cloth: "saffron-400", skin: 1 }));
  const top = stall(p, 420, 740, 780, 130, "pine-700");
  awning(p, 390, 380, 840, 100, "brick-500", "paper");
  p.line(
    `M740 ${top}v-130M650 ${top - 112}L830 ${top - 138}M650 ${top - 112}v40M830 ${top - 138}v40`,
    "pine-950",
    6,
  );
  p.path(
    `M610 ${top - 72}h80q-10 34-40 34t-40-34zM790 ${top - 98}h80q-10 34-40 34t-40-34z`,
    "saffron-400",
  );
  p.path(`M640 ${top - 72}v-22h22v22z`, "pine-950");
  for (const dx of [806, 832, 856]) p.circle(dx, top - 108, 14, "brick-500");
  for (const [x, y] of [
    [470, 16],
    [508, 16],
    [546, 16],
    [489, 46],
    [527, 46],
    [508, 76],
  ] as const)
    p.circle(x, top - y, 19, y === 46 ? "brick-500" : "saffron-400");
  for (let i = 0; i < 3; i++)
    p.path(`M${1090 + i * 34} ${top}q-10-40 14-48q24 8 14 48z`, "leaf-500");
  const counts = act({ near: "open", far: "open", legs: "lean", nod: 16 });
  const buys = act({ near: "grasp", far: "hang", legs: "rest", lean: 2 });
  shadow(p, 520, 910, 200, "pine-950", 0.35);
  person(p, 520, 916, 320, counts, uniform({ hair: "short", skin: 3, head: 8.4 }));
  shadow(p, 1230, 910, 240, "pine-950", 0.35);
  const bag = (b: Print) => {
    b.path("M-9 3h17l3 22h-23z", "brick-500");
    b.path("M9 3l-1 0 3 22h-7z", "pine-950", 0.2);
  };
  holding(p, 1240, 920, 440, buys, saree("paper", "saffron-400"), bag, { flip: -1, which: "far" });
  const [cx, cy] = hand(1240, 920, 440, buys, "near", -1);
  p.circle(cx - 6, cy - 8, 8, "saffron-100");
  shadow(p, 1010, 930, 130, "pine-950", 0.35);
  const peeks = act({ near: "high", far: "high", legs: "cross", nod: -16 });
  person(
    p,
    1000,
    936,
    240,
    peeks,
    kit("brick-500", "pine-700", { hair: "plait", wear: "skirt", head: 9.6, lit: undefined }),
    -1,
  );
  p.salt();
}
