/** The point of a picture that stays visible when its frame crops, as fractions of width and height. */
export type Focus = readonly [number, number];

/**
 * The region of a print's subject: left, top, width and height in per cent. Cropping frames keep it visible.
 * Prints that are never cropped need none.
 */
type Region = readonly [left: number, top: number, width: number, height: number];

const panorama = "/prints/scenes/three-campuses.svg";

/**
 * By the picture's address, including the part that it shows. Only loaders and the seed read them, so they
 * are not sent to visitors; pages without a loader, and frames with text, set their own point, which
 * tests/e2e/picture-crops.test.ts checks against the same regions.
 */
export const printRegions: Readonly<Record<string, Region>> = {
  "/prints/scenes/climb.svg": [1, 4, 98, 95],
  "/prints/scenes/classroom.svg": [40, 22, 46, 50],
  "/prints/scenes/hills-dawn.svg": [58, 62, 25, 33],
  "/prints/scenes/first-building.svg": [24, 26, 48, 70],
  "/prints/scenes/hills-day.svg": [58, 62, 25, 33],
  "/prints/scenes/hills-evening.svg": [58, 62, 25, 33],
  "/prints/scenes/hills-night.svg": [58, 62, 25, 33],
  "/prints/scenes/hills-dusk.svg": [65, 58, 17, 20],
  "/prints/scenes/sports-ground.svg": [22, 54, 54, 39],
  "/prints/scenes/five-hours.svg": [30, 30, 40, 66],
  "/prints/scenes/kitchen.svg": [28, 40, 58, 56],
  "/prints/scenes/lunch.svg": [12, 14, 70, 70],
  "/prints/scenes/week-line.svg": [65, 48, 17, 23],
  "/prints/scenes/week-sheets.svg": [65, 58, 17, 19],
  "/prints/levels/pre-primary.svg": [22, 45, 54, 53],
  "/prints/scenes/satchel-1.svg": [2, 13, 97, 86],
  "/prints/scenes/satchel-2.svg": [2, 13, 97, 86],
  "/prints/scenes/satchel-3.svg": [2, 13, 97, 86],
  "/prints/scenes/satchel-4.svg": [2, 13, 97, 86],
  "/prints/scenes/satchel-5.svg": [2, 13, 97, 86],
  "/prints/scenes/wall-of-prints.svg": [46, 2, 32, 90],
  "/prints/scenes/camera-at-rest.svg": [38, 66, 50, 28],
  "/prints/scenes/leader-3.svg": [26, 28, 48, 40],
  "/prints/scenes/carved-desk.svg": [6, 6, 71, 60],
  "/prints/scenes/lending-card.svg": [31, 26, 46, 40],
  "/prints/scenes/map.svg": [18, 12, 60, 76],
  "/prints/scenes/night-sky.svg": [20, 38, 66, 58],
  "/prints/scenes/notice-board.svg": [22, 8, 66, 88],
  "/prints/scenes/notice-board.svg#svgView(viewBox(276,40,640,400))": [30, 10, 40, 30],
  "/prints/scenes/open-files.svg": [10, 36, 80, 60],
  "/prints/scenes/pigeonholes.svg": [50, 38, 24, 26],
  "/prints/scenes/stage.svg": [14, 48, 61, 33],
  [`${panorama}#svgView(viewBox(0,0,1180,900))`]: [20, 30, 72, 62],
  [`${panorama}#svgView(viewBox(1200,0,440,900))`]: [3, 16, 94, 80],
  [`${panorama}#svgView(viewBox(1660,0,740,900))`]: [12, 38, 74, 50],

  "/prints/news/ridge-measured.svg": [8, 16, 84, 80],
  "/prints/news/shelf-at-the-gate.svg": [24, 28, 66, 64],

  "/prints/campuses/juniors.svg": [15, 12, 78, 82],
  "/prints/campuses/majra.svg": [21, 14, 58, 80],
  "/prints/campuses/paonta-sahib.svg": [18, 15, 66, 80],

  "/prints/sports/athletics.svg": [19, 18, 61, 74],
  "/prints/sports/badminton.svg": [22, 22, 67, 63],
  "/prints/sports/basketball.svg": [47, 15, 42, 66],
  "/prints/sports/chess.svg": [19, 42, 66, 50],
  "/prints/sports/cricket.svg": [26, 33, 60, 45],
  "/prints/sports/football.svg": [15, 38, 62, 56],
  "/prints/sports/hockey.svg": [32, 44, 43, 47],
  "/prints/sports/kabaddi.svg": [34, 44, 50, 44],
  "/prints/sports/kho-kho.svg": [24, 40, 53, 53],
  "/prints/sports/swimming.svg": [24, 20, 60, 70],
  "/prints/sports/table-tennis.svg": [20, 44, 64, 47],
  "/prints/sports/taekwondo.svg": [29, 42, 42, 46],
  "/prints/sports/volleyball.svg": [19, 25, 63, 57],
  "/prints/sports/yoga.svg": [19, 36, 65, 54],

  "/prints/events/alumni-homecoming.svg": [18, 27, 44, 66],
  "/prints/events/annual-exhibition.svg": [15, 13, 68, 78],
  "/prints/events/annual-sports-day.svg": [10, 32, 82, 58],
  "/prints/events/book-fair.svg": [14, 35, 78, 58],
  "/prints/events/diwali-lamps.svg": [12, 44, 77, 54],
  "/prints/events/farewell-class-12.svg": [22, 38, 58, 54],
  "/prints/events/first-day-of-session.svg": [33, 46, 60, 45],
  "/prints/events/founders-assembly.svg": [25, 22, 52, 74],
  "/prints/events/garden-rooms.svg": [15, 36, 82, 56],
  "/prints/events/grandparents-day.svg": [32, 48, 43, 45],
  "/prints/events/hindi-diwas.svg": [28, 8, 42, 68],
  "/prints/events/independence-day.svg": [15, 10, 70, 78],
  "/prints/events/inter-house-quiz.svg": [15, 14, 70, 70],
  "/prints/events/kite-festival.svg": [18, 12, 66, 80],
  "/prints/events/mathematics-week.svg": [18, 9, 62, 83],
  "/prints/events/open-morning.svg": [22, 30, 56, 63],
  "/prints/events/parents-meeting.svg": [24, 50, 58, 43],
  "/prints/events/republic-day.svg": [8, 28, 84, 65],
  "/prints/events/science-craft-fair.svg": [20, 33, 66, 62],
  "/prints/events/tree-planting.svg": [26, 46, 56, 46],
  "/prints/events/winter-concert.svg": [18, 20, 62, 64],

  "/prints/albums/block-printing-class-7/01.svg": [23, 11, 59, 72],
  "/prints/albums/block-printing-class-7/07.svg": [25, 32, 50, 58],
  "/prints/albums/evening-of-hill-dances/01.svg": [22, 36, 59, 48],
  "/prints/albums/first-week-at-juniors/01.svg": [18, 35, 66, 55],
  "/prints/albums/first-week-at-juniors/02.svg": [9, 18, 82, 30],
  "/prints/albums/mathematics-week/01.svg": [16, 10, 57, 75],
  "/prints/albums/republic-day-parade/01.svg": [13, 42, 71, 48],
  "/prints/albums/science-fair/01.svg": [8, 34, 80, 62],
  "/prints/albums/sports-day-heats/01.svg": [28, 37, 58, 56],
  "/prints/albums/sports-day-heats/08.svg": [12, 15, 76, 83],
  "/prints/albums/walk-to-the-river/01.svg": [5, 28, 60, 70],
  "/prints/albums/walk-to-the-river/05.svg": [25, 47, 59, 48],
  "/prints/videos/02.svg": [30, 30, 44, 62],
  "/prints/videos/03.svg": [29, 34, 42, 54],
  "/prints/videos/04.svg": [31, 12, 38, 54],
  "/prints/videos/05.svg": [18, 20, 64, 70],
  "/prints/videos/06.svg": [21, 19, 60, 76],
  "/prints/videos/07.svg": [20, 30, 55, 62],
};

/** The focus that keeps the subject visible however the frame crops; undefined without a region. */
export function focusOf(src: string | null | undefined): Focus | undefined {
  const region = src && printRegions[src];
  if (!region) return undefined;
  const [left, top, width, height] = region;
  return [pointOf(left, width), pointOf(top, height)];
}

/**
 * `object-position` divides the cropped part between both sides. The subject fills the narrowest frame that
 * can hold it; the point that is right there is also right in every wider frame.
 */
function pointOf(start: number, length: number): number {
  return Math.min(start / (100 - length), 1);
}
