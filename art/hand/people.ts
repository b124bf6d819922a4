import { type Ink, type InkName, type Paint, SKIN } from "./inks.ts";
import { type Cut, fine, type Point } from "./path.ts";
import type { Pose } from "./pose.ts";
import { POSES, type PoseName } from "./poses.ts";
import type { Print } from "./print.ts";

export type Dress = {
  top: InkName;
  legs: InkName;
  wear?: "shorts" | "trousers" | "skirt" | "kurta" | "saree" | "gown";
  hair?: "short" | "plait" | "bun" | "patka" | "turban" | "cap" | "scarf" | "helmet";
  hairInk?: InkName;
  /** Cloth of cap, turban, scarf, patka or helmet, and of a sash or pallu. */
  cloth?: InkName;
  sash?: InkName;
  skin?: 0 | 1 | 2 | 3;
  sleeve?: number;
  sock?: InkName;
  shoe?: InkName;
  lit?: InkName;
  bag?: InkName;
  bare?: boolean;
  back?: boolean;
  /** Radius of the head: 7 for the oldest students and adults, 8 to 9.5 for small children. */
  head?: number;
};

const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A figure in action: no face, one shape each for head, hair and torso, limbs as strokes. */
export function person(
  p: Print,
  x: number,
  y: number,
  h: number,
  doing: PoseName | Pose,
  dress: Dress,
  flip: 1 | -1 = 1,
): void {
  const { top, ...rest } = dress;
  const id = p.stamp(`person${JSON.stringify([doing, flip, rest])}`, () =>
    cutPerson(p, poseOf(doing), { ...rest, top: "currentColor" }, flip),
  );
  p.press(id, x, y, h / 100, 1, top);
}

function poseOf(doing: PoseName | Pose): Pose {
  return typeof doing === "string" ? POSES[doing] : doing;
}

/** The position of a hand on the sheet, so that what it holds can be drawn there. */
export function hand(
  x: number,
  y: number,
  h: number,
  doing: PoseName | Pose,
  which: "far" | "near" = "near",
  flip: 1 | -1 = 1,
): Point {
  const end = poseOf(doing).arms[which === "far" ? 0 : 1].end;
  return [x + (flip * end[0] * h) / 100, y - (end[1] * h) / 100];
}

type Cloth = Omit<Dress, "top"> & { top: Ink };

