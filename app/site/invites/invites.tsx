import invitesTexts from "messages:site/invites/invites";
import { ChevronDown } from "lucide-react";
import { eventFilterSchema, listEvents } from "../../../data/events/events.ts";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { choicesIn } from "../../../data/school/choices.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Route } from "./+types/invites";
import { EventAgenda } from "./event-agenda.tsx";
import { EventOpening } from "./event-opening.tsx";
import { MoreEvents } from "./more-events.tsx";
import "./flags.css";
import "./agenda.css";
import "./opening.css";

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
  const isFirstPage = after === null && before === null;
  const opening = isFirstPage ? page.events.find((event) => !event.cancelled_at) : undefined;
  return {
    ...page,
    opening: opening ? { id: opening.id, focus: focusOf(opening.cover) } : null,
    categories: choicesIn("event_categories", language),
    chosen: { when, campus, category },
  };
}

export const meta: Route.MetaFunction = (page) => pageMeta(invitesTexts[metaLanguage(page)], page);

export default function Invites({ loaderData }: Route.ComponentProps) {
  const { events, opening, previous, next, categories, chosen } = loaderData;
  const t = useTexts(invitesTexts);
  const isPast = chosen.when === "past";
  const isFiltered = chosen.campus !== null || chosen.category !== null;
  const first = events.find(({ id }) => id === opening?.id);
  const top = <PageTop title={t.title} lead={t.lead} />;
  return (
    <>
      {first ? (
        <EventOpening event={first} focus={opening?.focus} isPast={isPast}>
          {top}
        </EventOpening>
      ) : (
        top
      )}
      <div
        className={`page pt-8 ${previous || next ? "pb-[clamp(2.5rem,5vw,5rem)]" : "min-h-svh pb-section"}`}
      >
        {events.length === 0 ? (
          <>
            <EventFilters categories={categories} chosen={chosen} />
            <div className="mt-8 lg:mt-12">
              <NoEvents isPast={isPast} isFiltered={isFiltered} />
            </div>
          </>
        ) : (
          <EventAgenda
            events={events}
            opening={first}
            isPast={isPast}
            isComplete={next === null}
            filters={<EventFilters categories={categories} chosen={chosen} />}
          />
        )}
      </div>
      <MoreEvents previous={previous} next={next} isPast={isPast} />
    </>
  );
}

type FiltersProps = Pick<Route.ComponentProps["loaderData"], "categories" | "chosen">;

/** Coming or past, and beside it the finer choices, folded until one is made. */
function EventFilters({ categories, chosen }: FiltersProps) {
  const language = useLanguage();
  const t = invitesTexts[language];
  return (
    <div className="event-filters no-print">
      <FilterLinks
        label={t.when}
        parameter="when"
        chosen={chosen.when === "past" ? "past" : null}
        all={t.coming}
        choices={[{ value: "past", label: t.past }]}
        forgets={["after", "before"]}
      />
      <details className="filter-fold" open={chosen.campus !== null || chosen.category !== null}>
        <summary>
          {t.campusAndKind}
          <Icon of={ChevronDown} />
        </summary>
        <FilterLinks
          label={t.campus}
          parameter="campus"
          chosen={chosen.campus}
          choices={campusesIn(language).map(({ id, name }) => ({ value: id, label: name }))}
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
