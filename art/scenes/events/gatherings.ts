import { plate } from "../../catalogue.ts";
import { gateway, school } from "../../hand/buildings.ts";
import { lamp } from "../../hand/festive.ts";
import { act, holding } from "../../hand/gestures.ts";
import { shadow, sky } from "../../hand/land.ts";
import { fine, type Point, whole } from "../../hand/path.ts";
import { type Dress, hand, person } from "../../hand/people.ts";
import type { Pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { stall } from "../../hand/things.ts";
import { chir, sal, treeLine } from "../../hand/trees.ts";
import { arcade, evening, kit, kurta, saree } from "../settings.ts";

/** A wire that sags from one point to another, with lamps along it. */
function lampsOnWire(p: Print, from: Point, sag: Point, to: Point, lamps: number): void {
  p.line(`M${whole(...from)}Q${whole(...sag, ...to)}`, "pine-950", 3);
  const along = (t: number, axis: 0 | 1) =>
    (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * sag[axis] + t ** 2 * to[axis];
  for (let i = 0; i < lamps; i++) {
    const t = (i + 0.5) / lamps;
    const [x, y] = [along(t, 0), along(t, 1) + 11];
    p.circle(x, y, 22, "saffron-400", 0.2);
    p.circle(x, y, 9, "saffron-100");
  }
}

function homecoming(p: Print): void {
  evening(p, 470, 277, 190);
  p.rect(0, 470, 1600, 530, "pine-700");
  p.grain("pine-950", 30, [0, 490, 1600, 990], [60, 200], 2.2, 0.5);
  school(p, 560, 540, 10.5, { wall: "pine-700", window: "saffron-400", roof: "pine-950" });
  sal(p, 1280, 640, 560, 1, { ink: "pine-950", lit: "pine-400", trunk: "pine-950" });
  sal(p, 90, 640, 380, 2, { ink: "pine-950", lit: "pine-400", trunk: "pine-950" });
  lampsOnWire(p, [-10, 250], [330, 400], [660, 300], 6);
  lampsOnWire(p, [660, 300], [980, 210], [1280, 300], 6);
  lampsOnWire(p, [1280, 300], [1460, 350], [1610, 260], 3);
  p.ellipse(860, 900, 600, 110, "saffron-400", 0.16);
  const top = stall(p, 1030, 820, 250, 120, "brick-500");
  lamp(p, 1080, top, 50, "paper", "saffron-400");
  p.path(`M1150 ${top}q-4-40 8-44h40q12 4 8 44zM1220 ${top}h40v-16h-40z`, "paper");
  const cup = (b: Print) => b.path("M-1-4h6v6h-6z", "paper");
  const met: [number, number, number, Pose, Dress, 1 | -1][] = [
    [
      670,
      790,
      320,
      act({ near: "heart", far: "aside", nod: -10 }),
      saree("brick-500", "saffron-400"),
      1,
    ],
    [
      770,
      800,
      350,
      act({ near: "behind", far: "aside", legs: "lean", nod: 4 }),
      kurta("paper", "pine-950", { skin: 3 }),
      -1,
    ],
    [
      370,
      916,
      420,
      act({ near: "grasp", far: "offer", legs: "step", lean: 8 }),
      kurta("saffron-400", "paper", { skin: 1, hair: "turban", cloth: "brick-500" }),
      1,
    ],
    [
      530,
      920,
      390,
      act({ near: "point", far: "grasp", legs: "rest", lean: 10, nod: -6 }),
      kurta("brick-500", "paper", { skin: 2, hair: "plait" }),
      -1,
    ],
  ];
  for (const [x, y, h, doing, dress, flip] of met) {
    shadow(p, x, y, h * 0.55, "pine-950", 0.5);
    person(p, x, y, h, doing, dress, flip);
  }
  const sips = act({ near: "chin", far: "hip", legs: "rest", nod: 4 });
  const laughs = act({ near: "open", far: "hang", legs: "cross", lean: -8, nod: -16 });
  shadow(p, 930, 910, 220, "pine-950", 0.5);
  holding(p, 950, 916, 400, laughs, saree("paper", "brick-500"), cup);
  holding(p, 1250, 920, 420, sips, kurta("paper", "pine-950", { skin: 3 }), cup, { flip: -1 });
  p.salt();
}

function farewell(p: Print): void {
  sky(
    p,
    520,
    "pine-400",
    [
      ["saffron-100", 0.4],
      ["saffron-100", 0.8],
      ["saffron-400", 0.3],
      ["saffron-400", 0.5],
      ["saffron-400", 0.6],
    ],
    800,
  );
  p.circle(800, 330, 110, "paper", 0.9);
  p.cuts("saffron-400", [
    [690, 356, 220, 0, 4],
    [706, 380, 190, 2, 5],
  ]);
  ranges(p, 440, 170, 283);
  p.rect(0, 540, 1600, 460, "leaf-500");
  p.rect(0, 540, 1600, 460, "pine-700", 0.35);
  treeLine(p, 556, 51, [[520, 1080]]);
  chir(p, 300, 600, 420, 1);
  chir(p, 1330, 610, 460, 2, -1);
  p.path("M700 590H900L1310 1010H290z", "saffron-100");
  p.grain("brick-500", 12, [560, 720, 1060, 990], [60, 180], 2, 0.3);
  gateway(p, 800, 640, 1.15);
  for (const [x, y, h, f, top, hair] of [
    [470, 780, 230, 1, "brick-500", "plait"],
    [380, 860, 270, 1, "paper", "short"],
    [1130, 780, 230, -1, "paper", "plait"],
    [1220, 860, 270, -1, "brick-500", "patka"],
  ] as const) {
    shadow(p, x, y, h * 0.6, "pine-950", 0.35);
    person(
      p,
      x,
      y,
      h,
      "reach",
      kit(top, "pine-950", {
        hair,
        cloth: "saffron-400",
        skin: hair === "short" ? 1 : 2,
        lit: undefined,
      }),
      f,
    );
  }
  const petals = Array.from(
    { length: 30 },
    () => [p.chance.between(460, 1140), p.chance.between(470, 850), 11, 8, 4, 3] as const,
  );
  p.cuts("brick-500", petals.slice(0, 15));
  p.cuts("paper", petals.slice(15));
  p.cuts(
    "pine-950",
    [
      [640, 890, -160, 40, 7, 3],
      [800, 912, -170, 40, 7, 3],
      [970, 894, -160, 40, 7, 3],
    ],
    false,
    0.35,
  );
  person(
    p,
    650,
    886,
    360,
    "walk",
    saree("pine-700", "saffron-400", { back: true, hair: "plait", skin: 2 }),
  );
  person(p, 800, 910, 390, "wave", {
    top: "pine-950",
    legs: "pine-950",
    wear: "trousers",
    sleeve: 2,
    back: true,
    skin: 1,
    lit: "saffron-400",
    hair: "turban",
    cloth: "brick-500",
  });
  person(
    p,
    960,
    890,
    360,
    "walk",
    saree("paper", "brick-500", { back: true, hair: "plait", skin: 3 }),
    -1,
  );
  p.salt();
}

function diwaliLamps(p: Print): void {
  arcade(
    p,
    560,
    5,
    "pine-700",
    () => {
      p.rect(0, 0, 1600, 600, "pine-950");
      p.rect(0, 330, 1600, 270, "pine-700", 0.5);
      p.path(
        "M-10 460L180 380 330 430 560 350 760 430 980 370 1160 440 1380 360 1610 430V600H-10z",
        "pine-950",
      );
      for (let i = 0; i < 30; i++)
        p.circle(p.chance.between(20, 1580), p.chance.between(500, 556), 3.5, "saffron-400");
    },
    false,
  );
  p.rect(0, 560, 1600, 440, "pine-950", 0.6);
  p.path("M-10 560H1610V640H-10z", "pine-700");
  p.path("M-10 640H1610V668H-10z", "pine-950", 0.7);
  for (let i = 0; i < 17; i++) lamp(p, 50 + i * 94, 640, 34, "brick-500", "saffron-400");
  p.ellipse(800, 860, 330, 100, "saffron-400", 0.2);
  p.ellipse(800, 860, 250, 76, "brick-500");
  p.ellipse(800, 860, 196, 60, "saffron-400");
  p.ellipse(800, 860, 140, 43, "brick-600");
  p.ellipse(800, 860, 84, 26, "paper");
  let rays = "";
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * 2 * Math.PI;
    const at = (r: number, t: number) =>
      fine(800 + Math.cos(a + t) * r, 860 + Math.sin(a + t) * r * 0.305);
    rays += `M${at(250, -0.12)}L${at(320, 0)}L${at(250, 0.12)}z`;
  }
  p.path(rays, "saffron-100");
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 2 * Math.PI + 0.2;
    lamp(p, 800 + Math.cos(a) * 168, 874 + Math.sin(a) * 52, 30, "paper", "saffron-400");
  }
  lamp(p, 800, 868, 52, "brick-500", "saffron-400");
  person(p, 400, 900, 400, "kneel", kurta("saffron-400", "paper", { hair: "plait", skin: 2 }));
  lamp(p, 530, 800, 44, "brick-500", "saffron-400");
  person(p, 1210, 900, 400, "kneel", kurta("brick-500", "paper", { hair: "short", skin: 1 }), -1);
  lamp(p, 1080, 796, 44, "paper", "saffron-400");
  person(p, 240, 760, 330, "carry", saree("brick-500", "saffron-400", { skin: 2 }));
  const [hx, hy] = hand(240, 760, 330, "carry");
  p.path(`M${whole(hx - 50, hy - 6)}h100l-14 16h-72z`, "paper");
  for (const dx of [-26, 4, 32]) lamp(p, hx + dx, hy - 6, 26, "brick-500", "saffron-400");
  person(
    p,
    1360,
    770,
    300,
    "reach",
    kurta("paper", "brick-500", { hair: "patka", cloth: "saffron-400", skin: 3 }),
    -1,
  );
  p.salt(0.25);
}

export const gatheringEvents = [
  plate(
    "events/alumni-homecoming",
    "wide",
    "Former students greet one another at dusk under strung lamps, the school lit behind.",
    homecoming,
  ),
  plate(
    "events/farewell-class-12",
    "wide",
    "Class 12 walks out through the gate at sunset as younger students throw petals.",
    farewell,
  ),
  plate(
    "events/diwali-lamps",
    "wide",
    "Children set clay lamps around a rangoli on the arcade steps at night.",
    diwaliLamps,
  ),
];
