import type { Plate } from "../../catalogue.ts";
import { type Cut, fine } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";

/** The middle of each fifth of the shelf, where a page of the application stands below. */
const places = [148, 474, 800, 1126, 1452] as const;
const shelf = 356;

/** A tiffin of three tins, its middle at 0 and its foot at 0. */
function tiffin(p: Print): void {
  p.line("M-62-150V-196Q-62-214-44-214H44Q62-214 62-196V-150", "pine-950", 9);
  p.rect(-26, -226, 52, 20, "wood");
  for (const y of [-52, -104, -156]) {
    p.rect(-66, y, 132, 50, "pine-400");
    p.rect(-66, y, 34, 50, "pine-700");
    p.rect(-70, y - 3, 140, 9, "pine-950");
    p.cuts("paper", [[22, y + 22, 30, 0, 3]]);
  }
  p.path("M-66-159q66-26 132 0z", "pine-400");
  p.rect(-72, -150, 11, 146, "pine-950");
  p.rect(61, -150, 11, 146, "pine-950");
}

/** A water bottle with its strap. */
function bottle(p: Print): void {
  p.line("M-34-168C-110-150-96-30-58-12", "pine-950", 7);
  p.path("M-48 0V-150q0-28 24-34h48q24 6 24 34V0z", "brick-500");
  p.path("M-48 0V-150q0-28 24-34h6V0z", "pine-950", 0.3);
  p.rect(-28, -214, 56, 32, "pine-950");
  p.rect(-14, -232, 28, 20, "pine-950");
  p.rect(-48, -112, 96, 62, "saffron-400");
  p.path("M-34-58l22-34 16 18 12-14 22 30z", "pine-700");
  p.cuts("saffron-100", [
    [34, -160, 0, 34, 3, 3],
    [34, -40, 0, 28, 3, 3],
  ]);
}

/** A tin of pencils, with a ruler and a brush. */
function pencils(p: Print): void {
  for (const [x, top, lean, ink, tip] of [
    [-40, -196, -14, "saffron-400", "wood"],
    [-8, -222, -4, "pine-700", "wood"],
    [24, -206, 8, "brick-500", "wood"],
  ] as const) {
    p.path(`M${x - 9}-90L${x - 9 + lean} ${top}h18L${x + 9}-90z`, ink);
    p.path(`M${x - 9 + lean} ${top}l9-24 9 24z`, tip);
  }
  p.path("M36-90L62-236h26L60-90z", "paper");
  p.cuts(
    "pine-950",
    Array.from({ length: 6 }, (_, i): Cut => [71 - i * 3, -222 + i * 20, 10, 2, 1.6]),
  );
  p.rect(-64, -118, 128, 118, "indigo");
  p.rect(-64, -118, 34, 118, "pine-950", 0.35);
  p.rect(-68, -120, 136, 10, "pine-950");
  p.rect(-64, -72, 128, 22, "saffron-400");
  p.grain("paper", 5, [-20, -44, 58, -8], [20, 40], 1.6, 0.5);
}

/** A folder of papers, tied with a tape. */
function folder(p: Print): void {
  p.path("M-80 0V-196h150l14 14V0z", "paper");
  p.path("M70-196v14h14z", "pine-400");
  p.cuts(
    "pine-400",
    Array.from({ length: 2 }, (_, i): Cut => [-60, -180 + i * 16, 96, 0, 1.8]),
  );
  p.path("M-94 0V-158h64l14 16H94V0z", "saffron-400");
  p.path("M-94 0V-158h34V0z", "pine-950", 0.12);
  p.rect(-94, -74, 188, 12, "brick-500");
  p.path("M0-68l-30-24v46zM0-68l30-24v46z", "brick-500");
  p.rect(22, -128, 54, 28, "paper");
  p.cuts("pine-950", [[30, -114, 38, 0, 2]]);
}

/** The straps and the back of the satchel, behind what is in it. */
function satchelBack(p: Print, open: boolean): void {
  p.line("M-46-214C-46-268 46-268 46-214", "pine-950", 12);
  if (open) {
    p.path("M-118-150V-226q0-22 24-22H94q24 0 24 22v76z", "pine-950");
    p.grain("pine-400", 8, [-96, -236, 90, -166], [20, 60], 1.6, 0.6);
  }
}

function satchelFront(p: Print, open: boolean): void {
  p.path("M-124-172H124V-18q0 18-18 18H-106q-18 0-18-18z", "pine-700");
  p.path("M-124-172H-78V0H-106q-18 0-18-18z", "pine-950");
  p.rect(-124, -176, 248, 10, "pine-950");
  p.path("M-76-88H80V-12H-76z", "pine-400", 0.35);
  p.rect(-76, -90, 156, 9, "pine-950");
  p.grain("pine-400", 9, [-60, -72, 74, -20], [18, 50], 1.6, 0.6);
  if (!open) {
    p.path("M-128-214q0-18 18-18H110q18 0 18 18V-96q-128 40-256 0z", "pine-700");
    p.path("M-80-232H110q18 0 18 18V-96q-104 33-208 13z", "pine-400", 0.35);
    p.path("M-128-98q128 40 256 0v9q-128 42-256 0z", "pine-950", 0.6);
    p.grain("pine-400", 14, [-66, -216, 112, -104], [20, 60], 1.8, 0.6);
  }
  for (const x of [-58, 58]) {
    p.rect(x - 11, open ? -150 : -200, 22, open ? 60 : 150, "wood");
    p.rect(x - 17, open ? -112 : -76, 34, 28, "saffron-400");
    p.rect(x - 8, open ? -104 : -68, 16, 12, "wood");
  }
}

