type Shape = { width: number; height: number };

const ratioOf = ({ width, height }: Shape) => Math.min(Math.max(width / height, 0.4), 3.99);

/** A page's width in heights of a row, from 434 to 1768 px (gallery.css: 90vw and 19vw), and the gap between two. */
const pageWidth = 4.73;
const gap = 0.035;

/** Whether the last of several pictures stands alone in its row: no sheet of styles can tell. */
export function endsAlone(pictures: readonly Shape[]): boolean {
  let inRow = 0;
  let filled = 0;
  for (const picture of pictures) {
    const ratio = ratioOf(picture);
    const isNext = inRow > 0 && filled + gap + ratio <= pageWidth;
    filled = isNext ? filled + gap + ratio : ratio;
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
