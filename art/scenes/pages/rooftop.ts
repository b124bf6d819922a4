import { plate } from "../../catalogue.ts";
import { act, holding } from "../../hand/gestures.ts";
import { type Cut, fine, type Point } from "../../hand/path.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { clipboard } from "../../hand/tools.ts";
import { evening, kurta, uniform } from "../settings.ts";

/** The great bear as it stands over the range in winter, and the star that it points to. */
const bear: readonly Point[] = [
  [1010, 330],
  [1090, 262],
  [1176, 244],
  [1252, 214],
  [1290, 130],
  [1420, 118],
  [1402, 206],
  [1252, 214],
];

function stars(p: Print): void {
  const c = p.chance;
  let far = "";
  for (let i = 0; i < 70; i++) {
    const [x, y] = [c.between(10, 1590), c.between(10, 330)];
    const r = c.between(1.6, 3.4);
    far += `M${fine(x - r, y)}l${fine(r, -r)}l${fine(r, r)}l${fine(-r, r)}z`;
  }
  p.path(far, "saffron-100", 0.75);
  p.line(`M${bear.map(([x, y]) => fine(x, y)).join("L")}`, "saffron-100", 1.6, 0.4);
  for (const [x, y] of bear) p.circle(x, y, 6, "paper");
  p.path("M236 96a66 66 0 1 1-66 112a80 80 0 0 0 66-112z", "saffron-100");
}

/** A tube on three legs that looks up to the right; its eyepiece is at the given point. */
function telescope(p: Print, [x, y]: Point): void {
  p.line(
    `M${x + 96} ${y - 40}L${x + 40} 880M${x + 96} ${y - 40}L${x + 196} 880M${x + 96} ${y - 40}V870`,
    "wood",
    11,
  );
  p.group(`translate(${x} ${y})rotate(-37)`, () => {
    p.rect(-18, -9, 44, 18, "saffron-400");
    p.rect(20, -17, 130, 34, "paper");
    p.rect(20, 4, 130, 13, "pine-950", 0.2);
    p.rect(140, -28, 190, 56, "brick-500");
    p.rect(140, 6, 190, 22, "pine-950", 0.25);
    p.rect(322, -33, 18, 66, "saffron-400");
  });
  p.circle(x + 96, y - 44, 20, "pine-950");
}

function nightSky(p: Print): void {
  evening(p, 700, 841, 190);
  stars(p);
  p.rect(0, 690, 1600, 310, "pine-700");
  p.rect(0, 690, 1600, 310, "pine-950", 0.45);
  p.rect(0, 640, 1600, 44, "saffron-100");
  p.rect(0, 640, 1600, 44, "pine-950", 0.5);
  p.cuts(
    "pine-950",
    Array.from({ length: 20 }, (_, i): Cut => [40 + i * 82, 690, 0, 56, 13]),
  );
  p.rect(0, 744, 1600, 20, "saffron-100", 0.18);
  p.grain("pine-400", 22, [0, 780, 1600, 985], [90, 260], 2, 0.3);
  p.ellipse(520, 900, 400, 66, "saffron-400", 0.2);
  telescope(p, [760, 590]);
  const warm = { lit: "saffron-400" } as const;
  person(
    p,
    660,
    900,
    420,
    act({ near: "low", far: "behind", legs: "apart", lean: 24, nod: -6 }),
    uniform({ ...warm, hair: "plait", wear: "skirt", sock: "paper", skin: 2, head: 8 }),
  );
  holding(
    p,
    400,
    912,
    440,
    act({ near: "grasp", far: "belly", legs: "even" }),
    uniform({ ...warm, skin: 1, hair: "patka", cloth: "saffron-400", top: "brick-500" }),
    clipboard,
  );
  person(
    p,
    1090,
    906,
    500,
    act({ near: "raise", far: "hip", legs: "apart" }),
    kurta("saffron-100", "pine-950", { skin: 3, lit: "saffron-400" }),
  );
  person(
    p,
    1270,
    912,
    360,
    act({ near: "brow", far: "loose", legs: "even", nod: -10 }),
    uniform({ ...warm, skin: 2, hair: "scarf", cloth: "brick-500", head: 8.4 }),
  );
  p.rect(520, 858, 36, 50, "pine-950");
  p.rect(526, 866, 24, 34, "saffron-400");
  p.line("M520 858q18-34 36 0", "pine-950", 5);
  p.salt(0.25);
}

export const rooftopPlates = [
  plate(
    "scenes/night-sky",
    "wide",
    "On the roof at night a girl looks through a telescope, a boy takes notes, a teacher points to the great bear.",
    nightSky,
  ),
];
