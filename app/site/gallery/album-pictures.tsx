import albumTexts from "messages:site/gallery/album";
import type { MouseEvent } from "react";
import { Link } from "react-router";
import type { AlbumWithPictures } from "../../../data/gallery/albums.ts";
import { useLanguage } from "../../language/language.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { ratioClasses } from "./picture-ratio.ts";
import { albumAddress, langOf, pictureAlt } from "./picture-view.tsx";

/** How many pictures load at once: those the first screen may show. */
const firstPictures = 4;

/** The link of a picture in the grid. */
export function findThumbnail(id: string): HTMLElement | null {
  return document.getElementById(`picture-${id}`);
}

/** All pictures in justified rows, uncropped. Each links to its own address. */
export function AlbumPictures({
  album,
  onApproach,
  onOpen,
}: {
  album: AlbumWithPictures;
  /** A pointer or the focus is on the pictures, so one may be opened soon. */
  onApproach: () => void;
  onOpen: (index: number) => void;
}) {
  const open = (event: MouseEvent, index: number) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.button !== 0 || elsewhere) return;
    event.preventDefault();
    onOpen(index);
  };
  const language = useLanguage();
  return (
    <ul
      className="justified pictures"
      aria-label={albumTexts[language].picturesOf(album.title)}
      onPointerOver={onApproach}
      onFocus={onApproach}
    >
      {album.pictures.map((picture, index) => (
        <li key={picture.id} className={ratioClasses(picture)}>
          <Link
            id={`picture-${picture.id}`}
            to={albumAddress(album, picture)}
            onClick={(event) => open(event, index)}
            className="print still"
          >
            <PictureImage
              src={picture.path}
              {...pictureAlt(picture, index, language)}
              width={picture.width}
              height={picture.height}
              first={index < firstPictures}
            />
            {picture.caption && picture.alt && (
              <span lang={langOf(picture, language)} className="picture-caption">
                {picture.caption}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
