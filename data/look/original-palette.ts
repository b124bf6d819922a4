import type { Oklch } from "./colour-space.ts";

/** The scales of app/styles/tokens.css that follow a school's colours; a test compares the two files. */
export const followingFirst = {
  ink: [0.245, 0.026, 168],
  "ink-2": [0.405, 0.028, 164],
  "ink-3": [0.505, 0.026, 160],
  "line-strong": [0.62, 0.025, 150],
  "pine-50": [0.962, 0.014, 150],
  "pine-100": [0.925, 0.026, 155],
  "pine-200": [0.865, 0.042, 158],
  "pine-300": [0.785, 0.056, 160],
  "pine-400": [0.69, 0.068, 162],
  "pine-500": [0.585, 0.076, 164],
  "pine-600": [0.495, 0.074, 166],
  "pine-700": [0.415, 0.066, 168],
  "pine-800": [0.34, 0.055, 170],
  "pine-900": [0.275, 0.045, 171],
  "pine-950": [0.22, 0.035, 172],
  "leaf-300": [0.8, 0.075, 128],
  "leaf-400": [0.71, 0.08, 137],
} as const satisfies Record<string, Oklch>;

export const followingSecond = {
  "saffron-50": [0.968, 0.03, 86],
  "saffron-100": [0.94, 0.058, 85],
  "saffron-200": [0.905, 0.092, 84],
  "saffron-300": [0.865, 0.13, 82],
  "saffron-400": [0.825, 0.155, 76],
  "saffron-500": [0.775, 0.17, 66],
  "saffron-900": [0.42, 0.1, 60],
  "orange-500": [0.715, 0.178, 52],
  "orange-700": [0.53, 0.145, 45],
} as const satisfies Record<string, Oklch>;

/** Backgrounds and lines that are the same in every look. */
const staying = {
  paper: [0.972, 0.012, 98],
  "paper-sunk": [0.945, 0.017, 98],
  "paper-raised": [0.988, 0.007, 98],
  line: [0.875, 0.02, 105],
} as const satisfies Record<string, Oklch>;

export type PaletteToken = keyof typeof followingFirst | keyof typeof followingSecond;
export type PageToken = PaletteToken | keyof typeof staying;

export const originalPalette: Readonly<Record<PageToken, Oklch>> = {
  ...followingFirst,
  ...followingSecond,
  ...staying,
};
