import { plate } from "../../catalogue.ts";
import type { InkName } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { whole } from "../../hand/path.ts";
import { armOver, hand, person } from "../../hand/people.ts";
import { pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { kurta, saree } from "../settings.ts";

const FLOOR = 560;

/** The door to the garden, open to both sides; the sill is low enough to step over at two. */
function gardenDoor(p: Print, left: number, right: number, top: number): void {
  p.rect(left - 26, top - 26, right - left + 52, FLOOR - top + 26, "wood");
  p.within(`M${left} ${top}H${right}V${FLOOR}H${left}z`, () => {
    p.rect(left, top, right - left, FLOOR - top, "paper");
    p.rect(left, top, right - left, FLOOR - top, "pine-400", 0.4);
    p.path(`M${left} ${top + 130}l150-22 120 10 160-26V${FLOOR}H${left}z`, "saffron-100", 0.8);
    p.path(`M${left} 330l70-70 48 30 92-116 84 96 46-26 90 80V${FLOOR}H${left}z`, "pine-400");
    p.path(`M${left + 210} 174l84 96 46-26 90 80v80l-90-50-58 16z`, "saffron-100", 0.4);
    p.path(`M${left} 420l110-40 130 26 120-34 100 30V${FLOOR}H${left}z`, "pine-700");
    p.rect(left, 446, right - left, 120, "pine-400");
    p.grain("pine-700", 9, [left, 460, right, FLOOR], [30, 90], 2, 0.6);
    p.line(`M${left + 72} 510V330`, "pine-700", 14);
    p.ellipse(left + 72, 280, 84, 96, "pine-700");
    p.cuts("pine-400", [
      [left + 104, 214, 30, 74, 7, -14],
      [left + 76, 236, 18, 62, 5, -12],
    ]);
  });
  p.path(`M${left - 26} ${top - 26}l-92 30V${FLOOR + 30}l92-30z`, "pine-700");
  p.path(`M${left - 46} ${top + 20}l-50 16v${FLOOR - top - 70}l50-14z`, "pine-950", 0.25);
  p.rect(left - 40, FLOOR, right - left + 80, 20, "wood");
  p.rect(left - 40, FLOOR, right - left + 80, 7, "paper", 0.35);
}

/** Shoes left at the door, a pair beside another. */
function shoes(p: Print, x: number, y: number, k: number, ink: InkName): void {
  for (const dx of [0, 25]) {
    p.path(
      `M${whole(x + dx * k, y)}q${whole(-3 * k, -15 * k, 7 * k, -17 * k)}t${whole(12 * k, 12 * k)}l${whole(-1 * k, 9 * k)}q${whole(-10 * k, 5 * k, -18 * k, -4 * k)}z`,
      ink,
    );
    p.ellipse(x + (dx + 9) * k, y - 9 * k, 5 * k, 4 * k, "pine-950", 0.5);
  }
}

/** A stool that comes up to a child's knee. */
function stool(p: Print, x: number, y: number, w: number, ink: InkName): void {
  const t = w * 0.62;
  p.line(
    `M${whole(x - w * 0.3, y - t)}L${whole(x - w * 0.42, y)}M${whole(x + w * 0.3, y - t)}L${whole(x + w * 0.42, y)}M${whole(x, y - t)}V${whole(y + 6)}`,
    "wood",
    9,
  );
  p.ellipse(x, y - t, w * 0.5, w * 0.15, ink);
  p.ellipse(x + w * 0.08, y - t - w * 0.02, w * 0.36, w * 0.08, "paper", 0.25);
}

/** The sand, in a tray on the floor. */
function sand(p: Print, x: number, y: number): void {
  p.path(`M${x} ${y}l54-84h424l62 84z`, "wood");
  p.path(`M${x + 30} ${y - 14}l42-60h394l46 60z`, "saffron-100");
  p.path(`M${x + 90} ${y - 30}q40-62 84-40 40-44 92 16 60-30 96 24z`, "saffron-400", 0.45);
  p.grain("wood", 12, [x + 70, y - 66, x + 480, y - 22], [14, 40], 1.6, 0.5);
  p.rect(x, y, 540, 26, "wood");
  p.rect(x, y, 540, 8, "paper", 0.3);
  p.path(`M${x + 396} ${y - 74}h62l-8 52h-46z`, "brick-500");
  p.path(`M${x + 396} ${y - 74}h20l-2 52h-10z`, "pine-950", 0.2);
}

/** A round table, its top at the chest of a child who sits. */
function lowTable(p: Print, x: number, y: number, w: number): void {
  p.line(`M${x - w * 0.34} ${y}v108M${x + w * 0.34} ${y}v108`, "wood", 17);
  p.ellipse(x, y + 12, w / 2, 44, "wood");
  p.ellipse(x, y, w / 2, 44, "wood-300");
  p.ellipse(x + 24, y - 5, w * 0.38, 28, "paper", 0.35);
}

const small = { head: 9.6, bare: true } as const;

function gardenRooms(p: Print): void {
  room(p, FLOOR, { wall: "saffron-100", dado: "pine-400", floor: "wood-300", grain: "wood" });
  gardenDoor(p, 590, 990, 70);
  p.line("M1090 190H1560", "wood", 7);
  for (const [x, ink] of [
    [1130, "brick-500"],
    [1270, "pine-700"],
    [1410, "saffron-400"],
  ] as const) {
    p.rect(x, 196, 104, 128, "paper");
    p.circle(x + 52, 250, 28, ink);
    p.path(`M${x + 18} 306l34-30 34 30z`, "pine-950", 0.7);
  }
  const pairs: readonly InkName[] = ["brick-500", "pine-700", "paper", "saffron-400", "pine-950"];
  for (let n = 0; n < 9; n++)
    shoes(p, 560 + n * 58, 632 + (n % 3) * 4, n % 4 === 1 ? 1.3 : 1, pairs[n % 5] ?? "paper");
  atTheSand(p);
  atTheTable(p);
  comingIn(p);
  p.salt();
}

function atTheSand(p: Print): void {
  const digging = { ...small, wear: "shorts" } as const;
  person(p, 640, 806, 350, "floorWork", {
    ...digging,
    top: "brick-500",
    legs: "pine-700",
    skin: 1,
  });
  const girl = { ...digging, top: "paper", legs: "brick-500", hair: "plait", skin: 2 } as const;
  person(p, 960, 800, 350, "squat", { ...girl, lit: "pine-400" }, -1);
  sand(p, 560, 890);
}

/** The father sits on the stool he was given, his knees as high as the table. */
function atTheTable(p: Print): void {
  const perched = pose({
    lean: 16,
    far: [46, 74],
    near: [36, 70],
    farLeg: [112, -14],
    nearLeg: [119, -8],
  });
  shadow(p, 1500, 800, 160, "pine-950", 0.35);
  stool(p, 1512, 806, 130, "pine-700");
  const father = kurta("paper", "pine-950", {
    hair: "turban",
    cloth: "pine-700",
    skin: 3,
    lit: "pine-400",
  });
  person(p, 1500, 812, 600, perched, father, -1);
  lowTable(p, 1310, 790, 330);
  armOver(p, 1500, 812, 600, perched, father, -1);
  p.rect(1236, 738, 44, 44, "brick-500");
  p.rect(1288, 742, 44, 44, "pine-700");
  p.rect(1262, 694, 44, 44, "saffron-400");
  stool(p, 1190, 962, 112, "saffron-400");
  stool(p, 1452, 972, 112, "brick-500");
}

/** She leads him in; the picture ends at her shoulders, as his view does. */
function comingIn(p: Print): void {
  const leading = pose({ far: [-8, 4], near: [16, 20], farLeg: [-5, -6], nearLeg: [8, 2] });
  const [hx, hy] = hand(150, 980, 1260, leading);
  const held = pose({ far: [-150, -168], near: [22, 48], farLeg: [-12, -20], nearLeg: [18, 4] });
  const [bx, by] = hand(0, 0, 400, held, "far");
  shadow(p, hx - bx, hy - by, 170, "pine-950", 0.35);
  const boy = { ...small, top: "saffron-400", legs: "pine-950", wear: "shorts", skin: 1 } as const;
  person(p, hx - bx, hy - by, 400, held, { ...boy, lit: "paper" });
  shadow(p, 190, 984, 330, "pine-950", 0.35);
  person(p, 150, 980, 1260, leading, saree("pine-700", "brick-500", { skin: 2, bare: true }));
}

export const gardenRoomPlates = [
  plate(
    "events/garden-rooms",
    "wide",
    "A mother leads a small boy past a row of shoes to the sand tray; his father tries a stool at a low table.",
    gardenRooms,
  ),
];
