import { plate } from "../../catalogue.ts";
import { hill, shadow, skyline } from "../../hand/land.ts";
import { audience, person, pupilBehind } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { board, chair, northWindow, pile, room, table } from "../../hand/rooms.ts";
import { bunting, lectern, potPlant, stall } from "../../hand/things.ts";
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

function parentsMeeting(p: Print): void {
  room(p, 590, { wall: "saffron-100", dado: "pine-400", floor: "wood-300", grain: "wood" });
  northWindow(p, 1150, 110, 310, 290, 241);
  board(p, 210, 130, 420, 250);
  p.line("M250 330h120v-60h60v-50h60v-44", "saffron-400", 6);
  p.line("M250 340h320M250 340V170", "paper", 4);
  for (const [x, y] of [
    [760, 250],
    [880, 236],
    [1000, 260],
  ] as const) {
    p.rect(x - 44, y - 64, 88, 112, "paper");
    p.path(`M${x - 34} ${y + 34}l34-50 34 50z`, "pine-400");
    p.circle(x + 16, y - 34, 10, "saffron-400");
  }
  chair(p, 470, 930, 240, "wood");
  person(p, 500, 926, 490, "sit", saree("brick-500", "pine-700", { skin: 2 }));
  chair(p, 1230, 930, 240, "wood", -1);
  person(
    p,
    1190,
    926,
    500,
    "sitTall",
    kurta("paper", "paper", { hair: "turban", cloth: "brick-500", skin: 3, lit: "pine-400" }),
    -1,
  );
  person(
    p,
    1010,
    900,
    300,
    "stand",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2, head: 8.6, lit: "pine-400" }),
    -1,
  );
  table(p, 600, 780, 330, 160, "wood");
  p.path("M680 756l40-14h90l40 14z", "paper");
  p.line("M724 750h50M770 744h40", "pine-400", 3);
  pile(p, 850, 758, 70, ["brick-500", "saffron-400"], 16);
  potPlant(p, 1340, 410, 120, "brick-500", "pine-700");
  p.salt();
}

/** Four letters of the Devanagari hand under their head line. */
function letters(p: Print, x: number, y: number, k: number): void {
  p.group(`translate(${x} ${y})scale(${k})`, () => {
    p.line("M0 0h66M54 0v62M10 12q22-8 20 8q-2 9-14 9q18 0 16 15q-4 14-24 6M30 30h24", "paper", 5);
    p.line(
      "M92 0h66M124 0v62M124 24q-26-10-28 12q4 15 28 0M124 26q28-12 26 14q-3 10-11 8",
      "saffron-400",
      5,
    );
    p.line("M184 0h62M234 0v62M200 0v36q-4 13-12 6q-4-8 12-8h34", "paper", 5);
    p.line("M272 0h60M320 0v62M320 30h-32q-8-4-10 4q2 9 11 6", "paper", 5);
  });
}

function hindiDiwas(p: Print): void {
  room(p, 600, { wall: "pine-400", light: "saffron-100", floor: "wood", grain: "pine-950" }, [
    [150, 40],
    [560, 130],
    [560, 520],
    [150, 440],
  ]);
  northWindow(p, 1230, 120, 250, 260, 247, "paper");
  board(p, 470, 100, 590, 220, "pine-950", "pine-700");
  letters(p, 516, 160, 1.52);
  bunting(p, [-20, 22], [1620, 16], 16, ["saffron-400", "brick-500", "paper"], 34);
  p.path("M440 690h760l40 60H400z", "saffron-100", 0.85);
  p.rect(400, 750, 840, 30, "brick-500");
  lectern(p, 940, 716, 210, "brick-500");
  shadow(p, 710, 728, 220, "pine-950", 0.4);
  person(
    p,
    710,
    730,
    370,
    "speak",
    kurta("saffron-400", "paper", { hair: "plait", skin: 2, sash: "brick-500" }),
  );
  pupilBehind(p, 260, 1020, 300, "paper", { plait: true, skin: 2 });
  pupilBehind(p, 520, 1030, 310, "brick-500", { skin: 1 });
  pupilBehind(p, 800, 1026, 300, "paper", { skin: 3 });
  pupilBehind(p, 1070, 1030, 306, "paper", { plait: true, skin: 1, ribbon: "saffron-400" });
  pupilBehind(p, 1350, 1020, 300, "brick-500", { plait: true, skin: 2, ribbon: "saffron-400" });
  p.salt();
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
  plate(
    "events/parents-meeting",
    "wide",
    "A teacher and a parent talk across a table with the pupil beside them.",
    parentsMeeting,
  ),
  plate(
    "events/hindi-diwas",
    "wide",
    "A girl recites from the low stage beside a board of Devanagari letters.",
    hindiDiwas,
  ),
];
