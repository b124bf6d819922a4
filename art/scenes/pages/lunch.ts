import { plate } from "../../catalogue.ts";
import { type InkName, SKIN } from "../../hand/inks.ts";
import { type Cut, fine, type Point } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";

/** A heap on a plate: an uneven edge, and cuts for its grains. */
function heap(p: Print, x: number, y: number, r: number, ink: InkName, grain: InkName): void {
  const c = p.chance;
  const edge = Array.from({ length: 22 }, (_, i): Point => {
    const a = (i / 22) * Math.PI * 2;
    const long = r * c.between(0.88, 1.08);
    return [x + Math.cos(a) * long, y + Math.sin(a) * long];
  });
  p.poly(edge, ink);
  const cuts = Array.from({ length: 26 }, (): Cut => {
    const [a, far] = [c.between(0, 6.28), r * Math.sqrt(c.between(0, 0.7))];
    return [x + Math.cos(a) * far, y + Math.sin(a) * far, c.between(-14, 14), c.between(4, 12), 2];
  });
  p.cuts(grain, cuts, false, 0.5);
}

/** Steel seen from above: lit from the right, its shadow to the left. */
function steel(p: Print, x: number, y: number, r: number): void {
  p.ellipse(x - r * 0.1, y + r * 0.06, r * 1.02, r, "pine-950", 0.3);
  p.circle(x, y, r, "dusk-300");
  p.circle(x, y, r * 0.9, "paper", 0.35);
  const arc = (k: number, from: number, to: number) => {
    const at = (a: number) => fine(x + Math.cos(a) * r * k, y + Math.sin(a) * r * k);
    return `M${at(from)}A${fine(r * k, r * k)} 0 0 1 ${at(to)}`;
  };
  p.line(arc(0.95, -1.1, 0.9), "paper", r * 0.05);
  p.line(arc(0.88, 2.1, 4.1), "pine-950", r * 0.03, 0.25);
}

function bowl(p: Print, x: number, y: number, r: number, ink: InkName, top: () => void): void {
  steel(p, x, y, r);
  p.circle(x, y, r * 0.78, ink);
  top();
}

/** Rice, dal, a vegetable of the valley and curd; a round bread folded beside them. */
function thali(p: Print, x: number, y: number, r: number): void {
  steel(p, x, y, r);
  heap(p, x - r * 0.1, y + r * 0.34, r * 0.36, "paper", "dusk-300");
  bowl(p, x - r * 0.44, y - r * 0.34, r * 0.27, "saffron-400", () =>
    p.cuts("brick-500", [[x - r * 0.54, y - r * 0.38, r * 0.16, r * 0.08, 4, 8]]),
  );
  bowl(p, x + r * 0.14, y - r * 0.5, r * 0.25, "paper", () =>
    p.cuts("dusk-300", [[x + r * 0.02, y - r * 0.5, r * 0.2, -r * 0.04, 4, 10]]),
  );
  heap(p, x + r * 0.5, y - r * 0.08, r * 0.22, "leaf-500", "saffron-100");
  p.circle(x + r * 0.44, y - r * 0.12, r * 0.05, "brick-500");
  p.circle(x + r * 0.56, y - r * 0.02, r * 0.045, "brick-500");
  p.path(
    `M${fine(x + r * 0.22, y + r * 0.6)}a${fine(r * 0.36, r * 0.36)} 0 0 1 ${fine(r * 0.44, -r * 0.42)}q${fine(r * 0.04, r * 0.4, -r * 0.44, r * 0.42)}z`,
    "saffron-100",
  );
  for (const [dx, dy] of [
    [0.36, 0.46],
    [0.5, 0.36],
    [0.46, 0.5],
  ] as const)
    p.circle(x + r * dx, y + r * dy, r * 0.035, "wood", 0.5);
}

/** A box from home, open, its lid beside it. */
function tiffin(p: Print, x: number, y: number): void {
  const box = (bx: number, by: number, w: number, h: number) =>
    `M${fine(bx + 34, by)}h${w - 68}q34 0 34 34v${h - 68}q0 34-34 34h${68 - w}q-34 0-34-34v${68 - h}q0-34 34-34z`;
  p.path(box(x - 26, y + 16, 300, 210), "pine-950", 0.3);
  p.path(box(x, y, 300, 210), "brick-500");
  p.path(box(x + 16, y + 16, 268, 178), "paper");
  p.line(`M${x + 168} ${y + 22}v166`, "brick-500", 8);
  for (const dy of [52, 96, 140]) {
    p.line(`M${x + 48} ${y + dy}h88`, "saffron-100", 34);
    p.line(`M${x + 52} ${y + dy + 8}h70`, "wood-300", 4, 0.7);
  }
  heap(p, x + 228, y + 82, 44, "leaf-500", "saffron-100");
  p.circle(x + 228, y + 158, 20, "saffron-400");
  p.path(box(x + 70, y + 270, 300, 120), "pine-950", 0.3);
  p.path(box(x + 96, y + 254, 300, 120), "brick-500");
  p.line(`M${x + 130} ${y + 276}h232`, "saffron-100", 5, 0.6);
}

/** An arm that comes over the edge of the table; the hand takes hold with thumb and fingers. */
function reach(p: Print, from: Point, to: Point, skin: 0 | 1 | 2 | 3, cuff: InkName): void {
  const brown = SKIN[skin];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const at = (along: number, across: number): Point => [
    to[0] + ux * along - uy * across,
    to[1] + uy * along + ux * across,
  ];
  p.line(
    `M${fine(from[0] - 26, from[1] + 10)}L${fine(to[0] - 26, to[1] + 10)}`,
    "pine-950",
    66,
    0.3,
  );
  p.limb([from, to], 64, brown);
  p.limb([from, [from[0] + dx * 0.42, from[1] + dy * 0.42]], 96, cuff);
  p.limb([at(-4, 0), at(26, 0)], 76, brown);
  for (const across of [-26, -9, 9, 25])
    p.limb(
      [at(30, across), at(66 - Math.abs(across) * 0.4, across * 0.8), at(88, across * 0.4)],
      19,
      brown,
    );
  p.limb([at(-6, 40), at(38, 58), at(66, 36)], 20, brown);
}

function lunch(p: Print): void {
  p.rect(0, 0, 1600, 1000, "wood-300");
  p.path("M0 232h1600v6H0zM0 484h1600v6H0zM0 742h1600v6H0z", "wood");
  p.grain("wood", 34, [-20, 12, 1600, 990], [120, 420], 2.2, 0.55);
  p.path("M820 0H1600V640z", "saffron-100", 0.14);
  thali(p, 520, 480, 372);
  p.group("translate(1000 320)scale(1.36)", () => tiffin(p, 0, 0));
  for (const [x, y] of [
    [1010, 150],
    [960, 876],
  ] as const) {
    steel(p, x, y, 88);
    p.circle(x, y, 66, "dusk-300");
    p.cuts("paper", [[x - 28, y - 10, 58, -6, 4, 8]]);
  }
  reach(p, [220, 1150], [430, 792], 2, "paper");
  reach(p, [1480, -150], [1310, 268], 1, "paper");
  p.salt();
}

export const lunchPlates = [
  plate(
    "scenes/lunch",
    "wide",
    "Two children eat at one table: a steel plate of rice, dal, vegetable and curd, and an open box from home.",
    lunch,
  ),
];
