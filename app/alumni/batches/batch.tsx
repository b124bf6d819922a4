import alumniPartsTexts from "messages:alumni/alumniParts";
import batchTexts from "messages:alumni/batch";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { firstBatch } from "../../../data/alumni/batch-years.ts";
import { countDirectoryFacets } from "../../../data/alumni/directory.ts";
import { type BatchEvent, listBatchEvents } from "../../../data/alumni/posts.ts";
import { inLanguage } from "../../../data/languages.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { fullDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import "../alumni.css";
import { ContentFailed } from "../content-failed.tsx";
import { useOwnProfile } from "../own-profile.ts";
import { PostList } from "../posts/post-list.tsx";
import { VerifiedOnly } from "../verified-only.tsx";
import type { Route } from "./+types/batch";

export const handle: PageHandle = { unlisted: true, query: ["after", "sent"] };

export const meta: Route.MetaFunction = (page) => pageMeta(batchTexts[metaLanguage(page)], page);

export default function BatchPage() {
  const t = useTexts(batchTexts);
  const parts = useTexts(alumniPartsTexts);
  const year = Number(useParams().year);
  const isYear = Number.isInteger(year) && year >= firstBatch && year <= 2100;
  return (
    <>
      <PageTop title={isYear ? parts.batch(year) : t.title} />
      <div className="page pt-8 pb-section">
        <VerifiedOnly>
          {isYear ? (
            <Batch year={year} />
          ) : (
            <EmptyState title={t.unknown} wayOn={{ to: "/alumni/batches", label: t.all }}>
              <p>{t.unknownFact}</p>
            </EmptyState>
          )}
        </VerifiedOnly>
      </div>
    </>
  );
}

/** The notes of a batch, its people and its coming events. */
function Batch({ year }: { year: number }) {
  const t = useTexts(batchTexts);
  const { data: profile } = useOwnProfile();
  const isOwn = profile?.batch_year === year;
  return (
    <div className="grid gap-x-columns gap-y-14 lg:split-7-5">
      <section aria-labelledby="notes">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
          <h2 id="notes" className="text-h3">
            {t.notes}
          </h2>
          {isOwn && <ButtonLink to="/alumni/batches/write">{t.write}</ButtonLink>}
        </div>
        <PostList
          kind="note"
          batch={year}
          empty={
            <EmptyState
              title={t.empty}
              heading="h3"
              {...(isOwn && { wayOn: { to: "/alumni/batches/write", label: t.write } })}
            >
              <p>{isOwn ? t.emptyOwn : t.emptyOther}</p>
            </EmptyState>
          }
        />
      </section>
      <div className="grid content-start gap-y-12">
        <PeopleAndEvents year={year} />
        <p>
          <SiteLink to="/alumni/batches" className="inline-link min-h-11 items-center">
            {t.all}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

function PeopleAndEvents({ year }: { year: number }) {
  const people = useQuery({
    queryKey: ["directory-facets", { batch: year }],
    queryFn: async () => countDirectoryFacets(await getBackend(), { batch: year }),
  });
  const events = useQuery({
    queryKey: ["batch-events", year],
    queryFn: async () => listBatchEvents(await getBackend(), year),
  });
  const failed = [people, events].filter(({ isLoadingError }) => isLoadingError);
  return (
    <>
      <People year={year} total={people.data?.total} />
      {events.data && events.data.length > 0 && <Events events={events.data} />}
      {failed.length > 0 && (
        <ContentFailed
          retry={() => {
            for (const query of failed) void query.refetch();
          }}
        />
      )}
    </>
  );
}

function People({ year, total }: { year: number; total: number | null | undefined }) {
  const t = useTexts(batchTexts);
  return (
    <section aria-labelledby="people" className="border-t-2 border-ink pt-5">
      <h2 id="people" className="text-h4">
        {t.people}
      </h2>
      <p className="mt-2 min-h-6 text-ink-2">{total !== undefined && t.count(total)}</p>
      <p className="mt-3">
        <SiteLink
          to={`/alumni/directory?batch=${year}`}
          className="inline-link min-h-11 items-center"
        >
          {t.directory}
        </SiteLink>
      </p>
    </section>
  );
}

function Events({ events }: { events: readonly BatchEvent[] }) {
  const t = useTexts(batchTexts);
  return (
    <section aria-labelledby="events" className="border-t-2 border-ink pt-5">
      <h2 id="events" className="text-h4">
        {t.events}
      </h2>
      <ul className="mt-3">
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
}

function Event({ event }: { event: BatchEvent }) {
  const reader = useLanguage();
  const t = batchTexts[reader];
  const { slug, title, starts_at, coming, language } = inLanguage(event, reader, ["title"]);
  return (
    <li className="border-b border-line py-3">
      <SiteLink
        to={eventPath(slug)}
        className="inline-link min-h-11 items-center font-semibold"
        {...useLangOf(language)}
      >
        {title}
      </SiteLink>
      <span className="block text-small text-ink-2">{fullDate(starts_at, reader)}</span>
      {coming.length > 0 && (
        <>
          <h3 id={`coming-${slug}`} className="mt-3 text-small font-semibold">
            {t.coming(coming.length)}
          </h3>
          <ul aria-labelledby={`coming-${slug}`} className="flex flex-wrap gap-x-5">
            {coming.map(({ id, full_name }) => (
              <li key={id}>
                <SiteLink
                  to={`/alumni/directory/${id}`}
                  className="inline-link min-h-11 items-center"
                >
                  {full_name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
