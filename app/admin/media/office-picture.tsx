import { type ComponentProps, useEffect, useRef, useState } from "react";
import { readMediaAddress, widthsOf } from "../../../data/gallery/media-addresses.ts";
import { fetchAsPerson } from "../../connection/fetch-as-person.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { useMark } from "../marks/mark-queries.ts";

type Shown = Omit<ComponentProps<typeof PictureImage>, "width" | "height"> & {
  width: number;
  height: number;
  /** The minimum width of a hidden picture's file. */
  pixels?: number;
};

/**
 * A picture as the office sees it: one hidden from visitors is fetched with the colleague's token, which an
 * image cannot send.
 */
export function OfficePicture({ pixels = 640, ...image }: Shown) {
  const upload = readMediaAddress(image.src);
  const mark = useMark(upload?.id);
  const [isRefused, setRefused] = useState(false);
  if (!upload) return <PictureImage {...image} />;
  if (mark.isPending) return <img {...frameOf(image)} src={blank(image)} alt="" />;
  if (mark.data?.withheld || isRefused) {
    return <HeldPicture key={image.src} {...image} file={fileOf(image.src, pixels)} />;
  }
  return (
    <span
      className="contents"
      onErrorCapture={() => setRefused(true)}
      onLoadCapture={({ target }) => {
        if (isPlaceHolder(target)) setRefused(true);
      }}
    >
      <PictureImage {...image} />
    </span>
  );
}

/** The drawing for a hidden picture is one pixel wide, less in a set of larger files (server/media/hidden-picture.ts). */
const isPlaceHolder = (target: EventTarget) =>
  target instanceof HTMLImageElement && target.naturalWidth <= 1;

const frameOf = ({ width, height, className, lang }: Shown) => ({ width, height, className, lang });
const blank = ({ width, height }: Pick<Shown, "width" | "height">) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}'/%3E`;

function HeldPicture({ file, first, ...image }: Shown & { file: string }) {
  const place = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    let made: string | undefined;
    const load = async () => {
      const picture = await fetchHeldPicture(file);
      if (!picture || isGone) return;
      made = URL.createObjectURL(picture);
      setAddress(made);
    };
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen.disconnect();
        void load();
      },
      { rootMargin: "300px" },
    );
    if (first) void load();
    else if (place.current) seen.observe(place.current);
    return () => {
      seen.disconnect();
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [file, first]);
  return <img ref={place} {...frameOf(image)} alt={image.alt} src={address ?? blank(image)} />;
}

/**
 * The file of an uploaded picture: the smallest that is at least this wide, in pixels, or else the largest.
 */
export function fileOf(address: string, pixels: number): string {
  const upload = readMediaAddress(address);
  if (!upload) return address;
  const widths = widthsOf(upload.width);
  return `${upload.folder}/${widths.find((each) => each >= pixels) ?? widths.at(-1)}.webp`;
}

/** A file of a hidden picture, fetched as the signed-in colleague; undefined if it does not exist. */
export async function fetchHeldPicture(file: string): Promise<Blob | undefined> {
  try {
    const answer = await fetchAsPerson(file);
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
