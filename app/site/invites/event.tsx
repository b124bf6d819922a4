import { CalendarPlus } from "lucide-react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { getEvent, getEventNeighbours } from "../../../data/events.ts";
import { getRenamedEvent } from "../../../data/former-slugs.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { FailedPage } from "../../layout/failed-page.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/event";
import { EventDetails } from "./event-details.tsx";
import { EventNotice } from "./event-notice.tsx";
import { NeighbouringEvents } from "./neighbouring-events.tsx";
import { ReplyPlace } from "./reply-place.tsx";

export const handle: PageHandle = {
  ownErrand: true,
  breadcrumb: (loaderData?: { event: { title: string } }) => loaderData?.event.title,
};

/** A former slug leads on to the present one for good. Missing, not published yet or withdrawn is 404 with "Event not found". */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase } = context.get(pageRequestContext);
  const event = await getEvent(supabase, params.slug);
  if (!event) {
    const renamed = await getRenamedEvent(supabase, params.slug);
    if (renamed) throw redirect(`/invites/${renamed}`, 301);
    throw data({ message: "Event not found" }, { status: 404 });
  }
  return { event, neighbours: await getEventNeighbours(supabase, event) };
}

export const meta: Route.MetaFunction = (page) =>
  pageMeta(
    page.loaderData
      ? {
          title: page.loaderData.event.title,
          description: page.loaderData.event.summary || page.loaderData.event.body.slice(0, 155),
        }
      : { title: "Event not found", description: "There is no event at this address." },
    page,
  );

export default function Event({ loaderData: { event, neighbours } }: Route.ComponentProps) {
  const takesReplies = event.replies === "open" || event.replies === "waiting list";
  return (
    <>
      <PageTop
        title={event.title}
        action={
          takesReplies && (
            <ButtonLink to="#reply" variant="cta" size="large" className="max-md:w-full">
              Reply
            </ButtonLink>
          )
        }
      />
      <EventNotice event={event} />
      <div className="page event-page pt-8 pb-[calc(var(--spacing-section)*0.6)]">
        {event.cover && (
          <Picture
            src={event.cover}
            alt={event.cover_alt ?? ""}
            width={event.cover_width ?? 1600}
            height={event.cover_height ?? 1000}
            first
            className="event-picture still"
          />
        )}
        <EventDetails
          event={event}
          action={
            <ButtonLink
              to={`/invites/${event.slug}/event.ics`}
              variant="outline2"
              prefetch="none"
              reloadDocument
            >
              <CalendarPlus aria-hidden strokeWidth={1.75} className="size-5" />
              Add to calendar
            </ButtonLink>
          }
        />
        <div className="event-words">
          {event.summary && <p className="max-w-[46rem] text-lead">{event.summary}</p>}
          {event.body
            .split(/\n+/)
            .filter(Boolean)
            .map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-[42rem]">
                {paragraph}
              </p>
            ))}
        </div>
      </div>
      {takesReplies && <ReplyPlace event={event} />}
      <NeighbouringEvents {...neighbours} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <FailedPage
      title={isMissing ? "Event not found" : "Failed to fetch the event"}
      wayOn={{ to: "/invites", label: "Back to Events" }}
    >
      <p>
        {isMissing
          ? "It may have been renamed or taken back. The list has every event that is announced."
          : "The event could not be fetched just now. Try again in a minute."}
      </p>
    </FailedPage>
  );
}
