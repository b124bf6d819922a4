import { plate } from "../../catalogue.ts";
import { audience } from "../../hand/crowd.ts";
import { act, holding } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { hill, shadow, skyline } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { stall } from "../../hand/things.ts";
import { kurta, saree, stage, uniform } from "../settings.ts";

/** A painted backcloth of hills under a large sun. */
export function backcloth(p: Print, floorY: number, seed: number, sun = 0.62): void {
  const w = p.width;
  p.rect(0, 0, w, floorY, "saffron-100");
  p.path(
    `M0 ${floorY * 0.5}Q${w * 0.4} ${floorY * 0.56} ${w} ${floorY * 0.3}V${floorY}H0z`,
    "saffron-400",
    0.6,
  );
  p.circle(w * sun, floorY * 0.45, floorY * 0.17, "paper", 0.85);
  hill(
    p,
    skyline(seed, w, floorY * 0.82, floorY * 0.3, 5),
    { ink: "pine-400", lit: "saffron-100", tint: 0.4, hatch: "saffron-100" },
    { bottom: floorY, seed, hatches: 3 },
  );
  hill(
    p,
    skyline(seed + 3, w, floorY * 0.94, floorY * 0.2, 5),
    { ink: "pine-700", lit: "pine-400", tint: 0.4 },
    { bottom: floorY, seed: seed + 1 },
  );
}

function winterConcert(p: Print): void {
  stage(p, 640, { back: "saffron-100" }, () => {
    p.rect(0, 0, 1600, 640, "pine-700");
    p.circle(1060, 250, 86, "paper");
    p.circle(1022, 236, 82, "pine-700");
    hill(
      p,
      skyline(231, 1600, 470, 220, 6),
      { ink: "pine-400", lit: "paper", tint: 0.85, hatch: "paper" },
      { bottom: 640, seed: 231, depth: 0.4 },
    );
    hill(
      p,
      skyline(234, 1600, 590, 110, 6),
      { ink: "pine-950", lit: "pine-700", tint: 0.8 },
      { bottom: 640, seed: 232 },
    );
    p.cuts(
      "paper",
      Array.from(
        { length: 26 },
        () => [p.chance.between(280, 1320), p.chance.between(110, 420), 7, 2, 2, 1] as const,
      ),
    );
  });
  p.path("M400 650h660l20 66H380z", "wood");
  const singing = [
    act({ near: "open", far: "open", nod: -10 }),
    act({ near: "behind", far: "behind", nod: -16, lean: -3 }),
    act({ near: "heart", far: "hang", nod: 4 }),
    act({ near: "belly", far: "belly", nod: -4, lean: 4 }),
  ] as const;
  const row = (x0: number, y: number, step: number, tall: number, top: InkName) => {
    for (let i = 0; i < 6; i++) {
      const girl = (i * 2) % 3 !== 1;
      person(
        p,
        x0 + i * step + ((i * 29) % 17) - 8,
        y,
        tall * (0.94 + ((i * 3) % 4) * 0.04),
        singing[(i * 3) % 4] ?? singing[0],
        uniform({
          hair: girl ? "plait" : "short",
          wear: girl ? "skirt" : "trousers",
          skin: girl ? 2 : 1,
          top,
          lit: undefined,
        }),
        i < 3 ? 1 : -1,
      );
    }
  };
  row(450, 652, 112, 222, "brick-500");
  row(394, 752, 134, 250, "paper");
  shadow(p, 1240, 800, 220, "pine-950", 0.4);
  const leads = act({ near: "raise", far: "aside", legs: "rest", lean: 4 });
  const leader = saree("pine-700", "saffron-400", { back: true, skin: 2 });
  holding(p, 1230, 806, 310, leads, leader, (b) => b.line("M0 0L7-9", "paper", 1.2), { flip: -1 });
  person(
    p,
    300,
    806,
    240,
    "floorWork",
    kurta("saffron-400", "paper", { hair: "short", skin: 1, wear: "trousers" }),
  );
  p.path("M330 806q-8-56 4-62h52q12 6 4 62z", "wood");
  p.ellipse(360, 744, 28, 9, "paper");
  p.path("M404 806q-6-44 4-48h42q10 4 4 48z", "pine-950");
  p.ellipse(429, 758, 23, 8, "paper");
  audience(p, 930, 96, "pine-950", "saffron-400");
  p.salt(0.3);
}

function interHouseQuiz(p: Print): void {
  stage(p, 620, { back: "pine-400", drape: "pine-700" }, () => {
    p.rect(0, 0, 1600, 620, "saffron-100", 0.3);
    p.rect(430, 150, 740, 210, "pine-950");
    p.path(
      "M800 190q60-6 56 44q-2 30-40 44v30h-34v-50q40-12 40-28q-2-14-22-12t-26 26h-34q6-52 60-54zM782 322h34v30h-34z",
      "saffron-400",
    );
    p.line(
      "M480 210h160M480 250h110M480 290h140M960 210h160M1000 250h120M970 290h150",
      "pine-400",
      6,
    );
  });
  const pairs = [
    [
      act({ near: "chin", far: "table", lean: 12, nod: 10 }),
      act({ near: "heart", far: "hip", lean: -6, nod: -12 }),
    ],
    [
      act({ near: "high", far: "table", lean: 8, nod: -14 }),
      act({ near: "open", far: "table", lean: 14, nod: 4 }),
    ],
    [
      act({ near: "brow", far: "table", lean: 18, nod: 14 }),
      act({ near: "aside", far: "belly", lean: 6, nod: 8 }),
    ],
    [
      act({ near: "grasp", far: "hip", lean: -4, nod: 4 }),
      act({ near: "chin", far: "chin", lean: 4, nod: -8 }),
    ],
  ] as const;
  const houses = ["brick-500", "saffron-400", "pine-700", "paper"] as const;
  const desks = [
    [244, 752],
    [470, 776],
    [950, 776],
    [1172, 752],
  ] as const;
  houses.forEach((ink, i) => {
    const [x, y] = desks[i] ?? desks[0];
    const facing = i < 2 ? 1 : -1;
    pairs[i]?.forEach((doing, k) => {
      const flip = (k === 1 && i !== 3 ? -facing : facing) as 1 | -1;
      const dress = uniform({
        hair: (["plait", "short", "patka"] as const)[(i + k * 2) % 3],
        cloth: "brick-500",
        skin: (((i + k) % 3) + 1) as 1 | 2 | 3,
      });
      person(p, x + 46 + k * 86, y - 36 - k * 8, 246 + ((i * 2 + k) % 3) * 22, doing, dress, flip);
    });
    const top = stall(p, x, y, 184, 112, ink);
    p.circle(x + 92, top - 10, 14, i === 1 ? "brick-500" : "pine-950");
  });
  shadow(p, 800, 820, 200, "pine-950", 0.4);
  holding(
    p,
    800,
    830,
    340,
    act({ near: "grasp", far: "open", legs: "rest", lean: -4, nod: -6 }),
    kurta("saffron-100", "pine-950", { hair: "turban", cloth: "brick-500", skin: 3 }),
    (b) => b.path("M-6-6l13 2-2 9-13-2z", "paper"),
    { flip: -1 },
  );
  audience(p, 930, 96, "pine-950", "saffron-400");
  p.salt(0.3);
}

export const hallEvents = [
  plate(
    "events/winter-concert",
    "wide",
    "A choir in two rows sings before a painted snow range, tablas at the side.",
    winterConcert,
  ),
  plate(
    "events/inter-house-quiz",
    "wide",
    "Four house teams on stage at the quiz; one pair has its hand up.",
    interHouseQuiz,
  ),
];
