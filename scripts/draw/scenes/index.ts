import type { Plate } from "../catalogue.ts";
import { blockPrinting } from "./albums/block-printing-class-7.ts";
import { hillDances } from "./albums/evening-of-hill-dances.ts";
import { firstWeek } from "./albums/first-week-at-juniors.ts";
import { mathematicsWeekAlbum } from "./albums/mathematics-week.ts";
import { republicDayParade } from "./albums/republic-day-parade.ts";
import { scienceFair } from "./albums/science-fair.ts";
import { sportsDayHeats } from "./albums/sports-day-heats.ts";
import { walkToTheRiver } from "./albums/walk-to-the-river.ts";
import { campusPlates } from "./campuses.ts";
import { fairEvents } from "./events/fairs.ts";
import { gatheringEvents } from "./events/gatherings.ts";
import { groundsEvents } from "./events/grounds.ts";
import { hallEvents } from "./events/halls.ts";
import { leaderPlates } from "./leaders.ts";
import { levelPlates } from "./levels.ts";
import { quietRidge } from "./quiet-ridge.ts";
import { athleticsPlates } from "./sports/athletics.ts";
import { courtPlates } from "./sports/courts.ts";
import { cricketPlates } from "./sports/cricket.ts";
import { earthAndWaterPlates } from "./sports/earth-and-water.ts";
import { footballPlates } from "./sports/football.ts";
import { courtGallery } from "./sports/gallery-courts.ts";
import { earthGallery } from "./sports/gallery-earth.ts";
import { hallGallery } from "./sports/gallery-halls.ts";
import { hallPlates } from "./sports/halls.ts";
import { videoPlates } from "./videos.ts";

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
  ...sportsDayHeats,
  ...blockPrinting,
  ...hillDances,
  ...firstWeek,
  ...mathematicsWeekAlbum,
  ...republicDayParade,
  ...scienceFair,
  ...walkToTheRiver,
  ...courtGallery,
  ...hallGallery,
  ...earthGallery,
  ...leaderPlates,
  ...videoPlates,
  quietRidge,
];
