import { plate } from "../../catalogue.ts";
import { pavilion } from "../../hand/buildings.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { PoseName } from "../../hand/poses.ts";
import type { Print } from "../../hand/print.ts";
import { gamesGround, kit } from "../settings.ts";

const whites = (more = {}) => kit("paper", "paper", { wear: "trousers", lit: "dusk-300", ...more });

function stumps(p: Print, x: number, y: number, h: number): void {
  p.line(
    `M${x - h * 0.14} ${y}v${-h}M${x} ${y}v${-h}M${x + h * 0.14} ${y}v${-h}`,
    "brick-500",
    h * 0.055,
  );
  p.line(`M${x - h * 0.15} ${y - h}h${h * 0.3}`, "saffron-100", h * 0.05);
}

function bat(
  p: Print,
  x: number,
  y: number,
  h: number,
  doing: PoseName,
  flip: 1 | -1,
  turn: number,
): void {
  const [hx, hy] = hand(x, y, h, doing, "near", flip);
  p.group(`translate(${Math.round(hx)} ${Math.round(hy)})rotate(${turn})scale(${h / 400})`, () => {
    p.path("M-5-30h10v60h8q4 60 2 130h-30q-2-70 2-130h8z", "saffron-400");
    p.path("M-13 30q-4 60-2 130h12V30z", "pine-950", 0.2);
    p.rect(-5, -34, 10, 58, "brick-500");
  });
}

function innings(p: Print): void {
  gamesGround(p, 430, 61, [[430, 900]]);
  pavilion(p, 440, 436, 0.82);
  p.path("M0 548Q800 500 1600 540V552Q800 514 0 562z", "paper", 0.9);
  p.path("M250 800H1400L1470 858H190z", "saffron-100");
  p.grain("leaf-500", 14, [260, 806, 1400, 852], [60, 180], 1.8, 0.7);
  p.line("M470 800v58M1150 800v58", "paper", 5);
  for (const [x, y, h, f] of [
    [600, 650, 190, 1],
    [1010, 624, 172, -1],
  ] as const) {
    shadow(p, x, y, h * 0.7, "pine-950", 0.3);
    person(p, x, y, h, "crouch", whites({ hair: "cap", cloth: "pine-700", skin: 1 }), f);
  }
  shadow(p, 760, 690, 150, "pine-950", 0.3);
  person(
    p,
    760,
    692,
    232,
    "fold",
    {
      top: "saffron-100",
      legs: "pine-950",
      wear: "trousers",
      hair: "cap",
      cloth: "paper",
      skin: 3,
    },
    1,
  );
  shadow(p, 440, 846, 260, "pine-950", 0.3);
  person(p, 430, 850, 340, "bowl", whites({ hair: "plait", skin: 2 }));
  const [bx, by] = hand(430, 850, 340, "bowl");
  p.circle(bx + 4, by - 10, 11, "brick-500");
  stumps(p, 1226, 838, 130);
  shadow(p, 1090, 856, 290, "pine-950", 0.35);
  person(
    p,
    1100,
    862,
    372,
    "bat",
    whites({ hair: "helmet", cloth: "pine-700", skin: 2, sock: "dusk-300" }),
    -1,
  );
  bat(p, 1100, 862, 372, "bat", -1, 24);
  shadow(p, 1360, 850, 170, "pine-950", 0.3);
  person(p, 1350, 858, 290, "crouch", whites({ hair: "cap", cloth: "pine-700", skin: 1 }), -1);
  p.salt();
}

function wicket(p: Print): void {
  gamesGround(p, 300, 66, [], 100);
  p.path("M420 470H1130L1420 1010H140z", "saffron-100");
  p.grain("leaf-500", 26, [330, 500, 1250, 990], [60, 180], 2, 0.6);
  p.line("M250 800H1310", "paper", 10);
  for (const x of [690, 770, 850]) {
    p.cuts("pine-950", [[x, 790, -300, 40, 10, 3]], false, 0.25);
    p.rect(x - 13, 330, 26, 466, "saffron-400");
    p.rect(x - 13, 330, 10, 466, "pine-950", 0.22);
    p.cuts("paper", [[x + 8, 350, 0, 300, 2.2]]);
  }
  p.path("M676 320h82v12h-82zM782 320h82v12h-82z", "brick-500");
  shadow(p, 1080, 906, 240, "pine-950", 0.3);
  p.circle(1080, 860, 60, "brick-500");
  p.path("M1026 834a60 60 0 0 0 30 80a74 74 0 0 1-30-80z", "pine-950", 0.3);
  p.line("M1060 804q40 56 24 114M1074 802q40 56 26 112", "paper", 4);
  p.line("M1067 820l16-4M1078 842l16-2M1082 866l16 0M1080 890l14 4", "paper", 2.4);
  p.salt();
}

function nets(p: Print): void {
  gamesGround(p, 470, 71, [], 170);
  p.path("M300 690H1320L1500 1010H120z", "saffron-100");
  p.grain("leaf-500", 20, [260, 710, 1380, 980], [80, 200], 2, 0.6);
  let mesh = "";
  for (let x = 300; x <= 1320; x += 34) mesh += `M${x} 330V690`;
  for (let y = 360; y < 690; y += 34) mesh += `M300 ${y}H1320`;
  p.line(mesh, "pine-950", 1.4, 0.5);
  for (const x of [300, 640, 980, 1320]) p.line(`M${x} 692V322`, "pine-950", 7);
  stumps(p, 1120, 820, 120);
  shadow(p, 970, 850, 280, "pine-950", 0.35);
  person(p, 980, 860, 400, "backlift", whites({ hair: "helmet", cloth: "brick-500", skin: 2 }), -1);
  bat(p, 980, 860, 400, "backlift", -1, 200);
  shadow(p, 470, 860, 240, "pine-950", 0.35);
  person(
    p,
    450,
    866,
    420,
    "throwLine",
    kit("pine-700", "pine-950", { wear: "trousers", hair: "cap", cloth: "brick-500", skin: 3 }),
  );
  const [hx, hy] = hand(450, 866, 420, "throwLine");
  p.circle(hx + 6, hy - 10, 12, "brick-500");
  p.salt();
}

export const cricketPlates = [
  plate(
    "sports/cricket",
    "wide",
    "A bowler at full stretch and a batter with the bat raised, the pavilion behind.",
    innings,
  ),
  plate(
    "sports/cricket-2",
    "wide",
    "Three stumps and a red ball on the rolled pitch, seen from close by.",
    wicket,
  ),
  plate(
    "sports/cricket-3",
    "wide",
    "Net practice: the coach throws and a batter waits with the bat lifted.",
    nets,
  ),
];
