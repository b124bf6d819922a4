import { plate } from "../../catalogue.ts";
import { longBlock, school } from "../../hand/buildings.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { sal, treeLine } from "../../hand/trees.ts";
import { earth, ground, hillsBehind, kit } from "../settings.ts";

export function basketball(p: Print, x: number, y: number, r: number): void {
  p.circle(x, y, r, "saffron-400");
  p.path(
    `M${x - r * 0.7} ${y - r * 0.7}a${r} ${r} 0 0 0 ${r * 1.1} ${r * 1.6}a${r} ${r} 0 0 1 ${-r * 1.1} ${-r * 1.6}z`,
    "brick-500",
    0.5,
  );
  p.line(
    `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - r * 0.7} ${y - r * 0.7}q${r * 0.7} ${r * 0.7} 0 ${r * 1.4}M${x + r * 0.7} ${y - r * 0.7}q${-r * 0.7} ${r * 0.7} 0 ${r * 1.4}`,
    "pine-950",
    Math.max(2, r * 0.07),
  );
}

/** Board, ring and net on a pole; x, y is the foot and the ring points left. */
export function hoop(p: Print, x: number, y: number, h: number): void {
  const k = h / 600;
  p.group(`translate(${x} ${y})scale(${k})`, () => {
    p.line("M0 0V-470Q0-510-60-510", "pine-950", 20);
    p.rect(-74, -640, 22, 190, "paper");
    p.rect(-74, -640, 9, 190, "pine-950", 0.2);
    p.rect(-74, -566, 22, 60, "brick-500");
    p.line("M-76-492h-130", "brick-500", 12);
    p.line(
      "M-200-486l26 96M-168-486l14 96M-136-486l-2 96M-104-486l-20 96M-196-460q60 26 96 0M-188-424q50 24 76 0M-180-392q40 12 50 0",
      "paper",
      3.4,
    );
  });
}

export function basketballCourt(p: Print, seed: number, horizon = 430): void {
  hillsBehind(p, horizon, seed);
  treeLine(p, horizon + 8, seed, [[300, 800]]);
  p.rect(0, horizon, 1600, 60, "leaf-500");
  ground(p, horizon + 44, "saffron-100", "pine-950", 0.25);
  p.rect(0, horizon + 44, 1600, 956 - horizon, "pine-400", 0.6);
  p.path(`M-10 ${horizon + 70}H1610v6H-10zM-10 900H1610v10H-10z`, "paper");
}

function layup(p: Print): void {
  basketballCourt(p, 93);
  school(p, 548, 440, 5.2);
  p.path("M900 620L1500 640 1610 820V1010H740z", "brick-500", 0.8);
  p.path("M900 620L1500 640L1610 820H1590L1484 652L912 634 760 1010H740z", "paper");
  hoop(p, 1390, 800, 690);
  shadow(p, 560, 720, 190, "pine-950", 0.35);
  person(p, 560, 724, 276, "run", kit("paper", "pine-700", { hair: "plait", skin: 3 }));
  shadow(p, 1230, 770, 200, "pine-950", 0.35);
  person(
    p,
    1240,
    776,
    352,
    "guard",
    kit("paper", "pine-700", { hair: "patka", cloth: "pine-700", skin: 1 }),
    -1,
  );
  p.cuts("pine-950", [[960, 872, -340, 12, 11, 3]], false, 0.35);
  person(p, 900, 826, 440, "layup", kit("saffron-400", "pine-950", { hair: "plait", skin: 2 }));
  const [hx, hy] = hand(900, 826, 440, "layup");
  basketball(p, hx + 10, hy - 34, 38);
  p.salt();
}