function cutPerson(p: Print, pose: Pose, d: Cloth, flip: 1 | -1): void {
  const at = ([x, y]: Point): Point => [flip * x, -y];
  const skin = SKIN[d.skin ?? 2];
  const wear = d.wear ?? "shorts";
  const shoe = d.bare ? undefined : (d.shoe ?? "pine-950");
  const seated = pose.legs.every(({ joint }) => Math.abs(joint[0] - pose.hip[0]) > 12);
  const [neck, hip, head] = [at(pose.neck), at(pose.hip), at(pose.head)];
  const arm = (k: 0 | 1) => cutArm(p, pose, k, d, flip);
  const leg = (k: 0 | 1) => {
    const { joint, end, toe } = pose.legs[k];
    const [a, b, c] = [mix(at(pose.hips[k]), hip, 0.1), at(joint), at(end)];
    if (wear === "trousers" || wear === "kurta" || wear === "gown" || (wear === "saree" && seated))
      p.limb([a, b, mix(b, c, 0.92)], 8, d.legs);
    else {
      p.limb([a, b, c], 6, skin);
      if (wear === "shorts") p.limb([a, mix(a, b, 0.62)], 10, d.legs);
      if (d.sock) p.limb([mix(b, c, 0.5), c], 6.2, d.sock);
    }
    if (shoe) p.limb([c, d.back ? mix(c, at(toe), 0.2) : at(toe)], 5.4, shoe);
    else if (!d.back) p.limb([c, mix(c, at(toe), 0.8)], 4.6, skin);
  };
  const ux = hip[0] - neck[0];
  const uy = hip[1] - neck[1];
  const long = Math.hypot(ux, uy);
  let [nx, ny] = [-uy / long, ux / long];
  if (nx < 0) [nx, ny] = [-nx, -ny];
  const side = (c: Point, w: number): Point => [c[0] + nx * w, c[1] + ny * w];
  const waist = wear === "kurta" || wear === "gown" ? 7.6 : 6;
  const [sl, sr, hl, hr] = [side(neck, -7.5), side(neck, 7.5), side(hip, -waist), side(hip, waist)];

  arm(0);
  leg(0);
  leg(1);
  if (wear === "skirt") flare(p, hl, hr, [hip[0], hip[1] + 19], 13.5, d.legs);
  if (wear === "kurta") flare(p, hl, hr, [hip[0], hip[1] + 16], 9.5, d.top);
  if (wear === "gown") flare(p, hl, hr, [hip[0], hip[1] + 25], 20, d.top);
  if (wear === "saree" && !seated) {
    const stride = Math.max(...pose.legs.map(({ end }) => Math.abs(end[0] - pose.hip[0])));
    flare(p, hl, hr, [hip[0], -3], Math.max(11.5, stride + 3.5), d.legs);
  }
  p.path(
    `M${fine(...sl)}Q${fine(neck[0] - ux * 0.12, neck[1] - uy * 0.12, ...sr)}L${fine(...hr)}L${fine(...hl)}z`,
    d.top,
  );
  p.limb([sl, sr], 3, d.top);
  if (wear !== "shorts" && d.top !== "pine-950") {
    const [a, b] = [mix(sl, sr, 0.3), mix(hl, hr, 0.3)];
    p.path(`M${fine(...sl)}L${fine(...a)}L${fine(...b)}L${fine(...hl)}z`, "pine-950", 0.13);
  }
  if (d.lit) {
    p.cuts(
      d.lit,
      [[sr[0] - 2.2, sr[1] + 2, (hr[0] - sr[0]) * 0.85, (hr[1] - sr[1]) * 0.85, 1, -1]],
      true,
    );
  }
  if (wear === "saree") {
    const [a, b] = [side(neck, 6.5), side(hip, -7)];
    p.path(
      `M${fine(...side(neck, 1))}L${fine(...a)}L${fine(b[0] + 6, b[1] + 3)}L${fine(...b)}z`,
      d.legs,
    );
    p.path(`M${fine(...a)}q${fine(3, 14, -1, 34)}l-5-2z`, d.legs);
  }
  if (d.sash && wear !== "saree") {
    p.path(
      `M${fine(...side(hip, -6.4))}L${fine(...side(hip, 6.4))}l0-4.4L${fine(hl[0], hl[1] - 4.4)}z`,
      d.sash,
    );
  }
  if (d.bag) {
    p.path(`M${fine(neck[0] - 6.4, neck[1] + 3)}h12.8q2.4 10 .8 21h-14.4q-1.6-11 .8-21z`, d.bag);
  }
  p.limb([neck, mix(neck, head, 0.6)], 4.6, skin);
  cutHead(p, head, d, flip, skin);
  arm(1);
}

function cutArm(p: Print, pose: Pose, k: 0 | 1, d: Cloth, flip: 1 | -1): void {
  const at = ([x, y]: Point): Point => [flip * x, -y];
  const [s, e, w] = [at(pose.shoulders[k]), at(pose.arms[k].joint), at(pose.arms[k].end)];
  const sleeve = d.sleeve ?? (d.wear === "kurta" || d.wear === "gown" ? 1.5 : 0.6);
  p.limb([s, e, w], 4.6, SKIN[d.skin ?? 2]);
  p.limb(sleeve <= 1 ? [s, mix(s, e, sleeve)] : [s, e, mix(e, w, sleeve - 1)], 6.8, d.top);
}

/** The near arm once more, for a person who stands behind a table and works on top of it. */
export function armOver(
  p: Print,
  x: number,
  y: number,
  h: number,
  doing: PoseName | Pose,
  dress: Dress,
  flip: 1 | -1 = 1,
): void {
  p.group(`translate(${Math.round(x)} ${Math.round(y)})scale(${(h / 100).toFixed(2)})`, () =>
    cutArm(p, poseOf(doing), 1, dress, flip),
  );
}

