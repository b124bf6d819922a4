import type { InkName } from "../../hand/inks.ts";
import type { Print } from "../../hand/print.ts";

export type Look = "dawn" | "night" | "red";

const LOOKS: Record<Look, readonly [InkName, InkName, InkName, InkName]> = {
  dawn: ["saffron-400", "pine-400", "pine-700", "paper"],
  night: ["pine-700", "pine-950", "brick-500", "saffron-400"],
  red: ["saffron-100", "brick-500", "pine-950", "paper"],
};

/** A small printed hill on its sheet of paper. */
export function sheet(p: Print, x: number, y: number, w: number, look: Look, turn = 0): void {
  const [bg, far, near, sun] = LOOKS[look];
  p.group(
    `translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})scale(${(w / 100).toFixed(2)})`,
    () => {
      p.rect(0, 0, 100, 124, "paper");
      p.rect(8, 8, 84, 100, bg);
      p.circle(64, 40, 13, sun);
      p.path("M8 76l26-34 16 20 16-14 26 30v30H8z", far);
      p.path("M8 92l30-18 26 18 28-16v32H8z", near);
      p.cuts(
        bg,
        [
          [34, 46, 8, 12, 1.6, 1],
          [42, 78, 10, 9, 1.6, 1],
          [30, 82, 8, 10, 1.6, -1],
        ],
        true,
      );
    },
  );
}

/** A carved block; the cuts stand pale in the red ground. */
export function block(p: Print, x: number, y: number, w: number): void {
  const k = w / 280;
  p.group(`translate(${x} ${y})scale(${k.toFixed(2)})`, () => {
    p.path("M0 100L30 0H270L284 100z", "brick-500");
    p.path("M0 100h284v20H0z", "brick-500");
    p.path("M0 100h284v20H0z", "pine-950", 0.4);
    p.cuts("saffron-100", [
      [40, 86, 70, -64, 3, 2],
      [112, 20, 60, 48, 3, -2],
      [170, 70, 40, -36, 3, 2],
      [208, 36, 50, 46, 3, -2],
      ...Array.from(
        { length: 8 },
        (_, i) => [60 + i * 24, 82, 10, -14 - ((i * 7) % 16), 2, 1] as const,
      ),
      ...Array.from(
        { length: 7 },
        (_, i) => [50 + i * 30, 12 + (i % 2) * 6, 24, 0, 1.6, 1] as const,
      ),
    ]);
  });
}

function roller(p: Print, x: number, y: number, k: number): void {
  p.group(`translate(${x} ${y})scale(${k})`, () => {
    p.path("M-48-22h96v44h-96z", "pine-950");
    p.cuts("pine-400", [[-44, -14, 88, 0, 3, 1]]);
    p.line("M0 0h70v-58h-36", "pine-400", 6);
    p.line("M34-58L-12-90", "brick-500", 16);
  });
}

export function carving(p: Print): void {
  p.rect(0, 0, 1200, 1200, "wood");
  p.rect(0, 0, 1200, 1200, "saffron-100", 0.3);
  p.grain("pine-950", 30, [-20, 20, 1200, 1190], [160, 420], 2.4, 0.25);
  p.path("M700-10H1210V620L380 1210H-10V900z", "saffron-100", 0.25);
  p.group("translate(230 420)rotate(-8)scale(2.6)", () => block(p, 0, 0, 280));
  p.line("M1230 1020L930 860L760 690", "#7a4a30", 108);
  p.line("M1260 1040L1080 944", "paper", 150);
  p.line("M760 690L640 720M756 676L650 676M770 704L664 768", "#7a4a30", 40);
  p.line("M700 760L490 577", "pine-950", 34);
  p.path("M486 588L380 492l26-10 96 86z", "paper");
  p.cuts("saffron-100", [
    [330, 470, -44, -30, 7, 12],
    [300, 520, -50, -6, 6, -10],
    [360, 420, -20, -46, 6, 10],
  ]);
  p.line("M-40 1120L190 960L330 900", "#7a4a30", 104);
  p.line("M-60 1150L80 1050", "paper", 146);
  p.line("M330 900L450 850M326 884L430 806M336 920L450 896", "#7a4a30", 38);
  p.salt();
}

export function blockAndPrint(p: Print): void {
  p.rect(0, 0, 1500, 1000, "saffron-100");
  p.grain("wood", 34, [-20, 10, 1500, 990], [160, 420], 2.2, 0.35);
  p.path("M700-10H1510V500L820 1010H-10V620z", "paper", 0.6);
  p.path("M170 760l40 40 560-60-10-40z", "pine-950", 0.25);
  p.group("translate(180 330)rotate(-6)scale(2)", () => block(p, 0, 0, 280));
  p.path("M840 860l30 34 470-40-14-40z", "pine-950", 0.25);
  sheet(p, 830, 190, 480, "red", 5);
  roller(p, 420, 860, 1.8);
  p.line("M1080 940l220-60", "wood", 22);
  p.path("M1296 872l80-26 8 16-80 32z", "pine-400");
  p.salt();
}

export function tools(p: Print): void {
  p.rect(0, 0, 1200, 1200, "pine-700");
  p.grain("pine-950", 30, [-20, 20, 1200, 1190], [120, 360], 2.4, 0.5);
  p.path("M620-10H1210V520L420 1210H-10V860z", "saffron-100", 0.14);
  p.path("M150 300L1010 230 1060 900 200 980z", "pine-950", 0.3);
  p.path("M170 270L1030 200 1070 870 210 950z", "saffron-100");
  p.path("M170 270L1030 200 1033 250 173 320zM207 900L1067 820 1070 870 210 950z", "brick-500");
  for (let i = 0; i < 6; i++) {
    const x = 300 + i * 122;
    const y = 400 - i * 10;
    p.line(`M${x} ${y}l10 ${170 + (i % 3) * 16}`, i % 2 ? "brick-500" : "wood", 40);
    p.line(`M${x + 12} ${y + 180 + (i % 3) * 16}l5 60`, "pine-400", 20);
    p.path(
      `M${x + 4} ${y + 240 + (i % 3) * 16}h28l${i % 2 ? -14 : -4} ${60 + (i % 2) * 20}h${i % 2 ? 0 : -16}z`,
      "pine-400",
    );
    p.cuts("paper", [[x + 14, y, 7, 150, 4, -6]]);
  }
  roller(p, 860, 1040, 1.7);
  p.salt();
}
