import { plate } from "../../catalogue.ts";
import { pupilBehind } from "../../hand/crowd.ts";
import { bunting } from "../../hand/festive.ts";
import { shadow } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { board, chair, pile, room, table } from "../../hand/rooms.ts";
import { lectern, potPlant } from "../../hand/things.ts";
import { northWindow } from "../../hand/windows.ts";
import { kurta, saree, uniform } from "../settings.ts";

function parentsMeeting(p: Print): void {
  room(p, 590, { wall: "saffron-100", dado: "pine-400", floor: "wood-300", grain: "wood" });
  northWindow(p, 1150, 110, 310, 290, 241);
  board(p, 210, 130, 420, 250);
  p.line("M250 330h120v-60h60v-50h60v-44", "saffron-400", 6);
  p.line("M250 340h320M250 340V170", "paper", 4);
  for (const [x, y] of [
    [760, 250],
    [880, 236],
    [1000, 260],
  ] as const) {
    p.rect(x - 44, y - 64, 88, 112, "paper");
    p.path(`M${x - 34} ${y + 34}l34-50 34 50z`, "pine-400");
    p.circle(x + 16, y - 34, 10, "saffron-400");
  }
  chair(p, 470, 930, 240, "wood");
  person(p, 500, 926, 490, "sit", saree("brick-500", "pine-700", { skin: 2 }));
  chair(p, 1230, 930, 240, "wood", -1);
  person(
    p,
    1190,
    926,
    500,
    "sitTall",
    kurta("paper", "paper", { hair: "turban", cloth: "brick-500", skin: 3, lit: "pine-400" }),
    -1,
  );
  person(
    p,
    1010,
    900,
    300,
    "stand",
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2, head: 8.6, lit: "pine-400" }),
    -1,
  );
  table(p, 600, 780, 330, 160, "wood");
  p.path("M680 756l40-14h90l40 14z", "paper");
  p.line("M724 750h50M770 744h40", "pine-400", 3);
  pile(p, 850, 758, 70, ["brick-500", "saffron-400"], 16);
  potPlant(p, 1340, 410, 120, "brick-500", "pine-700");
  p.salt();
}

/** Four Devanagari letters under their head line. */
function letters(p: Print, x: number, y: number, k: number): void {
  p.group(`translate(${x} ${y})scale(${k})`, () => {
    p.line("M0 0h66M54 0v62M10 12q22-8 20 8q-2 9-14 9q18 0 16 15q-4 14-24 6M30 30h24", "paper", 5);
    p.line(
      "M92 0h66M124 0v62M124 24q-26-10-28 12q4 15 28 0M124 26q28-12 26 14q-3 10-11 8",
      "saffron-400",
      5,
    );
    p.line("M184 0h62M234 0v62M200 0v36q-4 13-12 6q-4-8 12-8h34", "paper", 5);
    p.line("M272 0h60M320 0v62M320 30h-32q-8-4-10 4q2 9 11 6", "paper", 5);
  });
}

function hindiDiwas(p: Print): void {
  room(p, 600, { wall: "pine-400", light: "saffron-100", floor: "wood", grain: "pine-950" }, [
    [150, 40],
    [560, 130],
    [560, 520],
    [150, 440],
  ]);
  northWindow(p, 1230, 120, 250, 260, 247, "paper");
  board(p, 470, 100, 590, 220, "pine-950", "pine-700");
  letters(p, 516, 160, 1.52);
  bunting(p, [-20, 22], [1620, 16], 16, ["saffron-400", "brick-500", "paper"], 34);
  p.path("M440 690h760l40 60H400z", "saffron-100", 0.85);
  p.rect(400, 750, 840, 30, "brick-500");
  lectern(p, 940, 716, 210, "brick-500");
  shadow(p, 710, 728, 220, "pine-950", 0.4);
  person(
    p,
    710,
    730,
    370,
    "speak",
    kurta("saffron-400", "paper", { hair: "plait", skin: 2, sash: "brick-500" }),
  );
  pupilBehind(p, 260, 1020, 300, "paper", { plait: true, skin: 2 });
  pupilBehind(p, 520, 1030, 310, "brick-500", { skin: 1 });
  pupilBehind(p, 800, 1026, 300, "paper", { skin: 3 });
  pupilBehind(p, 1070, 1030, 306, "paper", { plait: true, skin: 1, ribbon: "saffron-400" });
  pupilBehind(p, 1350, 1020, 300, "brick-500", { plait: true, skin: 2, ribbon: "saffron-400" });
  p.salt();
}

export const classroomEvents = [
  plate(
    "events/parents-meeting",
    "wide",
    "A teacher and a parent talk across a table with the student beside them.",
    parentsMeeting,
  ),
  plate(
    "events/hindi-diwas",
    "wide",
    "A girl recites from the low stage beside a board of Devanagari letters.",
    hindiDiwas,
  ),
];