/** Where a packed thing stood, a pale trace of it is left. */
const traces = [
  "M-72 0V-186Q-72-226-44-226H44Q72-226 72-186V0z",
  "M-48 0V-150q0-28 20-34v-48h56v48q20 6 20 34V0z",
  "M-64 0V-118l8-100 56-24 60 6 24 14L64-118V0z",
  "M-94 0V-158h14v-38h150l14 14v40h10V0z",
];

const things = [tiffin, bottle, pencils, folder] as const;

/** Where a thing looks out of the satchel: how far to the side, how deep, and how it leans. */
const packed = [
  [-62, -104, -4, 0.68],
  [-4, -108, 3, 0.74],
  [44, -120, 8, 0.74],
  [70, -74, 6, 0.8],
] as const;

/** The window's light lies on the thing of the page that is open. */
function light(p: Print, x: number): void {
  p.path(`M${x - 150} 0H${x + 110}L${x + 150} ${shelf}H${x - 150}z`, "paper", 0.75);
}

/** The way of a thing from its place into the satchel: a dashed arc and the head of an arrow. */
function way(p: Print, from: number): void {
  const to = places[4] - 20;
  const at = (t: number) => {
    const [start, bend, end] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    const x = start * from + bend * ((from + to) / 2) + end * to;
    return `${fine(x)} ${fine(start * 104 + bend * 44 + end * 88)}`;
  };
  const dashes = Math.round((to - from) / 46);
  for (let i = 0; i < dashes; i++) {
    p.line(`M${at((i + 0.2) / dashes)}L${at((i + 0.75) / dashes)}`, "brick-500", 6);
  }
  p.path(`M${to - 26} 64l38 36-54 8z`, "brick-500");
}

/** Four things on a shelf, packed one after the other into the satchel beside them. */
function packing(p: Print, step: number): void {
  const isClosed = step === 5;
  p.rect(0, 0, 1600, 440, "saffron-100");
  light(p, places[step - 1] ?? 0);
  p.grain("saffron-400", 26, [0, 20, 1560, 330], [40, 130], 1.6, 0.35);
  p.rect(0, shelf, 1600, 30, "wood");
  p.rect(0, shelf, 1600, 8, "saffron-100", 0.45);
  p.rect(0, shelf + 30, 1600, 54, "pine-400");
  p.rect(0, shelf + 30, 1600, 12, "pine-950", 0.4);
  p.cuts(
    "pine-950",
    Array.from({ length: 25 }, (_, i): Cut => [34 + i * 64, shelf + 46, 0, 34, 2]),
    false,
    0.35,
  );
  things.forEach((draw, at) => {
    const x = places[at] ?? 0;
    if (at + 1 < step) {
      p.group(`translate(${x} ${shelf})`, () => p.path(traces[at] ?? "", "paper", 0.7));
      return;
    }
    p.path(`M${x + 60} ${shelf}H${x - 150}l70-22z`, "pine-950", 0.16);
    p.group(`translate(${x} ${shelf})`, () => draw(p));
  });
  const x = places[4];
  if (!isClosed) way(p, (places[step - 1] ?? 0) + 30);
  p.path(`M${x + 100} ${shelf}H${x - 190}l80-26z`, "pine-950", 0.16);
  p.group(`translate(${x} ${shelf})scale(1.06)`, () => {
    satchelBack(p, !isClosed);
    if (!isClosed)
      things.slice(0, step - 1).forEach((draw, at) => {
        const [aside, deep, lean, size] = packed[at] ?? [0, 0, 0, 1];
        p.group(`translate(${aside} ${deep})rotate(${lean})scale(${size})`, () => draw(p));
      });
    satchelFront(p, !isClosed);
  });
  p.grain("saffron-100", 16, [10, shelf + 12, 1560, shelf + 26], [60, 180], 1.6, 0.35);
  p.salt();
}

const told = [
  "Four things stand on a shelf beside an open, empty satchel.",
  "The tiffin is in the satchel; a bottle, pencils and a folder still stand on the shelf.",
  "Tiffin and bottle are in the satchel; pencils and a folder still stand on the shelf.",
  "Only the folder still stands on the shelf beside the full satchel.",
  "The shelf is empty and the satchel is buckled.",
];

export const satchelPlates: Plate[] = told.map((alt, at) => ({
  name: `scenes/satchel-${at + 1}`,
  width: 1600,
  height: 440,
  alt,
  draw: (p) => packing(p, at + 1),
}));
