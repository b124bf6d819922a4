import { Chance } from "./chance.ts";
import type { InkName } from "./inks.ts";
import { type Cut, heightAt, outline, type Point, whole } from "./path.ts";
import type { Print } from "./print.ts";

function split(c: Chance, a: Point, b: Point, rough: number, shortest: number): Point[] {
  const dx = b[0] - a[0];
  if (dx < shortest) return [a];
  const t = c.between(0.38, 0.62);
  const middle: Point = [a[0] + dx * t, a[1] + (b[1] - a[1]) * t + c.between(-1, 1) * rough * dx];
  return [...split(c, a, middle, rough, shortest), ...split(c, middle, b, rough, shortest)];
}

/** Subdivides a line of peaks and saddles into straight, slightly rough segments. */
function ridge(c: Chance, control: readonly Point[], rough: number, shortest: number) {
  const out: Point[] = [];
  for (let i = 1; i < control.length; i++) {
    const [a, b] = [control[i - 1], control[i]];
    if (a && b) out.push(...split(c, a, b, rough, shortest));
  }
  const end = control.at(-1);
  if (end) out.push(end);
  return out;
}

export type HillInks = {
  ink: InkName;
  /** A second printing over the whole layer, which darkens it without a new ink. */
  over?: readonly [ink: InkName, tint: number];
  /** The ink of the lit face, overprinted so that no new ink is needed. */
  lit: InkName;
  tint?: number;
  hatch?: InkName;
};

export type HillShape = {
  bottom: number;
  seed: number;
  rough?: number;
  shortest?: number;
  hatches?: number;
  depth?: number;
};

/**
 * A hill layer. `control` starts on a saddle and alternates saddle, peak, saddle; from each peak a
 * zigzag spine falls slightly left, and the face right of it is lit and ends in teeth.
 */
export function hill(p: Print, control: readonly Point[], inks: HillInks, shape: HillShape): void {
  const { bottom, rough = 0.06, shortest = 40, hatches = 4, depth = 0.55 } = shape;
  const c = new Chance(shape.seed);
  const top = ridge(c, control, rough, shortest);
  const [start, end] = [top[0], top.at(-1)];
  if (!start || !end) return;
  const block: Point[] = [...top, [end[0], bottom], [start[0], bottom]];
  p.poly(block, inks.ink);
  if (inks.over) p.poly(block, ...inks.over);
  let faces = "";
  const cuts: Cut[] = [];
  for (let i = 1; i < control.length - 1; i += 2) {
    const [peak, saddle] = [control[i], control[i + 1]];
    if (!peak || !saddle) continue;
    const [px, py] = peak;
    const [qx, qy] = saddle;
    const [tall, wide] = [Math.max(30, (bottom - py) * depth), qx - px];
    const spine: Point[] = [];
    let [x, y] = [px, py];
    while (y < py + tall) {
      const step = c.between(0.07, 0.16) * tall + 5;
      y += step;
      x += c.between(-0.62, 0.7) * step - (0.05 * wide * step) / tall;
      spine.push([x, y]);
    }
    const teeth: Point[] = [];
    const count = Math.max(3, Math.round(wide / 40));
    for (let j = 1; j < count; j++) {
      const t = j / count;
      const tx = qx + (x - qx) * t;
      const ty = qy + (y - qy) * t ** 1.25;
      teeth.push([tx + (wide / count) * 0.5, ty - c.between(0.1, 0.26) * tall * (0.35 + t)]);
      teeth.push([tx + c.between(-3, 3), ty + c.between(0.02, 0.16) * tall]);
    }
    const face = top.filter(([fx]) => fx >= px && fx <= qx);
    faces += outline([...face, ...teeth, ...spine.reverse()]);
    for (let j = 0; inks.hatch && j < hatches; j++) {
      const t = ((j + c.between(0.1, 0.9)) / hatches) * 0.92;
      const long = tall * c.between(0.14, 0.36) * (1 - 0.5 * t);
      const fx = px + wide * t;
      cuts.push([
        fx + 2,
        heightAt(top, fx) + tall * 0.04,
        long * c.between(0.1, 0.4),
        long,
        c.between(1.2, 2.9),
        c.between(-5, 3),
      ]);
    }
  }
  p.path(faces, inks.lit, inks.tint ?? 1);
  if (inks.hatch) p.cuts(inks.hatch, cuts);
}

/** Saddles and peaks of irregular height across the sheet, around the level y. */
export function skyline(seed: number, width: number, y: number, rise: number, peaks: number) {
  const c = new Chance(seed);
  const points: Point[] = [];
  const n = peaks * 2;
  for (let i = 0; i <= n; i++) {
    const drift = i > 0 && i < n ? c.between(-0.38, 0.38) * (width / n) : 0;
    const lift = i % 2 ? -rise * (0.12 + 0.88 * c.next() ** 1.5) : rise * c.between(0, 0.38);
    points.push([-30 + ((width + 60) * i) / n + drift, y + lift]);
  }
  return points;
}

/** Stepped bands with edges of long flat knife cuts, rising toward the light on the right. */
export function sky(
  p: Print,
  bottom: number,
  ground: InkName,
  bands: readonly (readonly [ink: InkName, tint: number])[],
  sunX = p.width * 0.92,
): void {
  p.rect(0, 0, p.width, bottom + 30, ground);
  const c = new Chance(bottom + bands.length);
  const up = bottom * 0.22;
  bands.forEach(([ink, tint], k) => {
    const level = bottom * (0.12 + (0.66 * (k + 1)) / bands.length);
    const edge: Point[] = [];
    for (let x = -20; x < p.width + 20; ) {
      const long = c.between(70, 190) * (p.width / 1600);
      const y = level - up * Math.exp(-(((x - sunX) / (p.width * 0.42)) ** 2)) + c.between(-7, 7);
      edge.push([x, y], [x + long * 0.94, y + c.between(-3, 3)]);
      x += long;
    }
    p.poly([[-20, bottom + 30], ...edge, [p.width + 40, bottom + 30]], ink, tint);
  });
}

/** A clear morning: dusk blue above, straw and saffron light above the hills. */
export function morning(p: Print, bottom: number, base: InkName = "dusk-300"): void {
  sky(p, bottom, base, [
    ["paper", 0.22],
    ["paper", 0.34],
    ["saffron-100", 0.5],
    ["saffron-100", 0.8],
  ]);
  p.grain("paper", 9, [-40, bottom * 0.12, p.width, bottom * 0.62], [120, 320], 3, 0.7);
}

/** A mown ground from y down to the edge of the sheet, its stripes widening toward us. */
export function field(p: Print, y: number, ink: InkName = "leaf-500", stripes = 8): void {
  const tall = p.height - y;
  p.rect(0, y, p.width, tall, ink);
  let d = "";
  for (let k = 0; k < stripes; k++) {
    const y0 = y + tall * (k / stripes) ** 1.7;
    const y1 = y + tall * ((k + 0.5) / stripes) ** 1.7;
    d += `M0 ${whole(y0)}h${p.width}v${whole(Math.max(2, y1 - y0))}H0z`;
  }
  p.path(d, "saffron-100", 0.14);
  p.grain("pine-700", 20, [20, y + tall * 0.12, p.width, p.height - 20], [40, 130], 2, 0.45);
}

/** The long shadow of a person or thing at x, y, with light from the right. */
export function shadow(p: Print, x: number, y: number, long: number, ink: InkName, opacity = 0.4) {
  p.cuts(
    ink,
    [[x + long * 0.12, y + 1, -long, long * 0.09, Math.max(2, long * 0.035), 3]],
    false,
    opacity,
  );
}
