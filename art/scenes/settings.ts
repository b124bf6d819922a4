import type { InkName } from "../hand/inks.ts";
import { field, hill, morning, sky, skyline } from "../hand/land.ts";
import { type Cut, fine, type Point, whole } from "../hand/path.ts";
import type { Dress } from "../hand/people.ts";
import type { Print } from "../hand/print.ts";
import { ranges } from "../hand/ranges.ts";
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

/** Hills and sky only, for courts, terraces and lawns that have their own ground. */
export function hillsBehind(
  p: Print,
  horizon: number,
  seed: number,
  rise = 150,
  base: InkName = "dusk-300",
): void {
  morning(p, horizon - 40, base);
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

/** The red of a running track, lighter than the brick ink so that it may cover a large ground. */
export function clay(p: Print, d: string): void {
  p.path(d, "saffron-100");
  p.path(d, "brick-500", 0.5);
  p.path(d, "pine-950", 0.06);
}

/** Games dress: shirt and shorts, socks, a cut of light on the right. */
export function kit(top: InkName, legs: InkName = "pine-950", more: Partial<Dress> = {}): Dress {
  return { top, legs, sock: "paper", lit: top === "paper" ? "dusk-300" : "paper", ...more };
}

/** School dress: paper shirt with dark skirt or trousers. */
export function uniform(more: Partial<Dress> = {}): Dress {
  return { top: "paper", legs: "pine-950", wear: "trousers", lit: "pine-400", ...more };
}

/** Kurta over narrow trousers, for teachers, parents and feast days. */
export function kurta(top: InkName, legs: InkName = "paper", more: Partial<Dress> = {}): Dress {
  return { top, legs, wear: "kurta", skin: 2, ...more };
}

/** Blouse and saree. */
export function saree(blouse: InkName, cloth: InkName, more: Partial<Dress> = {}): Dress {
  return { top: blouse, legs: cloth, wear: "saree", hair: "bun", skin: 2, ...more };
}

/** The dark after sunset: pine above, a last saffron band behind the range. */
export function evening(p: Print, horizon: number, seed: number, rise = 150): void {
  sky(p, horizon - 40, "pine-950", [
    ["pine-700", 0.35],
    ["pine-700", 0.7],
    ["pine-400", 0.6],
    ["saffron-100", 0.5],
    ["saffron-400", 0.6],
  ]);
  const shape = { rough: 0.06, shortest: 46, hatches: 3, depth: 0.7 };
  hill(
    p,
    skyline(seed, p.width, horizon - 110, rise, 6),
    { ink: "pine-700", lit: "pine-400", tint: 0.6, hatch: "saffron-100" },
    { ...shape, bottom: horizon + 20, seed },
  );
  hill(
    p,
    skyline(seed + 4, p.width, horizon - 40, rise * 0.6, 5),
    { ink: "pine-700", over: ["pine-950", 0.5], lit: "pine-400", tint: 0.3 },
    { ...shape, bottom: horizon + 40, seed: seed + 1 },
  );
}

export type StageInks = { drape?: InkName; back: InkName; floor?: InkName };

/** The stage of the hall: backdrop, boards, light from the right, drapes and a scalloped pelmet. */
export function stage(p: Print, floorY: number, inks: StageInks, scenery: () => void): void {
  const { drape = "brick-500", back, floor = "wood" } = inks;
  const [w, h] = [p.width, p.height];
  p.rect(0, 0, w, h, back);
  scenery();
  p.rect(0, floorY, w, h - floorY, floor);
  p.rect(0, floorY, w, h - floorY, "saffron-100", 0.2);
  p.grain("pine-950", Math.round(w / 46), [0, floorY + 10, w, h - 130], [90, 260], 2, 0.35);
  p.path(
    `M${whole(w)} 0h${whole(-w * 0.08)}L${whole(w * 0.24)} ${whole(floorY + (h - floorY) * 0.5)}L${whole(w * 0.8)} ${whole(floorY + (h - floorY) * 0.6)}z`,
    "saffron-100",
    0.16,
  );
  for (const side of [0, 1]) {
    const x = (v: number) => Math.round(side ? w - v * w : v * w);
    const y = (v: number) => Math.round(v * h);
    const edge = `M${x(0)} 0H${x(0.17)}Q${x(0.15)} ${y(0.36)} ${x(0.085)} ${y(0.56)}Q${x(0.075)} ${y(0.64)} ${x(0.1)} ${y(0.7)}L${x(0.12)} ${y(0.88)}H${x(0)}z`;
    p.path(edge, drape);
    if (!side) p.path(edge, "pine-950", 0.2);
    const folds = Array.from({ length: 6 }, (_, i): Cut => {
      const top = 0.016 + i * 0.026;
      return [x(top), 0, x(top * 0.52) - x(top), y(0.5 - i * 0.02), 6 - i * 0.5, side ? 12 : -12];
    });
    const lower = Array.from(
      { length: 4 },
      (_, i): Cut => [
        x(0.012 + i * 0.02),
        y(0.62),
        x(0.012 + i * 0.03) - x(0.012 + i * 0.02),
        y(0.24),
        5,
      ],
    );
    p.cuts("pine-950", [...folds, ...lower], false, 0.3);
    p.path(
      `M${x(0)} ${y(0.556)}Q${x(0.056)} ${y(0.6)} ${x(0.09)} ${y(0.62)}L${x(0.096)} ${y(0.65)}Q${x(0.05)} ${y(0.64)} ${x(0)} ${y(0.596)}z`,
      "saffron-400",
    );
  }
  const scallops = Math.round(w / 100);
  const wide = w / scallops;
  const hem = `q${fine(-wide / 2, 70, -wide, 0)}`.repeat(scallops);
  p.path(`M0 0H${whole(w)}V78${hem}z`, drape);
  p.line(`M${whole(w)} 78${hem}`, "saffron-400", 7);
  p.cuts(
    "pine-950",
    Array.from({ length: scallops * 2 }, (_, i): Cut => [(i + 0.5) * (wide / 2), 0, 0, 92, 4, 3]),
    false,
    0.28,
  );
}

/** An arcade seen from inside: pillars with the day between them. Returns nothing. */
export function arcade(
  p: Print,
  floorY: number,
  arches: number,
  wall: InkName,
  beyond: () => void,
  sun = true,
): void {
  const [w, h] = [p.width, p.height];
  const step = w / arches;
  const gap = step * 0.74;
  const top = floorY * 0.42;
  let d = "";
  for (let i = 0; i < arches; i++) {
    const x = i * step + (step - gap) / 2;
    d += `M${whole(x)} ${whole(floorY)}V${whole(top)}a${fine(gap / 2, gap * 0.52)} 0 0 1 ${fine(gap, 0)}V${whole(floorY)}z`;
  }
  p.rect(0, 0, w, floorY, wall);
  p.rect(0, 0, w, floorY, "pine-950", 0.16);
  p.within(d, beyond);
  for (let i = 0; i <= arches; i++) {
    const x = i * step;
    p.rect(
      x + (step - gap) / 2 - step * 0.06,
      top,
      step * 0.06,
      floorY - top,
      "paper",
      sun ? 0.6 : 0.12,
    );
    p.rect(x - (step - gap) / 2 - 8, top - 6, step - gap + 16, 14, wall);
  }
  p.rect(0, floorY, w, h - floorY, wall);
  p.rect(0, floorY, w, h - floorY, "pine-950", 0.24);
  for (let i = 0; sun && i < arches; i++) {
    const x = i * step + (step - gap) / 2;
    p.poly(
      [
        [x, floorY],
        [x + gap, floorY],
        [x + gap - step * 0.66, h],
        [x - gap * 0.3 - step * 0.66, h],
      ],
      "saffron-100",
      0.5,
    );
  }
  p.grain("pine-950", 14, [0, floorY + 10, w, h - 10], [80, 240], 1.8, 0.2);
}
