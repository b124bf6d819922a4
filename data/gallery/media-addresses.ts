// Apart from the questions about pictures, because every page that shows one needs these few lines.

/** The widths a picture is kept in, in pixels; never wider than it came. */
export const WIDTHS = [320, 640, 960, 1280, 1920, 2560] as const;

/** A stored picture, as the upload answers. */
export type Uploaded = {
  id: string;
  address: string;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
};

/** The widths that a picture of this width has files in, narrowest first. */
export function widthsOf(width: number): number[] {
  const narrower = WIDTHS.filter((each) => each < width);
  return [...narrower, Math.min(width, WIDTHS[WIDTHS.length - 1] ?? width)];
}

/**
 * The address of an uploaded picture, as rows keep it: its largest JPEG, named by its measure, so
 * that it says by itself which files lie beside it (`/<width>.<avif|webp>`).
 */
export function mediaAddress(id: string, width: number, height: number): string {
  return `/media/${id}/${largestName(width, height)}`;
}

/** The name of a picture's largest JPEG. */
export function largestName(width: number, height: number): string {
  return `${width}x${height}.jpg`;
}

/** What such an address says, or undefined where a picture has another. */
export function readMediaAddress(
  address: string,
): { id: string; folder: string; width: number; height: number } | undefined {
  const [, id, width, height] =
    /^\/media\/([0-9a-f-]{36})\/(\d{2,4})x(\d{1,5})\.jpg$/.exec(address) ?? [];
  if (!id) return undefined;
  return { id, folder: `/media/${id}`, width: Number(width), height: Number(height) };
}
