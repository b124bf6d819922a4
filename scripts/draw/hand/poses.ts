import type { Point } from "./path.ts";

/** Angles in degrees from hanging straight down; forward (right) is positive, 180 is straight up. */
type Bend = readonly [upper: number, lower: number];

type PoseSpec = {
  lean?: number;
  nod?: number;
  /** How far the lowest part is above the ground, in hundredths of the figure's height. */
  lift?: number;
  far: Bend;
  near: Bend;
  farLeg: Bend;
  nearLeg: Bend;
};

/** Joints of a figure 100 units tall, x to the right and y up from the ground. */
export type Pose = {
  readonly shoulders: readonly [far: Point, near: Point];
  readonly neck: Point;
  readonly head: Point;
  readonly hip: Point;
  readonly hips: readonly [far: Point, near: Point];
  readonly arms: readonly [far: Chain, near: Chain];
  readonly legs: readonly [far: Leg, near: Leg];
};
type Chain = { readonly joint: Point; readonly end: Point };
type Leg = Chain & { readonly toe: Point };

const rad = (a: number) => (a * Math.PI) / 180;
const go = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin(rad(angle)) * length,
  from[1] - Math.cos(rad(angle)) * length,
];

/** Bones of fixed length, so no limb stretches; the whole is then set down on its lowest part. */
function pose({ lean = 0, nod = 0, lift = 0, far, near, farLeg, nearLeg }: PoseSpec): Pose {
  const across: Point = [Math.cos(rad(lean)), -Math.sin(rad(lean))];
  const side = (from: Point, d: number): Point => [
    from[0] + across[0] * d,
    from[1] + across[1] * d,
  ];
  const chain = (from: Point, [a, b]: Bend, u: number, l: number): Chain => {
    const joint = go(from, a, u);
    return { joint, end: go(joint, b, l) };
  };
  const leg = (from: Point, bend: Bend): Leg => {
    const c = chain(from, bend, 22.5, 22);
    return { ...c, toe: go(c.end, bend[1] + 84, 5.4) };
  };
  const hip: Point = [0, 0];
  const neck = go(hip, 180 - lean, 30);
  const draft: Pose = {
    hip,
    neck,
    head: go(neck, 180 - lean * 0.7 - nod, 13),
    shoulders: [side(neck, -7.5), side(neck, 7.5)],
    hips: [side(hip, -3.4), side(hip, 3.4)],
    arms: [chain(side(neck, -7.5), far, 16, 15.5), chain(side(neck, 7.5), near, 16, 15.5)],
    legs: [leg(side(hip, -3), farLeg), leg(side(hip, 3), nearLeg)],
  };
  const lowest = Math.min(
    draft.hip[1] - 6,
    ...draft.legs.flatMap((l) => [l.end[1] - 2.6, l.joint[1] - 4, l.toe[1] - 2.4]),
    ...draft.arms.map((a) => a.end[1] - 2),
  );
  const up = lift - lowest;
  const raise = ([x, y]: Point): Point => [x, y + up];
  const raiseChain = (c: Chain): Chain => ({ joint: raise(c.joint), end: raise(c.end) });
  const raiseLeg = (l: Leg): Leg => ({ ...raiseChain(l), toe: raise(l.toe) });
  return {
    hip: raise(draft.hip),
    neck: raise(draft.neck),
    head: raise(draft.head),
    shoulders: [raise(draft.shoulders[0]), raise(draft.shoulders[1])],
    hips: [raise(draft.hips[0]), raise(draft.hips[1])],
    arms: [raiseChain(draft.arms[0]), raiseChain(draft.arms[1])],
    legs: [raiseLeg(draft.legs[0]), raiseLeg(draft.legs[1])],
  };
}

const UPRIGHT = { farLeg: [-2, 0], nearLeg: [3, 0] } as const;
const APART = { farLeg: [-13, -11], nearLeg: [14, 11] } as const;
const CROUCH = { farLeg: [38, -32], nearLeg: [58, -22] } as const;
const SEATED = { farLeg: [84, -4], nearLeg: [90, 4] } as const;
const FLOOR = { farLeg: [-74, 82], nearLeg: [74, -82] } as const;