/** Cloth that hangs from the hips to a level hem. */
function flare(p: Print, hl: Point, hr: Point, hem: Point, half: number, ink: Ink): void {
  const [x, y] = hem;
  p.path(
    `M${fine(...hl)}L${fine(x - half, y)}Q${fine(x, y + 3.5, x + half, y)}L${fine(...hr)}z`,
    ink,
  );
  if (ink === "pine-950") return;
  const third = hl[0] + (hr[0] - hl[0]) * 0.3;
  p.path(
    `M${fine(...hl)}L${fine(x - half, y)}L${fine(x - half * 0.36, y + 2)}L${fine(third, hl[1])}z`,
    "pine-950",
    0.17,
  );
  const drop = y - hl[1];
  const folds = [0.1, 0.5].map((t): Cut => {
    const top = hl[0] + (hr[0] - hl[0]) * (0.5 + t * 0.5);
    return [top, hl[1] + drop * 0.14, x + half * t * 1.2 - top, drop * 0.76, 0.5, 0.6];
  });
  p.cuts("pine-950", folds, true, 0.3);
}

function cutHead(p: Print, [x, y]: Point, d: Cloth, f: 1 | -1, skin: Paint): void {
  const r = d.head ?? 7;
  const hair = d.hairInk ?? "pine-950";
  const kind = d.hair ?? "short";
  const q = (...v: number[]) => fine(...v.map((n) => n * r));
  p.circle(x, y, r, d.back ? hair : skin);
  if (!d.back) {
    p.path(
      `M${fine(x + f * r * 0.98, y - r * 0.3)}q${q(-f * 0.28, -0.95, -f * 1.13, -0.82)}` +
        `q${q(-f * 1.1, 0.22, -f * 0.89, 1.42)}l${q(f * 0.44, -0.1)}q${q(f * 0.15, -0.7, f * 1.58, -0.5)}z`,
      hair,
    );
  }
  if (kind === "plait") {
    p.path(
      `M${fine(x - f * r * 0.9, y - r * 0.2)}q${q(-f * 1.1, 1.1, -f * 0.75, 2.7)}q${q(f * 0.85, -1.2, f * 1.2, -2.5)}z`,
      hair,
    );
  }
  if (kind === "bun") p.circle(x - f * r * 1.05, y + r * 0.05, r * 0.5, hair);
  if (!d.cloth || kind === "short" || kind === "plait" || kind === "bun") return;
  if (kind === "patka") {
    p.path(
      `M${fine(x - r * 1.04, y - r * 0.2)}q${q(0.1, -1, 1.04, -1)}q${q(0.94, 0, 1.04, 1)}q${q(-1, -0.5, -2.08, 0)}z`,
      d.cloth,
    );
    p.circle(x + f * r * 0.1, y - r * 1.25, r * 0.36, d.cloth);
  } else if (kind === "turban") {
    p.path(
      `M${fine(x - r * 1.18, y - r * 0.1)}q${q(-0.1, -1.3, 1.18, -1.45)}q${q(1.28, 0.15, 1.18, 1.45)}q${q(-0.5, -0.75, -1.18, -0.8)}q${q(-0.68, 0.05, -1.18, 0.8)}z`,
      d.cloth,
    );
  } else if (kind === "scarf") {
    p.path(
      `M${fine(x - r * 1.2, y + r * 1.5)}Q${fine(x - r * 1.5, y - r * 1.5, x, y - r * 1.35)}Q${fine(x + r * 1.4, y - r * 1.4, x + r * 1.1, y - r * 0.2)}Q${fine(x + r * 0.7, y - r * 0.9, x, y - r * 0.7)}Q${fine(x - r * 0.7, y - r * 0.4, x - r * 0.6, y + r * 1.5)}z`,
      d.cloth,
    );
  } else if (kind === "cap") {
    p.path(
      `M${fine(x - r * 1.05, y - r * 0.25)}q${q(0, -0.95, 1.05, -0.95)}q${q(1.05, 0, 1.05, 0.95)}z`,
      d.cloth,
    );
    p.limb(
      [
        [x + f * r * 0.6, y - r * 0.3],
        [x + f * r * 1.6, y - r * 0.24],
      ],
      r * 0.26,
      d.cloth,
    );
  } else {
    p.path(
      `M${fine(x - r * 1.14, y + r * 0.3)}q${q(-0.1, -1.6, 1.14, -1.55)}q${q(1.24, -0.05, 1.14, 1.25)}z`,
      d.cloth,
    );
    p.limb(
      [
        [x + f * r * 0.8, y - r * 0.12],
        [x + f * r * 1.5, y - r * 0.1],
      ],
      r * 0.24,
      d.cloth,
    );
  }
}
