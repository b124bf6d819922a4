import { readMediaAddress, widthsOf } from "../../data/gallery/media-addresses.ts";

type PictureProps = {
  src: string;
  alt: string;
  /** The alternative text's language, where it is not the page's. */
  lang?: string;
  width: number;
  height: number;
  /** Part of the drawing to show, in its own units: x, y, width, height. */
  view?: readonly [number, number, number, number];
  /** The point that stays in sight where the frame crops it, as shares of width and height. */
  focus?: readonly [number, number];
  /** How wide an uploaded photo is shown, as in the attribute `sizes`: the browser picks its file by it. */
  sizes?: string;
  /** The picture a visitor sees first: fetched at once instead of when it comes near. */
  first?: boolean;
  className?: string;
};

/** A print or photograph in its square frame. The frame's class decides its shape. */
export function Picture({ className = "", ...image }: PictureProps) {
  return (
    <span className={`print block ${className}`}>
      <PictureImage {...image} />
    </span>
  );
}

/** The image alone, for frames that hold more than a picture. */
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
    width: view ? view[2] : width,
    height: view ? view[3] : height,
    loading: first ? "eager" : "lazy",
    fetchPriority: first ? "high" : undefined,
    decoding: first ? "sync" : "async",
  } as const;
  const upload = readMediaAddress(src);
  if (!upload) {
    // biome-ignore lint/a11y/useAltText: it is among the spread attributes.
    return <img {...image} src={view ? `${src}#svgView(viewBox(${view.join(",")}))` : src} />;
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

/**
 * Steps of a tenth: the policy of a page names each style attribute by its hash, and most pictures have
 * their point in the middle and need none.
 */
function positionOf(focus: readonly [number, number]): { objectPosition: string } | undefined {
  const [x = 50, y = 50] = focus.map((share) => Math.round(share * 10) * 10);
  return x === 50 && y === 50 ? undefined : { objectPosition: `${x}% ${y}%` };
}
