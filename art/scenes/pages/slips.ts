import { plate } from "../../catalogue.ts";
import { act, holding } from "../../hand/gestures.ts";
import { whole } from "../../hand/path.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { chair, room } from "../../hand/rooms.ts";
import { potPlant } from "../../hand/things.ts";
import { kurta, saree, uniform } from "../settings.ts";

/** Which slips of the board are torn off: its rows from the top. */
const torn = ["0100110", "1001000", "0011000"];

/** A slip on its pin, or the stub of one. */
function slip(p: Print, x: number, y: number, isTorn: boolean): void {
  p.path(
    isTorn
      ? `M${whole(x, y)}h72v26l-12-7-11 9-13-8-12 9-12-8-12 7z`
      : `M${whole(x, y)}h72l-2 92h-72z`,
    isTorn ? "pine-400" : "paper",
  );
  if (!isTorn) p.line(`M${whole(x + 16, y + 46)}h40M${whole(x + 16, y + 62)}h26`, "pine-400", 4);
  p.circle(x + 36, y + 12, 6, "brick-500");
}

/** A passage before a class room: whoever takes a slip has the time that is written on it. */
function slips(p: Print): void {
  room(p, 640, { wall: "saffron-100", dado: "pine-400", floor: "wood-300", grain: "wood" });
  p.rect(168, 100, 760, 428, "wood");
  p.rect(168, 100, 760, 10, "saffron-100", 0.35);
  p.rect(190, 122, 716, 384, "pine-700");
  p.path("M640 122H906V400z", "paper", 0.08);
  torn.forEach((row, line) => {
    const y = 146 + line * 120;
    p.rect(212, y - 4, 672, 18, "wood");
    [...row].forEach((one, place) => {
      slip(p, 222 + place * 96, y, one === "1");
    });
  });
  // The door of the class room, ajar, and the light that falls out of it.
  p.rect(1240, 96, 300, 640, "wood");
  p.rect(1262, 118, 256, 618, "saffron-400");
  p.path("M1262 118L1420 170V768L1262 736z", "pine-700");
  p.rect(1290, 190, 92, 150, "paper", 0.16);
  p.circle(1396, 470, 10, "saffron-400");
  p.path("M1420 740H1518L1580 920H1440z", "saffron-400", 0.5);
  chair(p, 1080, 880, 230, "wood", -1);
  potPlant(p, 90, 690, 190, "brick-500", "pine-700");
  person(
    p,
    960,
    930,
    330,
    act({ near: "hang", far: "loose", legs: "rest", nod: -6 }),
    uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2, head: 8.6, lit: "pine-400" }),
    -1,
  );
  person(
    p,
    770,
    950,
    560,
    act({ near: "raise", far: "hang", legs: "step", nod: -8 }),
    saree("brick-500", "saffron-400", { skin: 2 }),
    -1,
  );
  holding(
    p,
    400,
    944,
    580,
    act({ near: "chin", far: "behind", legs: "rest", nod: 4 }),
    kurta("paper", "paper", { hair: "short", skin: 3, lit: "pine-400" }),
    (paper) => paper.path("M-1-11h11v12h-11z", "saffron-100"),
  );
  p.salt();
}

export const slipPlates = [
  plate(
    "scenes/slips",
    "wide",
    "Parents before a board of paper slips beside the door of a class room: one reaches for a slip, one reads his.",
    slips,
  ),
];
