import type { InkName } from "../hand/inks.ts";
import { field, morning, ranges } from "../hand/land.ts";
import type { Point } from "../hand/path.ts";
import type { Dress } from "../hand/people.ts";
import type { Print } from "../hand/print.ts";
import { treeLine } from "../hand/trees.ts";

/** The games ground under the morning sky, hills behind a line of sal and chir. */
export function gamesGround(
  p: Print,
  horizon: number,
  seed: number,
  open: readonly Point[] = [],
  rise = 150,
): void {
  morning(p, horizon - 60);
  ranges(p, horizon - 90, rise, seed);
  treeLine(p, horizon + 12, seed + 3, open);
  field(p, horizon);
}

/** Hills and sky only, for courts, terraces and lawns that bring their own ground. */
export function hillsBehind(p: Print, horizon: number, seed: number, rise = 150): void {
  morning(p, horizon - 40);
  ranges(p, horizon - 70, rise, seed);
}

/** A level ground of one ink with cuts of a second. */
export function ground(
  p: Print,
  y: number,
  ink: InkName,
  cut: InkName,
  tint = 0.5,
  count = 26,
): void {
  p.rect(0, y, p.width, p.height - y, ink);
  p.grain(cut, count, [-20, y + 14, p.width, p.height - 10], [60, 190], 2.2, tint);
}

/** Trodden earth, mixed by printing brick and a little pine over saffron. */
export function earth(p: Print, d: string): void {
  p.path(d, "saffron-100");
  p.path(d, "brick-500", 0.3);
  p.path(d, "pine-950", 0.12);
}

/** Games dress: shirt and shorts, socks, a cut of light on the right. */
export function kit(top: InkName, legs: InkName = "pine-950", more: Partial<Dress> = {}): Dress {
  return { top, legs, sock: "paper", lit: top === "paper" ? "dusk-300" : "paper", ...more };
}

/** School dress: paper shirt with dark skirt or trousers. */
export function uniform(more: Partial<Dress> = {}): Dress {
  return { top: "paper", legs: "pine-950", wear: "trousers", lit: "pine-400", ...more };
}
