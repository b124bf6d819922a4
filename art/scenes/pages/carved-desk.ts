import { plate } from "../../catalogue.ts";
import { boards } from "../../hand/boards.ts";
import { type Cut, fine, type Point } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";

type Strokes = readonly (readonly Point[])[];

/** Strokes as a knife cuts them: each a lens, dark in the wood, with a lit edge below. */
function carved(p: Print, [x, y]: Point, k: number, strokes: Strokes, thick = 7): void {
  const cuts = (dx: number, dy: number, width: number): Cut[] =>
    strokes.flatMap((points) =>
      points.slice(1).map(([bx, by], i): Cut => {
        const [ax, ay] = points[i] ?? [bx, by];
        // A little past both ends, so that corners meet.
        const [vx, vy] = [(bx - ax) * k, (by - ay) * k];
        return [
          x + ax * k - vx * 0.05 + dx,
          y + ay * k - vy * 0.05 + dy,
          vx * 1.1,
          vy * 1.1,
          width,
        ];
      }),
    );
  p.cuts("saffron-100", cuts(5, 6, thick), false, 0.8);
  p.cuts("wood", cuts(0, 0, thick));
  p.cuts("pine-950", cuts(0, 0, thick * 0.62), false, 0.85);
}

const A: Strokes = [
  [
    [0, 10],
    [4, 0],
    [8, 10],
  ],
  [
    [1.5, 6.4],
    [6.5, 6.4],
  ],
];
const K: Strokes = [
  [
    [0, 0],
    [0, 10],
  ],
  [
    [7, 0],
    [0, 6],
  ],
  [
    [2, 4.6],
    [7, 10],
  ],
];
const N: Strokes = [
  [
    [0, 10],
    [0, 0],
    [7, 10],
    [7, 0],
  ],
];
const zero: Strokes = [
  [
    [2, 0],
    [6, 0],
    [7.4, 4],
    [6, 10],
    [2, 10],
    [0.4, 5],
    [2, 0],
  ],
];
const one: Strokes = [
  [
    [1, 2],
    [4, 0],
    [4, 10],
  ],
];
const seven: Strokes = [
  [
    [0, 0],
    [7, 0],
    [2.6, 10],
  ],
];
const peaks: Strokes = [
  [
    [0, 12],
    [8, 1],
    [12, 6],
    [17, 0],
    [27, 12],
  ],
  [
    [17, 0],
    [15, 5],
    [17, 7],
    [14, 12],
  ],
  [
    [8, 1],
    [7, 6],
    [8, 9],
  ],
];
const sun: Strokes = [
  [
    [0, 3],
    [2, 0.6],
    [5, 0.6],
    [7, 3],
  ],
  [
    [3.5, -2],
    [3.5, -5],
  ],
  [
    [-1, 0],
    [-3.4, -2],
  ],
  [
    [8, 0],
    [10.4, -2],
  ],
];
const kite: Strokes = [
  [
    [5, 0],
    [10, 7],
    [5, 15],
    [0, 7],
    [5, 0],
  ],
  [
    [5, 0],
    [5, 15],
  ],
  [
    [0, 7],
    [10, 7],
  ],
  [
    [5, 15],
    [7, 19],
    [4, 23],
    [8, 28],
  ],
];
const tally: Strokes = [
  [
    [0, 0],
    [0, 8],
  ],
  [
    [3, 0],
    [3, 8],
  ],
  [
    [6, 0],
    [6, 8],
  ],
  [
    [9, 0],
    [9, 8],
  ],
  [
    [-2, 7],
    [11, 1],
  ],
];

/** A school desk with its owners' carvings, and a paper plane that has just landed. */
function carvedDesk(p: Print): void {
  boards(
    p,
    [250, 520, 790],
    [
      [760, 0],
      [1600, 0],
      [1600, 760],
      [520, 1000],
      [200, 1000],
    ],
  );
  for (const [i, letter] of [A, K].entries()) carved(p, [110 + i * 130, 70], 12, letter, 16);
  for (const [i, letter] of [zero, seven].entries()) carved(p, [400 + i * 108, 78], 10, letter, 14);
  carved(p, [120, 330], 13, peaks, 13);
  carved(p, [520, 360], 9, sun, 10);
  for (const [i, letter] of [N, A].entries()) carved(p, [120 + i * 108, 590], 10, letter, 14);
  for (const [i, figure] of [one, seven].entries()) carved(p, [350 + i * 92, 600], 8.5, figure, 13);
  for (const i of [0, 1, 2]) carved(p, [130 + i * 150, 870], 8, tally, 10);
  carved(p, [1270, 690], 10, kite, 11);
  p.ellipse(900, 130, 74, 70, "pine-950", 0.3);
  p.circle(914, 124, 68, "pine-950");
  p.circle(914, 124, 50, "indigo");
  p.cuts("paper", [[886, 112, 44, -14, 3, 8]], false, 0.7);
  p.path("M660 560L1190 330 980 640z", "pine-950", 0.28);
  p.path("M680 540L1220 300 890 600z", "paper");
  p.path("M890 600L1220 300 1010 640z", "paper");
  p.path("M890 600L1220 300 1010 640z", "pine-400", 0.35);
  p.path("M890 600l52 64 44-40z", "pine-400");
  p.cuts("indigo", [
    [790, 520, 130, -54, 2],
    [820, 536, 110, -48, 2],
    [852, 552, 70, -32, 2],
  ]);
  p.line("M620 640L760 800", "brick-500", 22);
  p.path(`M760 800l${fine(30, 22)}-18 14z`, "saffron-100");
  p.line("M612 632l12 12", "pine-400", 22);
  p.salt();
}

export const carvedDeskPlates = [
  plate(
    "scenes/carved-desk",
    "wide",
    "An old school desk with letters, a mountain and a kite cut into its wood; a paper plane lies on it.",
    carvedDesk,
  ),
];
