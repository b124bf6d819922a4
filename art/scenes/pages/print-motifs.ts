import type { Cut } from "../../hand/path.ts";
import type { Print } from "../../hand/print.ts";

/** What a child has cut, 100 wide and 118 high: the second ink, and white where the paper shows. */
export type Motif = { readonly name: string; readonly draw: (p: Print) => void };

const ink = "currentColor";

function leaf(p: Print): void {
  p.path("M50 10Q92 40 78 78 66 98 50 102 34 98 22 78 8 40 50 10z", ink);
  p.cuts(
    "paper",
    [
      [50, 20, 0, 92, 1.6],
      ...[34, 50, 66, 80].flatMap((y): Cut[] => [
        [50, y + 8, 20, -12, 1.3, 2],
        [50, y + 8, -20, -12, 1.3, -2],
      ]),
    ],
    true,
  );
}

function shoe(p: Print): void {
  p.path("M16 44q14 8 28 0l12 16q18 8 28 12 8 4 8 14H12q-2-20 4-42z", ink);
  p.path("M10 90h84v8H10z", ink);
  p.cuts(
    "paper",
    [
      [46, 52, 12, -4, 1.4],
      [52, 60, 12, -5, 1.4],
      [60, 66, 12, -5, 1.4],
      [14, 80, 30, 4, 1.4],
      [18, 54, 22, 2, 1.2, 3],
    ],
    true,
  );
}

function hand(p: Print): void {
  p.line("M36 66V32M50 62V22M64 64V28M76 70V42M28 82L14 60", ink, 11);
  p.path("M30 60h52q2 30-12 42H44Q28 90 24 74z", ink);
  p.cuts(
    "paper",
    [
      [38, 74, 32, 4, 1.4, 4],
      [40, 86, 24, -6, 1.3, 4],
      [46, 70, 4, 28, 1.2, 3],
    ],
    true,
  );
}

function fish(p: Print): void {
  p.path("M10 60Q40 28 72 56L92 38q-4 22 0 44L72 64Q40 92 10 60z", ink);
  p.circle(28, 56, 4, "paper");
  p.cuts(
    "paper",
    [
      [38, 48, 0, 24, 1.6, 4],
      ...[48, 56, 64].flatMap((x): Cut[] => [
        [x, 50, 5, 5, 1.1, 2],
        [x - 2, 62, 5, 5, 1.1, 2],
      ]),
      [78, 54, 10, -8, 1.2],
      [78, 64, 10, 8, 1.2],
    ],
    true,
  );
  p.cuts(
    ink,
    [
      [12, 24, 30, 0, 1.6, 4],
      [52, 18, 32, 0, 1.6, -4],
      [16, 100, 34, 0, 1.6, 4],
      [58, 106, 28, 0, 1.6, -4],
    ],
    true,
  );
}

function kite(p: Print): void {
  p.path("M54 12L84 44 50 80 20 46z", ink);
  p.cuts(
    "paper",
    [
      [54, 16, -4, 60, 1.5],
      [24, 46, 56, -2, 1.5],
    ],
    true,
  );
  p.line("M50 80q-12 10 0 16t-4 16", ink, 2.4);
  p.path("M44 90l-8-4v9zM44 90l8-4v9zM52 102l-8-4v9zM52 102l8-4v9z", ink);
}

function ridge(p: Print): void {
  p.circle(66, 34, 14, "paper");
  p.path("M0 78L28 40 46 64 62 48 100 84V118H0z", ink);
  p.cuts(
    "paper",
    [
      [28, 46, 9, 22, 1.7, 2],
      [26, 52, -9, 18, 1.5, -2],
      [62, 54, 14, 20, 1.7, 2],
      [46, 78, 20, 16, 1.4, 2],
      [16, 88, 24, 10, 1.4, 2],
    ],
    true,
  );
}

