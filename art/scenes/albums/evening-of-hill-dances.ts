import { album } from "../../catalogue.ts";
import { audience, pupilBehind } from "../../hand/crowd.ts";
import { shadow } from "../../hand/land.ts";
import { type Dress, hand, person } from "../../hand/people.ts";
import type { PoseName } from "../../hand/poses.ts";
import type { Print } from "../../hand/print.ts";
import { backcloth } from "../events/halls.ts";
import { kurta, saree, stage } from "../settings.ts";
import { bow } from "./dance-bow.ts";
import { gown, man } from "./dance-dress.ts";

/** The dhol: a barrel drum across the body, laced from head to head. */
function dhol(p: Print, x: number, y: number, s: number): void {
  const k = s / 100;
  p.group(`translate(${Math.round(x)} ${Math.round(y)})rotate(18)scale(${k.toFixed(2)})`, () => {
    p.path("M-60-34q60-26 120 0v68q-60 26-120 0z", "brick-500");
    p.path("M-60-34q20-8 40-12v92q-20-4-40-12z", "pine-950", 0.25);
    p.line("M-56-30l40 66 34-76 34 76 8-20M-56 30l40-66 34 76 34-76", "saffron-400", 3.4);
    p.ellipse(60, 0, 14, 35, "saffron-100");
    p.ellipse(61, 0, 7, 17, "pine-950");
  });
}

function round(p: Print): void {
  stage(p, 650, { back: "saffron-100" }, () => backcloth(p, 650, 371));
  const row: [number, number, PoseName, Dress, 1 | -1][] = [
    [430, 820, "dance", man("brick-500"), 1],
    [600, 780, "danceTurn", gown("brick-500", "saffron-400", "paper"), 1],
    [800, 830, "dance", man("saffron-400", 3), -1],
    [1000, 780, "danceTurn", gown("pine-700", "saffron-400", "brick-500"), -1],
    [1170, 820, "dance", man("brick-500", 2), -1],
  ];
  for (const [x, y, doing, dress, f] of [...row].sort((a, b) => a[1] - b[1])) {
    shadow(p, x, y, 230, "pine-950", 0.45);
    person(p, x, y, 320, doing, dress, f);
  }
  audience(p, 940, 92, "pine-950", "saffron-400");
  p.salt(0.3);
}

function alone(p: Print): void {
  stage(p, 900, { back: "saffron-100" }, () => backcloth(p, 900, 375, 0.56));
  p.ellipse(510, 1040, 300, 50, "saffron-100", 0.35);
  shadow(p, 500, 1050, 300, "pine-950", 0.45);
  person(
    p,
    500,
    1056,
    620,
    "danceTurn",
    gown("brick-500", "saffron-400", "saffron-400", { skin: 3 }),
  );
  p.salt(0.3);
}

function drummer(p: Print): void {
  stage(p, 880, { back: "saffron-100" }, () => backcloth(p, 880, 379, 0.7));
  shadow(p, 580, 1090, 420, "pine-950", 0.45);
  person(
    p,
    560,
    1100,
    800,
    "drum",
    kurta("saffron-400", "paper", {
      hair: "turban",
      cloth: "brick-500",
      skin: 2,
      sash: "brick-500",
    }),
  );
  const [hx, hy] = hand(560, 1100, 800, "drum");
  dhol(p, hx + 20, hy + 36, 250);
  p.line(`M${hx - 20} ${hy - 20}l100 20`, "wood", 12);
  p.salt(0.3);
}

function pair(p: Print): void {
  stage(p, 690, { back: "pine-700" }, () => {
    p.rect(0, 0, 1500, 690, "saffron-400", 0.2);
    p.circle(750, 370, 230, "saffron-100");
    p.cuts("saffron-400", [
      [540, 440, 420, 0, 4],
      [570, 470, 360, 3, 5],
      [620, 504, 260, 0, 4],
    ]);
  });
  shadow(p, 560, 880, 300, "pine-950", 0.45);
  person(p, 560, 886, 480, "danceTurn", gown("brick-500", "saffron-400", "paper"));
  shadow(p, 940, 880, 300, "pine-950", 0.45);
  person(p, 940, 886, 490, "danceTurn", man("saffron-400"), -1);
  const [ax, ay] = hand(560, 886, 480, "danceTurn");
  const [bx, by] = hand(940, 886, 490, "danceTurn", "near", -1);
  p.path(
    `M${ax} ${ay}Q${(ax + bx) / 2} ${ay + 150} ${bx} ${by}l4 34Q${(ax + bx) / 2} ${ay + 200} ${ax - 4} ${ay + 36}z`,
    "saffron-400",
  );
  p.salt(0.3);
}

