import { plate } from "../../catalogue.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { northWindow } from "../../hand/windows.ts";
import { kit, kurta } from "../settings.ts";
import { badmintonHall, racket, shuttle, tableTennisTable } from "./halls.ts";

function racketOnCourt(p: Print): void {
  p.rect(0, 0, 1600, 1000, "pine-700");
  p.path("M560-10H1300L820 1010H80z", "saffron-100", 0.16);
  p.grain("pine-950", 24, [0, 20, 1600, 990], [100, 300], 2.2, 0.4);
  p.path("M-10 250L1610 90V134L-10 296zM1040-10h40L1280 1010h-46z", "paper");
  p.cuts("pine-950", [[1010, 800, -640, -150, 20, 6]], false, 0.35);
  racket(p, [430, 640], 78, 470);
  p.line("M350 660l-90 26", "brick-500", 34);
  for (const [x, y, t, k] of [
    [1220, 700, -70, 2.6],
    [1330, 560, -20, 2.2],
    [1120, 860, -110, 2.4],
  ] as const) {
    p.cuts("pine-950", [[x, y + 30, -170, 20, 14, 3]], false, 0.35);
    shuttle(p, x, y, t, k);
  }
  p.salt();
}

function doubles(p: Print): void {
  badmintonHall(p);
  p.line("M210 640V330M1390 640V330", "pine-950", 12);
  person(p, 620, 640, 250, "keeper", kit("saffron-400", "pine-950", { hair: "short", skin: 1 }), 1);
  person(
    p,
    1010,
    640,
    250,
    "keeper",
    kit("saffron-400", "pine-950", { hair: "plait", skin: 2 }),
    -1,
  );
  p.rect(210, 340, 1180, 150, "paper", 0.2);
  let mesh = "";
  for (let x = 230; x < 1390; x += 26) mesh += `M${x} 350v140`;
  for (let y = 364; y < 490; y += 22) mesh += `M210 ${y}h1180`;
  p.line(mesh, "paper", 1.4, 0.7);
  p.rect(210, 334, 1180, 18, "paper");
  shadow(p, 520, 920, 280, "pine-950", 0.4);
  person(
    p,
    520,
    926,
    430,
    "pointUp",
    kit("brick-500", "pine-950", { hair: "plait", skin: 2, back: true }),
  );
  racket(p, hand(520, 926, 430, "pointUp"), 24, 100);
  person(
    p,
    1060,
    930,
    430,
    "ease",
    kit("brick-500", "pine-950", { hair: "short", skin: 1, back: true }),
    -1,
  );
  racket(p, hand(1060, 930, 430, "ease", "far", -1), -60, 100);
  shuttle(p, 800, 210, 150, 1);
  p.salt();
}

function paddles(p: Print): void {
  p.rect(0, 0, 1600, 1000, "pine-700");
  p.path("M640-10H1610V420L920 1010H60z", "paper", 0.1);
  p.grain("pine-950", 20, [0, 20, 1600, 990], [120, 340], 2.2, 0.35);
  p.path("M-10 200L1610 60V96L-10 240z", "paper");
  p.path("M-10 880L1610 800V1010H-10z", "pine-950", 0.5);
  p.path("M-10 868L1610 788V806L-10 890z", "paper");
  for (const [x, y, t, ink] of [
    [560, 560, -34, "brick-500"],
    [900, 480, 28, "pine-950"],
  ] as const) {
    p.group(`translate(${x} ${y})rotate(${t})`, () => {
      p.path("M-150 60q-30 200 130 230h60q-150-60-150-240z", "pine-950", 0.35);
      p.path("M-26 120h60l6 190q-36 16-72 0z", "wood");
      p.path("M-26 120h20l-4 196q-14-2-22-6z", "pine-950", 0.3);
      p.path("M-150-30q0-170 154-170t154 170q0 120-90 158H-60q-90-38-90-158z", ink);
      p.cuts("paper", [[120, -130, 20, 150, 5, -16]], false, 0.5);
    });
  }
  shadow(p, 1210, 690, 200, "pine-950", 0.4);
  p.circle(1210, 640, 54, "paper");
  p.path("M1168 606a54 54 0 0 0 40 88a70 70 0 0 1-40-88z", "pine-950", 0.2);
  p.salt();
}

