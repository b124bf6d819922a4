import { album } from "../../catalogue.ts";
import { child, pupilBehind } from "../../hand/crowd.ts";
import { bunting } from "../../hand/festive.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { northWindow, room } from "../../hand/rooms.ts";
import { stall } from "../../hand/things.ts";
import { treeLine } from "../../hand/trees.ts";
import { ground, hillsBehind, kit, kurta, saree, uniform } from "../settings.ts";
import { eruption, planets, windowSill } from "./science-fair-close-up.ts";

function aisle(p: Print): void {
  room(p, 500, { wall: "saffron-100", floor: "wood", grain: "pine-950" }, [
    [500, 60],
    [900, 130],
    [900, 460],
    [500, 400],
  ]);
  northWindow(p, 980, 120, 240, 230, 501);
  northWindow(p, 1290, 120, 240, 230, 503);
  bunting(p, [-20, 60], [1620, 40], 50, ["brick-500", "saffron-400", "pine-700"], 36);
  const stands: [number, number, number, InkName][] = [
    [120, 640, 230, "pine-700"],
    [410, 610, 200, "brick-500"],
    [670, 590, 180, "saffron-400"],
    [910, 610, 200, "pine-700"],
    [1170, 640, 230, "brick-500"],
  ];
  stands.forEach(([x, y, w, cloth], i) => {
    person(
      p,
      x + w * 0.3,
      y - 20,
      w * 1.2,
      i % 2 ? "speak" : "point",
      uniform({ hair: i % 2 ? "plait" : "short", skin: i % 2 ? 2 : 1 }),
      i < 3 ? 1 : -1,
    );
    const top = stall(p, x, y, w, w * 0.46, cloth);
    p.rect(x + w * 0.55, top - w * 0.36, w * 0.36, w * 0.36, "paper");
    p.path(
      `M${x + w * 0.6} ${top - w * 0.06}l${w * 0.1} ${-w * 0.16} ${w * 0.07} ${w * 0.08} ${w * 0.08} ${-w * 0.12}v${w * 0.2}z`,
      i % 2 ? "pine-400" : "brick-500",
    );
  });
  shadow(p, 560, 930, 240, "pine-950", 0.4);
  person(p, 460, 936, 420, "stand", saree("paper", "brick-500", { back: true }));
  person(
    p,
    590,
    944,
    260,
    "point",
    kit("saffron-400", "pine-950", { back: true, head: 9, lit: undefined }),
  );
  person(p, 880, 930, 430, "fold", kurta("paper", "pine-950", { skin: 3 }), -1);
  person(p, 1040, 940, 300, "walk", uniform({ hair: "plait", wear: "skirt", sock: "paper" }), 1);
  p.salt();
}

function filter(p: Print): void {
  room(p, 560, {
    wall: "pine-400",
    light: "saffron-100",
    floor: "wood",
    grain: "pine-950",
    dado: "pine-700",
  });
  northWindow(p, 1090, 90, 290, 260, 509, "paper");
  person(p, 360, 790, 500, "work", uniform({ hair: "plait", skin: 2 }));
  person(p, 1110, 790, 500, "point", uniform({ hair: "short", skin: 1 }), -1);
  const top = stall(p, 180, 960, 1140, 210, "brick-500");
  p.line(`M600 ${top}V330M600 420h150M600 600h150`, "pine-950", 12);
  p.path("M690 360h120v150l-44 60h-32l-44-60z", "paper", 0.7);
  p.rect(690, 400, 120, 30, "saffron-400");
  p.rect(690, 430, 120, 34, "pine-950");
  p.path("M690 464h120v46l-20 28H710z", "saffron-100");
  p.path(`M676 ${top}v-110h148v110z`, "paper", 0.6);
  p.path(`M676 ${top}v-60q74-14 148 0v60z`, "pine-400");
  p.line("M750 572v60", "pine-400", 6);
  p.path(`M900 ${top}v-130h100v130z`, "paper", 0.5);
  p.path(`M900 ${top}v-84q50-12 100 0v84z`, "wood");
  const [hx, hy] = hand(360, 790, 500, "work");
  p.path(`M${hx - 4} ${hy - 40}h60l-6 76h-48z`, "saffron-400");
  p.salt();
}

