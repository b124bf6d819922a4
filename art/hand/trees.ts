import { Chance } from "./chance.ts";
import type { InkName } from "./inks.ts";
import { type Cut, outline, type Point, whole } from "./path.ts";
import type { Print } from "./print.ts";

function cutChir(p: Print, ink: InkName, lit: boolean, seed: number): void {
  const h = 300;
  const c = new Chance(seed);
  const lean = c.between(-0.06, 0.06) * h;
  p.path(
    `M-7 0q${whole(lean * 0.2 + 3, -h * 0.5, lean + 4, -h * 0.94)}h5q0 150 ${whole(-lean - 2, h * 0.94)}z`,
    ink,
  );
  let d = "";
  const cuts: Cut[] = [];
  const tufts = 7;
  for (let i = 0; i < tufts; i++) {
    const t = i / (tufts - 1);
    const y = -h * (0.4 + 0.58 * t);
    const side = c.between(0.05, 0.12) * h * (i % 2 ? -1 : 1) * (1 - t * 0.9);
    const x = lean * (0.4 + 0.6 * t) + side;
    const w = h * (0.215 - 0.13 * t) * c.between(0.85, 1.15);
    const tall = h * 0.075 * c.between(0.8, 1.15);
    const points: Point[] = [[x - w, y + tall * 0.1]];
    for (let q = 0; q < 5; q++) {
      const a = (q + 0.5) / 5;
      const rise = (0.5 + Math.sin(Math.PI * a) * 0.75) * c.between(0.85, 1.2);
      points.push([x - w + 2 * w * a - w * 0.07, y - tall * rise]);
      const b = (q + 1) / 5;
      points.push([x - w + 2 * w * b, y - tall * (0.15 + Math.sin(Math.PI * b) * 0.45)]);
    }
    points.push(
      [x + w * 0.45, y + tall * 0.34],
      [x, y + tall * 0.12],
      [x - w * 0.5, y + tall * 0.4],
    );
    d += outline(points);
    cuts.push([x, y - tall * 0.36, w * 0.72, tall * 0.28, tall * 0.13, -tall * 0.12]);
  }
  p.path(d, ink);
  if (lit) p.cuts("currentColor", cuts);
}

function cutSal(p: Print, ink: InkName, trunk: InkName, seed: number): void {
  const h = 200;
  const c = new Chance(seed);
  const [rx, ry, cy] = [h * 0.27, h * 0.36, -h * 0.62];
  const edge: Point[] = [];
  for (let i = 0; i < 15; i++) {
    const a = (2 * Math.PI * i) / 15 + c.between(-0.08, 0.08);
    const b = a + (Math.PI / 15) * 0.8;
    const r = c.between(0.9, 1.08);
    edge.push([Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r]);
    edge.push([Math.cos(b) * rx * 0.83, cy + Math.sin(b) * ry * 0.84]);
  }
  p.path("M-4 0l2-90 4 0 2 90z", trunk);
  p.poly(edge, ink);
  const cuts = Array.from({ length: 11 }, (): Cut => {
    const [a, r] = [c.between(-1.35, 0.8), c.between(0.15, 0.86)];
    return [Math.cos(a) * rx * r - 3, cy + Math.sin(a) * ry * r - 10, 10, 12, 2.2, -4];
  });
  p.cuts("currentColor", cuts, true);
}

