import { plate } from "../../catalogue.ts";
import { boards } from "../../hand/boards.ts";
import type { Cut } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { northWindow } from "../../hand/windows.ts";

/** A lending card half out of its pocket, stamped with the return dates of the book. */
function lendingCard(p: Print): void {
  boards(
    p,
    [300, 640, 960],
    [
      [420, 0],
      [1000, 0],
      [1000, 900],
      [180, 1250],
      [0, 1250],
    ],
  );
  p.rect(118, 170, 720, 960, "pine-950", 0.3);
  p.rect(150, 140, 720, 960, "pine-700");
  p.rect(180, 168, 690, 904, "saffron-100");
  p.path("M180 168h80v904h-80z", "pine-950", 0.12);
  p.rect(312, 246, 440, 500, "pine-950", 0.22);
  p.rect(330, 236, 430, 500, "paper");
  p.rect(364, 272, 220, 16, "pine-950");
  p.line("M330 330h430M545 330v400", "brick-500", 3);
  p.cuts(
    "pine-950",
    Array.from({ length: 6 }, (_, i): Cut => [364, 386 + i * 56, 150, 0, 1.6]),
  );
  for (const [i, turn] of [-3, 2, -1, 4].entries())
    p.group(`translate(650 ${372 + i * 56})rotate(${turn})`, () => {
      p.line("M-70-17H70V17H-70z", "indigo", 4, 0.8);
      p.line("M-46 2h26M-8 2h18M24 2h24", "indigo", 10, 0.8);
    });
  p.path("M280 690H810V1010H280z", "brick-500");
  p.path("M280 690H810V1010H280z", "saffron-100", 0.55);
  p.path("M280 690L545 830 810 690V1010H280z", "brick-500", 0.35);
  p.rect(400, 880, 290, 84, "paper");
  p.cuts("pine-950", [
    [430, 908, 180, 0, 3],
    [430, 936, 120, 0, 3],
  ]);
  p.line("M790 1150L960 800", "saffron-400", 26);
  p.line("M783 1164l7-14", "pine-950", 16);
  p.line("M953 814l7-14", "brick-500", 26);
  p.salt();
}

/** A camera on a hook with its cap on, beside children's self-portraits. */
function cameraAtRest(p: Print): void {
  room(p, 930, { wall: "saffron-100", dado: "pine-400", floor: "wood", grain: "pine-950" }, [
    [90, 90],
    [420, 190],
    [420, 700],
    [90, 600],
  ]);
  northWindow(p, 640, 110, 260, 330, 747);
  for (const [x, y, ink, hair] of [
    [120, 170, "brick-500", "pine-950"],
    [330, 210, "saffron-400", "wood"],
    [150, 420, "pine-700", "pine-950"],
  ] as const) {
    p.rect(x - 8, y + 10, 170, 200, "pine-950", 0.18);
    p.rect(x, y, 170, 200, "paper");
    p.circle(x + 85, y + 86, 42, hair);
    p.circle(x + 85, y + 96, 34, "saffron-100");
    p.path(`M${x + 34} ${y + 186}q50-92 102 0z`, ink);
    p.circle(x + 85, y + 8, 7, "brick-500");
  }
  p.rect(60, 700, 880, 30, "wood");
  p.rect(60, 700, 880, 10, "saffron-100", 0.4);
  p.circle(620, 520, 14, "pine-950");
  p.line("M620 520Q470 700 420 860M620 520Q770 700 812 860", "pine-950", 15);
  p.path("M372 862h468v290H372z", "pine-950", 0.25);
  p.path("M400 850h110l30-50h150l30 50h110v280H400z", "pine-700");
  p.path("M400 850h80v280h-80z", "pine-950", 0.35);
  p.rect(400, 900, 430, 150, "pine-950");
  p.grain("pine-400", 10, [410, 906, 820, 1040], [30, 90], 1.6, 0.4);
  p.circle(615, 985, 118, "pine-400");
  p.circle(615, 985, 100, "pine-950");
  p.circle(615, 985, 72, "pine-700");
  p.path("M575 961h80v14h-80z", "saffron-400");
  p.cuts("paper", [[660, 930, 26, 60, 4, -12]], false, 0.7);
  p.rect(438, 826, 56, 26, "brick-500");
  p.circle(770, 872, 16, "saffron-400");
  p.salt();
}

export const stillLifePlates = [
  plate(
    "scenes/lending-card",
    "tall",
    "A stamped lending card stands half out of its pocket in the back of a library book.",
    lendingCard,
  ),
  plate(
    "scenes/camera-at-rest",
    "tall",
    "A camera hangs on a hook with its cap on, beside faces that children have painted.",
    cameraAtRest,
  ),
];
