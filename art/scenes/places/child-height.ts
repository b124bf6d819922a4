import { plate } from "../../catalogue.ts";
import { whole } from "../../hand/path.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { bush, sal } from "../../hand/trees.ts";
import { saree, uniform } from "../settings.ts";
import { numeral } from "./numeral.ts";

/** The room is drawn to scale: units to a centimetre on a sheet of 800 units, floor at 720. */
const CENTIMETRE = 5.2;
const FLOOR = 720;
const at = (centimetres: number) => FLOOR - centimetres * CENTIMETRE;
/** Where wall, window and rule begin: the narrow sheet shows more of them. */
const TOP = -70;

type Room = { wide: number; rule: number; window: readonly [number, number]; taps: number };

/** A room as high as a child needs, cut off above: a rule, a low window, a low tap. */
function room(p: Print, { wide, rule, window: [left, right], taps }: Room): void {
  p.rect(0, TOP, wide, 800 - TOP, "saffron-100");
  p.grain("wood-300", wide / 50, [0, 10, wide, 690], [40, 130], 1.6, 0.25);
  p.rect(0, FLOOR, wide, 80, "wood-300");
  p.grain("pine-950", wide / 28, [0, 730, wide, 795], [60, 180], 2, 0.35);
  p.rect(0, FLOOR - 12, wide, 12, "wood-300");
  p.rect(0, FLOOR - 4, wide, 4, "pine-950", 0.35);
  const d = `M${left} ${TOP}H${right}V${whole(at(45))}H${left}z`;
  p.within(d, () => garden(p, left, right));
  p.line(`M${(left + right) / 2} ${TOP}V${whole(at(45))}M${left} 120H${right}`, "paper", 9);
  p.line(`M${left} ${TOP}V${whole(at(45))}M${right} ${TOP}V${whole(at(45))}`, "paper", 16);
  p.path(`M${left - 150} 800l60-80h${right - left - 40}l-60 80z`, "saffron-400", 0.4);
  // From the rule to the things that have these heights.
  p.line(`M${rule} ${whole(at(45))}H${left - 18}`, "brick-500", 3);
  p.line(
    `M${rule} ${whole(at(50))}H${left - 9}M${right + 9} ${whole(at(50))}H${taps - 10}`,
    "brick-500",
    3,
  );
  p.rect(left - 20, at(45), right - left + 40, 16, "paper");
  p.rect(left - 20, at(45) + 11, right - left + 40, 6, "wood-300");
  measure(p, rule);
  basin(p, taps);
}

function garden(p: Print, left: number, right: number): void {
  p.rect(left, TOP, right - left, 460, "dusk-300");
  p.path(`M${left} 96l120-16 90 10 160-26V400H${left}z`, "saffron-100", 0.55);
  const hill = `M${left} 252l54-58 40 26 86-104 70 92 44-30 90 84V400H${left}z`;
  p.path(hill, "leaf-500");
  p.path(hill, "pine-700", 0.45);
  p.path(`M${left + 180} 116l70 92 44-30 90 84v60l-88-52-46 20-62-40z`, "leaf-500", 0.8);
  p.rect(left, 330, right - left, 200, "leaf-500");
  p.grain("pine-700", 14, [left, 345, right, 480], [30, 90], 2, 0.5);
  sal(p, left + 66, 404, 330, 1);
  bush(p, right - 50, 420, 110, "pine-700", "leaf-500");
  // The bench under the mulberry tree.
  p.path(
    `M${left + 96} 400h128v12h-128zM${left + 106} 412h10v34h-10zM${left + 204} 412h10v34h-10z`,
    "wood-300",
  );
}

/** A rule on the wall, a cut at each centimetre from the floor up. */
function measure(p: Print, x: number): void {
  p.rect(x - 86, TOP, 86, FLOOR - 12 - TOP, "paper");
  p.rect(x - 86, TOP, 9, FLOOR - 12 - TOP, "wood-300");
  let fines = "";
  let tens = "";
  for (let cm = 1; cm < 150; cm++) {
    const y = whole(at(cm));
    if (cm % 10 === 0) tens += `M${x} ${y}h-26`;
    else fines += `M${x} ${y}h${cm % 5 ? -9 : -16}`;
  }
  p.line(fines, "pine-950", 1.6);
  p.line(tens, "pine-950", 3);
  for (let cm = 10; cm < 150; cm += 10) numeral(p, cm, x - 30, at(cm), 16);
  p.line(`M${x - 26} ${whole(at(45))}h34M${x - 26} ${whole(at(50))}h34`, "brick-500", 5);
}

