import { act } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { hill, shadow, sky, skyline } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { ranges } from "../../hand/ranges.ts";
import { chir, sal, treeLine } from "../../hand/trees.ts";
import { hillsBehind, kit, saree } from "../settings.ts";

/** Water as a pale field with long level cuts. */
export function water(
  p: Print,
  d: string,
  box: readonly [number, number, number, number],
  count = 30,
): void {
  p.path(d, "dusk-300");
  p.within(d, () => {
    p.grain("paper", count, box, [70, 240], 3, 0.85);
    p.grain("pine-700", Math.round(count * 0.6), box, [60, 200], 2.4, 0.35);
  });
}

/** River stones: flat ovals, lit on the right. */
export function stones(
  p: Print,
  list: readonly (readonly [number, number, number])[],
  ink: InkName = "saffron-100",
): void {
  for (const [x, y, w] of list) {
    p.path(
      `M${x - w} ${y}q${w * 0.1} ${-w * 0.5} ${w * 0.9} ${-w * 0.56}q${w * 0.9} 0 ${w * 1.1} ${w * 0.56}q${-w} ${w * 0.2} ${-w * 2} 0z`,
      ink,
    );
    p.path(
      `M${x - w} ${y}q${w * 0.1} ${-w * 0.5} ${w * 0.9} ${-w * 0.56}q${-w * 0.4} ${w * 0.3} ${-w * 0.1} ${w * 0.66}q${-w * 0.4} 0 ${-w * 0.8} ${-w * 0.1}z`,
      "pine-950",
      0.25,
    );
  }
}

export function crossing(p: Print): void {
  hillsBehind(p, 430, 549, 180);
  p.rect(0, 430, 1200, 90, "leaf-500");
  treeLine(p, 452, 25);
  water(p, "M-10 520H1210V1210H-10z", [0, 540, 1200, 1190], 54);
  stones(p, [
    [150, 1020, 130],
    [420, 1000, 110],
    [640, 960, 100],
    [850, 900, 96],
    [1030, 830, 90],
    [1150, 760, 80],
    [260, 680, 50],
    [520, 640, 40],
  ]);
  person(
    p,
    410,
    968,
    430,
    "guard",
    kit("brick-500", "pine-950", {
      hair: "plait",
      bag: undefined,
      bare: true,
      sock: undefined,
      skin: 2,
    }),
  );
  person(
    p,
    850,
    876,
    370,
    "reach",
    kit("saffron-400", "pine-950", {
      hair: "patka",
      cloth: "brick-500",
      bare: true,
      sock: undefined,
      skin: 1,
    }),
    -1,
  );
  p.salt();
}

export function skimming(p: Print): void {
  hillsBehind(p, 400, 553, 170);
  p.rect(0, 400, 1500, 60, "leaf-500");
  treeLine(p, 416, 27);
  p.rect(0, 700, 1500, 200, "saffron-100");
  water(p, "M-10 456H1510V820Q1000 760 620 800T-10 850z", [0, 470, 1500, 800], 44);
  p.path("M-10 850Q260 830 620 800T1510 820V1010H-10z", "saffron-100");
  p.grain("pine-950", 18, [0, 850, 1500, 990], [50, 140], 2, 0.2);
  stones(
    p,
    [
      [180, 960, 60],
      [300, 980, 40],
      [1240, 960, 70],
      [1360, 930, 44],
      [760, 980, 30],
      [1000, 900, 26],
    ],
    "dusk-300",
  );
  for (const [x, y, w] of [
    [820, 690, 50],
    [960, 660, 38],
    [1080, 638, 28],
    [1180, 622, 20],
  ] as const)
    p.line(
      `M${x - w} ${y}a${w} ${w * 0.24} 0 1 0 ${2 * w} 0a${w} ${w * 0.24} 0 1 0 ${-2 * w} 0`,
      "paper",
      4,
    );
  p.path("M1226 596l26 2-8 8-22-2z", "pine-950");
  shadow(p, 480, 900, 300, "pine-950", 0.35);
  person(p, 480, 906, 480, "lunge", kit("brick-500", "pine-950", { hair: "short", skin: 1 }));
  person(
    p,
    250,
    880,
    400,
    "clap",
    kit("paper", "pine-950", { hair: "plait", skin: 2, wear: "skirt" }),
  );
  p.salt();
}

