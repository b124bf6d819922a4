import type { InkName } from "./inks.ts";
import { type Cut, fine, type Point, whole } from "./path.ts";
import type { Print } from "./print.ts";

/** A football: paper with five dark patches, scaled by its radius. */
export function football(
  p: Print,
  x: number,
  y: number,
  r: number,
  patch: InkName = "pine-950",
): void {
  p.circle(x, y, r, "paper");
  let d = `M${fine(x - r * 0.3, y - r * 0.2)}l${fine(r * 0.3, -r * 0.22, r * 0.3, r * 0.22, -r * 0.12, r * 0.36, -r * 0.36, 0)}z`;
  for (const a of [-90, -18, 54, 126, 198]) {
    const t = (a * Math.PI) / 180;
    const [ex, ey] = [x + Math.cos(t) * r * 0.98, y + Math.sin(t) * r * 0.98];
    const [nx, ny] = [-Math.sin(t) * r * 0.3, Math.cos(t) * r * 0.3];
    d += `M${fine(ex + nx, ey + ny)}L${fine(ex - nx, ey - ny)}L${fine(x + Math.cos(t) * r * 0.7, y + Math.sin(t) * r * 0.7)}z`;
  }
  p.path(d, patch);
  p.path(
    `M${fine(x - r * 0.7, y - r * 0.7)}a${fine(r, r)} 0 0 0 ${fine(r * 1.1, r * 1.6)}a${fine(r, r)} 0 0 1 ${fine(-r * 1.1, -r * 1.6)}z`,
    "pine-950",
    0.16,
  );
}

/** A net of thin strings inside a four-cornered frame. */
export function net(
  p: Print,
  box: readonly [number, number, number, number],
  step: number,
  ink: InkName = "paper",
  opacity = 0.7,
): void {
  const [x0, y0, x1, y1] = box;
  let d = "";
  for (let x = x0 + step; x < x1; x += step) d += `M${whole(x, y0)}V${whole(y1)}`;
  for (let y = y0 + step; y < y1; y += step) d += `M${whole(x0, y)}H${whole(x1)}`;
  p.line(d, ink, 1.6, opacity);
}

/** Little flags on a sagging line from a to b. */
export function bunting(
  p: Print,
  a: Point,
  b: Point,
  sag: number,
  inks: readonly [InkName, ...InkName[]],
  size = 30,
): void {
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * 2];
  p.line(`M${whole(...a)}Q${whole(...mid, ...b)}`, "pine-950", 2);
  const n = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (size * 1.5)));
  const parts = new Map<InkName, string>();
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * mid[0] + t * t * b[0];
    const y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * mid[1] + t * t * b[1];
    const ink = inks[i % inks.length] ?? inks[0];
    parts.set(
      ink,
      `${parts.get(ink) ?? ""}M${whole(x - size / 2, y)}h${whole(size)}l${whole(-size / 2, size * 1.15)}z`,
    );
  }
  for (const [ink, d] of parts) p.path(d, ink);
}

/** A pennant on a pole. */
export function pennant(p: Print, x: number, y: number, h: number, ink: InkName): void {
  p.line(`M${whole(x, y)}v${whole(-h)}`, "pine-950", 3);
  p.path(`M${whole(x, y - h)}l${whole(h * 0.38, h * 0.1, -h * 0.38, h * 0.12)}z`, ink);
}

/** The national flag in its three bands with the wheel; the only place all three meet. */
export function tricolour(p: Print, x: number, y: number, w: number, wave = 1): void {
  const h = w * 0.62;
  const band = (k: number) => {
    const t = y + (h / 3) * k;
    return `M${whole(x, t)}q${whole(w * 0.25, -wave * h * 0.12, w * 0.5, 0)}t${whole(w * 0.5, 0)}v${whole(h / 3)}q${whole(-w * 0.25, wave * h * 0.12, -w * 0.5, 0)}t${whole(-w * 0.5, 0)}z`;
  };
  p.path(band(0), "saffron-400");
  p.path(band(1), "paper");
  p.path(band(2), "pine-700");
  p.line(
    `M${fine(x + w / 2 - h * 0.13, y + h / 2)}a${fine(h * 0.13, h * 0.13)} 0 1 0 ${fine(h * 0.26, 0)}a${fine(h * 0.13, h * 0.13)} 0 1 0 ${fine(-h * 0.26, 0)}z`,
    "indigo",
    h * 0.035,
  );
}

