import { plate } from "../../catalogue.ts";
import { pupilBehind } from "../../hand/crowd.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { bench } from "../../hand/things.ts";
import { northWindow } from "../../hand/windows.ts";
import { kit } from "../settings.ts";

/** A racket or bat-like thing that grows out of a hand. */
export function racket(p: Print, at: readonly [number, number], turn: number, size: number): void {
  p.group(
    `translate(${Math.round(at[0])} ${Math.round(at[1])})rotate(${turn})scale(${size / 100})`,
    () => {
      p.line("M0 20V-60", "wood", 5);
      p.path("M0-58c-30-10-34-74 0-82c34 8 30 72 0 82z", "paper", 0.5);
      p.line("M-9-66v-66M9-66v-66M-20-84h40M-22-100h44M-18-116h36", "pine-950", 1.4);
      p.line("M0-58c-30-10-34-74 0-82c34 8 30 72 0 82z", "pine-950", 4);
    },
  );
}

export function shuttle(p: Print, x: number, y: number, turn: number, k = 1): void {
  p.group(`translate(${x} ${y})rotate(${turn})scale(${k})`, () => {
    p.path("M-6 0L-24-46Q0-58 24-46L6 0z", "paper");
    p.line("M-3-4l-9-42M3-4l9-42M0-4v-46", "pine-400", 2);
    p.path("M-9-2a9 11 0 0 0 18 0z", "brick-500");
  });
}

export function badmintonHall(p: Print): void {
  room(p, 560, { wall: "saffron-100", floor: "pine-700", grain: "pine-950" }, [
    [360, 90],
    [820, 190],
    [820, 480],
    [360, 400],
  ]);
  p.rect(0, 60, 1600, 20, "wood");
  for (let x = 100; x < 1600; x += 300) p.rect(x - 16, 80, 32, 480, "pine-400", 0.24);
  northWindow(p, 960, 150, 220, 220, 31);
  northWindow(p, 1260, 150, 220, 220, 37);
  p.path("M230 600H1370L1560 960H40z", "pine-400", 0.28);
  p.line(
    "M230 600H1370L1560 960H40zM330 600L170 960M1270 600L1430 960M640 600L610 960M960 600L1010 960M150 760H626M984 760H1456",
    "paper",
    6,
  );
}

function badminton(p: Print): void {
  badmintonHall(p);
  p.path("M772 356L844 476V664L772 470z", "pine-950", 0.4);
  p.line(
    "M790 390V516M808 420V564M826 450V612M772 384L844 514M772 412L844 560M772 440L844 606",
    "paper",
    2,
    0.7,
  );
  p.line("M772 600V352M844 960V470", "pine-950", 10);
  p.path("M768 346L848 470V492L768 366z", "paper");
  p.cuts(
    "pine-950",
    [
      [520, 900, -300, 10, 10, 3],
      [1250, 830, -260, 10, 9, 3],
    ],
    false,
    0.4,
  );
  person(p, 450, 860, 430, "smash", kit("brick-500", "pine-950", { hair: "plait", skin: 2 }));
  racket(p, hand(450, 860, 430, "smash"), 20, 96);
  person(
    p,
    1180,
    850,
    390,
    "lunge",
    kit("saffron-400", "pine-950", { hair: "short", skin: 1 }),
    -1,
  );
  racket(p, hand(1180, 850, 390, "lunge", "near", -1), -78, 88);
  shuttle(p, 690, 300, 62, 1.1);
  p.salt();
}

export function tableTennisTable(p: Print, x: number, y: number, w: number): void {
  const k = w / 800;
  p.group(`translate(${x} ${y})scale(${k})`, () => {
    p.line("M70 40V240M730 40V240M150 0V190M650 0V190", "pine-950", 14);
    p.path("M80-70H720L800 20H0z", "indigo");
    p.path("M80-70H420L400 20H0z", "pine-950", 0.22);
    p.path("M0 20H800v18H0z", "pine-950");
    p.line("M80-70H720L800 20H0zM42-26H758", "paper", 5);
    p.path("M398-132h10l8 118h-22z", "paper", 0.45);
    p.line("M398-132v40M403-132l3 118", "paper", 5);
    p.rect(386, -14, 36, 10, "pine-950");
  });
}

