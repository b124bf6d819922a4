import albumTexts from "messages:site/gallery/album";
import type { AlbumWithPictures } from "../../../data/gallery/albums.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts } from "../../ui/dates.ts";
import { ShareButton } from "../../ui/share-button.tsx";

/** Up to so many letters a title is as large as on other pages. */
const shortTitle = 24;

/** What the pictures show, beside or below the first of them: its day in large figures, and the album's name. */
export function AlbumWords({ album }: { album: AlbumWithPictures }) {
  const edit = useEditMark();
  const language = useLanguage();
  const own = useLangOf(album.language);
  return (
    <div data-edit={edit?.("gallery", album.id)} className="album-words">
      {album.held_on && <LargeDay day={album.held_on} />}
      <h1 {...own} className={album.title.length > shortTitle ? "text-h2" : ""}>
        {album.title}
      </h1>
      <p className="numbers flex flex-wrap gap-x-5 text-ink-2">
        <CampusMark campus={album.campus} />
        <span>{albumTexts[language].count(album.pictures.length)}</span>
      </p>
      {album.summary && (
        <p {...own} className="max-w-160 text-lead text-ink-2">
          {album.summary}
        </p>
      )}
      <EnglishMark language={album.language} />
      <div className="sm:-ml-5.5">
        <ShareButton title={album.title} />
      </div>
    </div>
  );
}

/** "20" beside "Friday" and "November 2026". */
function LargeDay({ day }: { day: string }) {
  const parts = dayParts(day, useLanguage());
  return (
    <time dateTime={day} className="large-day numbers">
      <span className="year-figure font-display font-headline">{parts.day}</span>{" "}
      <span>
        {parts.month} {parts.year}
        <span className="block text-small text-ink-2">{parts.weekday}</span>
      </span>
    </time>
  );
}
