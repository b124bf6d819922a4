import type { InkName } from "./inks.ts";
import { type Cut, type Point, whole } from "./path.ts";
import type { Print } from "./print.ts";

export type RoomInks = {
  wall: InkName;
  /** Overprint where the light from the window reaches the wall. */
  light?: InkName;
  dado?: InkName;
  floor: InkName;
  grain?: InkName;
};

/** A room with its window on the right: wall, dado, floor and the two pale parallelograms. */
export function room(p: Print, floorY: number, inks: RoomInks, wallLight?: readonly Point[]): void {
  const { wall, light = "paper", dado, floor, grain = "wood" } = inks;
  const [w, h] = [p.width, p.height];
  p.rect(0, 0, w, floorY, wall);
  p.poly(
    [
      [0, 0],
      [w * 0.39, 0],
      [w, floorY * 0.6],
      [w, 0],
    ],
    light,
    0.35,
  );
  const patch = wallLight ?? [
    [w * 0.28, h * 0.1],
    [w * 0.6, h * 0.26],
    [w * 0.6, floorY * 0.92],
    [w * 0.28, floorY * 0.8],
  ];
  p.poly(patch, light, 0.6);
  if (dado) {
    const tall = Math.min(150, floorY * 0.22);
    p.rect(0, floorY - tall, w, tall, dado);
    p.rect(0, floorY - tall - 9, w, 10, "pine-950", 0.8);
    p.path(
      `M${whole(w * 0.19, floorY - tall)}H${whole(w * 0.62)}V${whole(floorY)}H${whole(w * 0.32)}z`,
      light,
      0.16,
    );
    p.cuts(
      "pine-950",
      Array.from(
        { length: Math.round(w / 64) },
        (_, i): Cut => [30 + i * 64, floorY - tall + 12, 0, tall - 22, 2],
      ),
      false,
      0.35,
    );
  }
  p.rect(0, floorY, w, h - floorY, floor);
  p.rect(0, floorY, w, 11, grain);
  p.path(
    `M${whole(w * 0.2, floorY + 11)}H${whole(w * 0.6)}L${whole(w * 0.64, h)}H${whole(w * 0.03)}z`,
    light,
    0.45,
  );
  p.grain(grain, Math.round(w / 52), [-20, floorY + 22, w, h - 6], [110, 300], 2, 0.75);
}

/** A table or desk from the front: lit top edge, two legs a side. */
export function table(
  p: Print,
  x: number,
  y: number,
  w: number,
  h: number,
  ink: InkName = "wood",
  top: InkName = "saffron-100",
  topTint = 0.35,
): void {
  p.path(
    `M${whole(x + 14, y)}l-8 ${whole(h)}h12l8 ${whole(-h)}zM${whole(x + w - 26, y)}l8 ${whole(h)}h12l-8 ${whole(-h)}z`,
    ink,
  );
  p.rect(x - 12, y, w + 24, 15, ink);
  p.path(`M${whole(x, y - 22)}h${whole(w)}l12 23h${whole(-w - 24)}z`, ink);
  p.path(`M${whole(x, y - 22)}h${whole(w)}l12 23h${whole(-w - 24)}z`, top, topTint);
}

/** A chair in side view that faces the given way; x is the middle of its seat. */
export function chair(
  p: Print,
  x: number,
  y: number,
  h: number,
  ink: InkName = "wood",
  flip = 1,
): void {
  const k = h / 100;
  const f = flip;
  p.line(
    `M${whole(x - f * 22 * k, y)}L${whole(x - f * 20 * k, y - 46 * k)}L${whole(x - f * 26 * k, y - 100 * k)}M${whole(x + f * 20 * k, y)}V${whole(y - 46 * k)}`,
    ink,
    6 * k,
  );
  p.line(`M${whole(x - f * 20 * k, y - 46 * k)}h${whole(f * 44 * k)}`, ink, 8 * k);
  p.line(`M${whole(x - f * 25 * k, y - 92 * k)}l${whole(f * 3 * k, 28 * k)}`, ink, 12 * k);
}

/** A wall board with a wooden frame. */
export function board(
  p: Print,
  x: number,
  y: number,
  w: number,
  h: number,
  ground: InkName = "pine-950",
  frame: InkName = "wood",
): void {
  p.rect(x - 15, y - 15, w + 30, h + 30, frame);
  p.rect(x, y, w, h, ground);
  p.path(
    `M${whole(x + w * 0.5, y)}h${whole(w * 0.5)}v${whole(h)}h${whole(-w * 0.27)}z`,
    "paper",
    0.1,
  );
  p.grain("paper", 8, [x + 12, y + 14, x + w - 10, y + h - 12], [40, 120], 1.4, 0.16);
  p.rect(x - 26, y + h + 12, w + 52, 13, frame);
  p.rect(x - 26, y + h + 12, w + 52, 5, "paper", 0.3);
}

/** Books standing on a shelf: one path for each ink, one for the labels, one for the light. */
export function books(
  p: Print,
  x: number,
  y: number,
  w: number,
  h: number,
  inks: readonly [InkName, ...InkName[]],
): void {
  const spines = new Map<InkName, string>();
  let labels = "";
  let light = "";
  for (let bx = x; bx < x + w - 8; ) {
    const wide = Math.round(p.chance.between(13, 27) * (h / 80));
    const tall = Math.round(h * p.chance.between(0.72, 1));
    const ink = p.chance.pick(inks);
    const top = `${whole(bx, y - tall)}`;
    spines.set(ink, `${spines.get(ink) ?? ""}M${top}h${wide - 2}v${tall}h${2 - wide}z`);
    if (p.chance.next() < 0.5) {
      labels += `M${whole(bx + 2, y - tall * 0.84)}h${wide - 6}v${whole(tall * 0.1)}h${6 - wide}z`;
    }
    light += `M${whole(bx + wide - 5, y - tall)}h3v${tall}h-3z`;
    bx += wide;
  }
  for (const [ink, d] of spines) p.path(d, ink);
  p.path(labels, "paper", 0.8);
  p.path(light, "paper", 0.3);
}

/** Books in a pile, spines towards us; returns nothing, grows upward from y. */
export function pile(
  p: Print,
  x: number,
  y: number,
  w: number,
  inks: readonly InkName[],
  thick = 26,
): void {
  inks.forEach((ink, i) => {
    const dx = ((i * 37) % 22) - 8;
    const top = y - thick * (i + 1);
    p.rect(x + dx, top, w, thick, ink);
    p.rect(x + dx + w * 0.82, top + 4, w * 0.18, thick - 8, "paper");
    p.rect(x + dx + w * 0.07, top, w * 0.035, thick, "paper", 0.6);
  });
}
