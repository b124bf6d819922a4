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
import { arrivalEvents } from "./events/arrivals.ts";
import { classroomEvents } from "./events/classrooms.ts";
import { dayGatherings } from "./events/day-gatherings.ts";
import { exhibitionEvents } from "./events/exhibitions.ts";
import { fairEvents } from "./events/fairs.ts";
import { gardenRoomPlates } from "./events/garden-rooms.ts";
import { gatheringEvents } from "./events/gatherings.ts";
import { groundsEvents } from "./events/grounds.ts";
import { hallEvents } from "./events/halls.ts";
import { nationalDays } from "./events/national-days.ts";
import { leaderPlates } from "./leaders.ts";
import { levelPlates } from "./levels.ts";
import { mapPlates } from "./map.ts";
import { outdoorVideoPlates } from "./outdoor-videos.ts";
import { carvedDeskPlates } from "./pages/carved-desk.ts";
import { dayPlates } from "./pages/days.ts";
import { filePlates } from "./pages/files.ts";
import { firstBuildingPlates } from "./pages/first-building.ts";
import { kitchenPlates } from "./pages/kitchen.ts";
import { lampPlates } from "./pages/lamp-and-book.ts";
import { lunchPlates } from "./pages/lunch.ts";
import { noticeBoardPlates } from "./pages/notice-board.ts";
import { pathEndsPlates } from "./pages/path-ends.ts";
import { ridgePlates } from "./pages/ridge-measured.ts";
import { rooftopPlates } from "./pages/rooftop.ts";
import { satchelPlates } from "./pages/satchel.ts";
import { shelfPlates } from "./pages/shelf-at-the-gate.ts";
import { slipPlates } from "./pages/slips.ts";
import { stillLifePlates } from "./pages/still-lifes.ts";
import { wallPlates } from "./pages/wall-of-prints.ts";
import { childHeightPlates } from "./places/child-height.ts";
import { groundPlanPlates } from "./places/ground-plan.ts";
import { seedShelfPlates } from "./places/seed-shelf.ts";
import { seniorLevelPlates } from "./senior-levels.ts";
import { athleticsPlates } from "./sports/athletics.ts";
import { chessPlates } from "./sports/chess.ts";
import { courtPlates } from "./sports/courts.ts";
import { cricketPlates } from "./sports/cricket.ts";
import { earthPlates } from "./sports/earth.ts";
import { footballPlates } from "./sports/football.ts";
import { chessGallery } from "./sports/gallery-chess.ts";
import { courtGallery } from "./sports/gallery-courts.ts";
import { earthGallery } from "./sports/gallery-earth.ts";
import { hallGallery } from "./sports/gallery-halls.ts";
import { waterAndLawnGallery } from "./sports/gallery-water-and-lawn.ts";
import { hallPlates } from "./sports/halls.ts";
import { waterAndLawnPlates } from "./sports/water-and-lawn.ts";
import { videoPlates } from "./videos.ts";

export const plates: readonly Plate[] = [
  ...footballPlates,
  ...cricketPlates,
  ...athleticsPlates,
  ...courtPlates,
  ...hallPlates,
  ...chessPlates,
  ...earthPlates,
  ...waterAndLawnPlates,
  ...levelPlates,
  ...seniorLevelPlates,
  ...campusPlates,
  ...groundPlanPlates,
  ...childHeightPlates,
  ...seedShelfPlates,
  ...groundsEvents,
  ...nationalDays,
  ...arrivalEvents,
  ...gardenRoomPlates,
  ...hallEvents,
  ...classroomEvents,
  ...fairEvents,
  ...exhibitionEvents,
  ...gatheringEvents,
  ...dayGatherings,
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
  ...chessGallery,
  ...earthGallery,
  ...waterAndLawnGallery,
  ...leaderPlates,
  ...mapPlates,
  ...dayPlates,
  ...lunchPlates,
  ...kitchenPlates,
  ...rooftopPlates,
  ...noticeBoardPlates,
  ...filePlates,
  ...carvedDeskPlates,
  ...stillLifePlates,
  ...videoPlates,
  ...outdoorVideoPlates,
  ...firstBuildingPlates,
  ...shelfPlates,
  ...ridgePlates,
  ...satchelPlates,
  ...lampPlates,
  ...pathEndsPlates,
  ...slipPlates,
  ...wallPlates,
];
