import { groupBy } from "../../../data/older-browsers.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import "./gallery.css";
import "./album-wall.css";
import galleryTexts from "messages:site/gallery/gallery";
import { Fragment } from "react";
import {
  type Album,
  albumFilterSchema,
  type FirstPicture,
  listAlbumChoices,
  listAlbumPage,
  listFirstPictures,
} from "../../../data/gallery/albums.ts";
import { getFirstVideo } from "../../../data/gallery/videos.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import type { Route } from "./+types/gallery";
import { AlbumCover, shapeOf } from "./album-cover.tsx";
import { albumRows } from "./album-rows.ts";
import { GalleryEnd } from "./gallery-end.tsx";
import { ratioClasses } from "./picture-ratio.ts";

const albumsPerPage = 24;
/** How many pictures of the newest album stand beside its cover. */
const opened = 6;

export const handle: PageHandle = {
  header: "light",
  footer: "hidden",
  query: ["year", "campus", "category", "before"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const asked = new URL(request.url).searchParams;
  const filter = albumFilterSchema.parse(
    Object.fromEntries((handle.query ?? []).map((name) => [name, asked.get(name)])),
  );
  const [page, choices, video] = await Promise.all([
    listAlbumPage(supabase, { limit: albumsPerPage, filter }, language),
    listAlbumChoices(supabase, language),
    getFirstVideo(supabase, language),
  ]);
  const lead = filter.before === null ? page.albums[0] : undefined;
  const pictures = lead ? await listFirstPictures(supabase, lead, opened) : [];
  return { ...page, pictures, choices, filter, video };
}

export const meta: Route.MetaFunction = (page) => pageMeta(galleryTexts[metaLanguage(page)], page);

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { albums, pictures, older, choices, filter, video } = loaderData;
  const { year, campus, category, before } = filter;
  const language = useLanguage();
  const t = galleryTexts[language];
  const isEmptySchool = choices.isEmpty;
  return (
    <>
      <PageTop title={t.title} lead={isEmptySchool ? undefined : t.lead} />
      <div className="page pt-8 pb-section">
        {!isEmptySchool && (
          <div className="grid gap-y-1 border-t-2 border-ink py-2.5">
            {(choices.years.length > 1 || year !== null) && (
              <FilterLinks
                label={t.year}
                parameter="year"
                chosen={year === null ? null : String(year)}
                choices={choices.years.map((one) => ({ value: String(one), label: one }))}
                forgets={["before"]}
              />
            )}
            <FilterLinks
              label={t.campus}
              parameter="campus"
              chosen={campus}
              choices={campusesIn(language).map(({ id, name }) => ({
                value: id,
                label: name,
              }))}
              forgets={["before"]}
            />
            <FilterLinks
              label={t.subject}
              parameter="category"
              chosen={category}
              choices={choices.categories.map(({ id, name }) => ({ value: id, label: name }))}
              forgets={["before"]}
            />
          </div>
        )}
        <p role="status" className="sr-only">
          {t.found(albums.length)}
        </p>
        {albums.length === 0 ? (
          <NoAlbums isEmptySchool={isEmptySchool} />
        ) : (
          <AlbumWall albums={albums} pictures={pictures} leads={before === null} />
        )}
        {(older || before) && (
          <nav aria-label={t.pages} className="mt-12 flex flex-wrap gap-3">
            {before && (
              <ButtonLink to={addressOf({ year, campus, category })} variant="outline">
                {t.newest}
              </ButtonLink>
            )}
            {older && (
              <ButtonLink
                to={addressOf({ year, campus, category, before: older })}
                variant="outline2"
              >
                {t.older}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
      {albums.length > 0 && (
        <GalleryEnd
          video={video}
          years={choices.years.filter((one) => one < Number(albums.at(-1)?.held_on?.slice(0, 4)))}
        />
      )}
    </>
  );
}

function NoAlbums({ isEmptySchool }: { isEmptySchool: boolean }) {
  const { none, noneChosen } = useTexts(galleryTexts);
  return isEmptySchool ? (
    <EmptyState title={none.title} wayOn={{ to: "/", label: none.home }}>
      <p>{none.next}</p>
    </EmptyState>
  ) : (
    <EmptyState
      title={noneChosen.title}
      className="mt-8"
      wayOn={{ to: "/gallery", label: noneChosen.all }}
    >
      <p>{noneChosen.fact}</p>
      <p>{noneChosen.next}</p>
    </EmptyState>
  );
}

function addressOf(parameters: Record<string, string | number | null>): string {
  const chosen = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return chosen.length > 0 ? `/gallery?${new URLSearchParams(chosen)}` : "/gallery";
}

/**
 * The albums of a year in their rows, in each of which one is narrower than its neighbours, the last and the first in
 * turn. Only the newest album of all reaches an edge of the screen. On a phone two halves and a whole take turns.
 */
function placesOf(albums: Album[]) {
  let from = 0;
  return albumRows(albums.length).flatMap((size, row) => {
    const ofRow = albums.slice(from, from + size);
    const isPair = size === 2;
    const endsNarrow = isPair ? row % 4 === 2 : row % 2 === 0;
    from += size;
    return ofRow.map((album, place) => {
      const form = [
        size > 1 && place === (endsNarrow ? size - 1 : 0) && "narrow",
        isPair && "pair",
        isHalf(from - size + place, albums.length) && "half",
      ];
      const endsRow = place === size - 1 && from < albums.length;
      return { album, form: form.filter(Boolean).join(" "), endsRow };
    });
  });
}

function isHalf(place: number, count: number): boolean {
  const isAlone = place % 3 === 0 && place === count - 1;
  return place % 3 < 2 && !isAlone;
}

/**
 * Albums by year, each cover in its own format; the newest of all is large, and beside it stand the figure of its year
 * and its first pictures.
 */
function AlbumWall({
  albums,
  pictures,
  leads,
}: {
  albums: Album[];
  pictures: FirstPicture[];
  leads: boolean;
}) {
  const { undated } = useTexts(galleryTexts);
  const years = groupBy(albums, ({ held_on }) => held_on?.slice(0, 4) ?? "Undated");
  return [...years].map(([year, ofYear], index) => {
    const lead = leads && index === 0 ? ofYear[0] : undefined;
    const others = lead ? ofYear.slice(1) : ofYear;
    return (
      <section
        key={year}
        aria-labelledby={`albums-${year}`}
        className={lead ? "album-year led" : "album-year"}
      >
        <h2 id={`albums-${year}`} className="numbers">
          {year === "Undated" ? undated : <span className="year-figure">{year}</span>}
        </h2>
        <ul className="justified covers">
          {lead && <AlbumEntry album={lead} pictures={pictures} className="lead" />}
          {lead && others.length > 0 && <li aria-hidden className="row-end" />}
          {placesOf(others).map(({ album, form, endsRow }) => (
            <Fragment key={album.id}>
              <AlbumEntry album={album} className={form} />
              {endsRow && <li aria-hidden className="row-end" />}
            </Fragment>
          ))}
        </ul>
      </section>
    );
  });
}

function AlbumEntry({
  album,
  pictures,
  className,
}: {
  album: Album;
  pictures?: FirstPicture[];
  className: string;
}) {
  const edit = useEditMark();
  return (
    <li
      data-edit={edit?.("gallery", album.id)}
      className={`${ratioClasses(shapeOf(album))} ${className}`}
    >
      <AlbumCover album={album} pictures={pictures} />
    </li>
  );
}
