import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import {
  countDirectoryFacets,
  type DirectoryFilter,
  directoryFilterSchema,
  listDirectory,
} from "../../../data/alumni/directory.ts";
import { Waiting } from "../../account/guarded-page.tsx";
import { getBackend } from "../../connection/backend.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import "../alumni.css";
import alumniPartsTexts from "messages:alumni/alumniParts";
import directoryTexts from "messages:alumni/directory";
import type { ListedAlumnus } from "../../../data/alumni/directory.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Portrait } from "../../ui/portrait.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";
import { ContentFailed } from "../content-failed.tsx";
import { VerifiedOnly } from "../verified-only.tsx";
import type { Route } from "./+types/directory";
import { DirectoryFilters } from "./directory-filters.tsx";

/** The browser reads the filters from the address; the server's shell is the same for all. */
export const handle: PageHandle = { unlisted: true };

export const meta: Route.MetaFunction = (page) =>
  pageMeta(directoryTexts[metaLanguage(page)], page);

const peopleOnAPage = 24;

export default function DirectoryPage() {
  const t = useTexts(directoryTexts);
  return (
    <>
      <PageTop title={t.title} />
      <div className="page pt-8 pb-section">
        <VerifiedOnly>
          <Directory />
        </VerifiedOnly>
      </div>
    </>
  );
}

function Directory() {
  const t = useTexts(directoryTexts);
  const [search] = useSearchParams();
  const filter = directoryFilterSchema.parse(
    Object.fromEntries([...search].filter(([, value]) => value !== "")),
  );
  const { after, ...choice } = filter;
  const list = useQuery({
    queryKey: ["directory", filter],
    queryFn: async () => listDirectory(await getBackend(), filter, peopleOnAPage),
    placeholderData: keepPreviousData,
  });
  const facets = useQuery({
    queryKey: ["directory-facets", choice],
    queryFn: async () => countDirectoryFacets(await getBackend(), choice),
    placeholderData: keepPreviousData,
  });
  if (list.isLoadingError) return <ContentFailed retry={() => void list.refetch()} />;
  if (list.isPending) return <Waiting />;
  const { people, isMore } = list.data;
  return (
    <>
      <DirectoryFilters filter={choice} facets={facets.data} />
      <p aria-live="polite" className="numbers mt-9 min-h-6 text-ink-2">
        {facets.data && t.found(facets.data.total)}
      </p>
      {people.length > 0 ? (
        <div
          aria-busy={list.isPlaceholderData}
          className={list.isPlaceholderData ? "opacity-60" : ""}
        >
          <PeopleRegister people={people} />
          <Pages choice={choice} isFirst={!after} last={isMore ? people.at(-1)?.id : undefined} />
        </div>
      ) : (
        <EmptyState
          className="mt-4"
          title={t.nobody.title}
          wayOn={{ to: "/alumni/directory", label: t.nobody.wayOn }}
        >
          <p>{t.nobody.fact}</p>
          <p>{t.nobody.next}</p>
        </EmptyState>
      )}
    </>
  );
}

function Pages({
  choice,
  isFirst,
  last,
}: {
  choice: Omit<DirectoryFilter, "after">;
  isFirst: boolean;
  last: string | null | undefined;
}) {
  const t = useTexts(directoryTexts);
  if (isFirst && !last) return null;
  const addressAfter = (after?: string) => {
    const said = Object.entries({ ...choice, after }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return `/alumni/directory?${new URLSearchParams(said)}`;
  };
  return (
    <nav aria-label={t.pages} className="no-print mt-10 flex flex-wrap justify-between gap-4">
      {isFirst ? (
        <span />
      ) : (
        <ButtonLink to={addressAfter()} variant="outline">
          {t.first}
        </ButtonLink>
      )}
      {last && (
        <ButtonLink to={addressAfter(last)} variant="outline">
          {t.next}
        </ButtonLink>
      )}
    </nav>
  );
}

/** The people found, as a ruled list. */
function PeopleRegister({ people }: { people: ListedAlumnus[] }) {
  return (
    <ul className="mt-4 border-t-2 border-ink">
      {people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </ul>
  );
}

function Person({ person }: { person: ListedAlumnus }) {
  const t = useTexts(alumniPartsTexts);
  const { id, full_name, batch_year, campus, profession, organisation, city, country, avatar } =
    person;
  const work = [profession, organisation].filter(Boolean).join(", ");
  const place = [city, country].filter(Boolean).join(", ");
  return (
    <li className="relative flex items-center gap-4 border-b border-line py-4 hover:bg-paper-sunk">
      <Portrait
        id={id}
        name={full_name}
        photo={avatar?.startsWith("/") ? avatar : null}
        className="w-12"
      />
      <div className="grid min-w-0 flex-1 gap-x-8 gap-y-0.5 md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_minmax(0,4fr)] md:items-baseline">
        <div>
          <h2 className="text-h4">
            <SiteLink
              to={`/alumni/directory/${id}`}
              className="after:absolute after:inset-0 after:content-['']"
            >
              {full_name}
            </SiteLink>
          </h2>
          <p className="numbers flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
            {batch_year && <span>{t.batch(batch_year)}</span>}
            {campus && <CampusMark campus={campus} />}
            {person.is_mentor && <Status kind="good">{t.mentor}</Status>}
          </p>
        </div>
        <p>{work}</p>
        <p className="text-ink-2 md:text-right">{place}</p>
      </div>
    </li>
  );
}
