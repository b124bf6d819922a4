import sectionsTexts from "messages:site/sections/sections";
import type { Album } from "../../../data/gallery/albums.ts";
import { albumPath } from "../../../data/pages/row-paths.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { monthAndYear } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";

/**
 * The newest albums on a strip that scrolls sideways, each cover in its own format; a single one fills the
 * width beside the heading.
 */
export function AlbumStrip({ albums }: { albums: Album[] }) {
  const edit = useEditMark();
  const t = useTexts(sectionsTexts).albums;
  const [first, second] = albums;
  if (first && !second) return <OneAlbum album={first} />;
  return (
    // Named here, because browsers take no name from a heading that they have not rendered yet.
    <section aria-label={t.title} className="rendered-when-near overflow-hidden py-section">
      <div className="page mb-[clamp(1.5rem,2.4vw,2.5rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="albums">{t.title}</h2>
        <CutLink to="/gallery" arrow>
          {t.gallery}
        </CutLink>
      </div>
      {albums.length === 0 ? (
        <div className="page">
          <EmptyState title={t.none} heading="h3">
            <p>{t.noneYet}</p>
          </EmptyState>
        </div>
      ) : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={t.strip}
          className="flex snap-x snap-proximity gap-[clamp(0.5rem,0.8vw,1rem)] overflow-x-auto overscroll-x-contain px-[max(var(--spacing-page),calc((100%-var(--container-page))/2+var(--spacing-page)))] pb-1 [scrollbar-width:none] focus-visible:outline-offset-[-3px]"
        >
          {albums.map((album) => (
            <li
              data-edit={edit?.("gallery", album.id)}
              key={album.id}
              className="shrink-0 grow snap-center"
            >
              <AlbumCover album={album} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OneAlbum({ album }: { album: Album }) {
  const edit = useEditMark();
  const t = useTexts(sectionsTexts).albums;
  return (
    <section aria-label={t.title} className="rendered-when-near page columns-12 gap-y-8 py-section">
      <div className="col-span-full lg:col-span-4 lg:pr-gap">
        <h2 id="albums">{t.title}</h2>
        <p className="mt-4">
          <CutLink to="/gallery" arrow>
            {t.gallery}
          </CutLink>
        </p>
      </div>
      <div data-edit={edit?.("gallery", album.id)} className="col-span-full lg:col-start-5">
        <AlbumCover album={album} isAlone />
      </div>
    </section>
  );
}

function AlbumCover({ album, isAlone = false }: { album: Album; isAlone?: boolean }) {
  const language = useLanguage();
  const t = sectionsTexts[language].albums;
  const inEnglish = useLangOf("en");
  const facts = [
    campusName(album.campus, language),
    album.held_on && monthAndYear(album.held_on, language),
    t.pictures(album.pictures),
  ];
  return (
    <SiteLink to={albumPath(album.id)} className={isAlone ? "block" : "block w-min min-w-full"}>
      <span
        className={`print block ${isAlone ? "aspect-3/2 sm:aspect-2/1" : "h-50 w-max min-w-full md:h-[clamp(15rem,27vw,30rem)]"}`}
      >
        {album.cover && (
          <PictureImage
            src={album.cover}
            alt={album.cover_alt ?? ""}
            lang={inEnglish.lang}
            width={album.cover_width}
            height={album.cover_height}
            focus={[album.cover_focal_x, album.cover_focal_y]}
            className={isAlone ? "" : "w-auto! min-w-full"}
          />
        )}
      </span>
      <span
        {...useLangOf(album.language)}
        className="mt-2.5 block font-display text-large/[1.25] font-figure"
      >
        {album.title} <EnglishMark language={album.language} />
      </span>
      <span className="numbers block text-small text-ink-2">
        {facts.filter(Boolean).join(", ")}
      </span>
    </SiteLink>
  );
}