function paddle(p: Print, at: readonly [number, number], turn: number, k: number): void {
  p.group(`translate(${Math.round(at[0])} ${Math.round(at[1])})rotate(${turn})scale(${k})`, () => {
    p.rect(-5, -8, 10, 30, "wood");
    p.ellipse(0, -32, 22, 26, "brick-500");
    p.cuts("paper", [[12, -50, 5, 26, 1.6, -4]], false, 0.6);
  });
}

function tableTennis(p: Print): void {
  room(p, 600, {
    wall: "pine-400",
    light: "saffron-100",
    dado: "pine-700",
    floor: "wood",
    grain: "pine-950",
  });
  northWindow(p, 1150, 120, 320, 300, 41, "paper");
  bench(p, 560, 640, 420, 70, "pine-950");
  pupilBehind(p, 660, 580, 120, "paper", { plait: true, skin: 2, ribbon: "saffron-400" });
  pupilBehind(p, 800, 580, 116, "saffron-400", { skin: 1 });
  pupilBehind(p, 900, 580, 118, "paper", { skin: 3 });
  tableTennisTable(p, 410, 700, 780);
  shadow(p, 330, 920, 220, "pine-950", 0.4);
  person(
    p,
    330,
    926,
    460,
    "forehand",
    kit("brick-500", "pine-950", { hair: "patka", cloth: "saffron-400", skin: 2 }),
  );
  paddle(p, hand(330, 926, 460, "forehand"), 70, 1.25);
  shadow(p, 1270, 926, 220, "pine-950", 0.4);
  person(
    p,
    1270,
    930,
    450,
    "forehand",
    kit("saffron-400", "pine-950", { hair: "plait", skin: 1 }),
    -1,
  );
  paddle(p, hand(1270, 930, 450, "forehand", "near", -1), -60, 1.25);
  p.circle(640, 520, 12, "paper");
  p.cuts("paper", [[560, 548, 62, -20, 2.4, -4]], false, 0.6);
  p.salt();
}

function taekwondo(p: Print): void {
  room(p, 520, { wall: "saffron-100", dado: "wood", floor: "pine-700", grain: "pine-950" });
  p.rect(0, 0, 1600, 50, "wood");
  northWindow(p, 1180, 110, 300, 250, 47);
  p.path("M-10 560H1610V1010H-10z", "pine-700");
  const mats: string[] = [];
  for (let r = 0; r < 3; r++) {
    const [a, b] = [540 + r * r * 46 + r * 60, 540 + (r + 1) ** 2 * 46 + (r + 1) * 60];
    for (let c = -4; c < 4; c++) {
      if ((r + c) % 2) continue;
      const at = (n: number, y: number) => 800 + n * (150 + (y - 540) * 0.42);
      mats.push(
        `M${Math.round(at(c, a))} ${a}H${Math.round(at(c + 1, a))}L${Math.round(at(c + 1, b))} ${b}H${Math.round(at(c, b))}z`,
      );
    }
  }
  p.path(mats.join(""), "pine-400", 0.45);
  p.grain("pine-950", 18, [0, 560, 1600, 990], [60, 200], 2, 0.25);
  const white = {
    top: "paper",
    legs: "paper",
    wear: "trousers",
    bare: true,
    sleeve: 1.5,
    lit: "pine-400",
  } as const;
  for (const [x, hair, skin] of [
    [270, "plait", 2],
    [390, "short", 1],
    [720, "patka", 3],
    [840, "plait", 1],
    [1160, "short", 2],
    [1290, "plait", 2],
  ] as const) {
    person(p, x, 590, 210, "lotus", {
      ...white,
      hair,
      skin,
      cloth: "brick-500",
      sash: "saffron-400",
    });
  }
  shadow(p, 620, 866, 240, "pine-950", 0.45);
  person(p, 600, 870, 440, "highKick", { ...white, hair: "plait", skin: 2, sash: "pine-950" });
  shadow(p, 1030, 860, 220, "pine-950", 0.45);
  person(p, 1040, 866, 410, "fight", { ...white, hair: "short", skin: 1, sash: "brick-500" }, -1);
  p.salt();
}

export const hallPlates = [
  plate(
    "sports/badminton",
    "wide",
    "A jumping smash meets a long lunge across the net in the sports hall.",
    badminton,
  ),
  plate(
    "sports/table-tennis",
    "wide",
    "Two players rally across a table tennis table while three friends watch.",
    tableTennis,
  ),
  plate(
    "sports/taekwondo",
    "wide",
    "A high kick is held in front of a guarding partner, the class seated behind.",
    taekwondo,
  ),
];
