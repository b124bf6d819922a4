/** The nine inks a print may use. Tints are made by overprinting, never by a new hex. */
const INK = {
  paper: "#f8f6ed",
  "pine-300": "#9ac5ad",
  "pine-400": "#75a98f",
  "pine-500": "#4e8a70",
  "pine-600": "#336f58",
  "pine-700": "#205745",
  "pine-800": "#144134",
  "pine-900": "#0b2f25",
  "pine-950": "#062019",
  "saffron-50": "#fef4de",
  "saffron-100": "#fde9c0",
  "saffron-200": "#fddb98",
  "saffron-300": "#fdca67",
  "saffron-400": "#ffb63b",
  "brick-500": "#c04a38",
  "brick-600": "#a63629",
  "brick-700": "#86281f",
  indigo: "#2f4693",
  "leaf-300": "#b0c794",
  "leaf-500": "#6a9362",
  "straw-200": "#e6e0b6",
  "straw-400": "#cabf87",
  "dusk-300": "#a5c5c3",
  "dusk-500": "#668f8e",
  wood: "#794b2f",
  "wood-300": "#ac7a50",
} as const;

export type InkName = keyof typeof INK;
/** An ink by name, or the given colour when a stamp is reused. */
export type Ink = InkName | "currentColor";

/** The four browns of skin. They do not count against the nine inks. */
export const SKIN = ["#5a3424", "#6b3f2a", "#7a4a30", "#8a5638"] as const;
export type Skin = (typeof SKIN)[number];

export function hex(ink: Ink | Skin): string {
  return ink in INK ? INK[ink as InkName] : ink;
}
export type Paint = Ink | Skin;
