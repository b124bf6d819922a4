import { plate } from "../../catalogue.ts";
import { school } from "../../hand/buildings.ts";
import { tricolour } from "../../hand/festive.ts";
import { act } from "../../hand/gestures.ts";
import { SKIN } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { ground, hillsBehind, kurta, uniform } from "../settings.ts";

function republicDay(p: Print): void {
  hillsBehind(p, 400, 213, 150, "pine-400");
  p.rect(0, 400, 1600, 80, "leaf-500");
  school(p, 1230, 470, 9);
  ground(p, 470, "leaf-500", "pine-700", 0.5, 18);
  p.path("M-10 620L1610 570V1010H-10z", "saffron-100");
  p.grain("pine-700", 16, [0, 650, 1600, 990], [80, 240], 2, 0.35);
  p.path("M-10 620L1610 570V580L-10 632z", "paper");
  const ranks = [
    [230, 730, 820, 708, 244],
    [190, 930, 800, 900, 336],
  ] as const;
  for (const [x0, y0, x1, y1, tall] of ranks) {
    for (const [i, nod] of [0, -8, 5, 0, -8].entries()) {
      const t = (i + (i % 2 ? 0.14 : 0)) / 4;
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
      const h = tall * (0.94 + ((i * 3) % 5) * 0.03);
      const girl = i % 3 !== 1;
      shadow(p, x, y, h * 0.6, "pine-950", 0.35);
      person(
        p,
        x,
        y,
        h,
        act({ near: "table", far: "swing", legs: "march", nod }),
        uniform({
          hair: girl ? (i % 3 ? "bun" : "plait") : "short",
          skin: ((i % 3) + 1) as 1 | 2 | 3,
          wear: girl ? "skirt" : "trousers",
          sock: girl ? "paper" : undefined,
          sash: "brick-500",
          sleeve: 1.4,
          lit: "pine-400",
        }),
      );
    }
  }
  shadow(p, 1010, 890, 260, "pine-950", 0.35);
  const bears = act({ near: "offer", far: "open", legs: "march", lean: -3, nod: -10 });
  const bearer = uniform({
    hair: "turban",
    cloth: "saffron-400",
    skin: 2,
    sleeve: 1.4,
    lit: "pine-400",
  });
  const [hx, hy] = hand(1010, 896, 420, bears);
  person(p, 1010, 896, 420, bears, bearer);
  p.line(`M${hx - 16} ${hy + 70}L${hx + 46} 300`, "pine-950", 8);
  p.circle(hx, hy, 12, SKIN[2]);
  tricolour(p, hx + 44, 300, 300);
  p.salt();
}

function independenceDay(p: Print): void {
  hillsBehind(p, 560, 217, 260);
  ground(p, 560, "leaf-500", "pine-700", 0.5, 20);
  p.path("M-10 740Q700 690 1610 730V1010H-10z", "saffron-100");
  p.grain("pine-700", 14, [0, 780, 1600, 990], [80, 240], 2, 0.3);
  p.path("M720 800h160l30 40H690zM748 760h104l20 40H728z", "paper");
  p.path("M720 800h60l-10 40h-80zM748 760h36l-6 40h-50z", "pine-950", 0.16);
  shadow(p, 800, 820, 420, "pine-950", 0.3);
  p.line("M800 764V110", "pine-950", 9);
  p.circle(800, 104, 11, "saffron-400");
  tricolour(p, 806, 126, 400);
  p.line("M806 380Q860 520 930 640", "pine-950", 2.4, 0.7);
  const petals = Array.from(
    { length: 26 },
    () => [p.chance.between(720, 1260), p.chance.between(330, 700), 12, 9, 4, 3] as const,
  );
  p.cuts("saffron-400", petals);
  shadow(p, 950, 830, 200, "pine-950", 0.35);
  person(
    p,
    990,
    846,
    400,
    "pointUp",
    kurta("paper", "paper", { hair: "turban", cloth: "saffron-400", skin: 3, lit: "dusk-300" }),
    -1,
  );
  for (const [x, y, h, girl, f] of [
    [300, 870, 300, true, 1],
    [440, 890, 320, false, 1],
    [580, 872, 300, true, 1],
    [1190, 880, 310, false, -1],
    [1320, 890, 320, true, -1],
  ] as const) {
    shadow(p, x, y, h * 0.6, "pine-950", 0.35);
    person(
      p,
      x,
      y,
      h,
      "salute",
      uniform({
        hair: girl ? "plait" : "short",
        wear: girl ? "skirt" : "trousers",
        sock: girl ? "paper" : undefined,
        skin: girl ? 2 : 1,
        lit: "dusk-300",
      }),
      f,
    );
  }
  p.salt();
}

export const nationalDays = [
  plate(
    "events/republic-day",
    "wide",
    "Students march past in ranks behind a flag bearer with the tricolour.",
    republicDay,
  ),
  plate(
    "events/independence-day",
    "wide",
    "The tricolour opens on its pole with a fall of petals while students salute.",
    independenceDay,
  ),
];
