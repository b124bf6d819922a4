import { readMediaAddress, widthsOf } from "../../data/gallery/media-addresses.ts";
import type { Focus } from "../../data/gallery/print-focus.ts";

/** The part of a drawing to show, in its own units: x, y, width, height. */
type View = readonly [number, number, number, number];

/** The size of most prints, and of a picture whose size is unknown. */
export const usualSize = { width: 1600, height: 1000 };

export type PictureProps = {
  src: string;
  alt: string;
  /** The language of the alternative text if it is not the page's. */
  lang?: string;
  /** Its own size, or else the usual one. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  view?: View;
  /** The focal point that stays visible when the frame crops, as shares of width and height. */
  focus?: Focus;
  /**
   * The displayed width of an uploaded picture, as in the attribute `sizes`; the browser picks its
   * file by it.
   */
  sizes?: string;
  /** The first visible picture: loaded at once, not lazily. */
  first?: boolean;
  className?: string;
};

/** An illustration or photograph in its frame. The frame's class sets its shape. */
export function Picture({ className = "", ...image }: PictureProps) {
  return (
    <span className={`print block ${className}`}>
      <PictureImage {...image} />
    </span>
  );
}

/** The image alone, for frames that contain more than a picture. */
export function PictureImage({
  src,
  alt,
  lang,
  width,
  height,
  view,
  focus,
  sizes = "(min-width: 60rem) 34vw, 100vw",
  first = false,
  className,
}: PictureProps) {
  const image = {
    alt,
    lang,
    className,
    style: focus && positionOf(focus),
    width: view ? view[2] : (width ?? usualSize.width),
    height: view ? view[3] : (height ?? usualSize.height),
    loading: first ? "eager" : "lazy",
    fetchPriority: first ? "high" : undefined,
    decoding: first ? "sync" : "async",
  } as const;
  const upload = readMediaAddress(src);
  if (!upload) {
    // biome-ignore lint/a11y/useAltText: it is among the spread attributes.
    return <img {...image} src={view ? partOf(src, view) : src} />;
  }
  const files = (type: "avif" | "webp") =>
    widthsOf(upload.width)
      .map((each) => `${upload.folder}/${each}.${type} ${each}w`)
      .join(", ");
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      {/* biome-ignore lint/a11y/useAltText: it is among the spread attributes. */}
      <img {...image} src={src} srcSet={files("webp")} sizes={sizes} />
    </picture>
  );
}

/** The address of a part of a drawing. */
const partOf = (src: string, view: View) => `${src}#svgView(viewBox(${view.join(",")}))`;

/**
 * In steps of a tenth: the page's policy allows each style attribute by its hash, and most pictures
 * are centred and need none.
 */
function positionOf(focus: Focus): { objectPosition: string } | undefined {
  const [x = 50, y = 50] = focus.map((share) => Math.round(share * 10) * 10);
  return x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` };
}
