import { albumCategoryName } from "../../../data/album-categories.ts";
import { albumFilterSchema, listAlbumChoices, listAlbumPage } from "../../../data/albums.ts";
import { campuses } from "../../../data/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import type { Route } from "./+types/gallery";
import { AlbumWall } from "./album-wall.tsx";

const albumsPerPage = 24;

export const handle: PageHandle = {
  header: "light",
  footer: "hidden",
  query: ["year", "campus", "category", "before"],
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const asked = new URL(request.url).searchParams;
  const filter = albumFilterSchema.parse(
    Object.fromEntries((handle.query ?? []).map((name) => [name, asked.get(name)])),
  );
  const [page, choices] = await Promise.all([
    listAlbumPage(supabase, { limit: albumsPerPage, filter }),
    listAlbumChoices(supabase),
  ]);
  return { ...page, choices, filter };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Photo Gallery",
      description: "Albums of the school year from all three campuses, by year and by subject.",
    },
    page,
  );

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { albums, older, choices, filter } = loaderData;
  const { year, campus, category, before } = filter;
  const isEmptySchool = choices.categories.length === 0;
  return (
    <>
      <PageTop
        title="Photo Gallery"
        lead={isEmptySchool ? undefined : "The school year in pictures, album by album."}
      />
      <div className="page pt-8 pb-section">
        {!isEmptySchool && (
          <div className="grid gap-y-1 border-t-2 border-ink py-2.5">
            <FilterLinks
              label="Year"
              parameter="year"
              chosen={year === null ? null : String(year)}
              choices={choices.years.map((one) => ({ value: String(one), label: one }))}
              forgets={["before"]}
            />
            <FilterLinks
              label="Campus"
              parameter="campus"
              chosen={campus}
              choices={campuses.map(({ id, name }) => ({ value: id, label: name }))}
              forgets={["before"]}
            />
            <FilterLinks
              label="Subject"
              parameter="category"
              chosen={category}
              choices={choices.categories.map((id) => ({
                value: id,
                label: albumCategoryName(id),
              }))}
              forgets={["before"]}
            />
          </div>
        )}
        <p role="status" className="sr-only">
          {albums.length === 1 ? "1 album" : `${albums.length} albums`}
        </p>
        {albums.length === 0 ? (
          <NoAlbums isEmptySchool={isEmptySchool} />
        ) : (
          <AlbumWall albums={albums} />
        )}
        {(older || before) && (
          <nav aria-label="Pages of albums" className="mt-12 flex flex-wrap gap-3">
            {before && (
              <ButtonLink to={addressOf({ year, campus, category })} variant="outline">
                Newest albums
              </ButtonLink>
            )}
            {older && (
              <ButtonLink
                to={addressOf({ year, campus, category, before: older })}
                variant="outline2"
              >
                Older albums
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </>
  );
}

function NoAlbums({ isEmptySchool }: { isEmptySchool: boolean }) {
  return isEmptySchool ? (
    <EmptyState
      title="No album yet"
      action={
        <ButtonLink to="/" variant="outline2">
          Go to the home page
        </ButtonLink>
      }
    >
      <p>Pictures of the school year appear here once the first album is published.</p>
    </EmptyState>
  ) : (
    <EmptyState
      title="No album fits"
      className="mt-8"
      action={
        <ButtonLink to="/gallery" variant="outline2">
          All albums
        </ButtonLink>
      }
    >
      <p>There is no album of this year, campus and subject.</p>
      <p>Take one of the three away, or look at all albums.</p>
    </EmptyState>
  );
}

function addressOf(parameters: Record<string, string | number | null>): string {
  const chosen = Object.entries(parameters).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return chosen.length > 0 ? `/gallery?${new URLSearchParams(chosen)}` : "/gallery";
}
