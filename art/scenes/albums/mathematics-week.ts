import { album } from "../../catalogue.ts";
import { pupilBehind } from "../../hand/crowd.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { fine } from "../../hand/path.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { board, room } from "../../hand/rooms.ts";
import { chir, sal } from "../../hand/trees.ts";
import { northWindow } from "../../hand/windows.ts";
import { ground, hillsBehind, kurta, uniform } from "../settings.ts";
import { market, solids } from "./mathematics-week-tables.ts";

function treeHeight(p: Print): void {
  hillsBehind(p, 780, 435, 260);
  ground(p, 800, "leaf-500", "pine-700", 0.45, 24);
  chir(p, 700, 1000, 860, 1);
  p.line("M330 860L690 200", "paper", 4, 0.9);
  p.line("M330 1010H700", "paper", 4, 0.9);
  p.line("M430 1004a100 100 0 0 0-44-76", "saffron-400", 6);
  shadow(p, 310, 1080, 240, "pine-950", 0.4);
  person(
    p,
    300,
    1090,
    420,
    "pointUp",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2 }),
  );
  const [hx, hy] = hand(300, 1090, 420, "pointUp");
  p.path(`M${fine(hx - 24, hy + 6)}l50-50 16 40a50 50 0 0 1-52 28z`, "saffron-400");
  p.line(`M${fine(hx + 6, hy - 10)}v56`, "pine-950", 2);
  person(p, 540, 1120, 330, "read", uniform({ hair: "short", skin: 1 }), -1);
  p.salt();
}

function tangram(p: Print): void {
  p.rect(0, 0, 1200, 1200, "wood");
  p.rect(0, 0, 1200, 1200, "saffron-100", 0.3);
  p.grain("pine-950", 26, [-20, 10, 1200, 1190], [160, 420], 2.2, 0.22);
  p.path("M640-10H1210V560L460 1210H-10V900z", "saffron-100", 0.25);
  p.group("translate(190 170)", () => {
    p.path("M14 14h640v640H14z", "pine-950", 0.25);
    const parts: [string, InkName][] = [
      ["M0 0L312 312 0 624z", "brick-500"],
      ["M8-8H628L318 302z", "saffron-400"],
      ["M640 4V310L486 156z", "pine-700"],
      ["M478 164L632 318 478 472 324 318z", "paper"],
      ["M316 326L470 480H166z", "pine-400"],
      ["M158 488H470L316 640H8z", "pine-950"],
    ];
    for (const [d, ink] of parts) p.path(d, ink);
    p.path("M640 326V640H326z", "brick-500");
  });
  p.line("M1260 980L1010 850 860 700", "#6b3f2a", 104);
  p.line("M1290 1000L1120 914", "paper", 146);
  p.line("M860 700L800 610M850 720L760 650M876 690L856 590", "#6b3f2a", 38);
  p.salt();
}

function spiral(p: Print): void {
  room(p, 620, { wall: "pine-400", light: "saffron-100", floor: "wood", grain: "pine-950" });
  northWindow(p, 1160, 120, 250, 270, 439, "paper");
  board(p, 240, 110, 760, 400, "pine-950");
  p.line("M310 160h480v300H310zM610 160v300M610 346h180M682 346v114", "pine-400", 4);
  p.line(
    "M310 460A300 300 0 0 1 610 160A186 186 0 0 1 790 346A114 114 0 0 1 682 460A72 72 0 0 1 612 390A44 44 0 0 1 650 350",
    "saffron-400",
    7,
  );
  p.line("M850 190h90M850 230h60M850 270h100", "paper", 5);
  p.path("M640 750l-230 30 30 14 230-28z", "pine-950", 0.5);
  person(
    p,
    690,
    760,
    440,
    "reach",
    uniform({ hair: "patka", cloth: "brick-500", back: true, skin: 1 }),
  );
  pupilBehind(p, 300, 1020, 290, "paper", { plait: true, skin: 2, shade: "pine-400" });
  pupilBehind(p, 1010, 1024, 300, "paper", { skin: 1, shade: "pine-400" });
  pupilBehind(p, 1260, 1018, 290, "paper", { plait: true, skin: 3, shade: "pine-400" });
  p.salt();
}

