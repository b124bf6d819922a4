import type { Ink, InkName } from "./inks.ts";
import { type Cut, fine, whole } from "./path.ts";
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

/** An awning of broad stripes over a stall, without confetti. */
export function awning(
  p: Print,
  x: number,
  y: number,
  w: number,
  h: number,
  a: Ink,
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
