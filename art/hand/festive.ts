import type { InkName } from "./inks.ts";
import { fine, type Point, whole } from "./path.ts";
import type { Print } from "./print.ts";

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
