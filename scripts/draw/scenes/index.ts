import type { Plate } from "../catalogue.ts";
import { campusPlates } from "./campuses.ts";
import { levelPlates } from "./levels.ts";
import { athleticsPlates } from "./sports/athletics.ts";
import { courtPlates } from "./sports/courts.ts";
import { cricketPlates } from "./sports/cricket.ts";
import { earthAndWaterPlates } from "./sports/earth-and-water.ts";
import { footballPlates } from "./sports/football.ts";
import { hallPlates } from "./sports/halls.ts";

export const plates: readonly Plate[] = [
  ...footballPlates,
  ...cricketPlates,
  ...athleticsPlates,
  ...courtPlates,
  ...hallPlates,
  ...earthAndWaterPlates,
  ...levelPlates,
  ...campusPlates,
];