function volleyball(p: Print): void {
  hillsBehind(p, 430, 97, 170);
  treeLine(p, 442, 9);
  p.rect(0, 430, 1600, 70, "leaf-500");
  ground(p, 480, "saffron-100", "brick-500", 0.3, 34);
  earth(p, "M300 560H1340L1500 880H130z");
  p.line("M300 560H1340L1500 880H130z", "paper", 7);
  p.line("M812 562L832 878", "paper", 5);
  shadow(p, 832, 886, 330, "pine-950", 0.3);
  p.line("M832 886V300M806 566V270", "pine-950", 9);
  p.path("M806 276L832 306V470L806 420z", "pine-950", 0.3);
  p.line(
    "M812 290V430M819 296V444M826 302V458M806 300L832 334M806 324L832 362M806 348L832 392M806 372L832 420M806 396L832 446",
    "paper",
    2,
  );
  p.path("M803 268L836 300V314L803 282z", "paper");
  p.cuts(
    "pine-950",
    [
      [700, 820, -250, 10, 9, 3],
      [1010, 760, -200, 8, 7, 3],
    ],
    false,
    0.28,
  );
  person(p, 960, 730, 360, "block", kit("pine-700", "pine-950", { hair: "short", skin: 1 }), -1);
  person(
    p,
    1046,
    760,
    376,
    "block",
    kit("pine-700", "pine-950", { hair: "patka", cloth: "brick-500", skin: 3 }),
    -1,
  );
  shadow(p, 1290, 820, 240, "pine-950", 0.3);
  person(p, 1290, 826, 350, "dig", kit("pine-700", "pine-950", { hair: "short", skin: 2 }), -1);
  shadow(p, 380, 800, 240, "pine-950", 0.3);
  person(p, 370, 806, 372, "set", kit("saffron-400", "pine-950", { hair: "plait", skin: 2 }));
  person(p, 650, 808, 396, "spike", kit("saffron-400", "pine-950", { hair: "plait", skin: 1 }));
  const [hx, hy] = hand(650, 808, 396, "spike");
  p.circle(hx + 62, hy - 36, 30, "paper");
  p.line(
    `M${hx + 34} ${hy - 46}q30 2 54-12M${hx + 40} ${hy - 18}q20-26 22-46M${hx + 62} ${hy - 8}q18-20 28-22`,
    "pine-400",
    3,
  );
  p.salt();
}

function hockey(p: Print): void {
  hillsBehind(p, 380, 103, 150);
  treeLine(p, 392, 4, [[880, 1420]]);
  longBlock(p, 1150, 396, 0.66);
  sal(p, 940, 400, 120, 1);
  sal(p, 1380, 400, 130, 2);
  p.rect(0, 380, 1600, 620, "leaf-500");
  p.rect(0, 430, 1600, 570, "pine-700", 0.55);
  p.grain("pine-950", 30, [0, 450, 1600, 990], [60, 220], 2, 0.3);
  p.path("M-10 470H1610v5H-10z", "paper");
  p.line("M1650 560Q1010 600 900 1010", "paper", 9);
  p.line("M380 474L80 1010", "paper", 7);
  shadow(p, 560, 640, 160, "pine-950", 0.4);
  person(p, 560, 644, 226, "stride", kit("paper", "pine-950", { hair: "short", skin: 1 }));
  stick(p, 560, 644, 226, "stride", 1, -34);
  shadow(p, 1120, 660, 170, "pine-950", 0.4);
  person(
    p,
    1130,
    664,
    240,
    "defend",
    kit("paper", "pine-950", { hair: "patka", cloth: "saffron-400", skin: 2 }),
    -1,
  );
  stick(p, 1130, 664, 240, "defend", -1, 20);
  shadow(p, 700, 890, 330, "pine-950", 0.4);
  person(
    p,
    690,
    896,
    440,
    "strike",
    kit("brick-500", "pine-950", { hair: "plait", sock: "saffron-400", skin: 2, wear: "skirt" }),
  );
  stick(p, 690, 896, 440, "strike", 1, -20);
  p.circle(1010, 880, 17, "saffron-400");
  p.cuts(
    "saffron-100",
    [
      [900, 884, 80, -2, 3],
      [890, 872, 70, -2, 2],
    ],
    false,
    0.7,
  );
  p.salt();
}

function stick(
  p: Print,
  x: number,
  y: number,
  h: number,
  doing: "stride" | "defend" | "strike",
  flip: 1 | -1,
  turn: number,
): void {
  const [hx, hy] = hand(x, y, h, doing, "near", flip);
  p.group(
    `translate(${Math.round(hx)} ${Math.round(hy)})rotate(${turn})scale(${(flip * h) / 400} ${h / 400})`,
    () => {
      p.line("M0-26V14", "brick-500", 11);
      p.line("M0 14V130q2 28 26 26q16-2 16-18", "saffron-100", 11);
    },
  );
}

export const courtPlates = [
  plate(
    "sports/basketball",
    "wide",
    "A girl leaps for a lay-up while a defender spreads his arms below the hoop.",
    layup,
  ),
  plate(
    "sports/volleyball",
    "wide",
    "A spike over the net: two blockers jump and a team mate crouches to dig.",
    volleyball,
  ),
  plate(
    "sports/hockey",
    "wide",
    "A girl sweeps the hockey ball up the turf with two defenders ahead of her.",
    hockey,
  ),
];
