import { plate } from "../../catalogue.ts";
import type { InkName } from "../../hand/inks.ts";
import type { Cut } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";

/** A jar of the shelf: its outline, the room of its seeds, its mouth. 60 wide, its foot at 0, 0. */
const jars = [
  { glass: "M-24-104h48q6 6 6 16V-8q0 8-8 8h-44q-8 0-8-8v-80q0-10 6-16z", seeds: 74, neck: -104 },
  {
    glass: "M-19-128h38v12q9 4 9 16v92q0 8-8 8h-40q-8 0-8-8v-92q0-12 9-16z",
    seeds: 92,
    neck: -128,
  },
  { glass: "M-17-96h34q13 22 13 50T18 0h-36Q-30-18-30-46t13-50z", seeds: 62, neck: -96 },
] as const;

/** How seeds look in the glass: millet, wheat, maize, beans, lentils, flat beans, mixed. */
const textures: readonly { w: number; h: number; cuts: readonly Cut[] }[] = [
  { w: 5, h: 5, cuts: [[1, 2, 2, 0, 1]] },
  {
    w: 8,
    h: 10,
    cuts: [
      [2, 2, 3, 4, 1.4],
      [6, 6, -2, 4, 1.2],
    ],
  },
  {
    w: 11,
    h: 10,
    cuts: [
      [1, 2, 5, 1, 3],
      [7, 7, 4, 0, 3],
    ],
  },
  {
    w: 15,
    h: 13,
    cuts: [
      [1, 3, 8, 3, 3.4, -4],
      [9, 9, 6, -4, 3, 4],
    ],
  },
  {
    w: 9,
    h: 8,
    cuts: [
      [1, 2, 4, 0, 2.4],
      [5, 6, 4, 0, 2.4],
    ],
  },
  {
    w: 14,
    h: 9,
    cuts: [
      [1, 3, 9, 0, 1.6],
      [6, 8, 8, -2, 1.4],
    ],
  },
  {
    w: 13,
    h: 16,
    cuts: [
      [2, 2, 3, 5, 2],
      [8, 4, 4, 0, 2.2],
      [4, 12, 6, 1, 2.4],
    ],
  },
];

/** The ink of the cuts of each texture, and the three inks of seeds below them: so all sixty-three differ. */
const inks: readonly (readonly [cut: InkName, ...seeds: InkName[]])[] = [
  ["wood-300", "straw-200", "saffron-400", "paper"],
  ["wood", "saffron-400", "straw-200", "wood-300"],
  ["straw-200", "saffron-400", "brick-500", "wood"],
  ["pine-900", "brick-500", "wood-300", "leaf-500"],
  ["wood", "leaf-500", "straw-200", "brick-500"],
  ["straw-200", "wood", "leaf-500", "wood-300"],
  ["wood", "paper", "brick-500", "saffron-400"],
];

/** The jars of the seed bank, as many on each board as fit; sixty-three in all. */
function shelf(p: Print, perBoard: number, scale: number, tallness = scale): void {
  const boards = 63 / perBoard;
  const [pitch, tall] = [(p.width - 60) / perBoard, p.height / boards];
  p.rect(0, 0, p.width, p.height, "pine-900");
  p.grain("leaf-500", 40, [0, 0, p.width, p.height], [60, 200], 1.6, 0.2);
  for (let board = 0; board < boards; board++) {
    const y = tall * (board + 1) - 26 * scale;
    p.rect(0, y, p.width, 15 * scale, "wood");
    p.rect(0, y, p.width, 5 * scale, "wood-300");
    p.rect(0, y + 15 * scale, p.width, 11 * scale, "pine-900", 0.6);
    p.group(`scale(${scale} ${tallness})`, () => {
      for (let place = 0; place < perBoard; place++) {
        const x = 30 + pitch * (place + 0.5);
        jar(p, board * perBoard + place, x / scale, y / tallness);
      }
    });
  }
  p.salt(0.3);
}

/** The nth jar: neighbours differ in shape, seeds and lid. */
function jar(p: Print, n: number, x: number, y: number): void {
  const [shape, texture, third] = [n % 3, Math.floor(n / 3) % 7, Math.floor(n / 21)];
  const [cut = "wood", ...seeds] = inks[texture] ?? [];
  const room = roomOf(shape);
  const fill = p.stamp(`fill${shape}`, () => p.path(room, "currentColor"));
  const grains = p.stamp(`grains${shape}${texture}`, () => {
    const { w = 9, h = 8, cuts = [] } = textures[texture] ?? {};
    p.tiled(room, cut, w, h, cuts);
  });
  const kind = (texture + third) % 3;
  const glass = p.stamp(`glass${shape}${kind}`, () => jarGlass(p, shape, kind));
  p.press(fill, x, y, 1, 1, seeds[(third + shape) % 3] ?? "straw-200");
  for (const stamp of [grains, glass]) p.press(stamp, x, y, 1);
}

/** The room of the seeds in a jar. */
function roomOf(shape: number): string {
  const level = -(jars[shape]?.seeds ?? 70);
  return shape === 2
    ? `M-27 ${level + 8}q27-18 54 0q3 26-11 53h-32q-14-27-11-53z`
    : `M-27 ${level}q27-9 54 0V-9q0 6-6 6h-42q-6 0-6-6z`;
}

function jarGlass(p: Print, shape: number, kind: number): void {
  const { glass, neck } = jars[shape] ?? jars[0];
  p.path(glass, "paper", 0.16);
  p.path(
    shape === 2 ? "M-26-50q6 34 13 47h-4q-13-18-9-47z" : "M-27-60h12V-3h-8q-4-1-4-5z",
    "pine-900",
    0.25,
  );
  p.rect(-13, -44, 26, 18, "paper");
  p.line("M-8-38h16M-8-32h10", "pine-900", 1.6);
  p.line(shape === 2 ? "M20-78q8 20 6 40" : `M23 ${neck + 26}v44`, "paper", 3, 0.75);
  lid(p, neck, kind);
}

/** A cork, a cloth with its string, or a tin lid. */
function lid(p: Print, neck: number, kind: number): void {
  if (kind === 0) {
    p.path(`M-15 ${neck + 2}l-2-16h34l-2 16z`, "wood-300");
    p.path(`M-15 ${neck + 2}l-2-16h12v16z`, "pine-900", 0.25);
  } else if (kind === 1) {
    p.path(`M-21 ${neck - 8}q21-12 42 0l5 20l-9-3l-8 4l-9-4l-9 4l-8-4l-9 3z`, "brick-500");
    p.line(`M-20 ${neck - 1}h40`, "straw-200", 2.4);
  } else {
    p.rect(-22, neck - 11, 44, 13, "straw-200");
    p.rect(-22, neck - 11, 14, 13, "pine-900", 0.25);
  }
}

const shown = "Sixty-three jars of grain and beans on the boards of the seed bank, no two alike.";

export const seedShelfPlates = [
  plate("campuses/majra-seed-bank", "broad", shown, (p) => shelf(p, 21, 1.14, 1.5)),
  plate("campuses/majra-seed-bank-narrow", "tall", shown, (p) => shelf(p, 9, 1.5, 0.98)),
];
