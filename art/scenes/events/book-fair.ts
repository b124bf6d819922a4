import { act, gripped, holding } from "../../hand/gestures.ts";
import { type InkName, SKIN } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { person } from "../../hand/people.ts";
import type { Print } from "../../hand/print.ts";
import { books, pile } from "../../hand/rooms.ts";
import { awning, stall } from "../../hand/things.ts";
import { openBook } from "../../hand/tools.ts";
import { sal } from "../../hand/trees.ts";
import { ground, hillsBehind, kit, kurta, saree, uniform } from "../settings.ts";

const SPINES: readonly [InkName, ...InkName[]] = [
  "brick-500",
  "pine-700",
  "saffron-400",
  "pine-950",
  "paper",
];

/** Three stalls of unequal width; a bookseller reaches, one recommends, one leans on his counter. */
export function bookFair(p: Print): void {
  hillsBehind(p, 400, 251, 150);
  ground(p, 400, "leaf-500", "pine-700", 0.45, 24);
  p.path("M-10 700Q700 660 1610 710V1010H-10z", "saffron-100", 0.5);
  sal(p, 110, 620, 420, 1);
  sal(p, 1490, 630, 450, 1);
  const reaches = act({ near: "raise", far: "hip", nod: -14 });
  const shows = act({ near: "grasp", far: "open", lean: 12, nod: 4 });
  const leans = act({ near: "chin", far: "table", lean: 18, nod: 8 });
  const keepers = [
    [250, 330, "brick-500", "pine-700", reaches, kurta("paper", "pine-950", { skin: 1 }), -1, 0.62],
    [630, 370, "pine-700", "brick-500", shows, saree("paper", "saffron-400"), 1, 0.34],
    [
      1050,
      310,
      "saffron-400",
      "pine-700",
      leans,
      kurta("saffron-100", "pine-950", { hair: "turban", cloth: "brick-500", skin: 3 }),
      -1,
      0.62,
    ],
  ] as const;
  const roof = p.stamp("roof", () => awning(p, 0, 0, 400, 76, "currentColor", "paper"));
  const heap = p.stamp("heap", () =>
    pile(p, 0, 0, 100, ["brick-500", "paper", "pine-950", "saffron-400"], 15),
  );
  const shelf = p.stamp("shelf", () => books(p, -125, 0, 250, 58, SPINES));
  for (const [x, w, a, cloth, doing, dress, flip, at] of keepers) {
    p.line(`M${x + 16} 700V450M${x + w - 16} 700V450`, "pine-950", 8);
    p.rect(x + 22, 524, w - 44, 10, "pine-950");
    p.press(shelf, x + w / 2, 524, (w - 60) / 250, at > 0.5 ? 1 : -1);
    person(p, x + w * at, 726, 250, doing, dress, flip);
    const top = stall(p, x, 730, w, 110, cloth);
    p.press(roof, x - 30, 460, (w + 60) / 400, 1, a);
    p.press(heap, x + w * (at > 0.5 ? 0.06 : 0.6), top, w / 340);
  }
  gripped(p, 630 + 370 * 0.34, 726, 250, shows, SKIN[2], (b) => openBook(b, "brick-500"));
  const visitors = [
    [
      330,
      850,
      280,
      act({ near: "high", far: "hip", legs: "cross", nod: -16 }),
      kit("saffron-400", "pine-950", { back: true, head: 9, skin: 1, lit: undefined }),
      1,
    ],
    [
      1130,
      880,
      370,
      act({ near: "offer", far: "belly", legs: "rest", nod: 6 }),
      saree("pine-700", "brick-500"),
      -1,
    ],
  ] as const;
  for (const [x, y, h, doing, dress, flip] of visitors) {
    shadow(p, x, y, h * 0.6, "pine-950", 0.35);
    person(p, x, y, h, doing, dress, flip);
  }
  const read = act({ near: "open", far: "open", legs: "lean", nod: 20 });
  const girl = uniform({ hair: "plait", wear: "skirt", sock: "paper", skin: 2 });
  shadow(p, 530, 930, 200, "pine-950", 0.35);
  const looks = act({ near: "heart", far: "behind", legs: "back", lean: 16, nod: 12 });
  const boy = uniform({ hair: "patka", cloth: "saffron-400", skin: 1, head: 8.4 });
  person(p, 445, 936, 320, looks, boy);
  holding(p, 570, 940, 370, read, girl, (b) => openBook(b, "pine-950"));
  p.salt();
}
