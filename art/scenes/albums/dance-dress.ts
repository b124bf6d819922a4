import type { InkName } from "../../hand/inks.ts";
import type { Dress } from "../../hand/people.ts";

export const gown = (
  top: InkName,
  sash: InkName,
  cloth: InkName,
  more: Partial<Dress> = {},
): Dress => ({
  top,
  legs: "paper",
  wear: "gown",
  sash,
  cloth,
  hair: "scarf",
  skin: 2,
  ...more,
});
export const man = (sash: InkName, skin: 1 | 2 | 3 = 1): Dress =>
  gown("paper", sash, sash, { hair: "cap", skin });