/** A paper kite with its cross-cut halves and tail string. */
export function kite(
  p: Print,
  x: number,
  y: number,
  s: number,
  a: InkName,
  b: InkName,
  tilt = 0,
  string?: Point,
): void {
  if (string)
    p.line(
      `M${whole(x, y)}Q${whole((x + string[0]) / 2 + 30, (y + string[1]) / 2 + 60, ...string)}`,
      "pine-950",
      1.6,
      0.7,
    );
  p.group(`translate(${whole(x, y)})rotate(${tilt})scale(${fine(s / 100)})`, () => {
    p.path("M0-64L52 0 0 60-52 0z", a);
    p.path("M0-64L52 0 0 60z", b);
    p.path("M0 60l16 24h-32z", a);
    p.line("M0-64V60M-52 0Q0-38 52 0", "pine-950", 2, 0.6);
  });
}

/** A clay lamp with one flame; y is its foot. */
export function lamp(
  p: Print,
  x: number,
  y: number,
  s: number,
  clay: InkName = "brick-500",
  glow?: InkName,
): void {
  if (glow) {
    p.circle(x, y - s * 0.62, s * 0.95, glow, 0.14);
    p.circle(x, y - s * 0.62, s * 0.58, glow, 0.2);
  }
  p.path(
    `M${fine(x - s * 0.5, y - s * 0.28)}h${fine(s)}q${fine(-s * 0.1, s * 0.3, -s * 0.34, s * 0.3)}h${fine(-s * 0.32)}q${fine(-s * 0.24, 0, -s * 0.34, -s * 0.3)}z`,
    clay,
  );
  p.path(
    `M${fine(x - s * 0.14, y - s * 0.34)}q${fine(-s * 0.1, -s * 0.34, s * 0.16, -s * 0.68)}q${fine(s * 0.3, s * 0.42, s * 0.08, s * 0.68)}z`,
    "saffron-300",
  );
}

/** A potted plant with long leaves. */
export function potPlant(
  p: Print,
  x: number,
  y: number,
  s: number,
  pot: InkName = "brick-500",
  leaf: InkName = "pine-700",
): void {
  const k = s / 100;
  const cuts: Cut[] = [
    [x, y - 38 * k, -34 * k, -48 * k, 7 * k, -8 * k],
    [x, y - 38 * k, -4 * k, -66 * k, 7 * k, 4 * k],
    [x, y - 38 * k, 32 * k, -46 * k, 7 * k, 8 * k],
    [x, y - 38 * k, -44 * k, -18 * k, 5 * k, -4 * k],
    [x, y - 38 * k, 44 * k, -16 * k, 5 * k, 4 * k],
  ];
  p.cuts(leaf, cuts);
  p.path(
    `M${fine(x - 18 * k, y)}l${fine(-8 * k, -40 * k)}h${fine(52 * k)}l${fine(-8 * k, 40 * k)}z`,
    pot,
  );
  p.path(
    `M${fine(x - 18 * k, y)}l${fine(-8 * k, -40 * k)}h${fine(20 * k)}v${fine(40 * k)}z`,
    "pine-950",
    0.18,
  );
}

/** A garden or corridor bench seen from the front. */
export function bench(
  p: Print,
  x: number,
  y: number,
  w: number,
  h: number,
  ink: InkName = "wood",
): void {
  p.path(
    `M${whole(x + 12, y)}v${whole(-h)}h14v${whole(h)}zM${whole(x + w - 26, y)}v${whole(-h)}h14v${whole(h)}z`,
    ink,
  );
  p.rect(x, y - h - 6, w, 16, ink);
  p.rect(x, y - h - 6, w, 7, "saffron-100", 0.4);
}

