import { plate } from "../../catalogue.ts";
import { type Cut, fine, type Point } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { northWindow } from "../../hand/windows.ts";

/** Boards of a table seen from above, the window's light across them. */
function boards(p: Print, joints: readonly number[], light: readonly Point[]): void {
  const [w, h] = [p.width, p.height];
  p.rect(0, 0, w, h, "wood-300");
  for (const y of joints) p.rect(0, y, w, 7, "wood");
  p.grain("wood", 40, [-20, 12, w, h - 8], [120, 420], 2.2, 0.55);
  p.poly(light, "saffron-100", 0.2);
}

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
  p.cuts("saffron-100", cuts(5, 5, thick), false, 0.55);
  p.cuts("wood", cuts(0, 0, thick));
  p.cuts("pine-950", cuts(0, 0, thick * 0.5), false, 0.6);
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

/** A school desk with what its owners left in it, and a paper plane that has just landed. */
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
  for (const [i, letter] of [A, K].entries()) carved(p, [110 + i * 130, 70], 12, letter, 8);
  for (const [i, letter] of [zero, seven].entries()) carved(p, [400 + i * 108, 78], 10, letter, 7);
  carved(p, [120, 330], 13, peaks, 7);
  carved(p, [520, 360], 9, sun, 5);
  for (const [i, letter] of [N, A].entries()) carved(p, [120 + i * 108, 590], 10, letter, 6);
  for (const [i, figure] of [one, seven].entries()) carved(p, [350 + i * 92, 600], 8.5, figure, 6);
  for (const i of [0, 1, 2]) carved(p, [130 + i * 150, 870], 8, tally, 5);
  carved(p, [1270, 690], 10, kite, 6);
  p.ellipse(900, 130, 74, 70, "pine-950", 0.3);
  p.circle(914, 124, 68, "pine-950");
  p.circle(914, 124, 50, "indigo");
  p.cuts("paper", [[886, 112, 44, -14, 3, 8]], false, 0.7);
  p.path("M800 560L1330 330 1120 640z", "pine-950", 0.28);
  p.path("M820 540L1360 300 1030 600z", "paper");
  p.path("M1030 600L1360 300 1150 640z", "paper");
  p.path("M1030 600L1360 300 1150 640z", "pine-400", 0.35);
  p.path("M1030 600l52 64 44-40z", "pine-400");
  p.cuts("indigo", [
    [930, 520, 130, -54, 2],
    [960, 536, 110, -48, 2],
    [992, 552, 70, -32, 2],
  ]);
  p.line("M620 640L760 800", "brick-500", 22);
  p.path(`M760 800l${fine(30, 22)}-18 14z`, "saffron-100");
  p.line("M612 632l12 12", "pine-400", 22);
  p.salt();
}

/** A lending card half out of its pocket, stamped with the days on which the book came back. */
function lendingCard(p: Print): void {
  boards(
    p,
    [300, 640, 960],
    [
      [420, 0],
      [1000, 0],
      [1000, 900],
      [180, 1250],
      [0, 1250],
    ],
  );
  p.rect(118, 170, 720, 960, "pine-950", 0.3);
  p.rect(150, 140, 720, 960, "pine-700");
  p.rect(180, 168, 690, 904, "saffron-100");
  p.path("M180 168h80v904h-80z", "pine-950", 0.12);
  p.rect(312, 246, 440, 500, "pine-950", 0.22);
  p.rect(330, 236, 430, 500, "paper");
  p.rect(364, 272, 220, 16, "pine-950");
  p.line("M330 330h430M545 330v400", "brick-500", 3);
  p.cuts(
    "pine-950",
    Array.from({ length: 6 }, (_, i): Cut => [364, 386 + i * 56, 150, 0, 1.6]),
  );
  for (const [i, turn] of [-3, 2, -1, 4].entries())
    p.group(`translate(650 ${372 + i * 56})rotate(${turn})`, () => {
      p.line("M-70-17H70V17H-70z", "indigo", 4, 0.8);
      p.line("M-46 2h26M-8 2h18M24 2h24", "indigo", 10, 0.8);
    });
  p.path("M280 690H810V1010H280z", "brick-500");
  p.path("M280 690H810V1010H280z", "saffron-100", 0.55);
  p.path("M280 690L545 830 810 690V1010H280z", "brick-500", 0.35);
  p.rect(400, 880, 290, 84, "paper");
  p.cuts("pine-950", [
    [430, 908, 180, 0, 3],
    [430, 936, 120, 0, 3],
  ]);
  p.line("M790 1150L960 800", "saffron-400", 26);
  p.line("M783 1164l7-14", "pine-950", 16);
  p.line("M953 814l7-14", "brick-500", 26);
  p.salt();
}

/** A camera hung on a hook with its cap on, beside what children have painted of themselves. */
function cameraAtRest(p: Print): void {
  room(p, 930, { wall: "saffron-100", dado: "pine-400", floor: "wood", grain: "pine-950" }, [
    [90, 90],
    [420, 190],
    [420, 700],
    [90, 600],
  ]);
  northWindow(p, 640, 110, 260, 330, 747);
  for (const [x, y, ink, hair] of [
    [120, 170, "brick-500", "pine-950"],
    [330, 210, "saffron-400", "wood"],
    [150, 420, "pine-700", "pine-950"],
  ] as const) {
    p.rect(x - 8, y + 10, 170, 200, "pine-950", 0.18);
    p.rect(x, y, 170, 200, "paper");
    p.circle(x + 85, y + 86, 42, hair);
    p.circle(x + 85, y + 96, 34, "saffron-100");
    p.path(`M${x + 34} ${y + 186}q50-92 102 0z`, ink);
    p.circle(x + 85, y + 8, 7, "brick-500");
  }
  p.rect(60, 700, 880, 30, "wood");
  p.rect(60, 700, 880, 10, "saffron-100", 0.4);
  p.circle(620, 520, 14, "pine-950");
  p.line("M620 520Q470 700 420 860M620 520Q770 700 812 860", "pine-950", 15);
  p.path("M372 862h468v290H372z", "pine-950", 0.25);
  p.path("M400 850h110l30-50h150l30 50h110v280H400z", "pine-700");
  p.path("M400 850h80v280h-80z", "pine-950", 0.35);
  p.rect(400, 900, 430, 150, "pine-950");
  p.grain("pine-400", 10, [410, 906, 820, 1040], [30, 90], 1.6, 0.4);
  p.circle(615, 985, 118, "pine-400");
  p.circle(615, 985, 100, "pine-950");
  p.circle(615, 985, 72, "pine-700");
  p.path("M575 961h80v14h-80z", "saffron-400");
  p.cuts("paper", [[660, 930, 26, 60, 4, -12]], false, 0.7);
  p.rect(438, 826, 56, 26, "brick-500");
  p.circle(770, 872, 16, "saffron-400");
  p.salt();
}

export const deskPlates = [
  plate(
    "scenes/carved-desk",
    "wide",
    "An old school desk with letters, a mountain and a kite cut into its wood; a paper plane lies on it.",
    carvedDesk,
  ),
  plate(
    "scenes/lending-card",
    "tall",
    "A stamped lending card stands half out of its pocket in the back of a library book.",
    lendingCard,
  ),
  plate(
    "scenes/camera-at-rest",
    "tall",
    "A camera hangs on a hook with its cap on, beside faces that children have painted.",
    cameraAtRest,
  ),
];
