import { Chance } from "./chance.ts";
import { hill, skyline } from "./land.ts";
import type { Point } from "./path.ts";
import type { Print } from "./print.ts";

/**
 * How a range rises along the sheet, from 0 at its left edge to 1 at its right: a level chain, one massif
 * among foothills, a wall that falls away to the plain, two shoulders with a gap for the river.
 */
const OUTLINES: readonly [
  (t: number, at: number) => number,
  ...((t: number, at: number) => number)[],
] = [
  () => 1,
  (t, at) => 0.45 + 0.95 * Math.exp(-(((t - at) / 0.2) ** 2)),
  (t, at) => (at < 0.5 ? 1.3 - 0.95 * t : 0.35 + 0.95 * t),
  (t, at) => 0.4 + 0.85 * Math.min(1, Math.abs(t - at) * 2.6),
];

/** Two ranges in order of distance: pale and blue, then pine; the seed determines their outline. */
export function ranges(p: Print, y: number, rise: number, seed: number): void {
  const c = new Chance(seed + 31);
  const outline = c.pick(OUTLINES);
  const at = c.pick([0.24, 0.36, 0.68, 0.8]);
  const span = p.width / c.between(170, 330);
  const peaks = Math.max(3, Math.round(span));
  const shaped = (level: number, points: Point[]) =>
    points.map(
      ([px, py]): Point => [px, py < level ? level + (py - level) * outline(px / p.width, at) : py],
    );
  const shape = { rough: c.between(0.06, 0.12), shortest: 36, hatches: 4 };
  hill(
    p,
    shaped(y - rise * 0.42, skyline(seed, p.width, y - rise * 0.42, rise * 0.82, peaks)),
    { ink: "pine-400", lit: "saffron-100", tint: 0.4, hatch: "saffron-100" },
    { ...shape, bottom: y + rise * 0.5, seed, depth: 0.7 },
  );
  hill(
    p,
    skyline(
      seed + 5,
      p.width,
      y + rise * 0.05,
      rise * c.between(0.4, 0.66),
      Math.max(2, peaks - 2),
    ),
    { ink: "pine-400", over: ["pine-700", 0.55], lit: "leaf-500", tint: 0.6, hatch: "saffron-100" },
    { ...shape, rough: 0.05, hatches: 2, bottom: y + 130, seed: seed + 1, depth: 0.75 },
  );
}
