import type { Plate } from "../catalogue.ts";
import { campusPlates } from "./campuses.ts";
import { fairEvents } from "./events/fairs.ts";
import { gatheringEvents } from "./events/gatherings.ts";
import { groundsEvents } from "./events/grounds.ts";
import { hallEvents } from "./events/halls.ts";
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
  ...groundsEvents,
  ...hallEvents,
  ...fairEvents,
  ...gatheringEvents,
];
