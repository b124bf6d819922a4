import { plate } from "../../catalogue.ts";
import { child } from "../../hand/crowd.ts";
import { shadow } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { football, net } from "../../hand/things.ts";
import { gamesGround, kit } from "../settings.ts";

function goal(p: Print, x0: number, y0: number, x1: number, y1: number, post: number): void {
  const back = (x1 - x0) * 0.07;
  net(p, [x0 + back, y0 + 10, x1, y1 - (y1 - y0) * 0.14], post * 2.4, "paper", 0.5);
  p.line(`M${x0 + back} ${y0 + 10}V${y1 - (y1 - y0) * 0.14}H${x1}`, "paper", post * 0.3, 0.7);
  p.line(`M${x0} ${y1}V${y0}H${x1}V${y1}`, "paper", post);
  p.line(`M${x1} ${y1}V${y0}`, "pine-950", post * 0.25, 0.25);
}

function match(p: Print): void {
  gamesGround(p, 440, 31);
  p.path("M560 792L1460 706H1660V716H1480L590 806z", "paper", 0.9);
  p.path("M430 1010L900 600H912L452 1010z", "paper", 0.6);
  goal(p, 830, 348, 1430, 712, 12);
  shadow(p, 1050, 742, 330, "pine-950", 0.3);
  person(
    p,
    1060,
    722,
    330,
    "dive",
    kit("saffron-400", "pine-950", { hair: "short", sleeve: 1.4, skin: 2 }),
    -1,
  );
  shadow(p, 640, 700, 160, "pine-950", 0.3);
  person(
    p,
    640,
    704,
    236,
    "run",
    kit("paper", "pine-700", { hair: "patka", cloth: "brick-500", skin: 1 }),
    -1,
  );
  shadow(p, 430, 880, 300, "pine-950", 0.35);
  person(
    p,
    410,
    886,
    430,
    "kick",
    kit("brick-500", "paper", { hair: "short", sock: "brick-500", skin: 2 }),
  );
  football(p, 770, 520, 27);
  p.cuts(
    "paper",
    [
      [668, 590, 64, -40, 3, 3],
      [690, 612, 56, -34, 2.4, 3],
    ],
    false,
    0.7,
  );
  p.salt();
}

function boots(p: Print): void {
  gamesGround(p, 330, 44, [], 110);
  p.rect(0, 560, 1600, 440, "leaf-500");
  p.grain("saffron-100", 16, [0, 570, 1600, 990], [60, 200], 2.4, 0.5);
  p.path("M-10 640L1610 590V604L-10 660z", "paper", 0.85);
  shadow(p, 1010, 890, 420, "pine-950", 0.3);
  for (const [x, y, s] of [
    [470, 860, 1],
    [690, 884, 1.04],
  ] as const) {
    p.group(`translate(${x} ${y})scale(${s})`, () => {
      p.path("M-110-190q60 20 96-6l10 90q30 40 128 56 40 10 36 50H-96q-30-90-14-190z", "pine-950");
      p.path("M-112-196q54 24 100-2l2 26q-50 22-104 2z", "brick-500");
      p.cuts("pine-400", [
        [10, -84, 28, -16, 3],
        [34, -68, 28, -16, 3],
        [60, -56, 26, -14, 3],
        [-30, -150, 10, 96, 4, -6],
      ]);
      p.path("M-96 0h260v14h-22l-6 16h-18l-4-16H20l-6 16H-6l-6-16h-44l-6 16h-20z", "paper");
      p.line("M-4-106q40 4 54-22M22-84q34 0 48-20", "paper", 5);
    });
  }
  football(p, 1010, 770, 120);
  p.cuts("paper", [[1076, 690, 34, 60, 4, -8]]);
  p.salt();
}

function morningGround(p: Print): void {
  gamesGround(p, 520, 57, [], 190);
  p.path("M-10 740L1610 690V700L-10 756z", "paper", 0.8);
  p.path("M240 1010L560 560H568L262 1010z", "paper", 0.7);
  goal(p, 560, 470, 990, 716, 10);
  p.line("M1290 760V600", "pine-950", 4);
  p.path("M1290 600l58 16-58 20z", "brick-500");
  shadow(p, 1290, 760, 240, "pine-950", 0.35);
  football(p, 800, 800, 30);
  child(p, 1050, 730, 96, "paper", { bag: "brick-500" });
  child(p, 1120, 746, 90, "saffron-400", { girl: true });
  shadow(p, 800, 828, 120, "pine-950", 0.35);
  p.grain("paper", 18, [40, 540, 1600, 700], [120, 340], 3, 0.55);
  p.salt();
}

export const footballPlates = [
  plate(
    "sports/football",
    "wide",
    "A striker shoots at goal and the goalkeeper dives full length for the ball.",
    match,
  ),
  plate(
    "sports/football-2",
    "wide",
    "A pair of football boots and a ball beside the touchline.",
    boots,
  ),
  plate(
    "sports/football-3",
    "wide",
    "The football ground before school, with mist on the grass and one ball by the goal.",
    morningGround,
  ),
];
