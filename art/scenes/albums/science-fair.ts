import { album } from "../../catalogue.ts";
import { child, pupilBehind } from "../../hand/crowd.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { treeLine } from "../../hand/trees.ts";
import { ground, hillsBehind, uniform } from "../settings.ts";
import { eruption, planets, windowSill } from "./science-fair-close-up.ts";
import { aisle, circuit, filter } from "./science-fair-stands.ts";

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
  ["wide", "Five stands along the hall with students explaining to visitors.", aisle],
  ["square", "The model volcano erupts between two proud students.", eruption],
  ["tall", "A girl points out the planets hanging in the dark room.", planets],
  ["classic", "Muddy water runs clear through layers of sand and charcoal.", filter],
  ["square", "Five jars on the window sill show five weeks of one bean.", windowSill],
  ["wide", "The bulb lights up: one judge bends to look, the other writes.", circuit],
  ["tall", "A water rocket leaves the lawn and everyone looks up.", rocket],
  ["classic", "A girl blows on a model windmill that lights a small house.", windmill],
]);
