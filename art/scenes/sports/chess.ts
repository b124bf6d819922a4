import { plate } from "../../catalogue.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { northWindow } from "../../hand/windows.ts";
import { uniform } from "../settings.ts";

function chess(p: Print): void {
  room(p, 600, { wall: "pine-700", light: "saffron-100", floor: "wood", grain: "pine-950" }, [
    [420, 60],
    [900, 180],
    [900, 520],
    [420, 440],
  ]);
  northWindow(p, 1130, 110, 320, 320, 53, "wood-300");
  person(p, 350, 940, 640, "ponder", uniform({ hair: "plait", skin: 2 }));
  person(p, 1250, 940, 640, "move", uniform({ hair: "patka", cloth: "brick-500", skin: 1 }), -1);
  p.path("M300 760H1300L1420 850V1010H180V850z", "wood-300");
  p.path("M180 850H1420V868H180z", "saffron-100");
  p.grain("wood", 10, [200, 890, 1400, 990], [120, 300], 2, 0.8);
  p.path("M520 720H1080L1180 838H420z", "saffron-100");
  let dark = "";
  for (let r = 0; r < 8; r++) {
    for (let c = 0; c < 8; c++) {
      if ((r + c) % 2 === 0) continue;
      const at = (n: number, m: number) =>
        `${Math.round(520 - m * 12.5 + n * (70 + m * 3.125))} ${Math.round(720 + m * 14.75)}`;
      dark += `M${at(c, r)}L${at(c + 1, r)}L${at(c + 1, r + 1)}L${at(c, r + 1)}z`;
    }
  }
  p.path(dark, "pine-950");
  p.path("M420 838H1180v16H420z", "wood");
  const pieces = [
    [560, 770, 60, 1],
    [640, 744, 50, 1],
    [700, 800, 74, 1],
    [800, 760, 56, 1],
    [860, 808, 96, 0],
    [960, 780, 70, 0],
    [1030, 746, 56, 0],
    [1080, 812, 70, 0],
    [760, 826, 60, 0],
  ] as const;
  for (const [x, y, s, pale] of [...pieces].sort((a, b) => a[1] - b[1])) {
    const k = s / 68;
    p.group(`translate(${x} ${y})scale(${k.toFixed(2)})`, () => {
      const d =
        "M-26 0q2-20 14-24q6-30-2-44q-10 0-10-8h14q-16-34 10-44q26 10 10 44h14q0 8-10 8q-8 14-2 44q12 4 14 24z";
      p.path(d, pale ? "paper" : "brick-500");
      p.path(
        "M-26 0q2-20 14-24q6-30-2-44q-10 0-10-8h14q-16-34 10-44q-6 60-4 120z",
        "pine-950",
        0.24,
      );
    });
  }
  p.path("M1196 760l14-64h120l14 64z", "pine-950");
  p.circle(1240, 728, 22, "paper");
  p.circle(1300, 728, 22, "paper");
  p.line("M1240 728v-16M1240 728l10 6M1300 728l-12-8M1300 728l4 14", "pine-950", 4);
  p.salt();
}

export const chessPlates = [
  plate(
    "sports/chess",
    "wide",
    "Two students over a chess board: one thinks, the other reaches for a piece.",
    chess,
  ),
];
