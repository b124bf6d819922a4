import { type Plate, plate } from "../catalogue.ts";
import type { Ink } from "../hand/inks.ts";
import { hill, skyline } from "../hand/land.ts";
import type { Point } from "../hand/path.ts";
import type { Print } from "../hand/print.ts";

const majra: Point = [330, 690];
const paonta: Point = [900, 505];
const juniors: Point = [1075, 830];

/** The map of the campuses' marks; app/site/contact/contact.css places their names beside them. */
export const mapPlates: readonly Plate[] = [
  plate(
    "scenes/map",
    "wide",
    "The valley from above: the Yamuna, the roads and the three campuses.",
    (p) => {
      p.rect(0, 0, 1600, 1000, "straw-200");
      fields(p);
      river(p);
      mountains(p);
      roads(p);
      town(p, [960, 640], 34);
      town(p, [270, 735], 9);
      trees(p);
      campus(p, paonta, "pine-600");
      campus(p, juniors, "saffron-400");
      campus(p, majra, "brick-500");
      p.salt();
    },
  ),
];

/** Strips of wheat, mustard and fallow, each with the cuts of its furrows. */
function fields(p: Print): void {
  const c = p.chance;
  const inks: Ink[] = ["leaf-300", "straw-400", "leaf-300"];
  for (let row = 0; row < 6; row++) {
    let x = -60 + c.between(0, 80);
    while (x < 1560) {
      const [wide, y] = [c.between(110, 250), 370 + row * 112 + c.between(-16, 16)];
      const lean = c.between(-26, 10);
      if (c.next() < 0.62) {
        const ink = inks[Math.floor(c.next() * inks.length)] ?? "leaf-300";
        p.poly(
          [
            [x, y],
            [x + wide - 14, y + c.between(-10, 10)],
            [x + wide - 14 + lean, y + 96],
            [x + lean, y + 98],
          ],
          ink,
        );
        p.grain("straw-200", 6, [x + 14, y + 12, x + wide - 26, y + 88], [40, 100], 1.6);
      }
      x += wide;
    }
  }
}

/** The Yamuna leaves the hills in the north and runs south over its stones. */
function river(p: Print): void {
  const west: Point[] = [
    [1285, 280],
    [1262, 380],
    [1300, 470],
    [1252, 570],
    [1196, 660],
    [1216, 760],
    [1168, 860],
    [1090, 940],
    [1070, 1010],
  ];
  const east: Point[] = [
    [1210, 1010],
    [1232, 930],
    [1302, 870],
    [1346, 770],
    [1330, 670],
    [1392, 570],
    [1420, 470],
    [1372, 380],
    [1400, 280],
  ];
  p.poly(
    [...west.map(([x, y]): Point => [x - 26, y]), ...east.map(([x, y]): Point => [x + 30, y])],
    "paper",
  );
  p.poly([...west, ...east], "dusk-300");
  for (let y = 330; y < 1000; y += 27) {
    const at = 1335 - ((y - 280) / 720) ** 1.7 * 190;
    p.grain("paper", 2, [at - 70, y, at + 80, y + 22], [50, 100], 2);
    p.grain("dusk-500", 1, [at - 60, y, at + 70, y + 22], [40, 80], 1.6);
  }
}

function mountains(p: Print): void {
  p.rect(0, 0, 1600, 130, "dusk-300");
  hill(
    p,
    skyline(11, 1600, 120, 100, 7),
    { ink: "dusk-500", lit: "dusk-300", tint: 0.55 },
    { bottom: 300, seed: 5, hatches: 2 },
  );
  hill(
    p,
    skyline(29, 1600, 240, 120, 6),
    { ink: "pine-600", lit: "leaf-300", tint: 0.45, hatch: "leaf-300" },
    { bottom: 318, seed: 8 },
  );
  p.poly(
    [
      [-10, 300],
      [260, 322],
      [520, 306],
      [800, 330],
      [1080, 310],
      [1265, 330],
      [1265, 288],
      [-10, 270],
    ],
    "pine-600",
  );
  p.poly(
    [
      [1405, 280],
      [1400, 336],
      [1500, 312],
      [1610, 326],
      [1610, 280],
    ],
    "pine-600",
  );
}

/** West to Nahan, east over the bridge to Dehradun, north into the hills, and the lane to the river. */
function roads(p: Print): void {
  const main =
    "M-10 742L150 722 330 736 560 690 760 672 960 640 1130 604 1262 588 1410 584 1610 540";
  const north = "M960 640L930 560 960 470 930 400 965 330 940 290";
  const lane = "M985 636L1010 720 1066 790 1075 830";
  for (const [road, width] of [
    [main, 17],
    [north, 12],
    [lane, 10],
  ] as const)
    p.line(road, "pine-600", width + 5);
  for (const [road, width] of [
    [main, 17],
    [north, 12],
    [lane, 10],
  ] as const)
    p.line(road, "paper", width);
  p.rect(1240, 574, 190, 32, "pine-600");
  p.rect(1240, 580, 190, 18, "paper");
}

function town(p: Print, [x, y]: Point, houses: number): void {
  const c = p.chance;
  for (let i = 0; i < houses; i++) {
    const [hx, hy] = [
      x + c.between(-3.4, 3.1) * houses,
      y + c.between(-2, 2) * (houses / 1.4 + 12),
    ];
    if (Math.abs(hy - y) < 22) continue;
    const side = c.between(15, 25);
    p.rect(hx, hy, side * 1.3, side, "brick-500");
    p.rect(hx, hy, side * 0.5, side, "pine-600", 0.35);
  }
}

function trees(p: Print): void {
  const c = p.chance;
  const tree = p.stamp("tree from above", () => {
    p.circle(-3, 4, 12, "dusk-500", 0.6);
    p.circle(0, 0, 12, "pine-600");
    p.circle(4, -4, 6, "leaf-300", 0.7);
  });
  for (let i = 0; i < 110; i++) {
    const [x, y] = [c.between(-10, 1610), c.between(350, 990)];
    const nearRoad = Math.abs(y - 690 + (x - 560) * 0.12) < 46;
    const inRiver = x > 1050 && x < 1460;
    const nearMark = [majra, paonta, juniors].some(([mx, my]) => Math.hypot(x - mx, y - my) < 120);
    if (nearRoad || inRiver || nearMark) continue;
    p.press(tree, x, y, c.between(0.8, 1.5));
  }
}

/** The square that marks a campus everywhere on the site, on a paper ground. */
function campus(p: Print, [x, y]: Point, ink: Ink): void {
  p.rect(x - 31, y - 31, 62, 62, "paper");
  p.rect(x - 22, y - 22, 44, 44, ink);
}
