import { type InkName, SKIN } from "./inks.ts";
import { fine } from "./path.ts";
import type { Print } from "./print.ts";

/** A small far-off child in two variants, walking; drawn once and reused. */
export function child(
  p: Print,
  x: number,
  y: number,
  h: number,
  top: InkName,
  look: { girl?: boolean; bag?: InkName; legs?: InkName; flip?: 1 | -1 } = {},
): void {
  const { girl = false, bag, legs = "pine-950", flip = 1 } = look;
  const id = p.stamp(`child${girl}${bag}${legs}`, () => {
    const st = girl ? 8 : 11;
    p.path(
      `M-7-42l${fine(-st * 0.7, 42, 7, 0, st * 0.6 + 2, -28, st * 0.6 + 1, 28, 7, 0, -st * 0.6, -42)}z`,
      legs,
    );
    const hem = girl ? 20 : 14;
    p.path(`M-13-74q13-6 26 0L${hem}-${girl ? 36 : 42}h-${hem * 2}z`, "currentColor");
    if (bag) p.path("M-11.7-72q-16 2-13 27l14 2z", bag);
    p.circle(1, -86.8, 11.4, SKIN[1]);
    p.path("M-12.2-85.6a12.2 12.6 0 0 1 24.5-1.8q-9.6-6-18 2.4z", "pine-950");
    if (girl) p.path("M-10-88q-6 14.4-1.2 24q6-12 6-21.6z", "pine-950");
  });
  p.press(id, x, y, h / 100, flip, top);
}

/** A seated person seen from behind, as in the front rows of a class or a hall. */
export function pupilBehind(
  p: Print,
  x: number,
  y: number,
  h: number,
  top: InkName,
  look: { plait?: boolean; skin?: 0 | 1 | 2 | 3; shade?: InkName; ribbon?: InkName } = {},
): void {
  const skin = SKIN[look.skin ?? 2];
  const id = p.stamp(`behind${JSON.stringify(look)}`, () => {
    p.path("M-30 0q2-46 20-54q10-8 20 0q18 8 20 54z", "currentColor");
    if (look.shade) p.path("M-30 0q2-46 20-54q4-4 8-5q-14 22-12 59z", look.shade);
    p.limb(
      [
        [0, -56],
        [0, -66],
      ],
      12,
      skin,
    );
    p.circle(0, -80, 19, "pine-950");
    p.path("M16-76q6 1 1 10z", skin);
    if (look.plait) {
      p.path("M-14-70q-14 14-4 40q10 12 14-34zM14-70q14 14 4 40q-10 12-14-34z", "pine-950");
      const ribbon = look.ribbon ?? "brick-500";
      p.circle(-19, -36, 4, ribbon);
      p.circle(19, -36, 4, ribbon);
    }
    p.cuts("paper", [[23, -46, 5, 40, 1.6, -3]], true, 0.7);
  });
  p.press(id, x, y, h / 100, 1, top);
}

/** Dark heads of a seated audience along the lower edge, each with a rim of light on its right. */
export function audience(p: Print, y: number, size: number, ink: InkName, rim: InkName): void {
  const id = p.stamp(`crowd${ink}${rim}`, () => {
    p.path("M-62 100q4-74 44-84h36q40 10 44 84zM-33-18a33 37 0 1 1 66 0a33 37 0 1 1-66 0z", ink);
    p.cuts(rim, [[11, -53, 20, 31, 2, -8]], true);
  });
  for (let x = size * 0.4, i = 0; x < p.width + size; x += size * 1.26, i++) {
    p.press(id, x, y + (i % 2) * size * 0.42, (size / 100) * (i % 2 ? 1.12 : 1));
  }
}
