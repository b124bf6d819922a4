import type { InkName } from "./inks.ts";
import { type Cut, fine, whole } from "./path.ts";
import type { Print } from "./print.ts";

export type HouseInks = {
  wall?: InkName;
  roof?: InkName;
  /** Openings: pine by day, saffron when the lamps are lit. */
  window?: InkName;
  dark?: InkName;
};

/** The house of this site: a gabled centre with a clock, two arcaded wings. 54 units wide. */
export function school(p: Print, x: number, y: number, unit: number, inks: HouseInks = {}): void {
  const { wall = "saffron-100", roof = "brick-500", window = "pine-700", dark = "pine-950" } = inks;
  const id = p.stamp(`school${wall}${roof}${window}`, () => {
    for (const side of [-1, 1]) {
      const x0 = side < 0 ? -260 : 60;
      p.rect(x0, -112, 200, 112, wall);
      p.path(side < 0 ? "M-272-110l28-40h184v40z" : "M60-110v-40h184l28 40z", roof);
      if (side < 0) {
        p.rect(x0, -112, 200, 112, dark, 0.15);
        p.path("M-272-110l28-40h184v40z", dark, 0.22);
      }
      p.cuts(
        dark,
        Array.from({ length: 8 }, (_, i): Cut => [x0 + 14 + i * 24, -147, i < 4 ? -5 : 5, 35, 1.3]),
        false,
        0.4,
      );
      let arches = "";
      let panes = "";
      for (let i = 0; i < 6; i++) {
        const ax = x0 + 12 + i * 31.5;
        arches += `M${fine(ax, -6)}v-30a10.5 11 0 0 1 21 0v30z`;
        panes += `M${fine(ax + 2.5, -96)}h16v23h-16z`;
      }
      p.path(arches, dark);
      p.path(panes, window);
      p.rect(x0, -64, 200, 5, roof);
    }
    p.rect(-66, -145, 132, 145, wall);
    p.path("M-66-145H-12V0H-66z", dark, 0.15);
    p.path("M-78-142L0-200 78-142z", roof);
    p.path("M-78-142L0-200 16-142z", dark, 0.22);
    p.path("M-49-146L0-180 49-146z", wall);
    p.circle(0, -159, 10.5, dark);
    p.line("M0-166v7h5.5", wall, 2.2);
    p.path(
      "M-51.5-6v-32a11.5 12 0 0 1 23 0v32zM-11.5-6v-41a11.5 12 0 0 1 23 0v41zM28.5-6v-32a11.5 12 0 0 1 23 0v32z",
      dark,
    );
    p.path("M-49.5-124h19v32h-19zM-9.5-124h19v32h-19zM30.5-124h19v32h-19z", window);
    p.rect(-66, -76, 132, 5, roof);
    p.rect(-13, -218, 26, 24, wall);
    p.rect(-13, -218, 14, 24, dark, 0.15);
    p.rect(-5, -215, 10, 16, dark);
    p.path("M-20-216L0-252 20-216z", roof);
    p.path("M-20-216L0-252 4-216z", dark, 0.22);
    p.line("M0-250v-22", dark, 2.2);
    p.rect(-270, -7, 540, 8, wall);
    p.rect(-270, -7, 540, 8, dark, 0.15);
    p.rect(-40, 0, 80, 7, wall);
  });
  p.press(id, x, y, unit / 10);
}

/** The long low pavilion of the games ground, 552 x 168 at scale 1; x, y is its left foot. */
export function pavilion(p: Print, x: number, y: number, scale = 1): void {
  const id = p.stamp("pavilion", () => {
    p.path("M30 0V-68H520V0z", "saffron-100");
    p.path("M30 0V-68H190V0z", "pine-950", 0.15);
    p.path("M0-66L60-112H490L552-66z", "brick-500");
    p.path("M0-66L60-112H270V-66z", "pine-950", 0.2);
    p.cuts(
      "pine-950",
      Array.from({ length: 13 }, (_, i): Cut => [46 + i * 38, -108, i < 6 ? -8 : 8, 38, 1.5]),
      false,
      0.4,
    );
    let doors = "";
    for (let a = 52; a < 500; a += 48) doors += `M${a}-8v-44h24v44z`;
    p.path(doors, "pine-950");
    p.path("M16-8h520v8h-520zM0 0h552v10h-552z", "saffron-100");
    p.path("M266-112v-26l24-20 24 20v26z", "saffron-100");
    p.path("M258-136l32-28 32 28z", "brick-500");
  });
  p.press(id, x, y, scale);
}