/** A sal close to us: two stems in the trunk, a crown of clumps in shade on the left, many cuts. */
function cutNearSal(p: Print, ink: InkName, trunk: InkName): void {
  const c = new Chance(3);
  const crown = (x: number, y: number, rx: number, ry: number, leaves: number): string => {
    const edge: Point[] = [];
    for (let i = 0; i < leaves; i++) {
      const a = (2 * Math.PI * i) / leaves + c.between(-0.06, 0.06);
      const b = a + (Math.PI / leaves) * 0.8;
      const r = c.between(0.95, 1.07);
      edge.push([x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]);
      edge.push([x + Math.cos(b) * rx * 0.9, y + Math.sin(b) * ry * 0.91]);
    }
    return outline(edge);
  };
  p.path("M-22 0q12-6 12-60l-4-170h10l6 120 30-110 10 4-26 160q-2 50 14 56z", trunk);
  p.path(crown(0, -372, 150, 196, 26), ink);
  p.path(crown(-92, -300, 72, 80, 16) + crown(96, -288, 70, 76, 16), ink);
  p.path(crown(-86, -346, 58, 130, 18), trunk, 0.3);
  const cuts = Array.from({ length: 34 }, (): Cut => {
    const [a, r] = [c.between(-1.5, 1.15), Math.sqrt(c.between(0.02, 0.8))];
    return [10 + Math.cos(a) * 130 * r, -380 + Math.sin(a) * 176 * r, 15, 16, 3, -6];
  });
  p.cuts("currentColor", cuts);
  p.cuts("currentColor", [
    [4, -60, -2, -90, 1.6, 2],
    [26, -170, 12, -44, 1.4, 2],
  ]);
}

type TreeInks = { ink?: InkName; lit?: InkName; trunk?: InkName };

/** Chir pine: a long bare stem, flat tufts in the upper half. */
export function chir(
  p: Print,
  x: number,
  y: number,
  h: number,
  variant = 1,
  flip = 1,
  inks: TreeInks = {},
): void {
  const { ink = "pine-950", lit = "leaf-500" } = inks;
  const seed = (variant % 3) + 4;
  const id = p.stamp(`chir${seed}${ink}`, () => cutChir(p, ink, true, seed));
  p.press(id, x, y, h / 300, flip, lit);
}

/** Sal: straight stem, oval leafy-edged crown, crescents on its right; fuller when it is near. */
export function sal(
  p: Print,
  x: number,
  y: number,
  h: number,
  variant = 1,
  inks: TreeInks = {},
): void {
  const { ink = "pine-700", lit = "leaf-500", trunk = "pine-950" } = inks;
  if (h > 440) {
    const near = p.stamp(`nearSal${ink}`, () => cutNearSal(p, ink, trunk));
    p.press(near, x, y, h / 570, 1, lit);
    return;
  }
  const seed = (variant % 2) + 1;
  const id = p.stamp(`sal${seed}${ink}`, () => cutSal(p, ink, trunk, seed));
  p.press(id, x, y, h / 200, 1, lit);
}

/** A row of far trees along a ground's edge. */
export function treeLine(
  p: Print,
  y: number,
  seed: number,
  gaps: readonly Point[] = [],
  inks: TreeInks = {},
): void {
  const c = new Chance(seed);
  for (
    let x = c.between(10, 50);
    x < p.width;
    x += c.next() < 0.2 ? c.between(130, 210) : c.between(44, 96)
  ) {
    const h = c.between(84, 176);
    if (gaps.some(([a, b]) => x > a && x < b)) continue;
    if (c.next() < 0.24)
      chir(p, x, y, h * 1.4, Math.round(x), c.next() < 0.5 ? 1 : -1, { ...inks, ink: "pine-950" });
    else sal(p, x, y, h, Math.round(x), inks);
  }
}

/** A bush or clipped hedge plant: half a crown on the ground. */
export function bush(p: Print, x: number, y: number, w: number, ink: InkName, lit: InkName): void {
  const c = new Chance(Math.round(x + y));
  const points: Point[] = [[x - w / 2, y]];
  for (let i = 0; i <= 14; i++) {
    const a = Math.PI - (Math.PI * i) / 14;
    const r = i % 2 ? c.between(1, 1.12) : c.between(0.82, 0.9);
    points.push([x + Math.cos(a) * w * 0.5 * r, y - Math.sin(a) * w * 0.46 * r]);
  }
  points.push([x + w / 2, y]);
  p.poly(points, ink);
  p.cuts(lit, [
    [x + w * 0.06, y - w * 0.36, w * 0.13, w * 0.08, w * 0.018, -w * 0.03],
    [x + w * 0.2, y - w * 0.24, w * 0.13, w * 0.1, w * 0.018, -w * 0.03],
    [x + w * 0.02, y - w * 0.2, w * 0.12, w * 0.08, w * 0.016, -w * 0.03],
  ]);
}