function deodar(p: Print): void {
  p.path("M46 98h8v14h-8z", ink);
  p.path("M50 8L66 36H58L76 60H64L88 98H12L36 60H24L42 36H34z", ink);
  p.cuts(
    "paper",
    [
      [50, 22, 0, 74, 1.4],
      [44, 48, -10, 9, 1.2],
      [56, 48, 10, 9, 1.2],
      [42, 74, -14, 13, 1.2],
      [58, 74, 14, 13, 1.2],
    ],
    true,
  );
}

function pot(p: Print): void {
  p.path("M34 22h32l-4 14q30 14 24 42-6 26-24 28H38Q20 104 14 78 8 50 38 36z", ink);
  p.cuts(
    "paper",
    [
      [20, 60, 60, 0, 1.8, 3],
      [20, 82, 60, 0, 1.8, 3],
      ...[24, 36, 48, 60].map((x): Cut => [x, 76, 7, -10, 1.3]),
      ...[30, 42, 54, 66].map((x): Cut => [x, 66, 6, 10, 1.3]),
    ],
    true,
  );
}

function lamp(p: Print): void {
  p.path("M50 14q18 22 8 36-8 10-16 0-8-14 8-36z", ink);
  p.cuts("paper", [[50, 28, 0, 20, 2.2, 2]], true);
  p.path("M10 66q40 14 80 0-4 32-40 34Q14 98 10 66z", ink);
  p.cuts(
    "paper",
    [
      [20, 78, 60, 0, 1.5, 6],
      [32, 90, 36, 0, 1.3, 4],
    ],
    true,
  );
  p.cuts(
    ink,
    [
      [22, 30, 8, 6, 1.5],
      [78, 30, -8, 6, 1.5],
      [18, 48, 10, 2, 1.5],
      [82, 48, -10, 2, 1.5],
    ],
    true,
  );
}

function bird(p: Print): void {
  p.path("M8 40l22-6q8-14 22-8 10 4 12 16 24 10 30 48-18-10-26-8-30 6-38-18-4-12 2-20z", ink);
  p.circle(42, 36, 3, "paper");
  p.cuts(
    "paper",
    [
      [46, 56, 34, 20, 2, 5],
      [46, 64, 28, 14, 1.5, 4],
      [38, 48, 14, 2, 1.3, 3],
    ],
    true,
  );
  p.line("M4 100L96 88M50 82l-2 12M58 82l2 10", ink, 3);
}

function house(p: Print): void {
  p.path("M8 54L50 18 92 54H82V104H18V54z", ink);
  p.path("M42 72h16v32H42zM26 62h12v12H26zM62 62h12v12H62z", "paper");
  p.cuts(
    "paper",
    [
      [22, 48, 24, -21, 1.4],
      [54, 27, 24, 21, 1.4],
      [32, 48, 36, 0, 1.2],
    ],
    true,
  );
}

function moon(p: Print): void {
  p.path("M58 10Q26 14 26 44T60 76Q42 62 42 42T58 10z", "paper");
  p.path("M0 92Q30 74 54 88T100 82V118H0z", ink);
  p.path("M76 84V56l-10 12 6-1-9 11 7-1-9 10h30l-9-10 7 1-9-11 6 1z", ink);
  p.cuts(
    ink,
    [
      [70, 24, 6, 0, 2.4],
      [84, 40, 5, 0, 2],
      [14, 22, 5, 0, 2],
      [16, 60, 5, 0, 2],
    ],
    true,
  );
}

function mango(p: Print): void {
  p.path("M50 24Q92 26 86 66 78 104 44 102 16 98 16 74 16 62 34 56 46 50 50 24z", ink);
  p.line("M50 26q4-12 16-16", ink, 4);
  p.path("M64 12q16-8 26 4-14 8-26-4z", ink);
  p.cuts(
    "paper",
    [
      [74, 42, 2, 32, 2.2, 5],
      [62, 46, 2, 40, 1.4, 5],
      [34, 68, 4, 20, 1.3, -3],
    ],
    true,
  );
}

export const motifs: readonly Motif[] = Object.entries({
  leaf,
  shoe,
  hand,
  fish,
  kite,
  ridge,
  deodar,
  pot,
  lamp,
  bird,
  house,
  moon,
  mango,
}).map(([name, draw]) => ({ name, draw }));