/** A trough with two taps, fifty centimetres above the floor. */
function basin(p: Print, x: number): void {
  p.rect(x - 8, at(66), 158, at(34) - at(66), "dusk-300");
  p.line([1, 2, 3].map((n) => `M${x - 8} ${whole(at(66 - n * 8))}h158`).join(""), "paper", 2);
  p.path(`M${x - 16} ${whole(at(37))}h174l-16 46h-142z`, "paper");
  p.path(`M${x - 16} ${whole(at(37))}h60l-10 46h-34z`, "dusk-300", 0.6);
  p.rect(x + 44, at(28), 68, at(0) - at(28), "paper");
  p.rect(x + 44, at(28), 26, at(0) - at(28), "dusk-300", 0.6);
  for (const tap of [x + 24, x + 104]) {
    p.line(`M${tap} ${whole(at(53))}v12q0 6 8 6h6v8`, "pine-950", 8);
    p.line(`M${tap - 12} ${whole(at(54.5))}h24`, "brick-500", 7);
  }
  p.line(`M${x + 118} ${whole(at(48))}V${whole(at(38))}`, "dusk-300", 5);
}

/** A dimension line between the floor and a height, with room for its figure. */
function dimension(p: Print, x: number, centimetres: number): void {
  const top = at(centimetres);
  p.line(
    `M${x} ${whole(top)}V${FLOOR - 14}M${x - 11} ${whole(top)}h22M${x - 11} ${FLOOR - 14}h22`,
    "brick-500",
    3.4,
  );
}

function smallChild(p: Print, x: number, pose: "stand" | "work", more: object, flip: 1 | -1): void {
  person(
    p,
    x,
    FLOOR + 30,
    96 * CENTIMETRE,
    pose,
    uniform({ lit: "dusk-300", head: 9.2, sock: "paper", ...more }),
    flip,
  );
}

function wholeRoom(p: Print): void {
  room(p, { wide: 1600, rule: 132, window: [330, 700], taps: 1044 });
  door(p, 1330);
  dimension(p, 480, 45);
  dimension(p, 1024, 50);
  smallChild(
    p,
    216,
    "stand",
    { top: "brick-500", legs: "pine-700", wear: "shorts", hair: "short", skin: 1 },
    1,
  );
  smallChild(
    p,
    626,
    "stand",
    { wear: "skirt", legs: "pine-700", hair: "plait", skin: 2, back: true },
    1,
  );
  // The teacher stands nearer, and most of her is above the picture.
  person(p, 826, FLOOR + 84, 206 * CENTIMETRE, "stand", saree("brick-500", "saffron-400"), 1);
  smallChild(p, 1234, "work", { legs: "pine-700", wear: "skirt", hair: "plait", skin: 1 }, -1);
  p.salt();
}

/** As wide as the child at the tap needs; the figures stand at the same shares of both sheets. */
function narrowRoom(p: Print): void {
  p.group(`scale(${(1250 / 860).toFixed(4)}) translate(0 60)`, () => {
    room(p, { wide: 700, rule: 92, window: [126, 372], taps: 460 });
    dimension(p, 206, 45);
    dimension(p, 440, 50);
    smallChild(
      p,
      326,
      "stand",
      { wear: "skirt", legs: "pine-700", hair: "plait", skin: 2, back: true },
      1,
    );
    smallChild(p, 630, "work", { legs: "pine-700", wear: "shorts", hair: "short", skin: 1 }, -1);
  });
  p.salt();
}

/** A door whose handle a child of three can see. */
function door(p: Print, x: number): void {
  p.rect(x - 14, -10, 248, FLOOR + 8, "wood-300");
  p.rect(x, -10, 220, FLOOR + 8, "pine-700");
  p.rect(x, -10, 70, FLOOR + 8, "pine-950", 0.2);
  p.path(
    `M${x + 28} -10h164v180h-164zM${x + 28} 210h164v190h-164zM${x + 28} 440h164v220h-164z`,
    "pine-950",
    0.22,
  );
  p.rect(x + 186, at(84), 14, 62, "saffron-400");
  p.line(`M${x + 193} ${whole(at(79))}h-40`, "saffron-400", 9);
}

const shown =
  "A low window, a low tap and small children beside a rule on the wall; a teacher’s head is above the picture.";
const shownNarrow = "A low window and a low tap with small children beside a rule on the wall.";

export const childHeightPlates = [
  plate("campuses/juniors-height", "broad", shown, wholeRoom),
  plate("campuses/juniors-height-narrow", "tall", shownNarrow, narrowRoom),
];
