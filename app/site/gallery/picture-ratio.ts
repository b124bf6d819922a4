export type Shape = { width: number; height: number };

export const ratioOf = ({ width, height }: Shape) => Math.min(Math.max(width / height, 0.4), 3.99);

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
