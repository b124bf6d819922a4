import { type Paint, SKIN } from "./inks.ts";
import { type Dress, hand, person } from "./people.ts";
import { type Pose, pose } from "./pose.ts";
import type { PoseName } from "./poses.ts";
import type { Print } from "./print.ts";

/** The pose of one arm: angles of upper arm and forearm. */
const ARMS = {
  hang: [7, 12],
  loose: [-10, 6],
  behind: [-28, 36],
  hip: [-46, 44],
  belly: [8, 80],
  table: [34, 58],
  low: [46, 50],
  open: [24, 106],
  offer: [42, 84],
  grasp: [66, 92],
  point: [72, 104],
  heart: [28, 238],
  chin: [52, 216],
  brow: [104, 226],
  raise: [142, 172],
  high: [164, 176],
  back: [-58, -30],
  swing: [-32, -8],
  aside: [-74, -96],
  toss: [-128, -158],
} as const;

const LEGS = {
  even: [
    [-2, 0],
    [3, 0],
  ],
  apart: [
    [-13, -11],
    [14, 11],
  ],
  rest: [
    [-4, -3],
    [13, -4],
  ],
  lean: [
    [-16, -14],
    [9, 2],
  ],
  step: [
    [-14, -24],
    [20, 4],
  ],
  back: [
    [18, 2],
    [-12, -26],
  ],
  cross: [
    [5, -3],
    [-7, 4],
  ],
  march: [
    [38, 6],
    [-12, -20],
  ],
  high: [
    [-12, -18],
    [58, -12],
  ],
  crouch: [
    [38, -32],
    [58, -22],
  ],
  kneel: [
    [82, -4],
    [-4, -88],
  ],
  seat: [
    [84, -4],
    [90, 4],
  ],
  floor: [
    [-74, 82],
    [74, -82],
  ],
  leap: [
    [-28, -72],
    [36, -26],
  ],
} as const;

type Act = {
  near?: keyof typeof ARMS;
  far?: keyof typeof ARMS;
  legs?: keyof typeof LEGS;
  lean?: number;
  nod?: number;
  lift?: number;
};

/** A pose combined from both arms and the stance, so that no two figures need be alike. */
export function act({ near = "hang", far = "loose", legs = "rest", ...rest }: Act): Pose {
  const [farLeg, nearLeg] = LEGS[legs];
  return pose({ ...rest, near: ARMS[near], far: ARMS[far], farLeg, nearLeg });
}

type Grip = {
  flip?: 1 | -1;
  which?: "far" | "near";
  /**
   * Degrees by which the tool is turned; it is drawn in hundredths of the figure's height, with the hand at
   * 0, 0.
   */
  turn?: number;
};

/** A figure with a tool in its hand: the fingers close over the tool, so it never floats beside them. */
export function holding(
  p: Print,
  x: number,
  y: number,
  h: number,
  doing: PoseName | Pose,
  dress: Dress,
  tool: (p: Print) => void,
  { flip = 1, which = "near", turn = 0 }: Grip = {},
): void {
  person(p, x, y, h, doing, dress, flip);
  gripped(p, x, y, h, doing, SKIN[dress.skin ?? 2], tool, { flip, which, turn });
}

/** Only the tool and the fist, for those that pass in front of a table. */
export function gripped(
  p: Print,
  x: number,
  y: number,
  h: number,
  doing: PoseName | Pose,
  skin: Paint,
  tool: (p: Print) => void,
  { flip = 1, which = "near", turn = 0 }: Grip = {},
): void {
  const [hx, hy] = hand(x, y, h, doing, which, flip);
  const k = Number((h / 100).toFixed(2));
  p.group(
    `translate(${Math.round(hx)} ${Math.round(hy)})scale(${flip * k} ${k})rotate(${turn})`,
    () => tool(p),
  );
  p.circle(hx, hy, 2.9 * k, skin);
}