function circuit(p: Print): void {
  room(p, 560, { wall: "pine-700", light: "saffron-100", floor: "wood", grain: "pine-950" });
  northWindow(p, 1180, 110, 270, 260, 517);
  person(p, 440, 790, 470, "point", uniform({ hair: "patka", cloth: "brick-500", skin: 1 }));
  person(p, 1010, 800, 520, "read", saree("paper", "brick-500"), -1);
  person(p, 1220, 800, 530, "fold", kurta("saffron-100", "pine-950", { skin: 3 }), -1);
  const top = stall(p, 300, 900, 620, 170, "saffron-400");
  p.path("M950 620l80 20-14 90-80-20z", "paper");
  p.line("M962 650l50 12M958 672l40 10", "pine-400", 4);
  p.line(
    `M400 ${top - 12}H620V${top - 60}M400 ${top - 12}v-30M780 ${top - 12}H680v-48`,
    "brick-500",
    6,
  );
  p.rect(350, top - 84, 120, 46, "pine-950");
  p.rect(430, top - 84, 40, 46, "brick-500");
  p.circle(650, top - 140, 130, "saffron-100", 0.16);
  p.circle(650, top - 140, 86, "saffron-100", 0.3);
  p.circle(650, top - 140, 48, "saffron-100");
  p.path(`M632 ${top - 100}h36v40h-36z`, "pine-400");
  p.line(`M636 ${top - 140}l10-20 8 20 10-20`, "brick-500", 4);
  p.rect(760, top - 40, 90, 30, "pine-950");
  p.line(`M800 ${top - 40}l40-34`, "brick-500", 9);
  p.salt();
}

function rocket(p: Print): void {
  hillsBehind(p, 860, 521, 260);
  ground(p, 880, "leaf-500", "pine-700", 0.45, 22);
  treeLine(p, 894, 19);
  p.path("M470 960Q500 760 520 430Q540 760 570 960z", "paper", 0.8);
  p.cuts("paper", [
    [470, 980, -90, 30, 22, 20],
    [560, 984, 100, 26, 22, -20],
    [500, 960, -40, -120, 16, -16],
    [540, 950, 44, -110, 16, 16],
  ]);
  p.path("M480 400V220q6-90 40-130q34 40 40 130v180z", "paper");
  p.path("M480 400V220q6-90 40-130q-14 60-12 310z", "pine-950", 0.2);
  p.path("M488 170q10-50 32-80q22 30 32 80z", "brick-500");
  p.path("M480 320l-46 90 46-10zM560 320l46 90-46-10zM500 400h40v30h-40z", "brick-500");
  p.circle(526, 240, 20, "pine-700");
  person(p, 220, 1100, 360, "cheer", uniform({ hair: "plait", wear: "skirt", sock: "paper" }));
  person(
    p,
    780,
    1110,
    380,
    "pointUp",
    uniform({ hair: "patka", cloth: "saffron-400", skin: 1 }),
    -1,
  );
  child(p, 350, 1080, 190, "saffron-400", { girl: true });
  child(p, 660, 1070, 180, "brick-500", { flip: -1 });
  p.salt();
}

function windmill(p: Print): void {
  room(p, 540, { wall: "saffron-100", floor: "wood", grain: "pine-950", dado: "pine-400" });
  p.path("M260 810H1240L1330 930H170z", "wood");
  p.path("M260 810H1240L1330 930H170z", "saffron-100", 0.4);
  p.rect(170, 930, 1160, 70, "wood");
  p.rect(170, 930, 1160, 18, "pine-950", 0.4);
  p.path("M560 870L600 380h20l40 490z", "paper");
  p.path("M560 870L600 380h8l-10 490z", "pine-950", 0.2);
  p.group("translate(610 376)rotate(14)", () => {
    for (const a of [0, 120, 240]) {
      p.group(`rotate(${a})`, () => {
        p.path("M-8 0l-22-60 20-200 34 200z", "brick-500");
        p.path("M0 0l-8-260 32 200z", "paper", 0.25);
      });
    }
  });
  p.circle(610, 376, 22, "pine-950");
  p.rect(820, 700, 260, 170, "pine-700");
  p.path("M800 704l150-110 150 110z", "brick-500");
  p.path("M800 704l150-110v110z", "pine-950", 0.22);
  p.path("M850 740h56v56h-56zM990 740h56v56h-56zM926 790h50v80h-50z", "saffron-400");
  p.line("M660 860Q740 900 824 850", "pine-950", 4);
  person(p, 360, 860, 520, "flute", uniform({ hair: "plait", skin: 2 }));
  p.path("M250 810H460L440 930H170z", "wood");
  p.path("M250 810H460L440 930H170z", "saffron-100", 0.4);
  pupilBehind(p, 1150, 1020, 280, "paper", { skin: 1, shade: "pine-400" });
  pupilBehind(p, 900, 1030, 280, "paper", { plait: true, skin: 3, shade: "pine-400" });
  p.salt();
}

export const scienceFair = album("science-fair", [
  ["wide", "Five stands along the hall with pupils explaining to visitors.", aisle],
  ["square", "The model volcano erupts between two proud pupils.", eruption],
  ["tall", "A girl points out the planets hanging in the dark room.", planets],
  ["classic", "Muddy water runs clear through layers of sand and charcoal.", filter],
  ["square", "Five jars on the window sill show five weeks of one bean.", windowSill],
  ["wide", "The bulb lights up as the judges take notes.", circuit],
  ["tall", "A water rocket leaves the lawn and everyone looks up.", rocket],
  ["classic", "A girl blows on a model windmill that lights a small house.", windmill],
]);
