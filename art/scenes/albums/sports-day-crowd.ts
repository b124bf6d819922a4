import { act, gripped, holding } from "../../hand/gestures.ts";
import { type InkName, SKIN } from "../../hand/inks.ts";
import { shadow } from "../../hand/land.ts";
import { type Dress, person } from "../../hand/people.ts";
import type { Pose } from "../../hand/pose.ts";
import type { Print } from "../../hand/print.ts";
import { flagOnStick, spoon } from "../../hand/tools.ts";
import { earth, gamesGround, kit } from "../settings.ts";

/** One leads on tiptoe, one balances with an arm out, one has lost her lemon, one cannot look up. */
export function spoonRace(p: Print): void {
  gamesGround(p, 470, 321, [], 170);
  for (let i = 0; i < 5; i++)
    p.path(`M${300 + i * 250} 520L${60 + i * 370} 1010h12L${306 + i * 250} 520z`, "paper", 0.8);
  const small = (top: InkName, skin: 1 | 2 | 3, more: Partial<Dress> = {}): Dress => ({
    ...kit(top, "pine-950", { skin, ...more }),
    head: 9.4,
  });
  const girl = { hair: "plait", wear: "skirt" } as const;
  const lemon = (b: Print) => {
    spoon(b);
    b.ellipse(9, -2.6, 4, 3.3, "saffron-400");
  };
  const field: [number, number, number, Pose, Dress, 1 | -1, boolean][] = [
    [
      470,
      720,
      236,
      act({ near: "offer", far: "behind", legs: "step", nod: 10 }),
      small("paper", 1),
      1,
      true,
    ],
    [
      980,
      750,
      256,
      act({ near: "offer", far: "aside", legs: "high", lean: -6, nod: 4 }),
      small("brick-500", 3, { hair: "patka", cloth: "saffron-400" }),
      1,
      true,
    ],
    [
      340,
      900,
      320,
      act({ near: "low", far: "hip", legs: "crouch", lean: 40, nod: 10 }),
      small("saffron-400", 2, girl),
      1,
      false,
    ],
    [
      760,
      920,
      340,
      act({ near: "grasp", far: "toss", legs: "back", lean: 8, nod: 16 }),
      small("pine-700", 2, { ...girl, legs: "paper" }),
      1,
      true,
    ],
    [
      1190,
      936,
      350,
      act({ near: "grasp", far: "back", legs: "march", lean: -8, nod: -6 }),
      small("saffron-400", 1),
      1,
      true,
    ],
  ];
  for (const [x, y, h, doing, dress, flip, full] of field) {
    shadow(p, x, y, h * 0.7, "pine-950", 0.4);
    holding(p, x, y, h, doing, dress, full ? lemon : spoon, { flip });
  }
  p.ellipse(490, 894, 14, 11, "saffron-400");
  p.salt();
}

/** Three houses on the bank: shoulders overlap, some sit, some lean on a friend, flags come up between. */
export function bank(p: Print): void {
  gamesGround(p, 360, 329, [[0, 1500]], 130);
  earth(p, "M-10 470H1510V500H-10z");
  const poses = [
    act({ near: "high", far: "toss", legs: "apart", nod: -10 }),
    act({ near: "open", far: "open", legs: "rest", nod: 6 }),
    act({ near: "brow", far: "hip", legs: "lean" }),
    act({ near: "aside", far: "raise", legs: "rest", nod: -6 }),
    act({ near: "grasp", far: "hip", legs: "apart", lean: 10, nod: -8 }),
  ] as const;
  const looks = [
    { hair: "plait", skin: 2 },
    { hair: "short", skin: 1 },
    { hair: "patka", cloth: "paper", skin: 3 },
  ] as const;
  const houses = ["paper", "saffron-400", "brick-500"] as const;
  const c = p.chance;
  for (let row = 0; row < 3; row++) {
    const y = 630 + row * 140;
    p.path(`M-10 ${y}H1510V${y + 170}H-10z`, row % 2 ? "leaf-500" : "pine-700");
    p.path(`M-10 ${y}H1510V${y + 12}H-10z`, "saffron-100");
    const tall = 200 + row * 34;
    let x = c.between(90, 150);
    for (let i = 0; x < 1420; i++) {
      const k = (i * 3 + row * 2) % poses.length;
      const h = tall * c.between(0.88, 1.08);
      const block = Math.min(2, Math.floor((x + row * 60) / 500));
      const dress = kit(houses[block] ?? "paper", "pine-950", {
        ...(looks[(k + (row === 1 ? 1 : 0)) % 3] ?? looks[0]),
        lit: undefined,
      });
      const flip = k === 3 || k === 4 ? -1 : 1;
      const doing = poses[k] ?? poses[0];
      person(p, x, y + c.between(2, 14), h, doing, dress, flip);
      if (k === 0 && row < 2)
        gripped(
          p,
          x,
          y + 8,
          h,
          doing,
          SKIN[dress.skin ?? 2],
          (b) => flagOnStick(b, houses[block] ?? "paper"),
          { turn: i * 3 - 10 },
        );
      x += h * (i % 4 === 3 ? c.between(0.75, 0.95) : c.between(0.36, 0.52));
    }
  }
  p.salt();
}
