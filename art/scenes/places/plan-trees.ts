import { Chance } from "../../hand/chance.ts";
import type { InkName } from "../../hand/inks.ts";
import type { Cut, Point } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";

/** Crowns of trees from above, each with its shadow on the left and cuts of light on the right. */
export function crowns(
  p: Print,
  places: readonly Point[],
  radius: number,
  ink: InkName,
  lit: InkName,
): void {
  const id = p.stamp(`crown${radius}${lit}`, () => {
    const c = new Chance(radius);
    const edge: Point[] = [];
    for (let i = 0; i < 9; i++) {
      const a = (2 * Math.PI * i) / 9;
      const [r, s] = [radius * c.between(0.94, 1.08), radius * 0.82];
      edge.push([Math.cos(a) * r, Math.sin(a) * r]);
      edge.push([Math.cos(a + 0.32) * s, Math.sin(a + 0.32) * s]);
    }
    p.ellipse(-radius * 0.35, radius * 0.3, radius, radius * 0.95, "pine-950", 0.25);
    p.poly(edge, ink);
    p.cuts(
      lit,
      [0.1, 0.9, -0.6].map((a): Cut => {
        const [x, y] = [Math.cos(a) * radius * 0.45, Math.sin(a) * radius * 0.45 - 3];
        return [x, y, radius * 0.3, radius * 0.34, 1.3, -2];
      }),
      true,
    );
  });
  for (const [x, y] of places) p.press(id, x, y, 1);
}
