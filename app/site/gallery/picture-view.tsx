import albumTexts from "messages:site/gallery/album";
import { ChevronLeft, ChevronRight, Download, X } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import {
  type AlbumPicture,
  type AlbumWithPictures,
  downloadAddress,
} from "../../../data/gallery/albums.ts";
import { addressIn, type Language } from "../../../data/languages.ts";
import { albumPath } from "../../../data/pages/row-paths.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { fullDate } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { ratioClasses } from "./picture-ratio.ts";

/** How many thumbnails the film strip shows. */
const filmLength = 7;

export function albumAddress(album: { id: string }, picture?: { id: string }): string {
  const path = albumPath(album.id);
  return picture ? `${path}?photo=${picture.id}` : path;
}

/** The `lang` of the album's or picture's text if it is not the page's. */
export function langOf(said: { language: Language }, page: Language): string | undefined {
  return said.language === page ? undefined : said.language;
}

/** The description of a picture with its `lang`, from the picture or else the album. */
export function pictureAlt(picture: AlbumPicture, index: number, page: Language) {
  const alt = picture.alt || picture.caption;
  return alt
    ? { alt, lang: langOf(picture, page) }
    : { alt: albumTexts[page].picture(index + 1), lang: undefined };
}

type PictureViewProps = {
  album: AlbumWithPictures;
  index: number;
  /** The large picture; static without a script. */
  stage: ReactNode;
  /** The controls that need a script. */
  tools?: ReactNode;
  /** During a slideshow the pictures are not announced. */
  quiet?: boolean;
  onClose?: (event: MouseEvent) => void;
};

/**
 * One large picture: counter and tools above, caption and film strip below, neighbours at the
 * sides. Everything is a link, so that it is a page of its own without a script and the inside of
 * the lightbox with one.
 */
export function PictureView({ album, index, stage, tools, quiet, onClose }: PictureViewProps) {
  const edit = useEditMark();
  const { pictures } = album;
  const picture = pictures[index];
  const language = useLanguage();
  const t = albumTexts[language];
  if (!picture) return null;
  const { alt, lang } = pictureAlt(picture, index, language);
  return (
    <div className="picture-view on-pine">
      <div className="picture-bar">
        <p className="numbers mr-auto pl-2" aria-live={quiet ? "off" : "polite"} aria-atomic>
          {t.place({ number: index + 1, count: pictures.length })}
          <span className="sr-only" lang={lang}>
            . {alt}
          </span>
        </p>
        {tools}
        {album.allow_download && (
          <a
            href={addressIn(language, downloadAddress(album, picture))}
            download
            className="icon-button"
            aria-label={t.download}
          >
            <Icon of={Download} />
          </a>
        )}
        <Link
          to={albumAddress(album)}
          onClick={onClose}
          className="icon-button"
          aria-label={t.close}
          preventScrollReset
        >
          <Icon of={X} />
        </Link>
      </div>
      <div className="picture-middle">
        {stage}
        {pictures.length > 1 && (
          <>
            <Neighbour album={album} index={index} by={-1} />
            <Neighbour album={album} index={index} by={1} />
          </>
        )}
      </div>
      <div className="picture-foot">
        <div data-edit={edit?.("pictures", `${album.id}:${picture.id}`)} className="min-w-0">
          {picture.caption && (
            <p
              lang={langOf(picture, language)}
              className="font-display text-large/[1.25] font-headline sm:text-[1.375rem]/[1.25]"
            >
              {picture.caption}
            </p>
          )}
          <p className="numbers text-small text-pine-200">
            <span lang={langOf(album, language)}>{album.title}</span>,{" "}
            {campusName(album.campus, language)}
            {album.held_on && `, ${fullDate(album.held_on, language)}`}
          </p>
          <Link
            to={`/photo-removal?photo=${picture.id}`}
            prefetch="none"
            className="picture-removal text-small text-pine-200"
          >
            {t.takeAway}
          </Link>
        </div>
        {pictures.length > 1 && <Film album={album} index={index} />}
      </div>
    </div>
  );
}

/** The large picture without gestures. */
export function StillPicture({ album, index }: { album: AlbumWithPictures; index: number }) {
  const picture = album.pictures[index];
  return (
    <div className="picture-stage">
      <div className="picture-slide">
        {picture && <LargePicture picture={picture} index={index} />}
      </div>
    </div>
  );
}

export function LargePicture({ picture, index }: { picture: AlbumPicture; index: number }) {
  return (
    <PictureImage
      src={picture.path}
      {...pictureAlt(picture, index, useLanguage())}
      width={picture.width}
      height={picture.height}
      first
      className={`large-picture ${ratioClasses(picture)}`}
    />
  );
}

/** Albums wrap around: the last picture comes before the first. */
export function neighbourOf(index: number, by: number, count: number): number {
  return (index + by + count) % count;
}

function Neighbour({ album, index, by }: { album: AlbumWithPictures; index: number; by: 1 | -1 }) {
  const t = useTexts(albumTexts);
  const neighbour = album.pictures[neighbourOf(index, by, album.pictures.length)];
  return (
    <ToPicture
      album={album}
      picture={neighbour}
      label={by === 1 ? t.next : t.previous}
      className={`picture-arrow ${by === 1 ? "right" : "left"}`}
    >
      <Icon of={by === 1 ? ChevronRight : ChevronLeft} className="size-6" />
    </ToPicture>
  );
}

/**
 * The thumbnails around the current picture, which stays in the middle; all of them if there are
 * few.
 */
function Film({ album, index }: { album: AlbumWithPictures; index: number }) {
  const { pictures } = album;
  const t = useTexts(albumTexts);
  const count = pictures.length;
  const start = count > filmLength ? index - Math.floor(filmLength / 2) : 0;
  const places = Array.from({ length: Math.min(count, filmLength) }, (_, place) =>
    neighbourOf(start, place, count),
  );
  return (
    <ol className="film">
      {places.map((at) => {
        const picture = pictures[at];
        return (
          picture && (
            <li key={picture.id}>
              <ToPicture
                album={album}
                picture={picture}
                label={t.show(at + 1)}
                current={at === index}
              >
                <PictureImage
                  src={picture.path}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  className={ratioClasses(picture)}
                />
              </ToPicture>
            </li>
          )
        );
      })}
    </ol>
  );
}

/** Moving between pictures adds only one entry to the history: going back returns to the album. */
function ToPicture({
  album,
  picture,
  label,
  current = false,
  className,
  children,
}: {
  album: AlbumWithPictures;
  picture: AlbumPicture | undefined;
  label: string;
  current?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { state } = useLocation();
  return (
    <Link
      to={albumAddress(album, picture)}
      state={state}
      replace
      preventScrollReset
      aria-label={label}
      aria-current={current ? "true" : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
