import { plate } from "../../catalogue.ts";
import { holding } from "../../hand/gestures.ts";
import { hill, morning, shadow } from "../../hand/land.ts";
import { fine, whole } from "../../hand/path.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { treeLine } from "../../hand/trees.ts";
import { ground, uniform } from "../settings.ts";

const summit = [850, 178] as const;

/** The line of sight from a pupil's hand to the summit, and the angle that it has with the ground. */
function sight(p: Print, x: number, y: number, flip: 1 | -1): void {
  const [hx, hy] = hand(x, y, 350, "pointUp", "near", flip);
  p.line(`M${whole(hx, hy)}L${whole(...summit)}`, "paper", 4);
  p.line(`M${whole(hx, hy)}h${flip * 210}`, "paper", 3, 0.8);
  const up = Math.atan2(summit[1] - hy, Math.abs(summit[0] - hx));
  const turn = flip === 1 ? 0 : 1;
  p.line(
    `M${whole(hx + flip * 120, hy)}A120 120 0 0 ${turn} ${whole(
      hx + flip * 120 * Math.cos(up),
      hy + 120 * Math.sin(up),
    )}`,
    "saffron-400",
    7,
  );
}

/** The quadrant: a board with a plumb line, held at the end of the arm. */
function quadrant(p: Print, x: number, y: number, flip: 1 | -1): void {
  const [hx, hy] = hand(x, y, 350, "pointUp", "near", flip);
  p.path(
    `M${fine(hx - flip * 20, hy + 8)}l${fine(flip * 44, -40)} ${fine(flip * 14, 36)}q${fine(-flip * 20, 30, -flip * 58, 4)}z`,
    "saffron-400",
  );
  p.line(`M${fine(hx + flip * 4, hy - 4)}v52`, "pine-950", 2);
}

/** A board with a sheet on it, in hundredths of the figure that holds it. */
function notes(p: Print): void {
  p.path("M-4-9L12-13 16 2 0 6z", "brick-500");
  p.path("M-2-7L11-10 14 1 1 4z", "paper");
}

function ridgeMeasured(p: Print): void {
  morning(p, 520);
  ranges(p, 500, 210, 17);
  hill(
    p,
    [
      [-20, 640],
      [190, 505],
      [455, 600],
      [850, 178],
      [1130, 520],
      [1385, 405],
      [1620, 590],
    ],
    { ink: "pine-700", lit: "pine-400", tint: 0.7, hatch: "saffron-100" },
    { bottom: 700, seed: 23, rough: 0.05, shortest: 36, hatches: 7, depth: 0.8 },
  );
  treeLine(p, 712, 9, [[640, 1010]]);
  ground(p, 700, "leaf-500", "pine-700", 0.45, 30);
  // The straight line that was paced, with a peg at each end
  p.line("M300 918H1306", "paper", 5);
  p.line("M300 924v-44M1306 924v-44", "brick-500", 10);
  // The stick and its shadow
  p.line("M560 842L420 862", "pine-950", 8, 0.5);
  p.line("M560 842V640", "saffron-100", 11);
  p.line("M560 806v-34M560 738v-34M560 672v-32", "brick-500", 11);
  sight(p, 205, 950, 1);
  sight(p, 1400, 950, -1);
  for (const x of [205, 1400]) shadow(p, x, 946, 210, "pine-950", 0.4);
  person(
    p,
    205,
    950,
    350,
    "pointUp",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2 }),
  );
  person(p, 1400, 950, 350, "pointUp", uniform({ hair: "short", skin: 1 }), -1);
  quadrant(p, 205, 950, 1);
  quadrant(p, 1400, 950, -1);
  shadow(p, 690, 858, 150, "pine-950", 0.4);
  holding(p, 690, 860, 270, "read", uniform({ hair: "short", skin: 3 }), notes, { flip: -1 });
  shadow(p, 985, 880, 160, "pine-950", 0.4);
  person(
    p,
    985,
    884,
    290,
    "walk",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 1 }),
  );
  p.salt();
}

export const ridgePlates = [
  plate(
    "news/ridge-measured",
    "wide",
    "Two pupils at the ends of a paced line sight the top of the ridge; between them a girl walks the line and a boy writes beside a striped stick.",
    ridgeMeasured,
  ),
];
