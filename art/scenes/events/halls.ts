import { plate } from "../../catalogue.ts";
import { audience } from "../../hand/crowd.ts";
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
  for (let i = 0; i < 6; i++)
    person(
      p,
      450 + i * 112,
      652,
      218,
      "read",
      uniform({
        hair: i % 2 ? "short" : "plait",
        wear: i % 2 ? "trousers" : "skirt",
        skin: i % 2 ? 1 : 2,
        top: "brick-500",
        lit: undefined,
      }),
      i < 3 ? 1 : -1,
    );
  for (let i = 0; i < 6; i++)
    person(
      p,
      394 + i * 134,
      752,
      244,
      "read",
      uniform({
        hair: i % 2 ? "plait" : "short",
        wear: i % 2 ? "skirt" : "trousers",
        skin: i % 2 ? 2 : 1,
        lit: undefined,
      }),
      i < 3 ? 1 : -1,
    );
  shadow(p, 1240, 800, 220, "pine-950", 0.4);
  person(p, 1230, 806, 300, "cheer", saree("pine-700", "saffron-400", { back: true, skin: 2 }), -1);
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
  const houses = ["brick-500", "saffron-400", "pine-700", "paper"] as const;
  houses.forEach((ink, i) => {
    const x = 250 + i * 230 + (i > 1 ? 190 : 0);
    for (const [k, dx] of [
      [0, 50],
      [1, 130],
    ] as const) {
      person(
        p,
        x + dx,
        716,
        264,
        k === (i === 1 ? 0 : 3) ? "reach" : "fold",
        uniform({
          hair: k ? "short" : "plait",
          skin: (((i + k) % 3) + 1) as 1 | 2 | 3,
          top: "paper",
        }),
        i < 2 ? 1 : -1,
      );
    }
    const top = stall(p, x, 760, 180, 116, ink);
    p.circle(x + 90, top - 10, 14, i === 1 ? "brick-500" : "pine-950");
  });
  shadow(p, 800, 820, 200, "pine-950", 0.4);
  person(
    p,
    800,
    826,
    330,
    "speak",
    kurta("saffron-100", "pine-950", { hair: "turban", cloth: "brick-500", skin: 3 }),
    1,
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
