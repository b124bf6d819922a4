type Shape = { width: number; height: number };

const ratioOf = ({ width, height }: Shape) => Math.min(Math.max(width / height, 0.4), 3.99);

/** The heights that rows may have, in hundredths of the screen's width (gallery.css), the usual one first. */
const heights = { desk: [19, 22, 25], phone: [34, 40, 46] };

type Screen = keyof typeof heights;

/** The page's width and the gap between two pictures, in the same unit. */
const [pageWidth, gap] = [90, { desk: 0.66, phone: 2 }] as const;

/**
 * The classes that give the rows a height at which the last picture does not stand alone, where one of the
 * heights does: no sheet of styles can tell.
 */
export function rowClasses(pictures: readonly Shape[]): string {
  const classOn = (screen: Screen) => {
    const fitting = heights[screen].find((height) => !endsAlone(pictures, screen, height));
    return fitting ? `rows-${fitting}` : `${screen}-ends-alone`;
  };
  return `${classOn("desk")} ${classOn("phone")}`;
}

/** Whether the last of several pictures stands alone in its row. */
export function endsAlone(pictures: readonly Shape[], screen: Screen, height: number): boolean {
  let inRow = 0;
  let filled = 0;
  for (const picture of pictures) {
    const width = ratioOf(picture) * height;
    const isNext = inRow > 0 && filled + gap[screen] + width <= pageWidth;
    filled = isNext ? filled + gap[screen] + width : width;
    inRow = isNext ? inRow + 1 : 1;
  }
  return inRow === 1 && pictures.length > 1;
}

/**
 * A picture's width over its height as classes that styles/gallery.css reads as `--ratio`, to two
 * decimals. Classes, because the page's policy forbids style attributes, and 24 of them, because the
 * pictures of one album may have any number of shapes.
 */
export function ratioClasses(picture: Shape): string {
  const ratio = ratioOf(picture);
  const [ones, tenths, hundredths] = String(Math.round(ratio * 100)).padStart(3, "0");
  return `ratio ones-${ones} tenths-${tenths} hundredths-${hundredths}`;
}
