import { audience } from "../../hand/crowd.ts";
import { act } from "../../hand/gestures.ts";
import { shadow } from "../../hand/land.ts";
import { type Dress, person } from "../../hand/people.ts";
import type { Pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { stage } from "../settings.ts";
import { gown, man } from "./dance-dress.ts";

/** The call: linked hands go up along a bowed line, the smallest kneel in front, the drummer stands by. */
export function bow(p: Print): void {
  stage(p, 660, { back: "pine-700" }, () => {
    p.path("M750-10L330 680H1210z", "saffron-100", 0.25);
    p.rect(230, 540, 1040, 120, "pine-950", 0.3);
  });
  const up = act({ near: "raise", far: "toss", legs: "even", nod: -10 });
  const proud = act({ near: "raise", far: "toss", legs: "rest", lean: -5, nod: -16 });
  const kneels = act({ near: "high", far: "toss", legs: "kneel", nod: -12 });
  const line: [number, number, number, Pose, Dress, 1 | -1][] = [
    [750, 770, 350, up, man("saffron-400", 3), 1],
    [590, 790, 330, proud, gown("saffron-400", "brick-500", "brick-500"), -1],
    [915, 790, 336, proud, gown("brick-500", "saffron-400", "paper"), 1],
    [430, 830, 370, up, man("brick-500"), -1],
    [1080, 834, 376, up, man("brick-500", 2), 1],
    [650, 880, 280, kneels, gown("brick-500", "saffron-400", "saffron-400"), -1],
    [860, 884, 270, kneels, gown("saffron-400", "brick-500", "paper"), 1],
  ];
  for (const [x, y, h, doing, dress, flip] of line) {
    shadow(p, x, y, h * 0.55, "pine-950", 0.45);
    person(p, x, y, h, doing, dress, flip);
  }
  p.cuts(
    "brick-500",
    Array.from(
      { length: 18 },
      () => [p.chance.between(330, 1170), p.chance.between(860, 900), 14, 4, 4, 2] as const,
    ),
  );
  audience(p, 960, 88, "pine-950", "saffron-400");
  p.salt(0.3);
}
