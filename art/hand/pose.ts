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

/** Bones of fixed length, so no limb stretches; the figure is then lowered onto its lowest part. */
export function pose({ lean = 0, nod = 0, lift = 0, far, near, farLeg, nearLeg }: PoseSpec): Pose {
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
