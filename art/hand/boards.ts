import type { Point } from "./path.ts";
import type { Print } from "./print.ts";

/** Boards of a table seen from above, the window's light across them. */
export function boards(p: Print, joints: readonly number[], light: readonly Point[]): void {
  const [w, h] = [p.width, p.height];
  p.rect(0, 0, w, h, "wood-300");
  for (const y of joints) p.rect(0, y, w, 7, "wood");
  p.grain("wood", 40, [-20, 12, w, h - 8], [120, 420], 2.2, 0.55);
  p.poly(light, "saffron-100", 0.2);
}
