import albumTexts from "messages:site/gallery/album";
import galleryTexts from "messages:site/gallery/gallery";
import type { Album } from "../../../data/gallery/albums.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { monthAndYear } from "../../ui/dates.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { ratioClasses } from "./picture-ratio.ts";

/** A cover's shape where nobody entered one. */
const usual = { width: 1600, height: 1000 };

/** Albums year by year, each cover in its own format. */
export function AlbumWall({ albums }: { albums: Album[] }) {
  const { undated } = useTexts(galleryTexts);
  const years = Map.groupBy(albums, ({ held_on }) => held_on?.slice(0, 4) ?? "Undated");
  return [...years].map(([year, ofYear]) => (
    <section key={year} aria-labelledby={`albums-${year}`} className="mt-10 lg:mt-14">
      <h2 id={`albums-${year}`} className="numbers mb-4">
        {year === "Undated" ? undated : year}
      </h2>
      <ul className="justified covers">
        {ofYear.map((album) => (
          <li key={album.id} className={ratioClasses(shapeOf(album))}>
            <AlbumCover album={album} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function shapeOf({ cover_width, cover_height }: Album) {
  return cover_width && cover_height ? { width: cover_width, height: cover_height } : usual;
}

function AlbumCover({ album }: { album: Album }) {
  const language = useLanguage();
  const own = useLangOf(album.language);
  const inEnglish = useLangOf("en");
  return (
    <SiteLink to={`/gallery/event/${album.id}`} className="group block">
      <span className="print block">
        {album.cover && (
          <PictureImage
            src={album.cover}
            alt={album.cover_alt ?? ""}
            lang={inEnglish.lang}
            {...shapeOf(album)}
            focus={[album.cover_focal_x, album.cover_focal_y]}
          />
        )}
      </span>
      <span
        {...own}
        className="mt-3 block font-display text-h4 font-[480] decoration-2 underline-offset-4 group-hover:underline"
      >
        {album.title}
      </span>
      <span className="numbers mt-0.5 flex flex-wrap gap-x-4 text-small text-ink-2">
        <CampusMark campus={album.campus} />
        {album.held_on && <span>{monthAndYear(album.held_on, language)}</span>}
        <span>{albumTexts[language].count(album.pictures)}</span>
        <EnglishMark language={album.language} />
      </span>
    </SiteLink>
  );
}
