import { plate } from "../../catalogue.ts";
import type { Cut } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";
import { pile } from "../../hand/rooms.ts";
import { potPlant } from "../../hand/things.ts";

/** A cupboard of open pigeonholes with letters, one of its doors shut and locked. */
function pigeonholes(p: Print): void {
  p.rect(0, 0, 1000, 1250, "pine-400");
  p.path("M300 0H1000V760L300 220z", "saffron-100", 0.3);
  p.grain("pine-700", 16, [0, 20, 1000, 1100], [60, 170], 2, 0.25);
  p.rect(0, 1130, 1000, 120, "wood");
  p.rect(120, 120, 760, 1020, "pine-950", 0.25);
  p.rect(150, 100, 740, 1030, "wood");
  p.rect(150, 100, 740, 16, "saffron-100", 0.4);
  const [cw, ch] = [162, 178];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 4; column++) {
      const [x, y] = [186 + column * (cw + 8), 140 + row * (ch + 14)];
      p.rect(x, y, cw, ch, "pine-950", 0.78);
      p.rect(x, y + ch - 8, cw, 8, "saffron-100", 0.25);
      const letters = (row * 3 + column * 5) % 4;
      for (let i = 0; i < letters; i++) {
        const ink =
          (["paper", "saffron-100", "brick-500"] as const)[(row + column + i) % 3] ?? "paper";
        p.poly(
          [
            [x + 24 + i * 34, y + ch - 8],
            [x + 40 + i * 34, y + 40 + i * 12],
            [x + 62 + i * 34, y + 46 + i * 12],
            [x + 46 + i * 34, y + ch - 8],
          ],
          ink,
        );
      }
    }
  }
  const [x, y] = [186 + 2 * (cw + 8), 140 + 2 * (ch + 14)];
  p.rect(x - 4, y - 4, cw + 8, ch + 8, "saffron-400");
  p.rect(x - 4, y - 4, 56, ch + 8, "brick-500", 0.3);
  p.rect(x + 34, y + 22, cw - 68, 34, "paper");
  p.cuts("pine-950", [[x + 44, y + 39, 70, 0, 2]]);
  p.circle(x + cw / 2, y + 112, 22, "pine-950");
  p.path(`M${x + cw / 2 - 6} ${y + 112}h12l6 34h-24z`, "pine-950");
  p.line(`M${x + cw / 2} ${y + 116}v60`, "paper", 7);
  p.circle(x + cw / 2, y + 190, 20, "paper");
  p.circle(x + cw / 2, y + 190, 9, "wood");
  p.path(`M${x + cw / 2 + 10} ${y + 200}l40 30-14 50-48-34z`, "brick-500");
  p.salt();
}

/** The records counter: files in a row, one of them open for those who ask. */
function openFiles(p: Print): void {
  p.rect(0, 0, 1000, 1250, "saffron-100");
  p.path("M0 0H390L1000 500V0z", "paper", 0.5);
  p.rect(90, 150, 820, 26, "wood");
  p.rect(90, 520, 820, 26, "wood");
  const inks = ["brick-500", "pine-700", "saffron-400", "pine-400", "paper"] as const;
  for (const [level, lean] of [
    [520, 7],
    [890, 4],
  ] as const)
    for (let i = 0; i < 11; i++) {
      if (i === lean) continue;
      const [x, tall] = [112 + i * 70, 250 + ((i * 37 + level) % 46)];
      p.rect(x, level - tall, 60, tall, inks[(i * 3 + level) % 5] ?? "paper");
      p.rect(x, level - tall, 20, tall, "pine-950", 0.16);
      p.rect(x + 12, level - tall + 34, 36, 66, "paper");
      p.cuts("pine-950", [
        [x + 20, level - tall + 56, 20, 0, 2],
        [x + 20, level - tall + 74, 16, 0, 2],
      ]);
      p.circle(x + 30, level - 46, 12, "pine-950", 0.6);
    }
  p.rect(0, 890, 1000, 360, "wood");
  p.rect(0, 890, 1000, 20, "saffron-100", 0.4);
  p.path("M560 910H1000V1250H380z", "saffron-100", 0.22);
  p.grain("pine-950", 20, [0, 940, 1000, 1240], [90, 260], 2, 0.4);
  p.path("M150 1140L300 985 520 1000 500 1165z", "pine-950", 0.3);
  p.path("M170 1130L320 972 540 990 520 1152z", "paper");
  p.path("M540 990L770 966 860 1120 520 1152z", "paper");
  p.path("M540 990L520 1152 560 1148 580 986z", "pine-950", 0.14);
  p.cuts(
    "pine-400",
    [0, 1, 2, 3].map((i): Cut => [600, 1012 + i * 30, 150 + i * 16, -12, 2.4]),
  );
  p.cuts(
    "pine-400",
    [0, 1, 2, 3].map((i): Cut => [340 - i * 28, 1002 + i * 34, 150, 12, 2.4]),
  );
  p.circle(770, 1096, 26, "brick-500", 0.8);
  potPlant(p, 880, 906, 150, "brick-500", "pine-700");
  pile(p, 110, 906, 190, ["brick-500", "paper"], 30);
  p.salt();
}

export const filePlates = [
  plate(
    "scenes/pigeonholes",
    "tall",
    "A cupboard of open pigeonholes with letters, one small door shut, a key in its lock.",
    pigeonholes,
  ),
  plate(
    "scenes/open-files",
    "tall",
    "Shelves of labelled files, and on the counter before them one that lies open.",
    openFiles,
  ),
];
