type PictureProps = {
  src: string;
  alt: string;
  /** The alternative text's language, where it is not the page's. */
  lang?: string;
  width: number;
  height: number;
  /** Part of the drawing to show, in its own units: x, y, width, height. */
  view?: readonly [number, number, number, number];
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
  first = false,
  className,
}: PictureProps) {
  return (
    <img
      src={view ? `${src}#svgView(viewBox(${view.join(",")}))` : src}
      alt={alt}
      lang={lang}
      width={view ? view[2] : width}
      height={view ? view[3] : height}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding={first ? "sync" : "async"}
      className={className}
    />
  );
}
