import { ratioOf, type Shape } from "./picture-ratio.ts";

/** The heights that rows may have, in hundredths of the screen's width (gallery.css), the preferred ones first. */
const heights = {
  short: { desk: [22, 25, 19], phone: [46, 40, 34] },
  long: { desk: [19, 22, 25], phone: [34, 40, 46] },
};

type Screen = "desk" | "phone";

/** The page's width and the gap between two pictures, in the same unit. */
const pageWidth = 90;
const gap = { desk: 0.66, phone: 2 };

/** How much pictures of a last row may grow at a desk (gallery.css). */
const mostGrowth = 2.2;

/** An album with fewer pictures after the first has no large one among them. */
const fewestAroundLarge = 5;
/** How many of the last pictures may be the large one. */
const lastOnes = 12;

const widthOf = (pictures: readonly Shape[]) =>
  pictures.reduce((sum, picture) => sum + ratioOf(picture), 0);

function rowsOf(pictures: readonly Shape[], screen: Screen, height: number): Shape[][] {
  const rows: Shape[][] = [];
  let filled = pageWidth;
  for (const picture of pictures) {
    const width = gap[screen] + ratioOf(picture) * height;
    const isNext = filled + width <= pageWidth;
    filled = isNext ? filled + width : width - gap[screen];
    if (isNext) rows.at(-1)?.push(picture);
    else rows.push([picture]);
  }
  return rows;
}

/** Whether the last row reaches the far edge at a desk with more than one picture; also if there is none. */
export function fillsRows(pictures: readonly Shape[], height: number): boolean {
  const last = rowsOf(pictures, "desk", height).at(-1);
  if (!last) return true;
  return last.length > 1 && widthOf(last) * height * mostGrowth >= pageWidth;
}

/**
 * How the pictures after the first stand: the class for the height of their rows; which of them is as wide as the
 * screen, the last wide one between full rows; and which have a row of a phone for themselves. No sheet of styles
 * can tell.
 */
export function placePictures(pictures: readonly Shape[], isShort: boolean) {
  const { desk, phone } = isShort ? heights.short : heights.long;
  const { large, row } = findLarge(pictures, desk);
  const parts = large < 0 ? [pictures] : [pictures.slice(0, large), pictures.slice(large + 1)];

  const aloneAt = (height: number) =>
    parts
      .flatMap((part) => rowsOf(part, "phone", height))
      .flatMap((ofRow) => (ofRow.length === 1 ? ofRow : []));
  const uprightAt = (height: number) =>
    aloneAt(height).filter((picture) => ratioOf(picture) < 1.2).length;
  const best = phone.reduce((one, other) => (uprightAt(other) < uprightAt(one) ? other : one));

  const endsAlone = large < 0 && pictures.length > 1 && !fillsRows(pictures, row);
  const lastAlone = endsAlone && rowsOf(pictures, "desk", row).at(-1)?.length === 1;
  return {
    classes: `desk-${row} phone-${best}${lastAlone ? " desk-ends-alone" : ""}`,
    large,
    alone: new Set(pictures.length > 1 ? aloneAt(best) : []),
  };
}

/** The last wide picture with full rows before and after it, and the height of these rows; -1 for none. */
function findLarge(pictures: readonly Shape[], desk: readonly number[]) {
  const first = Math.max(2, pictures.length - lastOnes);
  for (let place = pictures.length - 1; place >= first; place--) {
    const picture = pictures[place];
    if (pictures.length < fewestAroundLarge || !picture) break;
    if (ratioOf(picture) < 1.4 || ratioOf(picture) > 2.5) continue;
    const row = desk.find(
      (height) =>
        fillsRows(pictures.slice(0, place), height) && fillsRows(pictures.slice(place + 1), height),
    );
    if (row) return { large: place, row };
  }
  const row = desk.find((height) => fillsRows(pictures, height)) ?? Math.min(...desk);
  return { large: -1, row };
}
