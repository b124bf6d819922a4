import albumTexts from "messages:site/gallery/album";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import type { AlbumWithPictures } from "../../../data/gallery/albums.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { thumbnailId } from "./album-lightbox.ts";
import { ratioClasses } from "./picture-ratio.ts";
import { placePictures } from "./picture-rows.ts";
import { albumAddress, langOf, pictureAlt } from "./picture-view.tsx";

/** How many pictures load at once: those the first screen may show. */
const firstPictures = 4;

/** So many pictures are all laid out at once, each row with the room that its captions need. */
const few = 60;

/** About as wide as a picture becomes in its row (gallery.css); a row of a phone is twice as high. */
function sizesInRow({ width, height }: { width: number; height: number }): string {
  const share = Math.min(100, Math.ceil((width / height) * 28));
  return `(min-width: 48rem) ${share}vw, ${Math.min(100, share * 2)}vw`;
}

type PicturesProps = {
  album: AlbumWithPictures;
  /** A pointer or the focus is on the pictures, so one may be opened soon. */
  onApproach: () => void;
  onOpen: (index: number) => void;
};

/** The first picture large and whole, with its caption: it opens the album. */
export function FirstPicture({ album, onApproach, onOpen }: PicturesProps) {
  const edit = useEditMark();
  const [picture] = album.pictures;
  if (!picture) return null;
  return (
    <figure
      data-edit={edit?.("pictures", `${album.id}:${picture.id}`)}
      className={`first-picture ${ratioClasses(picture)}`}
      onPointerOver={onApproach}
      onFocus={onApproach}
    >
      <PictureLink album={album} index={0} sizes="(min-width: 60rem) 62vw, 100vw" onOpen={onOpen} />
      <Caption album={album} index={0} />
    </figure>
  );
}

/**
 * The pictures after the first in justified rows, uncropped, one of the last as wide as the screen. Each links to its
 * own address.
 */
export function FurtherPictures({ album, onApproach, onOpen }: PicturesProps) {
  const edit = useEditMark();
  const t = useTexts(albumTexts);
  const further = album.pictures.slice(1);
  const isShort = further.length <= few;
  const { classes, large, alone } = placePictures(further, isShort);
  const form = [classes, further.some(({ caption }) => caption) && "captioned", isShort && "few"];
  return (
    <ul
      className={`justified pictures ${form.filter(Boolean).join(" ")}`}
      aria-label={t.morePicturesOf(album.title)}
      onPointerOver={onApproach}
      onFocus={onApproach}
    >
      {further.map((picture, place) => (
        <li
          data-edit={edit?.("pictures", `${album.id}:${picture.id}`)}
          key={picture.id}
          className={`${ratioClasses(picture)} ${place === large ? "large" : alone.has(picture) ? "alone" : ""}`}
        >
          <PictureLink
            album={album}
            index={place + 1}
            sizes={place === large ? "100vw" : sizesInRow(picture)}
            onOpen={onOpen}
          />
          <Caption album={album} index={place + 1} />
        </li>
      ))}
    </ul>
  );
}

function PictureLink({
  album,
  index,
  sizes,
  onOpen,
}: {
  album: AlbumWithPictures;
  index: number;
  sizes: string;
  onOpen: (index: number) => void;
}) {
  const language = useLanguage();
  const picture = album.pictures[index];
  if (!picture) return null;
  const open = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || elsewhere) return;
    event.preventDefault();
    onOpen(index);
  };
  return (
    <Link
      id={thumbnailId(picture.id)}
      to={albumAddress(album, picture)}
      onClick={open}
      className="print still"
    >
      <PictureImage
        src={picture.path}
        {...pictureAlt(picture, index, language)}
        width={picture.width}
        height={picture.height}
        sizes={sizes}
        first={index < firstPictures}
      />
    </Link>
  );
}

/** The picture's number, by which people name it to each other, and its caption. */
function Caption({ album, index }: { album: AlbumWithPictures; index: number }) {
  const language = useLanguage();
  const picture = album.pictures[index];
  if (!picture?.caption) return null;
  const Element = index === 0 ? "figcaption" : "p";
  return (
    <Element aria-hidden={!picture.alt || undefined} className="picture-caption">
      <span className="numbers font-semibold text-pine-700">{index + 1}</span>{" "}
      <span lang={langOf(picture, language)}>{picture.caption}</span>
    </Element>
  );
}