export function picnic(p: Print): void {
  sky(p, 430, "dusk-300", [
    ["paper", 0.3],
    ["paper", 0.4],
    ["saffron-100", 0.5],
    ["saffron-100", 0.9],
  ]);
  hill(
    p,
    skyline(557, 1600, 370, 190, 7),
    { ink: "pine-400", lit: "paper", tint: 0.7, hatch: "paper" },
    { bottom: 520, seed: 557, depth: 0.45 },
  );
  ranges(p, 430, 120, 559);
  p.rect(0, 500, 1600, 510, "saffron-100");
  p.grain("pine-950", 20, [0, 720, 1600, 990], [60, 180], 2, 0.18);
  water(
    p,
    "M1610 510H900Q700 520 560 560T-10 600V680Q500 640 760 640T1610 700z",
    [0, 516, 1600, 690],
    36,
  );
  p.path(
    "M1000 560q200-20 420 6q-200 30-420-6zM240 622q140-20 300-8q-120 26-300 8z",
    "saffron-100",
  );
  stones(
    p,
    [
      [200, 800, 80],
      [330, 780, 46],
      [1340, 840, 110],
      [1180, 770, 50],
      [1460, 780, 60],
    ],
    "dusk-300",
  );
  p.path("M480 820L1060 800 1180 920 400 944z", "brick-500");
  p.path("M520 836L1030 818 1110 906 460 926z", "saffron-400", 0.7);
  person(p, 480, 900, 310, "floor", kit("paper", "pine-950", { hair: "plait", skin: 2 }));
  person(
    p,
    700,
    850,
    290,
    "floorRaise",
    kit("brick-500", "pine-950", { hair: "patka", cloth: "saffron-400", skin: 1 }),
  );
  person(p, 900, 850, 290, "floor", kit("saffron-400", "pine-950", { hair: "short", skin: 3 }), -1);
  person(p, 1090, 900, 320, "floorWork", kit("paper", "pine-950", { hair: "plait", skin: 1 }), -1);
  p.path("M700 896h70l8 20h-86zM800 886h60l6 18h-72z", "pine-950");
  p.circle(760, 880, 12, "paper");
  person(p, 1300, 780, 300, "wave", saree("pine-700", "paper"), -1);
  p.salt();
}

export function footbridge(p: Print): void {
  hillsBehind(p, 520, 563, 260);
  p.rect(0, 515, 1000, 735, "pine-700");
  p.path("M-10 520H400Q300 700 360 820T200 1260H-10z", "pine-700");
  p.path("M1010 500H640Q720 680 660 800T800 1260H1010z", "pine-700");
  water(
    p,
    "M400 520H640Q720 680 660 800T800 1260H200Q420 960 360 820T400 520z",
    [180, 530, 820, 1240],
    60,
  );
  p.grain("leaf-500", 30, [-40, 600, 340, 1200], [40, 120], 2.2, 0.8);
  p.grain("leaf-500", 26, [720, 600, 1010, 1200], [40, 120], 2.2, 0.8);
  sal(p, 130, 640, 320, 1, { ink: "pine-950" });
  chir(p, 900, 640, 420, 1);
  p.line("M-20 690Q500 800 1020 690M-20 830Q500 960 1020 830", "pine-950", 8);
  p.path("M-20 850Q500 984 1020 850V876Q500 1010 -20 876z", "brick-500");
  let ties = "";
  for (let x = 20; x < 1000; x += 60) {
    const t = 1 - ((x - 500) / 520) ** 2;
    ties += `M${x} ${Math.round(690 + 55 * t)}V${Math.round(850 + 66 * t)}`;
  }
  p.line(ties, "pine-950", 3);
  const crossers = [
    [
      300,
      290,
      "saffron-400",
      "patka",
      3,
      act({ near: "low", far: "back", legs: "step", lean: 14, nod: 14 }),
      1,
    ],
    [
      500,
      266,
      "paper",
      "plait",
      2,
      act({ near: "aside", far: "aside", legs: "apart", nod: -12 }),
      1,
    ],
    [
      700,
      300,
      "brick-500",
      "short",
      1,
      act({ near: "grasp", far: "raise", legs: "back", lean: -4 }),
      -1,
    ],
  ] as const;
  for (const [x, h, top, hair, skin, doing, f] of crossers) {
    const t = 1 - ((x - 500) / 520) ** 2;
    person(p, x, 856 + 62 * t, h, doing, kit(top, "pine-950", { hair, skin, cloth: "paper" }), f);
  }
  p.line("M-20 836Q500 966 1020 836", "pine-950", 6);
  p.salt();
}