function beads(p: Print): void {
  p.rect(0, 0, 1200, 1200, "pine-700");
  p.grain("pine-950", 26, [-20, 10, 1200, 1190], [160, 420], 2.4, 0.4);
  p.path("M600-10H1210V560L460 1210H-10V900z", "saffron-100", 0.16);
  p.path("M170 250h880v700H170z", "pine-950", 0.4);
  p.rect(150, 220, 880, 700, "wood");
  p.rect(200, 270, 780, 600, "saffron-100");
  p.rect(200, 270, 780, 600, "pine-950", 0.1);
  const inks: InkName[] = ["brick-500", "saffron-400", "pine-700", "pine-400", "paper"];
  for (let r = 0; r < 5; r++) {
    const y = 340 + r * 115;
    p.line(`M200 ${y}H980`, "pine-950", 7);
    for (let i = 0; i < 10; i++) {
      const gap = i >= 3 + ((r * 2) % 6) ? 250 : 0;
      const x = 240 + i * 52 + gap;
      p.ellipse(x, y, 25, 42, inks[r] ?? "paper");
      p.path(`M${x - 25} ${y}a25 42 0 0 1 16-39q-12 40 0 78a25 42 0 0 1-16-39z`, "pine-950", 0.22);
    }
  }
  p.line("M1260 1130L1000 1000 760 860", "#7a4a30", 100);
  p.line("M1280 1150L1120 1066", "paper", 144);
  p.line("M760 860L660 800M770 880L650 850", "#7a4a30", 38);
  p.salt();
}

function cups(p: Print): void {
  room(p, 860, { wall: "saffron-100", dado: "pine-400", floor: "wood", grain: "pine-950" });
  const cup = (x: number, y: number, ink: InkName) => {
    p.path(`M${x} ${y}l14-84h44l14 84z`, ink);
    p.path(`M${x} ${y}l14-84h14l-4 84z`, "pine-950", 0.2);
  };
  for (let r = 0; r < 6; r++) {
    for (let i = 0; i < 6 - r; i++)
      cup(
        290 + i * 76 + r * 38,
        900 - r * 86,
        (r + i) % 3 === 0 ? "brick-500" : (r + i) % 3 === 1 ? "paper" : "saffron-400",
      );
  }
  p.path("M180 900H840L900 980H120z", "wood");
  p.path("M180 900H840L900 980H120z", "saffron-100", 0.35);
  p.rect(120, 980, 780, 26, "wood");
  p.line("M170 1006V1250M850 1006V1250", "wood", 28);
  person(
    p,
    790,
    1170,
    720,
    "reach",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2 }),
    -1,
  );
  const [hx, hy] = hand(790, 1170, 720, "reach", "near", -1);
  cup(Math.round(hx) - 40, Math.round(hy) + 20, "brick-500");
  person(p, 190, 1190, 540, "fold", uniform({ hair: "short", skin: 1 }));
  p.salt();
}

function numberLine(p: Print): void {
  hillsBehind(p, 350, 449, 130);
  p.rect(0, 350, 1500, 60, "leaf-500");
  p.rect(0, 400, 1500, 600, "saffron-100");
  p.rect(0, 400, 1500, 600, "pine-950", 0.2);
  p.grain("pine-950", 22, [0, 420, 1500, 990], [80, 220], 2, 0.18);
  sal(p, 180, 470, 250, 1);
  sal(p, 1360, 460, 220, 2);
  p.line("M60 860L1440 760", "paper", 9);
  for (let i = 0; i < 9; i++) {
    const x = 140 + i * 150;
    const y = 854 - i * 10.8;
    p.line(`M${x} ${y - 34}v68`, i === 4 ? "brick-500" : "paper", 9);
  }
  p.line("M290 800Q440 580 590 780M590 780Q740 570 890 760", "saffron-400", 6);
  p.cuts("pine-950", [[800, 800, -220, 10, 9, 3]], false, 0.35);
  person(
    p,
    760,
    800,
    360,
    "jump",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2 }),
  );
  person(p, 1130, 700, 330, "clap", uniform({ hair: "patka", cloth: "brick-500", skin: 1 }), -1);
  person(p, 1260, 720, 380, "point", kurta("brick-500", "paper", { skin: 3 }), -1);
  person(p, 330, 720, 300, "wave", uniform({ hair: "short", skin: 3 }));
  p.salt();
}

export const mathematicsWeekAlbum = album("mathematics-week", [
  ["wide", "Paper solids hang over the table where three students fold more.", solids],
  ["tall", "A girl sights the top of a chir pine to find its height.", treeHeight],
  ["square", "A hand slides the last piece into a tangram square.", tangram],
  ["classic", "A boy draws a spiral over squares on the board.", spiral],
  ["wide", "A market stall with scales teaches weights and change.", market],
  ["square", "Coloured beads on the wires of a large counting frame.", beads],
  ["tall", "A girl adds a cup to a triangle of paper cups.", cups],
  ["classic", "A girl jumps along a number line chalked on the courtyard.", numberLine],
]);
