import { ChevronDown } from "lucide-react";
import { campuses } from "../../../data/campuses.ts";
import { eventCategories } from "../../../data/event-categories.ts";
import { eventFilterSchema, listEvents } from "../../../data/events.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Route } from "./+types/invites";
import { EventAgenda } from "./event-agenda.tsx";
import { MoreEvents } from "./more-events.tsx";

export const handle: PageHandle = {
  query: ["when", "campus", "category", "after", "before"],
  footer: "hidden",
};

const eventsOnAPage = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const said = (name: string) => url.searchParams.get(name);
  const filter = eventFilterSchema.parse({
    when: said("when"),
    campus: said("campus"),
    category: said("category"),
    after: said("after"),
    before: said("before"),
  });
  const { when, campus, category, after, before } = filter;
  return {
    ...(await listEvents(supabase, filter, eventsOnAPage)),
    chosen: { when, campus, category },
    isFirstPage: after === null && before === null,
  };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    {
      title: "Events",
      description:
        "What is coming up on the three campuses and what has been: dates, places, and where to say that you will come.",
    },
    page,
  );

export default function Invites({ loaderData }: Route.ComponentProps) {
  const { events, previous, next, chosen, isFirstPage } = loaderData;
  const isPast = chosen.when === "past";
  const isFiltered = chosen.campus !== null || chosen.category !== null;
  return (
    <>
      <PageTop
        title="Events"
        lead="You are invited. Where we count the chairs, there is a place to reply; to the rest, just come."
      />
      <div className="page columns-12 min-h-svh content-start pt-8 pb-section lg:pt-12">
        <div className="col-span-full lg:col-span-4 lg:pr-4">
          <div className="grid gap-y-1 lg:sticky lg:top-24">
            <FilterLinks
              label="When"
              parameter="when"
              chosen={isPast ? "past" : null}
              all="Coming"
              choices={[{ value: "past", label: "Past" }]}
              forgets={["after", "before"]}
            />
            <details className="filter-fold" open={isFiltered}>
              <summary>
                Campus and kind
                <Icon of={ChevronDown} />
              </summary>
              <FilterLinks
                label="Campus"
                parameter="campus"
                chosen={chosen.campus}
                choices={campuses.map(({ id, name }) => ({ value: id, label: name }))}
                forgets={["after", "before"]}
              />
              <FilterLinks
                label="Kind"
                parameter="category"
                chosen={chosen.category}
                choices={eventCategories.map(({ id, name }) => ({ value: id, label: name }))}
                forgets={["after", "before"]}
              />
            </details>
          </div>
        </div>
        <div className="col-span-full mt-10 lg:col-[5/13] lg:mt-0">
          {events.length === 0 ? (
            <NoEvents isPast={isPast} isFiltered={isFiltered} />
          ) : (
            <EventAgenda events={events} opensLarge={isFirstPage} />
          )}
          <MoreEvents previous={previous} next={next} isPast={isPast} />
        </div>
      </div>
    </>
  );
}

function NoEvents({ isPast, isFiltered }: { isPast: boolean; isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        title={isPast ? "No past event fits this choice" : "No coming event fits this choice"}
        action={
          <ButtonLink to={isPast ? "/invites?when=past" : "/invites"} variant="outline2">
            {isPast ? "All past events" : "All coming events"}
          </ButtonLink>
        }
      >
        <p>Another campus or another kind may have one.</p>
        <p>New events appear here as soon as they are announced.</p>
      </EmptyState>
    );
  }
  return isPast ? (
    <EmptyState
      title="No past events"
      action={
        <ButtonLink to="/invites" variant="outline2">
          Coming events
        </ButtonLink>
      }
    >
      <p>No event has been held yet. Events move here when they are over.</p>
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing is planned yet"
      action={
        <ButtonLink to="/calendar" variant="outline2">
          School calendar
        </ButtonLink>
      }
    >
      <p>No event is announced at the moment.</p>
      <p>The next ones appear here as soon as they are.</p>
    </EmptyState>
  );
}
