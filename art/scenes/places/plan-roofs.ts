import type { Print } from "../../hand/print.ts";

/** The roofs on the built squares, seen from above: light from the right, so their left planes are dark. */
export function roofs(p: Print): void {
  parking(p);
  // The main house, its gable toward the field.
  roof(p, 330, 392, 372, 62);
  roof(p, 478, 380, 76, 92, true);
  // The laboratories around a court.
  roof(p, 34, 268, 232, 46);
  roof(p, 34, 268, 46, 124, true);
  roof(p, 220, 268, 46, 124, true);
  // Classrooms behind the main house.
  roof(p, 330, 268, 150, 40);
  roof(p, 330, 332, 150, 34);
  // The library with its steps, and the hall.
  roof(p, 540, 264, 160, 84);
  p.path("M700 284h20v44h-20z", "paper");
  p.line("M706 284v44M712 284v44", "pine-950", 1.6, 0.5);
  roof(p, 764, 286, 164, 132);
  // The kitchen and the infirmary.
  roof(p, 764, 436, 74, 32);
  roof(p, 862, 436, 66, 32);
}

function roof(p: Print, x: number, y: number, w: number, h: number, isTall = false): void {
  p.rect(x - 9, y + 7, w, h, "pine-950", 0.2);
  p.rect(x, y, w, h, "brick-500");
  if (isTall) p.rect(x, y, w / 2, h, "pine-950", 0.22);
  else p.path(`M${x} ${y}h${w}l${-h / 2} ${h / 2}h${h - w}l${-h / 2} ${h / 2}z`, "pine-950", 0.22);
  const ridge = isTall
    ? `M${x + w / 2} ${y}v${h}`
    : `M${x + h / 2} ${y + h / 2}h${w - h}M${x} ${y}l${h / 2} ${h / 2}l${-h / 2} ${h / 2}M${x + w} ${y}l${-h / 2} ${h / 2}l${h / 2} ${h / 2}`;
  p.line(ridge, "saffron-100", 2, 0.7);
}

/** Bays for visitors, left of the main house. */
function parking(p: Print): void {
  p.rect(96, 412, 200, 50, "pine-950", 0.14);
  p.line(Array.from({ length: 11 }, (_, i) => `M${98 + i * 19.6} 414v20`).join(""), "paper", 2);
  for (const [place, ink] of [
    [1, "paper"],
    [2, "brick-500"],
    [5, "pine-700"],
    [8, "paper"],
  ] as const)
    p.rect(102 + place * 19.6, 415, 11, 19, ink);
}
