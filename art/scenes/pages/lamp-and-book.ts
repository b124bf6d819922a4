import { school } from "../../hand/buildings.ts";
import { act } from "../../hand/gestures.ts";
import { type Cut, whole } from "../../hand/path.ts";
import { hand, person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { openBook } from "../../hand/tools.ts";
import { sal } from "../../hand/trees.ts";
import { evening, ground, uniform } from ".././settings.ts";

/** A verandah after dark: the lamp under the eave lights one step and one book. */
function lampAndBook(p: Print): void {
  evening(p, 520, 167, 190);
  p.circle(270, 170, 60, "saffron-100");
  ground(p, 520, "pine-700", "pine-950", 0.5, 18);
  p.path("M-10 560Q300 520 640 560T1460 540V910H-10z", "pine-950", 0.45);
  school(p, 300, 556, 5.6, { wall: "pine-400", roof: "pine-950", window: "saffron-400" });
  for (const [x, h] of [
    [60, 170],
    [490, 150],
  ] as const)
    sal(p, x, 590, h, x, { ink: "pine-950", lit: "pine-700" });
  p.path("M250 570H300Q360 640 330 720T470 910H250Q250 800 270 720T250 570z", "pine-400", 0.35);
  // The house
  p.rect(640, 250, 820, 490, "brick-500");
  p.rect(640, 250, 820, 490, "pine-950", 0.45);
  p.path("M640 740V250H760L900 740z", "pine-950", 0.2);
  p.rect(960, 400, 170, 340, "pine-950");
  p.rect(716, 420, 150, 130, "pine-950");
  p.line("M766 420v130M816 420v130", "brick-500", 5);
  p.path("M560 270L660 120H1460V270z", "pine-950");
  const tiles = Array.from({ length: 16 }, (_, i): Cut => [676 + i * 50, 132, -30 + i * 2, 126, 2]);
  p.cuts("brick-500", tiles, false, 0.7);
  p.path("M820 330L520 760H1130z", "saffron-100", 0.22);
  p.path("M820 330L640 760H1010z", "saffron-400", 0.3);
  p.line("M820 268V318", "pine-950", 4);
  p.path("M798 340q22-48 44 0q4 24-22 28t-22-28z", "saffron-400");
  p.path("M792 322h56l-12-16h-32z", "brick-500");
  p.rect(560, 740, 900, 40, "wood-300");
  p.rect(560, 740, 900, 12, "saffron-100", 0.5);
  p.rect(600, 780, 860, 60, "wood-300");
  p.rect(600, 780, 860, 60, "pine-950", 0.4);
  p.line("M608 740V262", "pine-950", 16);
  const reads = act({ near: "offer", far: "offer", legs: "seat", lean: 10, nod: 16 });
  const girl = uniform({
    head: 8,
    wear: "skirt",
    legs: "brick-500",
    sock: "paper",
    skin: 1,
    hair: "plait",
  });
  person(p, 800, 800, 300, reads, girl, -1);
  const [hx, hy] = hand(800, 800, 300, reads, "near", -1);
  p.group(`translate(${whole(hx, hy)})scale(-3.4 3.4)`, () => openBook(p, "saffron-400"));
  p.path("M1000 740v-66q0-12 12-12h60q12 0 12 12v66z", "pine-400");
  p.path("M1012 662q30-30 60 0z", "pine-400");
  p.salt();
}

export const lampPlates = [
  {
    name: "scenes/lamp-and-book",
    width: 1440,
    height: 900,
    alt: "A girl reads on the step of a village house under a lamp; across the dark valley the windows of the school are lit.",
    draw: lampAndBook,
  },
];
