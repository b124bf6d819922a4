// Apart from the questions about pictures, because every page that shows one needs these few lines.

/** The widths a picture is kept in, in pixels; never wider than it came. */
export const WIDTHS = [320, 640, 960, 1280, 1920, 2560] as const;

/** The widths that a picture of this width has files in, narrowest first. */
export function widthsOf(width: number): number[] {
  const narrower = WIDTHS.filter((each) => each < width);
  return [...narrower, Math.min(width, WIDTHS[WIDTHS.length - 1] ?? width)];
}

/** The address of an uploaded picture, as rows keep it; `/<width>.<avif|webp|jpg>` names one of its files. */
export function mediaAddress(id: string): string {
  return `/media/${id}`;
}

/** The id in such an address, or undefined where a picture has another. */
export function mediaIdOf(address: string): string | undefined {
  return /^\/media\/([0-9a-f-]{36})$/.exec(address)?.[1];
}
