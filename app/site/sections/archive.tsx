import { Rss } from "lucide-react";
import type { ReactNode } from "react";
import { campusesIn } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Icon } from "../../ui/icon.tsx";

type Words = Record<
  | "lead"
  | "feed"
  | "campus"
  | "year"
  | "pages"
  | "newest"
  | "older"
  | "emptyTitle"
  | "emptyFact"
  | "emptyNext"
  | "home"
  | "noneTitle"
  | "noneFact"
  | "noneNext",
  string
> & { count: (shown: number) => string };

type Filter = { campus: string | null; year: number | null; before: object | null };

/**
 * A page of published entries, newest first: its feed, filters by campus and year, one page of entries
 * (`children`), and links to older and newest ones. `older` is the `before` of the next page.
 */
export function Archive({
  address,
  names,
  words: t,
  feed,
  years,
  filter: { campus, year, before },
  shown,
  older,
  children,
}: {
  address: string;
  names: { title: string; all: string };
  words: Words;
  feed: { path: string };
  years: number[];
  filter: Filter;
  shown: number;
  older: string | null;
  children: ReactNode;
}) {
  const isEmptySchool = years.length === 0;
  const chosen = { ...(campus && { campus }), ...(year && { year: String(year) }) };
  return (
    <>
      <PageTop
        title={names.title}
        lead={isEmptySchool ? undefined : t.lead}
        action={
          <ButtonLink
            to={feed.path}
            variant="ghost"
            className="no-print max-sm:-ml-5.5 sm:mr-[calc(-1*min(1.375rem,var(--spacing-page)))]"
            reloadDocument
            prefetch="none"
          >
            <Icon of={Rss} />
            {t.feed}
          </ButtonLink>
        }
      />
      <div className="page pt-8 pb-section">
        {!isEmptySchool && <Filters words={t} years={years} campus={campus} year={year} />}
        <p role="status" className="sr-only">
          {t.count(shown)}
        </p>
        {shown > 0 ? (
          children
        ) : (
          <EmptyState
            title={isEmptySchool ? t.emptyTitle : t.noneTitle}
            className={isEmptySchool ? "" : "mt-8"}
            wayOn={isEmptySchool ? { to: "/", label: t.home } : { to: address, label: names.all }}
          >
            <p>{isEmptySchool ? t.emptyFact : t.noneFact}</p>
            <p>{isEmptySchool ? t.emptyNext : t.noneNext}</p>
          </EmptyState>
        )}
        {(older || before) && (
          <nav aria-label={t.pages} className="no-print mt-10 flex flex-wrap gap-3">
            {before && (
              <ButtonLink to={addressWith(address, chosen)} variant="outline">
                {t.newest}
              </ButtonLink>
            )}
            {older && (
              <ButtonLink
                to={addressWith(address, { ...chosen, before: older })}
                variant="outline2"
              >
                {t.older}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </>
  );
}

function Filters({
  words: t,
  years,
  campus,
  year,
}: { words: Words; years: number[] } & Pick<Filter, "campus" | "year">) {
  const language = useLanguage();
  return (
    <div className="no-print grid gap-x-gap gap-y-1 border-t-2 border-ink pt-2.5 pb-5 lg:grid-cols-2">
      <FilterLinks
        label={t.campus}
        parameter="campus"
        chosen={campus}
        choices={campusesIn(language).map(({ id, name }) => ({ value: id, label: name }))}
        forgets={["before"]}
      />
      {(years.length > 1 || year !== null) && (
        <FilterLinks
          label={t.year}
          parameter="year"
          chosen={year === null ? null : String(year)}
          choices={years.map((one) => ({ value: String(one), label: one }))}
          forgets={["before"]}
        />
      )}
    </div>
  );
}

function addressWith(address: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString();
  return query ? `${address}?${query}` : address;
}
