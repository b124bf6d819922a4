import { plate } from "../../catalogue.ts";
import { act } from "../../hand/gestures.ts";
import type { InkName } from "../../hand/inks.ts";
import { type Cut, whole } from "../../hand/path.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { room } from "../../hand/rooms.ts";
import { saree, uniform } from "../settings.ts";

type Sheet = readonly [x: number, y: number, w: number, h: number, ink: InkName, turn: number];

/** A pinned paper: a heading, lines of writing, a drawing on some. */
function sheet(p: Print, [x, y, w, h, ink, turn]: Sheet, drawn: boolean): void {
  p.group(`translate(${x} ${y})rotate(${turn})`, () => {
    p.rect(-10, 10, w, h, "pine-950", 0.3);
    p.rect(0, 0, w, h, ink);
    p.rect(w * 0.12, h * 0.14, w * 0.5, 9, "pine-950");
    const lines = Math.floor((h * (drawn ? 0.3 : 0.62)) / 20);
    p.cuts(
      "pine-400",
      Array.from(
        { length: lines },
        (_, i): Cut => [w * 0.12, h * 0.14 + 30 + i * 20, w * (i % 3 === 2 ? 0.46 : 0.74), 0, 2],
      ),
    );
    if (drawn) {
      p.path(
        `M${whole(w * 0.12, h * 0.9)}l${whole(w * 0.26, -h * 0.3)}l${whole(w * 0.16, h * 0.16)}l${whole(w * 0.12, -h * 0.1)}l${whole(w * 0.2, h * 0.24)}z`,
        "pine-400",
      );
      p.circle(w * 0.76, h * 0.58, w * 0.08, "saffron-400");
    }
    p.circle(w / 2, 10, 8, "brick-500");
  });
}

const pinned: readonly Sheet[] = [
  [300, 150, 190, 240, "paper", -2],
  [530, 140, 260, 180, "saffron-100", 1],
  [540, 356, 150, 190, "paper", 2],
  [320, 424, 180, 130, "saffron-400", 3],
  [840, 160, 180, 230, "paper", 1],
  [724, 372, 110, 150, "saffron-100", -3],
  [1064, 150, 210, 150, "paper", -2],
];

function noticeBoard(p: Print): void {
  room(p, 760, { wall: "saffron-100", dado: "pine-400", floor: "wood", grain: "pine-950" }, [
    [60, 60],
    [230, 110],
    [230, 620],
    [60, 560],
  ]);
  p.rect(236, 66, 1128, 548, "pine-950", 0.2);
  p.rect(250, 60, 1120, 540, "wood");
  p.rect(250, 60, 1120, 12, "saffron-100", 0.35);
  p.rect(276, 86, 1068, 488, "pine-700");
  p.path("M860 86H1344V430z", "paper", 0.1);
  p.grain("pine-950", 26, [280, 96, 1330, 566], [40, 130], 1.6, 0.3);
  pinned.forEach((each, i) => {
    sheet(p, each, i === 0 || i === 1 || i === 4);
  });
  const pins = act({ near: "raise", far: "toss", legs: "even", lean: 3 });
  const dress = saree("saffron-400", "brick-500", { skin: 2, back: true });
  sheet(p, [1066, 338, 180, 210, "paper", 3], true);
  person(p, 1246, 940, 620, pins, dress, -1);
  const looks = act({ near: "hang", far: "behind", legs: "rest" });
  person(
    p,
    470,
    946,
    430,
    looks,
    uniform({
      hair: "plait",
      wear: "skirt",
      sock: "paper",
      back: true,
      skin: 2,
      head: 8,
      bag: "brick-500",
    }),
  );
  person(
    p,
    690,
    950,
    460,
    act({ near: "point", far: "hip", legs: "apart" }),
    uniform({ skin: 1, hair: "patka", cloth: "saffron-400", head: 8 }),
  );
  p.salt();
}

export const noticeBoardPlates = [
  plate(
    "scenes/notice-board",
    "wide",
    "A teacher pins a new sheet to the notice board while two children read the others.",
    noticeBoard,
  ),
];
