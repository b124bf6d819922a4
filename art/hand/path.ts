export type Point = readonly [number, number];
/** A gouge cut: start, chord, half thickness, sideways bend. */
export type Cut = readonly [
  x: number,
  y: number,
  dx: number,
  dy: number,
  width: number,
  bend?: number,
];

function join(values: number[], print: (v: number) => string): string {
  let out = "";
  values.forEach((v, i) => {
    const t = print(v);
    out += i === 0 || t.startsWith("-") ? t : ` ${t}`;
  });
  return out;
}

/** Whole numbers, joined as tightly as path syntax allows. */
export function whole(...values: number[]): string {
  return join(values, (v) => String(Math.round(v) || 0));
}

/** One decimal, for parts smaller than a few units. */
export function fine(...values: number[]): string {
  return join(values, (v) => String(Number(v.toFixed(1)) || 0).replace(/^(-?)0\./, "$1."));
}

/** A polygon in relative whole-number moves. */
export function outline(points: readonly Point[], close = true): string {
  const [first, ...rest] = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  if (!first) return "";
  let [px, py] = first;
  let out = `M${px} ${py}`;
  let started = false;
  for (const [x, y] of rest) {
    if (x === px && y === py) continue;
    const step = whole(x - px, y - py);
    out += !started ? `l${step}` : step.startsWith("-") ? step : ` ${step}`;
    started = true;
    [px, py] = [x, y];
  }
  return out + (close ? "z" : "");
}

/** Gouge cuts as thin lenses: one chord and one curve each, chained with relative moves. */
export function cutPath(cuts: readonly Cut[], precise = false): string {
  const write = precise ? fine : whole;
  const r = (v: number) => (precise ? Math.round(v * 10) / 10 : Math.round(v));
  let out = "";
  let last: Point | undefined;
  for (const [cx, cy, cdx, cdy, width, bend = 0] of cuts) {
    const [x, y, dx, dy] = [r(cx), r(cy), r(cdx), r(cdy)];
    const length = Math.hypot(dx, dy) || 1;
    const offset = 2 * width * (bend >= 0 ? 1 : -1) + bend;
    const [kx, ky] = [dx * 0.55 - (dy / length) * offset, dy * 0.55 + (dx / length) * offset];
    out += last ? `m${write(x - last[0], y - last[1])}` : `M${write(x, y)}`;
    out += `q${write(kx, ky, dx, dy)}z`;
    last = [x, y];
  }
  return out;
}

/** The height of a left-to-right line at x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if (a && b && a[0] <= x && x <= b[0]) {
      return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
    }
  }
  const end = x < (points[0]?.[0] ?? 0) ? points[0] : points.at(-1);
  return end ? end[1] : 0;
}