/** The house of the youngest: one gable, a round window, a low door. 368 wide at scale 1. */
export function littleHouse(
  p: Print,
  x: number,
  y: number,
  scale = 1,
  round: InkName = "pine-700",
): void {
  const id = p.stamp(`little${round}`, () => {
    p.path("M-164 0V-90H164V0z", "saffron-100");
    p.path("M-164 0V-90H-90V0z", "pine-950", 0.14);
    p.path("M-184-86L-130-164H130L184-86z", "brick-500");
    p.path("M-184-86L-130-164H20V-86z", "pine-950", 0.2);
    p.cuts(
      "pine-950",
      Array.from({ length: 10 }, (_, i): Cut => [-134 + i * 26, -160, i < 4 ? -9 : 9, 66, 1.6]),
      false,
      0.4,
    );
    p.path("M-48 0V-110L0-170 48-110V0z", "saffron-100");
    p.path("M-48 0V-110L0-170V0z", "pine-950", 0.14);
    p.path("M-62-102L0-182 62-102 48-98 0-160-48-98z", "brick-500");
    p.path("M-62-102L0-182 62-102 48-98 0-160-48-98z", "pine-950", 0.3);
    p.circle(0, -110, 15, round);
    p.path("M-18 0v-50a18 18 0 0 1 36 0v50z", "pine-700");
    p.path("M-140-64h22v30h-22zM-102-64h22v30h-22zM72-64h22v30h-22zM112-64h22v30h-22z", "pine-950");
    p.path("M-194 0H194L210 16H-210z", "saffron-100");
  });
  p.press(id, x, y, scale);
}

/** The three-storey block: paper walls in shade on the left, rows of windows. 500 wide. */
export function longBlock(p: Print, x: number, y: number, scale = 1, storeys = 3): void {
  const id = p.stamp(`block${storeys}`, () => {
    const top = -20 - storeys * 58;
    p.path(`M-250 0V${top}H250V0z`, "paper");
    p.path(`M-262 ${top}h524v-16h-524z`, "brick-500");
    p.path(`M-30 ${top - 16}v-40h90v40z`, "paper");
    p.path(`M-40 ${top - 54}h110v-12h-110z`, "brick-500");
    p.path(`M-250 0V${top}H-110V0zM-30 ${top - 16}v-40h30v40z`, "dusk-300");
    let panes = "";
    let bands = "";
    const glints: Cut[] = [];
    for (let s = 0; s < storeys; s++) {
      const wy = top + 22 + s * 58;
      for (let k = 0; k < 9; k++) {
        panes += `M${-226 + k * 52} ${wy}h34v36h-34z`;
        if (k > 2) glints.push([-206 + k * 52, wy + 5, 7, 26, 2]);
      }
      if (s) bands += `M-250 ${wy - 13}h500v5h-500z`;
    }
    p.path(panes, "pine-700");
    p.cuts("pine-400", glints);
    p.path(bands, "saffron-400");
  });
  p.press(id, x, y, scale);
}

/** Two lamp-topped pillars and an arch over a way in; 332 wide, 230 tall at scale 1. */
export function gateway(
  p: Print,
  x: number,
  y: number,
  scale = 1,
  lamp: InkName = "saffron-400",
  open = true,
  arch: InkName = "pine-700",
): void {
  const id = p.stamp(`gate${lamp}${open}${arch}`, () => {
    for (const gx of [-166, 106]) {
      p.rect(gx, -190, 60, 190, "saffron-100");
      p.rect(gx, -190, 24, 190, "pine-950", 0.14);
      p.rect(gx - 10, -204, 80, 18, "brick-500");
      p.rect(gx - 8, -10, 76, 16, "saffron-100");
      p.circle(gx + 30, -219, 15, lamp);
    }
    p.path("M-106-150Q0-240 106-150V-114Q0-198-106-114z", arch);
    p.line("M-84-150Q0-200 84-150", "saffron-100", 3);
    if (open) {
      p.line(
        "M-106-90l-50 40v96l50-52M-90-70v60M-120-78v86M-138-64v86M106-90l50 40v96l-50-52M120-78v86M138-64v86",
        "pine-950",
        4,
      );
    } else {
      p.path("M-106-100Q0-60 106-100v10Q0-50-106-90zM-106-12h212v8h-212z", "pine-950");
      p.line(
        Array.from(
          { length: 11 },
          (_, i) => `M${-100 + i * 20} ${whole(-98 + 18 * Math.sin((i / 10) * Math.PI))}V-6`,
        ).join(""),
        "pine-950",
        4,
      );
    }
  });
  p.press(id, x, y, scale);
}

/** A boundary wall with a lit coping. */
export function lowWall(p: Print, x: number, y: number, w: number, h: number): void {
  p.rect(x, y - h, w, h, "saffron-100");
  p.rect(x, y - h * 0.8, w, h * 0.8, "pine-950", 0.12);
  p.grain(
    "pine-950",
    Math.max(3, Math.round(w / 110)),
    [x + 8, y - h * 0.7, x + w - 8, y - 6],
    [24, 60],
    1.4,
    0.3,
  );
}