/** A cup on a foot, for the winners' table. */
export function trophy(p: Print, x: number, y: number, s: number): void {
  const k = s / 100;
  p.line(
    `M${fine(x - 26 * k, y - 84 * k)}q${fine(-26 * k, 4 * k, -4 * k, 34 * k)}M${fine(x + 26 * k, y - 84 * k)}q${fine(26 * k, 4 * k, 4 * k, 34 * k)}`,
    "saffron-400",
    6 * k,
  );
  p.path(
    `M${fine(x - 30 * k, y - 98 * k)}h${fine(60 * k)}q${fine(0, 52 * k, -24 * k, 60 * k)}v${fine(18 * k)}h${fine(-12 * k)}v${fine(-18 * k)}q${fine(-24 * k, -8 * k, -24 * k, -60 * k)}z`,
    "saffron-400",
  );
  p.rect(x - 22 * k, y - 20 * k, 44 * k, 20 * k, "pine-950");
  p.cuts("paper", [[x + 18 * k, y - 92 * k, -6 * k, 40 * k, 2 * k, -3]]);
}

/** A speaker's stand with a microphone. */
export function lectern(p: Print, x: number, y: number, h: number, ink: InkName = "wood"): void {
  const w = h * 0.52;
  p.path(
    `M${whole(x - w / 2, y)}l${whole(w * 0.1, -h * 0.86)}h${whole(w * 0.8)}l${whole(w * 0.1, h * 0.86)}z`,
    ink,
  );
  p.path(
    `M${whole(x - w / 2, y)}l${whole(w * 0.1, -h * 0.86)}h${whole(w * 0.26)}V${whole(y)}z`,
    "pine-950",
    0.25,
  );
  p.path(
    `M${whole(x - w * 0.56, y - h * 0.84)}l${whole(w * 0.08, -h * 0.16)}h${whole(w * 0.96)}l${whole(w * 0.08, h * 0.16)}z`,
    ink,
  );
  p.path(
    `M${whole(x - w * 0.56, y - h * 0.84)}l${whole(w * 0.08, -h * 0.16)}h${whole(w * 0.96)}l${whole(w * 0.08, h * 0.16)}z`,
    "saffron-100",
    0.4,
  );
  p.line(
    `M${whole(x + w * 0.2, y - h)}q${whole(6, -h * 0.16, -w * 0.16, -h * 0.22)}`,
    "pine-950",
    3,
  );
}

/** A cloth-covered trestle with things to look at on it; returns the level of its top. */
export function stall(
  p: Print,
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: InkName,
): number {
  p.rect(x, y - h, w, h, cloth);
  p.path(
    `M${whole(x, y - h)}h${whole(w * 0.22)}v${whole(h)}h${whole(-w * 0.22)}z`,
    "pine-950",
    0.16,
  );
  const folds = Array.from(
    { length: Math.round(w / 46) },
    (_, i): Cut => [x + 22 + i * 46, y - h + 26, (i % 2) * 6 - 3, h - 34, 2.4],
  );
  p.cuts("pine-950", folds, false, 0.22);
  p.rect(x - 10, y - h - 8, w + 20, 16, "paper");
  return y - h - 8;
}

/** Confetti-free awning of broad stripes over a stall. */
export function awning(
  p: Print,
  x: number,
  y: number,
  w: number,
  h: number,
  a: InkName,
  b: InkName,
): void {
  p.path(`M${whole(x, y)}l${whole(w * 0.06, -h)}h${whole(w * 0.88)}l${whole(w * 0.06, h)}z`, a);
  const n = Math.max(5, Math.round(w / 60));
  let d = "";
  for (let i = 0; i < n; i += 2) {
    const at = (t: number, foot: boolean) => (foot ? x + w * t : x + w * 0.06 + w * 0.88 * t);
    d += `M${whole(at(i / n, true), y)}L${whole(at(i / n, false), y - h)}H${whole(at((i + 1) / n, false))}L${whole(at((i + 1) / n, true), y)}z`;
  }
  p.path(d, b);
  const scallop = w / n / 2;
  p.path(
    `M${whole(x, y)}${`a${fine(scallop, scallop * 0.7)} 0 0 0 ${fine(scallop * 2, 0)}`.repeat(n)}z`,
    a,
  );
}