function coaching(p: Print): void {
  room(p, 590, {
    wall: "saffron-100",
    light: "paper",
    dado: "pine-700",
    floor: "wood",
    grain: "pine-950",
  });
  northWindow(p, 1170, 120, 290, 280, 631);
  person(
    p,
    520,
    900,
    560,
    "give",
    kurta("brick-500", "pine-950", {
      wear: "trousers",
      sleeve: 0.6,
      skin: 3,
      hair: "turban",
      cloth: "saffron-400",
      lit: "paper",
    }),
  );
  person(
    p,
    700,
    910,
    350,
    "forehand",
    kit("saffron-400", "pine-950", { head: 8.8, hair: "plait", skin: 2 }),
  );
  const [hx, hy] = hand(700, 910, 350, "forehand");
  p.group(`translate(${Math.round(hx)} ${Math.round(hy)})rotate(66)scale(1.2)`, () => {
    p.rect(-5, -8, 10, 30, "wood");
    p.ellipse(0, -32, 22, 26, "brick-500");
  });
  tableTennisTable(p, 880, 740, 620);
  p.circle(950, 600, 13, "paper");
  p.salt();
}

function belts(p: Print): void {
  p.rect(0, 0, 1600, 1000, "saffron-100");
  p.path("M0 0H620L1600 700V0z", "paper", 0.6);
  p.rect(0, 800, 1600, 200, "pine-700");
  p.rect(0, 790, 1600, 14, "pine-950");
  p.rect(190, 190, 1220, 46, "wood");
  p.rect(190, 190, 1220, 16, "paper", 0.25);
  const inks: InkName[] = ["paper", "saffron-400", "leaf-500", "indigo", "brick-500", "pine-950"];
  for (const [i, ink] of inks.entries()) {
    const x = 290 + i * 205;
    p.line(`M${x} 236v30`, "wood", 16);
    p.cuts("pine-950", [[x - 60, 320, -20, 330, 16, 6]], false, 0.14);
    const drop = 330 + (i % 3) * 50;
    p.path(`M${x - 36} 262h32l-4 ${drop - 40}h-32z`, ink);
    p.path(`M${x - 36} 262h32l-4 ${drop - 40}h-32z`, "pine-950", 0.2);
    p.path(`M${x - 2} 262h34l8 ${drop}h-34z`, ink);
    p.path(`M${x - 38} 256q36-16 72 0v30q-36-14-72 0z`, ink);
    p.cuts("pine-950", [[x + 4, 290, 6, drop - 60, 1.6, 2]], false, 0.3);
    p.path(
      `M${x + 4} ${232 + drop}h35v9h-35z`,
      i === 5 ? "saffron-400" : "pine-950",
      i === 5 ? 1 : 0.3,
    );
  }
  p.grain("wood", 8, [200, 196, 1400, 230], [80, 200], 1.6, 0.6);
  p.salt();
}

function punches(p: Print): void {
  room(p, 520, { wall: "saffron-100", dado: "wood", floor: "pine-700", grain: "pine-950" });
  northWindow(p, 1200, 110, 280, 240, 637);
  const white = {
    top: "paper",
    legs: "paper",
    wear: "trousers",
    bare: true,
    sleeve: 1.5,
    lit: "pine-400",
  } as const;
  for (let i = 0; i < 4; i++) {
    const x = 330 + i * 200;
    shadow(p, x, 690, 150, "pine-950", 0.45);
    person(p, x, 694, 270, "punch", {
      ...white,
      hair: i % 2 ? "short" : "plait",
      skin: i % 2 ? 1 : 2,
      sash: "saffron-400",
    });
  }
  for (let i = 0; i < 3; i++) {
    const x = 340 + i * 260;
    shadow(p, x, 900, 220, "pine-950", 0.45);
    person(p, x, 906, 360, "punch", {
      ...white,
      hair: i % 2 ? "plait" : "patka",
      cloth: "brick-500",
      skin: i % 2 ? 2 : 1,
      sash: "brick-500",
    });
  }
  person(p, 1280, 890, 480, "fold", { ...white, hair: "short", skin: 3, sash: "pine-950" }, -1);
  p.salt();
}

export const hallGallery = [
  plate(
    "sports/badminton-2",
    "wide",
    "A racket and three shuttlecocks on the lines of the court.",
    racketOnCourt,
  ),
  plate(
    "sports/badminton-3",
    "wide",
    "A doubles rally seen from behind the serving pair.",
    doubles,
  ),
  plate(
    "sports/table-tennis-2",
    "wide",
    "Two table tennis bats and a ball on the green table.",
    paddles,
  ),
  plate(
    "sports/table-tennis-3",
    "wide",
    "The coach shows a young girl how to meet the ball.",
    coaching,
  ),
  plate(
    "sports/taekwondo-2",
    "wide",
    "Six belts from white to black hang on the wall of the training hall.",
    belts,
  ),
  plate(
    "sports/taekwondo-3",
    "wide",
    "Two rows practise punches in front of the instructor.",
    punches,
  ),
];