function hall(p: Print): void {
  p.rect(0, 0, 1600, 1000, "pine-950");
  p.path("M0 0H1600V1000H0z", "pine-700", 0.3);
  p.within("M360 130H1240V560H360z", () => {
    p.group("translate(350 100)scale(0.56)", () => {
      stage(p, 650, { back: "saffron-100" }, () => backcloth(p, 650, 383));
      for (const [i, x] of [420, 620, 820, 1020, 1200].entries()) {
        person(
          p,
          x,
          800,
          300,
          i % 2 ? "danceTurn" : "dance",
          i % 2 ? gown("brick-500", "saffron-400", "paper") : man("brick-500"),
          i < 3 ? 1 : -1,
        );
      }
    });
  });
  p.path("M360 560H1240L1500 1000H100z", "saffron-100", 0.1);
  p.path("M330 100h940v34H330zM330 100h34v480h-34zM1236 100h34v480h-34z", "pine-700");
  p.rect(330, 556, 940, 24, "wood");
  for (const [y, h, n] of [
    [700, 120, 11],
    [830, 180, 8],
    [1010, 260, 6],
  ] as const) {
    for (let i = 0; i < n; i++) {
      const x = 800 + (i - (n - 1) / 2) * h * 0.98;
      pupilBehind(p, x, y, h, (["pine-700", "brick-500", "wood"] as const)[i % 3] ?? "wood", {
        plait: i % 2 === 0,
        skin: i % 2 ? 1 : 2,
        shade: "pine-950",
        ribbon: "saffron-400",
      });
    }
  }
  p.salt(0.25);
}

function dressing(p: Print): void {
  p.rect(0, 0, 1000, 1250, "pine-700");
  p.path("M0 0H420L1000 560V0z", "saffron-100", 0.16);
  p.rect(0, 960, 1000, 290, "wood");
  p.grain("pine-950", 20, [0, 980, 1000, 1240], [100, 260], 2, 0.5);
  p.rect(600, 170, 280, 520, "wood");
  p.rect(624, 194, 232, 472, "pine-400");
  p.path("M700 194h156v300z", "paper", 0.4);
  for (let i = 0; i < 5; i++) {
    p.circle(612, 230 + i * 100, 13, "saffron-400");
    p.circle(868, 230 + i * 100, 13, "saffron-400");
  }
  p.line("M60 220H500", "pine-950", 9);
  for (const [x, ink, w] of [
    [90, "brick-500", 110],
    [220, "saffron-400", 100],
    [340, "paper", 110],
  ] as const) {
    p.line(`M${x + w / 2} 220v30`, "pine-950", 5);
    p.path(
      `M${x + w * 0.3} 250h${w * 0.4}l${w * 0.1} 130 ${w * 0.3} 210h${-w * 1.2}l${w * 0.3}-210z`,
      ink,
    );
    p.path(
      `M${x + w * 0.3} 250h${w * 0.14}l${-w * 0.06} 130 ${-w * 0.2} 210h${-w * 0.28}l${w * 0.3}-210z`,
      "pine-950",
      0.2,
    );
  }
  shadow(p, 380, 1150, 260, "pine-950", 0.45);
  person(p, 380, 1160, 640, "give", saree("paper", "brick-500"));
  person(
    p,
    640,
    1170,
    560,
    "stand",
    gown("saffron-400", "brick-500", "brick-500", { skin: 1 }),
    -1,
  );
  p.salt(0.3);
}

function musicians(p: Print): void {
  stage(p, 800, { back: "saffron-100" }, () => backcloth(p, 800, 389, 0.5));
  p.path("M220 1010L300 880H900L980 1010z", "brick-500");
  p.path("M250 996L316 892H884L950 996z", "saffron-400", 0.7);
  person(
    p,
    380,
    960,
    560,
    "floorWork",
    kurta("paper", "paper", {
      wear: "trousers",
      hair: "turban",
      cloth: "pine-700",
      skin: 1,
      sleeve: 1.4,
    }),
  );
  for (const [x, w, ink] of [
    [470, 90, "wood"],
    [572, 74, "pine-950"],
  ] as const) {
    p.path(`M${x} 980q-14-84 8-92h${w - 16}q22 8 8 92z`, ink);
    p.ellipse(x + w / 2, 888, w / 2 - 6, 13, "paper");
    p.ellipse(x + w / 2 + 4, 888, w / 6, 6, "pine-950");
  }
  person(p, 830, 964, 560, "flute", kurta("brick-500", "paper", { hair: "plait", skin: 2 }), -1);
  const [hx, hy] = hand(830, 964, 560, "flute", "near", -1);
  p.line(`M${hx + 60} ${hy - 30}l-150 40`, "wood", 13);
  audience(p, 1130, 100, "pine-950", "saffron-400");
  p.salt(0.3);
}

export const hillDances = album("evening-of-hill-dances", [
  ["wide", "Five dancers turn in a ring before the painted hills.", round],
  ["tall", "One dancer in red turns alone in front of the sun.", alone],
  ["square", "A drummer in a yellow kurta beats the dhol.", drummer],
  ["classic", "Two dancers hold a long yellow scarf between them.", pair],
  ["wide", "The lit stage seen from the back rows of the dark hall.", hall],
  ["tall", "A teacher ties a dancer's sash beside the mirror before the show.", dressing],
  ["square", "Tabla and flute play from a rug at the side of the stage.", musicians],
  ["classic", "The whole cast raises its arms at the end.", bow],
]);
