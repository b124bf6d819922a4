import type { PageToken } from "./original-palette.ts";

type Pair = readonly [front: PageToken, ground: PageToken];

const pairs = (fronts: readonly PageToken[], grounds: readonly PageToken[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]));

const paper = ["paper", "paper-raised", "paper-sunk"] as const;
const tinted = ["pine-50", "saffron-50"] as const;
const dark = ["pine-800", "pine-900", "pine-950"] as const;

/** Text and its background: at least 4.5 to 1 (WCAG 2.2, 1.4.3). */
export const textPairs: readonly Pair[] = [
  ...pairs(["ink", "ink-2"], [...paper, ...tinted, "pine-100", "saffron-100"]),
  ...pairs(["ink"], ["pine-200", "saffron-200", "saffron-300", "saffron-400", "saffron-500"]),
  ...pairs(["ink"], ["orange-500", "line", "pine-300"]),
  ...pairs(["ink-3"], ["paper", "paper-raised"]),
  ...pairs(["pine-700", "pine-800", "pine-900", "saffron-900"], [...paper, ...tinted]),
  ...pairs(["pine-700", "pine-800", "pine-900"], ["pine-100"]),
  ...pairs(["pine-600", "orange-700"], ["paper", "paper-raised"]),
  ...pairs(["saffron-900"], ["saffron-100"]),
  ...pairs(["paper", "pine-100", "pine-200", "saffron-200", "saffron-300"], dark),
  ...pairs(["pine-300"], ["pine-900", "pine-950"]),
  ...pairs(["paper"], ["pine-600", "pine-700", "ink"]),
];

/** Shapes that must be seen but not read, such as the edge of a field: at least 3 to 1 (1.4.11). */
export const shapePairs: readonly Pair[] = [
  ...pairs(["line-strong"], ["paper", "paper-raised"]),
  ...pairs(["pine-600", "pine-700"], [...paper, ...tinted]),
  ...pairs(["saffron-300", "saffron-400", "saffron-500", "pine-400"], dark),
];
