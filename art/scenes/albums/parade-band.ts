import { school } from "../../hand/buildings.ts";
import { act, gripped, holding } from "../../hand/gestures.ts";
import { SKIN } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { armOver, type Dress, hand, person } from "../../hand/people.ts";
import type { Pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { stall } from "../../hand/things.ts";
import { sal } from "../../hand/trees.ts";
import { saree } from "../settings.ts";
import { drum, parade, paradeGround } from "./parade-ground.ts";

export function band(p: Print): void {
  paradeGround(p, 400, 473, 150);
  school(p, 750, 460, 8.6);
  const bugle = (b: Print) => {
    b.line("M-2 0H9", "saffron-400", 1.6);
    b.path("M8-1l9-4v11l-9-4z", "saffron-400");
  };
  const stick = (b: Print) => b.line("M-3 0L9 4", "wood", 1.3);
  const plate = (b: Print) => b.ellipse(1, 0, 2.4, 10, "saffron-400");
  const player = (girl: boolean, skin: 1 | 2 | 3) =>
    parade(girl, {
      sash: "saffron-400",
      skin,
      hair: girl ? "plait" : "turban",
      cloth: "brick-500",
    });
  const blow = act({ near: "grasp", far: "open", legs: "apart", lean: -6, nod: -10 });
  const rest = act({ near: "grasp", far: "hip", legs: "rest", nod: 4 });
  for (const [x, y, h] of [
    [930, 772, 330],
    [560, 800, 340],
    [300, 880, 380],
    [800, 890, 390],
    [1240, 886, 400],
  ] as const)
    shadow(p, x, y, h * 0.55, "pine-950", 0.35);
  holding(
    p,
    560,
    800,
    330,
    act({ near: "raise", far: "hip", legs: "apart", nod: -14 }),
    player(true, 3),
    bugle,
    { turn: -24 },
  );
  holding(p, 930, 776, 340, blow, player(false, 1), bugle, { turn: -14 });
  person(p, 720, 806, 316, rest, player(true, 1));
  const clash = act({ near: "offer", far: "open", legs: "apart", lean: -4 });
  holding(p, 330, 884, 380, clash, player(false, 3), plate);
  const [fx, fy] = hand(330, 884, 380, clash, "far");
  p.group(`translate(${Math.round(fx)} ${Math.round(fy)})scale(3.8)`, () => plate(p));
  const beat = act({ near: "table", far: "grasp", legs: "march", nod: 8 });
  person(p, 790, 894, 400, beat, player(false, 2));
  const [dx, dy] = hand(790, 894, 400, beat);
  drum(p, dx + 34, dy + 56, 1.12);
  gripped(p, 790, 894, 400, beat, SKIN[2], stick, { turn: 24 });
  gripped(p, 790, 894, 400, beat, SKIN[2], stick, { which: "far", turn: 30 });
  const mace = (b: Print) => {
    b.line("M0 26V-34", "pine-950", 1.6);
    b.circle(0, -36, 3.6, "saffron-400");
    b.line("M-2.4-28l4.8-4M-2.4-22l4.8-4", "saffron-400", 1.2);
  };
  holding(
    p,
    1240,
    890,
    410,
    act({ near: "grasp", far: "hip", legs: "high", lean: -4, nod: -6 }),
    player(true, 2),
    mace,
  );
  p.salt();
}

export function sweets(p: Print): void {
  paradeGround(p, 420, 489, 160);
  sal(p, 210, 560, 340, 1);
  sal(p, 1320, 560, 300, 2);
  const serves = act({ near: "low", far: "table", lean: 22, nod: 12 });
  const teacher = saree("saffron-400", "paper");
  person(p, 730, 790, 470, serves, teacher);
  const top = stall(p, 430, 790, 420, 160, "pine-700");
  for (const [r, n] of [
    [0, 6],
    [1, 5],
    [2, 3],
    [3, 1],
  ] as const) {
    for (let i = 0; i < n; i++)
      p.circle(
        476 + r * 24 + i * 40,
        top - 22 - r * 34,
        20,
        i % 3 === 2 ? "saffron-200" : "saffron-400",
      );
  }
  p.path(`M440 ${top}h280l-16-12H456z`, "pine-950");
  armOver(p, 730, 790, 470, serves, teacher);
  gripped(p, 730, 790, 470, serves, SKIN[2], (b) => b.circle(3, 0, 4, "saffron-400"));
  const small = (girl: boolean, skin: 1 | 2 | 3) => parade(girl, { head: 8.8, sleeve: 0.6, skin });
  const munching = act({ near: "chin", far: "hip", legs: "cross", nod: 6 });
  const off = act({ near: "raise", far: "swing", legs: "leap", lift: 4 });
  const queue: [number, number, number, Pose, Dress, 1 | -1][] = [
    [1250, 836, 300, munching, small(false, 3), 1],
    [
      1130,
      870,
      316,
      act({ near: "aside", far: "heart", legs: "rest", nod: -10 }),
      small(true, 1),
      -1,
    ],
    [
      950,
      880,
      290,
      act({ near: "offer", far: "offer", legs: "back", lean: 6, nod: -20 }),
      small(true, 2),
      -1,
    ],
    [
      1040,
      900,
      330,
      act({ near: "high", far: "loose", legs: "even", nod: -6 }),
      small(false, 1),
      -1,
    ],
    [290, 900, 300, off, small(true, 3), -1],
  ];
  for (const [x, y, h, doing, dress, flip] of queue) {
    shadow(p, x, y, h * 0.6, "pine-950", 0.35);
    person(p, x, y, h, doing, dress, flip);
  }
  const sweet = (b: Print) => b.circle(0, -3, 4.6, "saffron-400");
  gripped(p, 1250, 836, 300, munching, SKIN[3], sweet);
  gripped(p, 290, 900, 300, off, SKIN[3], sweet, { flip: -1 });
  p.salt();
}
