// Separate from the questions about pictures, because every page with a picture loads these few
// lines.

/** The stored widths of a picture, in pixels; never wider than the original. */
export const renditionWidths = [320, 640, 960, 1280, 1920, 2560] as const;

/** A stored picture, as the upload endpoint answers it. */
export type Uploaded = {
  id: string;
  address: string;
  width: number;
  height: number;
  /** Base64. */
  thumbhash: string;
};

/** The widths in which a picture of this width is stored, narrowest first. */
export function widthsOf(width: number): number[] {
  const narrower = renditionWidths.filter((each) => each < width);
  return [...narrower, Math.min(width, renditionWidths[renditionWidths.length - 1] ?? width)];
}

/**
 * The stored address of an uploaded picture: its largest JPEG, named by its dimensions, so that the
 * address alone tells which files exist beside it (`/<width>.<avif|webp>`).
 */
export function mediaAddress(id: string, width: number, height: number): string {
  return `/media/${id}/${largestName(width, height)}`;
}

/** The name of a picture's largest JPEG. */
export function largestName(width: number, height: number): string {
  return `${width}x${height}.jpg`;
}

/** The picture behind such an address, or undefined for any other address. */
export function readMediaAddress(
  address: string,
): { id: string; folder: string; width: number; height: number } | undefined {
  const [, id, width, height] =
    /^\/media\/([0-9a-f-]{36})\/(\d{2,4})x(\d{1,5})\.jpg$/.exec(address) ?? [];
  if (!id) return undefined;
  return { id, folder: `/media/${id}`, width: Number(width), height: Number(height) };
}
