import { Chance } from "./chance.ts";
import type { Paint } from "./inks.ts";
import { hill } from "./land.ts";
import { type Cut, type Point, whole } from "./path.ts";
import type { Print } from "./print.ts";

/** Bars of a window, in shares of its width and height, so that each room has its own joinery. */
const PANES = [
  { across: [0.36], down: [0.5] },
  { across: [], down: [1 / 3, 2 / 3] },
  { across: [0.5], down: [0.34, 0.66] },
  { across: [0.72], down: [0.5] },
  { across: [0.3], down: [] },
] as const;

/** A framed view to the north; the seed determines joinery, hills and the things in front of them. */
export function northWindow(
  p: Print,
  x: number,
  y: number,
  w: number,
  h: number,
  seed: number,
  frame: Paint = "wood",
): void {
  const g = Math.max(10, w * 0.045);
  const c = new Chance(seed);
  const at = (...v: Point[]): Point[] => v.map(([a, b]) => [x + w * a, y + h * b]);
  p.rect(x - g, y - g, w + 2 * g, h + 2 * g, frame);
  p.within(`M${whole(x, y)}h${whole(w)}v${whole(h)}h${whole(-w)}z`, () => {
    p.rect(x, y, w, h, "paper");
    p.rect(x, y, w, h, "pine-400", 0.45);
    const [cloud, glow, step] = [c.between(0.1, 0.26), c.between(0.32, 0.46), c.between(0.3, 0.6)];
    for (const [level, ink, tint] of [
      [cloud, "paper", 0.5],
      [glow, "saffron-100", 0.85],
    ] as const) {
      const sky: Point[] = [
        [0, level],
        [step, level - 0.03],
        [step + 0.03, level - 0.1],
        [1, level - 0.16],
        [1, 1],
        [0, 1],
      ];
      p.poly(at(...sky), ink, tint);
    }
    const far = 2 + (seed % 3);
    const peaks = (n: number, low: number, rise: number): Point[] =>
      Array.from({ length: 2 * n + 1 }, (_, i): Point => {
        const drift = i > 0 && i < 2 * n ? c.between(-0.4, 0.4) / (2 * n) : 0;
        const up = i % 2 ? rise * c.between(0.35, 1) : rise * c.between(-0.1, 0.2);
        return [-0.05 + (1.1 * i) / (2 * n) + drift, low - up];
      });
    hill(
      p,
      at(...peaks(far, 0.64, far === 2 ? 0.34 : 0.26)),
      { ink: "pine-400", lit: "saffron-100", tint: 0.45, hatch: "saffron-100" },
      { bottom: y + h, seed, rough: 0.07, shortest: 26, hatches: 3, depth: 0.4 },
    );
    hill(
      p,
      at(...peaks(1 + (seed % 2), 0.82, 0.18)),
      { ink: "pine-700", lit: "pine-400", tint: 0.4 },
      { bottom: y + h, seed: seed + 1, rough: 0.06, shortest: 26 },
    );
    p.rect(x, y + h * 0.87, w, h * 0.14, "pine-400");
    p.rect(x, y + h * 0.87, w, h * 0.14, "saffron-100", 0.2);
    if (seed % 3 === 1) garden(p, x + w * c.between(0.2, 0.8), y + h, h * c.between(0.3, 0.5));
    if (seed % 16 === 13) branch(p, x, y, w, h, c.next() < 0.5 ? 1 : -1);
  });
  const { across, down } = PANES[Math.floor(seed / 10) % PANES.length] ?? PANES[0];
  const bars = [
    ...down.map((t) => `M${whole(x + w * t, y)}v${whole(h)}`),
    ...across.map((t) => `M${whole(x, y + h * t)}h${whole(w)}`),
  ];
  p.line(bars.join(""), frame, g * 0.62);
  p.rect(x - g * 2, y + h + g * 0.6, w + g * 4, g * 1.2, frame);
  p.rect(x - g * 2, y + h + g * 0.6, w + g * 4, g * 0.5, "paper", 0.3);
}

/** A leafy bough that hangs into the view from one upper corner. */
function branch(p: Print, x: number, y: number, w: number, h: number, f: 1 | -1): void {
  const from = f > 0 ? x - 4 : x + w + 4;
  p.line(
    `M${whole(from, y + h * 0.08)}q${whole(f * w * 0.24, h * 0.02, f * w * 0.46, h * 0.2)}`,
    "pine-700",
    4,
  );
  p.cuts(
    "pine-700",
    [0.08, 0.18, 0.26, 0.34, 0.42].flatMap((t, i): Cut[] => [
      [from + f * w * t, y + h * (0.08 + t * 0.22), f * w * 0.05, h * 0.13, 5, 2],
      [from + f * w * t, y + h * (0.08 + t * 0.22), f * w * 0.1, -h * (i % 2 ? 0.07 : 0.1), 5, -2],
    ]),
  );
}

/** A round tree that stands close outside. */
function garden(p: Print, x: number, foot: number, tall: number): void {
  p.line(`M${whole(x, foot)}v${whole(-tall * 0.6)}`, "pine-700", tall * 0.07);
  p.ellipse(x, foot - tall * 0.72, tall * 0.34, tall * 0.42, "pine-700");
  p.cuts("pine-400", [
    [x + tall * 0.12, foot - tall * 0.98, tall * 0.12, tall * 0.3, tall * 0.03, -tall * 0.06],
    [x + tall * 0.02, foot - tall * 0.9, tall * 0.08, tall * 0.26, tall * 0.02, -tall * 0.05],
  ]);
}
