import { plate } from "../../catalogue.ts";
import { lowWall } from "../../hand/buildings.ts";
import { shadow, sky } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { sal, treeLine } from "../../hand/trees.ts";
import { ground, hillsBehind } from "../settings.ts";

/** A person swimming front crawl, head right, seen from the side of the pool. */
function swimmer(
  p: Print,
  x: number,
  y: number,
  k: number,
  cap: "brick-500" | "saffron-400" | "paper",
): void {
  p.group(`translate(${x} ${y})scale(${k})`, () => {
    p.path("M-250 26q60-24 130-20l110-10v40l-110 6q-70 2-130-16z", "pine-950", 0.3);
    p.limb(
      [
        [-190, 6],
        [-90, 2],
      ],
      17,
      "#7a4a30",
    );
    p.path("M-100-20q60-18 110-8l10 30q-60 22-120 14z", "pine-950");
    p.path("M0-28q30-6 50 6v28q-30 10-50 4z", "#7a4a30");
    p.limb(
      [
        [16, -18],
        [60, -92],
        [120, -60],
      ],
      17,
      "#7a4a30",
    );
    p.circle(66, -6, 25, cap);
    p.path("M56 14q20 12 34-12q-2 20-16 24z", "#7a4a30");
    p.cuts("paper", [
      [108, -44, 40, 26, 5, 4],
      [120, -30, 60, 22, 4, -4],
      [-230, 30, 90, 8, 5, 4],
      [-250, 10, 50, -16, 4, 3],
      [-236, -4, 30, -30, 4, 3],
      [30, 26, 90, -4, 4, 3],
      [-90, 34, 110, 0, 4, -3],
    ]);
  });
}

function swimming(p: Print): void {
  hillsBehind(p, 300, 121, 110);
  treeLine(p, 306, 31);
  p.rect(0, 300, 1600, 120, "leaf-500");
  lowWall(p, -10, 372, 1620, 60);
  p.rect(0, 372, 1600, 90, "saffron-100");
  p.grain("brick-500", 10, [0, 384, 1600, 450], [60, 180], 2, 0.3);
  p.rect(0, 452, 1600, 548, "pine-400");
  p.rect(0, 452, 1600, 548, "dusk-300", 0.55);
  p.rect(0, 452, 1600, 22, "paper");
  p.rect(0, 474, 1600, 26, "pine-700", 0.5);
  p.grain("paper", 44, [0, 510, 1600, 990], [50, 190], 2.6, 0.75);
  p.grain("pine-700", 30, [0, 510, 1600, 990], [60, 200], 2.6, 0.4);
  for (const [y, d] of [
    [596, 26],
    [730, 32],
    [892, 40],
  ] as const) {
    let a = "";
    let b = "";
    for (let x = 0, i = 0; x < 1600; x += d, i++) {
      const bead = `M${x} ${y}h${d * 0.72}v${d * 0.34}h${-d * 0.72}z`;
      if (Math.floor(i / 4) % 2) a += bead;
      else b += bead;
    }
    p.path(a, "brick-500");
    p.path(b, "paper");
  }
  swimmer(p, 980, 560, 0.78, "saffron-400");
  swimmer(p, 640, 680, 1, "brick-500");
  swimmer(p, 1060, 830, 1.22, "paper");
  shadow(p, 1290, 446, 160, "pine-950", 0.3);
  person(
    p,
    1290,
    448,
    230,
    "pointUp",
    {
      top: "brick-500",
      legs: "pine-950",
      hair: "cap",
      cloth: "paper",
      skin: 3,
      lit: "paper",
      sock: "paper",
    },
    -1,
  );
  person(p, 420, 446, 200, "clap", {
    top: "saffron-400",
    legs: "pine-950",
    hair: "plait",
    skin: 1,
    bare: true,
    lit: "paper",
  });
  p.salt();
}

function yoga(p: Print): void {
  sky(
    p,
    520,
    "pine-400",
    [
      ["saffron-100", 0.3],
      ["saffron-100", 0.6],
      ["saffron-100", 0.9],
      ["saffron-400", 0.34],
      ["saffron-400", 0.5],
    ],
    1060,
  );
  p.circle(1060, 330, 120, "paper", 0.9);
  p.cuts("saffron-400", [
    [944, 360, 232, 0, 4],
    [956, 384, 206, 2, 5],
    [984, 410, 150, 0, 4],
  ]);
  ranges(p, 420, 170, 127);
  p.rect(0, 500, 1600, 50, "pine-700");
  treeLine(p, 530, 41, [[760, 1250]]);
  ground(p, 524, "leaf-500", "pine-700", 0.5, 26);
  p.path("M900 524H1210L1330 1010H620z", "saffron-100", 0.3);
  const rows = [
    [600, 200, [300, 520, 740, 960, 1180]],
    [716, 280, [380, 660, 940, 1220]],
  ] as const;
  for (const [y, h, xs] of rows) {
    xs.forEach((x, i) => {
      p.path(
        `M${x - h * 0.42} ${y + 8}l${h * 0.08} ${-h * 0.1}h${h * 0.68}l${h * 0.08} ${h * 0.1}z`,
        i % 2 ? "brick-500" : "pine-700",
      );
      shadow(p, x, y, h * 0.6, "pine-950", 0.35);
      person(p, x, y, h, "tree", {
        top: "paper",
        legs: i % 2 ? "pine-950" : "paper",
        wear: "trousers",
        bare: true,
        hair: (["plait", "short", "patka", "bun"] as const)[i % 4],
        cloth: "brick-500",
        skin: ((i + 1) % 4) as 0 | 1 | 2 | 3,
        lit: "saffron-400",
      });
    });
  }
  p.path("M560 912l60-48h380l70 48z", "brick-500");
  shadow(p, 800, 890, 360, "pine-950", 0.35);
  person(p, 800, 894, 400, "warrior", {
    top: "saffron-400",
    legs: "paper",
    wear: "trousers",
    bare: true,
    hair: "plait",
    skin: 2,
    lit: "paper",
  });
  sal(p, 90, 640, 330, 1);
  sal(p, 1530, 660, 360, 2);
  p.salt();
}

export const waterAndLawnPlates = [
  plate(
    "sports/swimming",
    "wide",
    "Three swimmers race in lanes while the coach points from the edge of the pool.",
    swimming,
  ),
  plate(
    "sports/yoga",
    "wide",
    "Morning yoga on the lawn, two rows in the tree pose and one in the warrior pose.",
    yoga,
  ),
];
