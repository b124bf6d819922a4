import invitesTexts from "messages:site/invites/invites";
import { ChevronDown } from "lucide-react";
import { useLocation } from "react-router";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { eventFilterSchema, listEvents } from "../../../data/events/events.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { choicesIn } from "../../../data/school/choices.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { type PageHandle, usePageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Route } from "./+types/invites";
import { EventAgenda } from "./event-agenda.tsx";
import "./agenda.css";

export const handle: PageHandle = {
  query: ["when", "campus", "category", "after", "before"],
  footer: "hidden",
};

const eventsOnAPage = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const said = (name: string) => url.searchParams.get(name);
  const filter = eventFilterSchema.parse({
    when: said("when"),
    campus: said("campus"),
    category: said("category"),
    after: said("after"),
    before: said("before"),
  });
  const { when, campus, category, after, before } = filter;
  const page = await listEvents(supabase, filter, eventsOnAPage, language);
  return {
    ...page,
    today: indianDay(new Date()),
    categories: choicesIn("event_categories", language),
    chosen: { when, campus, category },
    isFirstPage: after === null && before === null,
  };
}

export const meta: Route.MetaFunction = (page) => pageMeta(invitesTexts[metaLanguage(page)], page);

export default function Invites({ loaderData }: Route.ComponentProps) {
  const { events, today, previous, next, categories, chosen, isFirstPage } = loaderData;
  const language = useLanguage();
  const t = invitesTexts[language];
  const isPast = chosen.when === "past";
  const isFiltered = chosen.campus !== null || chosen.category !== null;
  return (
    <>
      <PageTop title={t.title} lead={t.lead} />
      <div className="page min-h-svh pt-8 pb-section">
        <div className="grid gap-y-1 border-t-2 border-ink py-2.5">
          <FilterLinks
            label={t.when}
            parameter="when"
            chosen={isPast ? "past" : null}
            all={t.coming}
            choices={[{ value: "past", label: t.past }]}
            forgets={["after", "before"]}
          />
          <details className="filter-fold" open={isFiltered}>
            <summary>
              {t.campusAndKind}
              <Icon of={ChevronDown} />
            </summary>
            <FilterLinks
              label={t.campus}
              parameter="campus"
              chosen={chosen.campus}
              choices={campusesIn(language).map(({ id, name }) => ({
                value: id,
                label: name,
              }))}
              forgets={["after", "before"]}
            />
            <FilterLinks
              label={t.kind}
              parameter="category"
              chosen={chosen.category}
              choices={categories.map(({ id, name }) => ({ value: id, label: name }))}
              forgets={["after", "before"]}
            />
          </details>
        </div>
        <div className="mt-8 lg:mt-12">
          {events.length === 0 ? (
            <NoEvents isPast={isPast} isFiltered={isFiltered} />
          ) : (
            <EventAgenda
              events={events}
              today={today}
              isPast={isPast}
              isComplete={next === null}
              isFirstPage={isFirstPage}
            />
          )}
          <MoreEvents previous={previous} next={next} isPast={isPast} />
        </div>
      </div>
    </>
  );
}

function NoEvents({ isPast, isFiltered }: { isPast: boolean; isFiltered: boolean }) {
  const { noneChosen, noneHeld, nonePlanned } = useTexts(invitesTexts);
  if (isFiltered) {
    const { title, all } = isPast ? noneChosen.past : noneChosen.coming;
    return (
      <EmptyState
        title={title}
        wayOn={{ to: isPast ? "/invites?when=past" : "/invites", label: all }}
      >
        <p>{noneChosen.fact}</p>
        <p>{noneChosen.next}</p>
      </EmptyState>
    );
  }
  return isPast ? (
    <EmptyState title={noneHeld.title} wayOn={{ to: "/invites", label: noneHeld.coming }}>
      <p>{noneHeld.fact}</p>
    </EmptyState>
  ) : (
    <EmptyState title={nonePlanned.title} wayOn={{ to: "/calendar", label: nonePlanned.calendar }}>
      <p>{nonePlanned.fact}</p>
      <p>{nonePlanned.next}</p>
    </EmptyState>
  );
}

type MoreEventsProps = { previous: string | null; next: string | null; isPast: boolean };

/** Links to the other pages of a long list. */
function MoreEvents({ previous, next, isPast }: MoreEventsProps) {
  const address = useAddressAt();
  const t = useTexts(invitesTexts);
  if (!previous && !next) return null;
  return (
    <nav aria-label={t.more} className="mt-8 flex flex-wrap justify-between gap-3">
      {previous && (
        <ButtonLink to={address("before", previous)} variant="outline2">
          {isPast ? t.newer : t.sooner}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink to={address("after", next)} variant="outline2" className="ml-auto">
          {isPast ? t.older : t.later}
        </ButtonLink>
      )}
    </nav>
  );
}

/** This list's address with another cursor; the filters stay. */
function useAddressAt() {
  const { pathname, search } = useLocation();
  const { query = [] } = usePageHandle();
  return (parameter: "after" | "before", cursor: string) => {
    const kept = [...new URLSearchParams(search)].filter(
      ([name]) => query.includes(name) && name !== "after" && name !== "before",
    );
    return `${pathname}?${new URLSearchParams([...kept, [parameter, cursor]])}`;
  };
}
