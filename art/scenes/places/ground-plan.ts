import { plate } from "../../catalogue.ts";
import { Chance } from "../../hand/chance.ts";
import { outline, type Point, whole } from "../../hand/path.ts";
import type { Box, Print } from "../../hand/print.ts";
import { ACRE, basketball, cricket, hockey, m, track } from "./plan-fields.ts";
import { roofs } from "./plan-roofs.ts";
import { crowns } from "./plan-trees.ts";

/** Five squares of the twenty-five: the houses, their courts, the loop inside the gate. */
const built = `M0 ${ACRE}h${4 * ACRE}v${ACRE}h${-3 * ACRE}v${ACRE}H0z`;

/** The whole ground from above, to scale; the ridge is above the sheet, and every square an acre. */
function groundPlan(p: Print): void {
  p.rect(0, 0, 1200, 1200, "leaf-300");
  p.grain("leaf-500", 70, [0, 250, 1200, 1190], [24, 80], 1.8, 0.5);
  wildSlope(p);
  cricket(p, 596, 652);
  track(p, 622, 1010);
  hockey(p, 18, 800);
  for (const y of [508, 636]) basketball(p, 872, y);
  nursery(p);
  p.path(built, "saffron-100");
  p.line(`M${4 * ACRE} 470H1200`, "saffron-100", m(3));
  loop(p);
  p.line(
    [1, 2, 3, 4].map((n) => `M${n * ACRE} 0V1200M0 ${n * ACRE}H1200`).join(""),
    "paper",
    2.4,
    0.8,
  );
  roofs(p);
  crowns(p, grove(0), 18, "pine-700", "leaf-300");
  crowns(p, grove(1), 14, "pine-700", "leaf-300");
  crowns(p, single, 15, "pine-700", "leaf-300");
  wall(p);
  p.salt();
}

function wildSlope(p: Print): void {
  const c = new Chance(41);
  const foot: Point[] = [];
  for (let x = 1210; x >= -10; x -= 22)
    foot.push([x, 212 + 12 * Math.sin(x / 90) + c.between(-9, 9)]);
  p.poly([[-10, -10], [1210, -10], ...foot], "leaf-500");
  for (const [y, rise] of [
    [176, 20],
    [132, 26],
    [88, 30],
    [44, 30],
  ] as const) {
    p.line(
      `M-10 ${y}q150 ${-rise} 320 -4t300 ${rise / 2}t280 ${-rise}t330 ${rise / 2}`,
      "pine-700",
      2.6,
      0.55,
    );
  }
  const wild = Array.from({ length: 46 }, (): Point => [c.between(20, 1180), c.between(12, 186)]);
  crowns(p, wild, 11, "pine-700", "leaf-300");
}

/** Three thousand saplings: five beds, in each ten rows of sixty. */
function nursery(p: Print): void {
  const bed: Box = [982, 770, 36, 420];
  for (let k = 0; k < 5; k++) {
    const d = `M${whole(bed[0] + k * 42, bed[1])}h${bed[2]}v${bed[3]}h-${bed[2]}z`;
    p.path(d, "straw-200");
    p.group(`translate(${bed[0] + k * 42} ${bed[1]})`, () =>
      p.tiled(`M0 0h${bed[2]}v${bed[3]}H0z`, "pine-700", 3.6, 7, [[2, 1, 0, 5, 1.3]]),
    );
  }
}

function loop(p: Print): void {
  p.ellipse(122, 600, 84, 78, "pine-950", 0.14);
  p.ellipse(122, 600, 58, 52, "leaf-500");
  p.rect(0, 586, 44, 28, "pine-950", 0.14);
  p.rect(110, 462, 24, 62, "pine-950", 0.14);
  crowns(
    p,
    [
      [110, 596],
      [136, 612],
      [122, 574],
    ],
    16,
    "pine-700",
    "leaf-300",
  );
}

/** Half of the sals: they stand close, but for the way in from the east gate and the place for the tiffin. */
function grove(half: 0 | 1): Point[] {
  const c = new Chance(7 + half);
  const places: Point[] = [];
  for (let y = 266 + half * 14; y < 726; y += 30)
    for (let x = 986 + half * 15; x < 1184; x += 30) {
      const [tx, ty] = [x + c.between(-5, 5), y + c.between(-5, 5)];
      const isClear = Math.hypot(tx - 1085, ty - 610) < 56 || Math.abs(ty - 470) < 22;
      if (!isClear) places.push([tx, ty]);
    }
  return places;
}

const single: readonly Point[] = [
  [268, 508],
  [296, 524],
  [270, 760],
  [262, 792],
  [300, 770],
  [830, 770],
  [866, 786],
  [930, 776],
  [936, 812],
  [270, 1170],
  [300, 1180],
  [940, 1172],
  [24, 744],
  [60, 756],
  [204, 748],
  [120, 1180],
];

/** The wall around the ground, open at the main gate on the left and at the east gate. */
function wall(p: Print): void {
  p.line(
    outline(
      [
        [4, 578],
        [4, 4],
        [1196, 4],
        [1196, 454],
      ],
      false,
    ),
    "pine-950",
    8,
  );
  p.line(
    outline(
      [
        [4, 622],
        [4, 1196],
        [1196, 1196],
        [1196, 486],
      ],
      false,
    ),
    "pine-950",
    8,
  );
  for (const [x, y] of [
    [8, 578],
    [8, 622],
    [1192, 454],
    [1192, 486],
  ] as const)
    p.rect(x - 8, y - 8, 16, 16, "brick-500");
}

export const groundPlanPlates = [
  plate(
    "campuses/paonta-sahib-plan",
    "square",
    "A plan of the Paonta Sahib campus in twenty-five squares: houses stand on five of them.",
    groundPlan,
  ),
];
