import albumTexts from "messages:site/gallery/album";
import type { Album, FirstPicture } from "../../../data/gallery/albums.ts";
import { albumPath } from "../../../data/pages/row-paths.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { monthAndYear } from "../../ui/dates.ts";
import { PictureImage, usualSize } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { ratioClasses } from "./picture-ratio.ts";

export function shapeOf({ cover_width, cover_height }: Album) {
  return cover_width && cover_height ? { width: cover_width, height: cover_height } : usualSize;
}

/** An album as its cover, with its name, day and number of pictures; large where its first pictures stand beside it. */
export function AlbumCover({ album, pictures }: { album: Album; pictures?: FirstPicture[] }) {
  const isLarge = pictures !== undefined;
  const language = useLanguage();
  const own = useLangOf(album.language);
  const inEnglish = useLangOf("en");
  return (
    <SiteLink to={albumPath(album.id)} className="group grid content-start">
      <span className="print block">
        {album.cover && (
          <PictureImage
            src={album.cover}
            alt={album.cover_alt ?? ""}
            lang={inEnglish.lang}
            {...shapeOf(album)}
            focus={[album.cover_focal_x, album.cover_focal_y]}
            {...(isLarge && { first: true, sizes: "(min-width: 60rem) 62vw, 100vw" })}
          />
        )}
      </span>
      {isLarge && pictures.length >= 3 && (
        <span>
          <FirstPictures pictures={pictures} />
        </span>
      )}
      <span
        {...own}
        className={`mt-3 block font-display decoration-2 underline-offset-4 group-hover:underline ${isLarge ? "text-h2 font-headline" : "album-name"}`}
      >
        {album.title}
      </span>
      <span className="album-facts numbers">
        <CampusMark campus={album.campus} />
        {album.held_on && <span>{monthAndYear(album.held_on, language)}</span>}
        <span>{albumTexts[language].count(album.pictures)}</span>
        <EnglishMark language={album.language} />
      </span>
    </SiteLink>
  );
}

/** Rows of three, each picture whole; none where an album has fewer. */
function FirstPictures({ pictures }: { pictures: FirstPicture[] }) {
  const rows = [pictures.slice(0, 3), pictures.slice(3, 6)].filter(({ length }) => length === 3);
  return rows.map((row) => (
    <span key={row[0]?.id} className="first-pictures">
      {row.map(({ id, path, width, height }) => (
        <span key={id} className={`print ${ratioClasses({ width, height })}`}>
          <PictureImage
            src={path}
            alt=""
            sizes="(min-width: 60rem) 10vw, 33vw"
            width={width}
            height={height}
          />
        </span>
      ))}
    </span>
  ));
}
