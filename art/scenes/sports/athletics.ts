import { plate } from "../../catalogue.ts";
import { pennant } from "../../hand/festive.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { clay, gamesGround, kit } from "../settings.ts";

function start(p: Print): void {
  gamesGround(p, 400, 81, [], 140);
  clay(p, "M-10 560L1610 500V1010H-10z");
  p.grain("pine-950", 26, [0, 570, 1600, 990], [80, 240], 2.2, 0.22);
  for (const [a, b] of [
    [560, 500],
    [650, 590],
    [760, 700],
    [890, 830],
  ] as const)
    p.path(`M-10 ${a}L1610 ${b}v7L-10 ${a + 8}z`, "paper");
  const lanes = [
    [430, 632, 270, "saffron-400", "plait"],
    [620, 744, 322, "paper", "patka"],
    [850, 884, 384, "pine-700", "short"],
  ] as const;
  for (const [x, y, h, top, hair] of lanes) {
    p.path(
      `M${x + h * 0.36} ${y - h * 0.26}l${h * 0.1} ${h * 0.36}h12l${-h * 0.1} ${-h * 0.36}z`,
      "paper",
    );
    shadow(p, x, y, h * 0.8, "pine-950", 0.4);
    p.path(
      `M${x - h * 0.42} ${y}l${h * 0.03} ${-h * 0.13}h${h * 0.07}l${-h * 0.03} ${h * 0.13}z`,
      "pine-950",
    );
    person(
      p,
      x,
      y,
      h,
      "start",
      kit(top, "pine-950", { hair, cloth: "saffron-400", skin: hair === "short" ? 1 : 2 }),
    );
  }
  shadow(p, 1200, 566, 170, "pine-950", 0.35);
  person(
    p,
    1200,
    570,
    292,
    "reach",
    {
      top: "paper",
      legs: "pine-950",
      wear: "trousers",
      hair: "cap",
      cloth: "brick-500",
      skin: 3,
      lit: "dusk-300",
    },
    -1,
  );
  const [hx, hy] = hand(1200, 570, 292, "reach", "near", -1);
  p.line(`M${hx} ${hy + 16}v-74`, "pine-950", 4);
  p.path(`M${hx} ${hy - 58}l-86 14 86 30z`, "saffron-400");
  p.salt();
}

function longJump(p: Print): void {
  gamesGround(p, 420, 85, [], 150);
  p.path("M-10 700H640V790H-10z", "brick-500");
  p.line("M-10 706H640M-10 784H640", "paper", 5);
  p.rect(600, 700, 26, 90, "paper");
  p.path("M680 680H1500L1560 830H660z", "saffron-100");
  p.grain("pine-950", 26, [690, 690, 1500, 820], [60, 160], 1.8, 0.22);
  p.path("M660 830H1560V846H656z", "pine-950", 0.5);
  p.cuts("pine-950", [[900, 776, 300, -6, 9, 3]], false, 0.3);
  person(p, 980, 760, 400, "longJump", kit("brick-500", "pine-950", { hair: "plait", skin: 2 }));
  for (const [x, f] of [
    [300, 1],
    [390, -1],
  ] as const) {
    shadow(p, x, 640, 120, "pine-950", 0.3);
    person(
      p,
      x,
      642,
      190,
      f > 0 ? "clap" : "stand",
      kit(f > 0 ? "saffron-400" : "paper", "pine-950", {
        skin: 1,
        hair: f > 0 ? "short" : "plait",
      }),
      f,
    );
  }
  pennant(p, 1380, 690, 120, "brick-500");
  p.salt();
}

function hurdles(p: Print): void {
  gamesGround(p, 470, 88, [], 190);
  clay(p, "M560 470H900L1640 1010H-40z");
  for (const [a, b] of [
    [560, -40],
    [645, 380],
    [730, 800],
    [815, 1220],
    [900, 1640],
  ] as const)
    p.path(`M${a} 470h4L${b + 14} 1010h-22z`, "paper");
  p.grain("pine-950", 22, [420, 560, 1200, 990], [60, 200], 2.2, 0.22);
  for (const [y, k] of [
    [560, 0.3],
    [640, 0.52],
    [770, 0.86],
  ] as const) {
    for (const side of [-1, 1]) {
      const x = 730 + side * 300 * k;
      const w = 250 * k;
      p.cuts("pine-950", [[x - w / 2, y, -w * 0.8, w * 0.1, 6 * k, 2]], false, 0.35);
      p.line(`M${x - w / 2} ${y}v${-170 * k}M${x + w / 2} ${y}v${-170 * k}`, "pine-950", 9 * k);
      p.rect(x - w * 0.56, y - 176 * k, w * 1.12, 44 * k, "paper");
      p.path(
        `M${x - w * 0.34} ${y - 176 * k}h${w * 0.2}v${44 * k}h${-w * 0.2}zM${x + w * 0.16} ${y - 176 * k}h${w * 0.2}v${44 * k}h${-w * 0.2}z`,
        "saffron-400",
      );
    }
  }
  p.salt();
}

export const athleticsPlates = [
  plate(
    "sports/athletics",
    "wide",
    "Three runners crouch at the start line while the starter raises a flag.",
    start,
  ),
  plate(
    "sports/athletics-2",
    "wide",
    "A girl in mid-air over the sand pit at the long jump, two friends watching.",
    longJump,
  ),
  plate(
    "sports/athletics-3",
    "wide",
    "Hurdles set out on the empty red track early in the morning.",
    hurdles,
  ),
];