export const POSES = {
  stand: pose({ far: [-12, 4], near: [12, -4], ...UPRIGHT }),
  ease: pose({ far: [-16, 40], near: [16, -40], ...APART }),
  walk: pose({ lean: 2, far: [28, 42], near: [-28, -8], farLeg: [-14, -24], nearLeg: [20, 4] }),
  march: pose({ far: [-44, -40], near: [48, 52], farLeg: [36, 8], nearLeg: [-14, -18] }),
  run: pose({ lean: 11, far: [45, 125], near: [-58, 24], farLeg: [-20, -82], nearLeg: [62, 6] }),
  stride: pose({ lean: 11, far: [-55, 20], near: [48, 128], farLeg: [64, 8], nearLeg: [-18, -70] }),
  sprint: pose({
    lean: 20,
    far: [-60, 10],
    near: [50, 130],
    farLeg: [76, -8],
    nearLeg: [-34, -58],
  }),
  start: pose({
    lean: 82,
    nod: 18,
    far: [4, 0],
    near: [0, -2],
    farLeg: [52, -58],
    nearLeg: [-8, -62],
  }),
  relay: pose({ lean: 12, far: [-62, 10], near: [78, 84], farLeg: [62, 6], nearLeg: [-20, -76] }),
  longJump: pose({
    lean: 24,
    lift: 34,
    far: [120, 128],
    near: [112, 120],
    farLeg: [66, 40],
    nearLeg: [80, 58],
  }),
  hurdle: pose({
    lean: 34,
    lift: 30,
    far: [80, 95],
    near: [-50, -10],
    farLeg: [-84, -40],
    nearLeg: [92, 66],
  }),
  kick: pose({ lean: -7, far: [-70, -50], near: [52, 78], farLeg: [-6, 0], nearLeg: [40, 66] }),
  dribble: pose({
    lean: 10,
    far: [40, 70],
    near: [-48, -10],
    farLeg: [-18, -40],
    nearLeg: [34, 14],
  }),
  keeper: pose({ lean: 16, far: [50, 100], near: [62, 112], ...CROUCH }),
  dive: pose({
    lean: 66,
    lift: 26,
    far: [128, 124],
    near: [112, 116],
    farLeg: [-74, -86],
    nearLeg: [-58, -84],
  }),
  bat: pose({
    lean: 26,
    nod: 4,
    far: [36, 46],
    near: [6, 52],
    farLeg: [-20, -18],
    nearLeg: [48, 8],
  }),
  bowl: pose({ lean: 16, far: [74, 64], near: [168, 174], farLeg: [-34, -52], nearLeg: [40, 12] }),
  crouch: pose({ lean: 30, nod: -10, far: [52, 70], near: [46, 72], ...CROUCH }),
  shoot: pose({
    lift: 18,
    lean: -3,
    nod: -8,
    far: [118, 172],
    near: [140, 168],
    farLeg: [-12, -34],
    nearLeg: [8, -24],
  }),
  layup: pose({
    lift: 24,
    lean: 6,
    nod: -14,
    far: [110, 150],
    near: [166, 168],
    farLeg: [-22, -40],
    nearLeg: [72, -10],
  }),
  guard: pose({
    lean: 6,
    far: [-104, -132],
    near: [112, 138],
    farLeg: [-24, -4],
    nearLeg: [30, 2],
  }),
  spike: pose({
    lift: 30,
    lean: 4,
    nod: -14,
    far: [124, 136],
    near: [150, 204],
    farLeg: [-30, -82],
    nearLeg: [-10, -64],
  }),
  block: pose({ lift: 20, far: [172, 178], near: [166, 174], farLeg: [-5, -8], nearLeg: [4, 0] }),
  dig: pose({
    lean: 30,
    nod: -16,
    far: [64, 62],
    near: [50, 56],
    farLeg: [20, -30],
    nearLeg: [60, -14],
  }),
  set: pose({ nod: -16, far: [128, 176], near: [124, 170], farLeg: [-12, -14], nearLeg: [20, -6] }),
  smash: pose({
    lift: 10,
    lean: -8,
    nod: -10,
    far: [118, 120],
    near: [146, 200],
    farLeg: [-30, -56],
    nearLeg: [20, -16],
  }),
  lunge: pose({ lean: 20, far: [-62, -78], near: [84, 92], farLeg: [-46, -54], nearLeg: [72, 0] }),
  forehand: pose({
    lean: 20,
    far: [36, 96],
    near: [26, 78],
    farLeg: [-22, -34],
    nearLeg: [40, -8],
  }),
  raid: pose({
    lean: 28,
    nod: -12,
    far: [-66, -84],
    near: [88, 94],
    farLeg: [-38, -54],
    nearLeg: [58, -2],
  }),
  hold: pose({
    lean: 50,
    nod: -24,
    far: [78, 86],
    near: [70, 84],
    farLeg: [-30, -50],
    nearLeg: [64, -18],
  }),
  defend: pose({
    lean: 22,
    nod: -8,
    far: [-60, -20],
    near: [62, 98],
    farLeg: [10, -30],
    nearLeg: [46, -16],
  }),
  squat: pose({ lean: 16, far: [34, 30], near: [28, 24], farLeg: [96, -28], nearLeg: [112, -36] }),
  tag: pose({
    lean: 36,
    nod: -18,
    far: [-54, -70],
    near: [82, 84],
    farLeg: [-28, -70],
    nearLeg: [58, 4],
  }),
  tree: pose({ far: [-168, 138], near: [168, -138], farLeg: [-1, 0], nearLeg: [62, -66] }),
  warrior: pose({ far: [-91, -90], near: [91, 90], farLeg: [-46, -44], nearLeg: [66, 0] }),
  lotus: pose({ far: [-24, -14], near: [24, 14], ...FLOOR }),
  triangle: pose({
    lean: 62,
    nod: -30,
    far: [-178, -178],
    near: [6, 2],
    farLeg: [-26, -25],
    nearLeg: [28, 27],
  }),
  highKick: pose({
    lean: -34,
    nod: 20,
    far: [-24, 70],
    near: [-36, 40],
    farLeg: [-4, 6],
    nearLeg: [106, 116],
  }),
  fight: pose({ lean: 2, far: [50, 130], near: [26, 118], farLeg: [-22, -26], nearLeg: [32, 4] }),
  punch: pose({ lean: 4, far: [92, 92], near: [-40, 60], farLeg: [50, 2], nearLeg: [-34, -36] }),
  strike: pose({
    lean: 38,
    nod: -8,
    far: [30, 34],
    near: [2, 40],
    farLeg: [-30, -40],
    nearLeg: [44, 4],
  }),
  backlift: pose({
    lean: 26,
    nod: -4,
    far: [10, -50],
    near: [-30, -80],
    farLeg: [-20, -30],
    nearLeg: [42, 4],
  }),
  sit: pose({ lean: 3, far: [34, 78], near: [28, 80], ...SEATED }),
  sitTall: pose({ far: [20, 60], near: [24, 56], ...SEATED }),
  ponder: pose({ lean: 16, nod: 12, far: [58, 92], near: [44, 152], ...SEATED }),
  move: pose({ lean: 20, nod: 10, far: [44, 92], near: [76, 84], ...SEATED }),
  floor: pose({ lean: 5, far: [26, 64], near: [30, 66], ...FLOOR }),
  floorWork: pose({ lean: 26, nod: 14, far: [36, 50], near: [40, 46], ...FLOOR }),
  floorRaise: pose({ far: [-14, 30], near: [160, 172], ...FLOOR }),
  kneel: pose({
    lean: 16,
    nod: 10,
    far: [48, 50],
    near: [34, 52],
    farLeg: [82, -4],
    nearLeg: [-4, -88],
  }),
  bend: pose({
    lean: 62,
    nod: 20,
    far: [22, 18],
    near: [16, 20],
    farLeg: [-6, -12],
    nearLeg: [16, 0],
  }),
  reach: pose({ far: [-14, 0], near: [150, 164], ...UPRIGHT }),
  point: pose({ far: [-14, 10], near: [98, 96], ...UPRIGHT }),
  pointUp: pose({ nod: -12, far: [-14, 20], near: [134, 138], ...APART }),
  wave: pose({ far: [-12, 2], near: [138, 178], ...UPRIGHT }),
  clap: pose({ far: [30, 112], near: [14, 108], ...UPRIGHT }),
  carry: pose({ far: [18, 84], near: [10, 86], farLeg: [-10, -16], nearLeg: [14, 2] }),
  give: pose({ lean: 4, far: [30, 84], near: [56, 86], ...UPRIGHT }),
  read: pose({ nod: 14, far: [20, 104], near: [14, 110], ...UPRIGHT }),
  work: pose({ lean: 12, nod: 12, far: [36, 74], near: [26, 70], ...UPRIGHT }),
  salute: pose({ far: [-6, 0], near: [92, -134], ...UPRIGHT }),
  speak: pose({ far: [24, 84], near: [58, 120], ...UPRIGHT }),
  fold: pose({ far: [16, 128], near: [2, 128], ...UPRIGHT }),
  cheer: pose({ nod: -8, far: [-148, -170], near: [148, 170], ...APART }),
  dance: pose({ far: [-112, -142], near: [112, 142], farLeg: [-10, -4], nearLeg: [34, -34] }),
  danceTurn: pose({
    lean: -4,
    far: [-78, -40],
    near: [126, 160],
    farLeg: [-18, -12],
    nearLeg: [22, 4],
  }),
  drum: pose({ far: [40, 92], near: [34, 64], ...APART }),
  flute: pose({ far: [40, 130], near: [46, 118], ...APART }),
  pull: pose({
    lean: -30,
    nod: 20,
    far: [78, 90],
    near: [66, 92],
    farLeg: [30, 34],
    nearLeg: [56, 30],
  }),
  jump: pose({
    lift: 16,
    far: [-140, -160],
    near: [140, 160],
    farLeg: [-28, -72],
    nearLeg: [36, -26],
  }),
  skip: pose({
    lean: 4,
    far: [-38, -60],
    near: [42, 66],
    farLeg: [-10, -60],
    nearLeg: [34, -12],
    lift: 5,
  }),
  slide: pose({ lean: -16, far: [-20, 10], near: [140, 150], farLeg: [64, 62], nearLeg: [70, 66] }),
  throwLine: pose({
    lean: -8,
    nod: -18,
    far: [62, 110],
    near: [84, 140],
    farLeg: [-16, -18],
    nearLeg: [24, 4],
  }),
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;
