import eventTexts from "messages:site/invites/event";
import { CalendarPlus } from "lucide-react";
import { data, isRouteErrorResponse, redirect } from "react-router";
import { createEventRsvp, eventRsvpSchema } from "../../../data/events/event-rsvps.ts";
import {
  eventFilterSchema,
  getEvent,
  getEventNeighbours,
  listEvents,
  type SchoolEvent,
} from "../../../data/events/events.ts";
import { getContactPage } from "../../../data/forms/contact.ts";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { getRenamedEvent } from "../../../data/pages/slugs.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { FailedPage } from "../../layout/error-pages.tsx";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { ShareButton } from "../../ui/share-button.tsx";
import type { Route } from "./+types/event";
import { EventDetails, EventPlace } from "./event-details.tsx";
import { EventWords } from "./event-words.tsx";
import { OtherEvents } from "./other-events.tsx";
import { RsvpPlace } from "./rsvp-form.tsx";
import "./opening.css";
import "./flags.css";
import "./invites.css";
import { useLanguage } from "../../language/language.ts";
import { fullDate } from "../../ui/dates.ts";
import { Notice } from "../../ui/notice.tsx";

export const handle: PageHandle = {
  ownAction: true,
  breadcrumb: (loaderData?: { event: { title: string } }) => loaderData?.event.title,
};

const othersShown = 3;

/** The event itself and those before and after it are not among the others. */
const leftOut = 3;

/**
 * A former slug redirects permanently. An event that is missing, unpublished or withdrawn is 404
 * with "Event not found".
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const event = await getEvent(supabase, params.slug, language);
  if (!event) {
    const renamed = await getRenamedEvent(supabase, params.slug);
    if (renamed) throw redirect(eventPath(renamed), 301);
    throw data({ message: "Event not found" }, { status: 404 });
  }
  const [neighbours, contact, { events }] = await Promise.all([
    getEventNeighbours(supabase, event, language),
    getContactPage(supabase, language),
    listEvents(supabase, eventFilterSchema.parse({}), othersShown + leftOut, language),
  ]);
  const near = [event.slug, neighbours.previous?.slug, neighbours.next?.slug];
  const others = events
    .filter(({ slug, cover }) => cover && !near.includes(slug))
    .slice(0, othersShown)
    .map(({ slug, title, starts_at, category, cover, language }) => {
      return { slug, title, starts_at, category, cover, language };
    });
  const places: Partial<Record<string, { map: string }>> = contact?.places ?? {};
  const map = places[event.campus ?? ""]?.map;
  return { event, neighbours, others, map, focus: focusOf(event.cover) };
}

/** An RSVP. If RSVPs have closed since the page was opened, the event's page says so. */
export async function action(call: Route.ActionArgs) {
  const { supabase, language } = call.context.get(pageRequestContext);
  const { slug } = call.params;
  let place = "";
  const { reference, refusal } = await takePublicForm(call, async () => {
    const event = await getEvent(supabase, slug, language);
    if (!event) throw data({ message: "Event not found" }, { status: 404 });
    if (event.rsvps !== "open" && event.rsvps !== "waiting list") {
      throw redirect(eventPath(slug), 303);
    }
    return {
      form: "event_rsvp",
      prefix: "RSVP",
      schema: eventRsvpSchema(event),
      save: async (sent, page) => {
        const rsvp = await createEventRsvp(page.supabase, event, sent, language);
        place = `&place=${rsvp.status}`;
        return rsvp.reference;
      },
      pretend: ({ attends }) => {
        const room = event.rsvps === "open" ? "going" : "waitlisted";
        place = `&place=${attends === "no" ? "declined" : room}`;
      },
    };
  });
  return refusal ?? redirect(`${eventPath(slug)}/replied?reference=${reference}${place}`, 303);
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => {
  const event = page.loaderData?.event;
  return pageMeta(
    event
      ? { title: event.title, description: event.summary || event.body.slice(0, 155) }
      : eventTexts[metaLanguage(page)].missing,
    page,
  );
};

export default function Event({
  loaderData: { event, neighbours, others, map, focus },
  actionData,
}: Route.ComponentProps) {
  const edit = useEditMark();
  const t = useTexts(eventTexts);
  const own = useLangOf(event.language);
  const inEnglish = useLangOf("en");
  const isAhead = !event.isOver && !event.cancelled_at;
  const takesRsvps = event.rsvps === "open" || event.rsvps === "waiting list";
  return (
    <>
      <div className="event-opening of-one">
        <div>
          <EventNotice event={event} />
          <PageTop
            edits={edit?.("events", event.id)}
            title={event.title}
            language={event.language}
            lead={event.summary}
          />
        </div>
        {event.cover && (
          <div className="opening-frame">
            <Picture
              src={event.cover}
              alt={event.cover_alt ?? ""}
              lang={inEnglish.lang}
              width={event.cover_width}
              height={event.cover_height}
              focus={focus}
              sizes="(min-width: 75rem) 56vw, 100vw"
              first
              className="event-picture opening-picture still travelling"
            />
          </div>
        )}
        <EventDetails
          event={event}
          reply={
            takesRsvps && (
              <ButtonLink
                to="#reply"
                variant={event.rsvps === "open" ? "cta" : "outline2"}
                size="large"
                className="no-print"
              >
                {event.rsvps === "open" ? t.rsvp : t.joinList}
              </ButtonLink>
            )
          }
        />
      </div>
      <div className="page pt-8 pb-section-60 lg:pt-12">
        <EventPlace
          event={event}
          map={map}
          action={
            isAhead && (
              <ButtonLink
                to={`${eventPath(event.slug)}/event.ics`}
                variant="outline2"
                className="no-print"
                prefetch="none"
                reloadDocument
              >
                <CalendarPlus aria-hidden strokeWidth={1.75} className="size-5" />
                {t.addToCalendar}
              </ButtonLink>
            )
          }
          share={<ShareButton title={event.title} />}
        />
        <div data-edit={edit?.("events", event.id, "body")} {...own} className="event-words">
          <EnglishMark language={event.language} />
          <EventWords nodes={event.bodyNodes} />
        </div>
      </div>
      {takesRsvps && <RsvpPlace event={event} refused={actionData} />}
      <OtherEvents others={others} neighbours={neighbours} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(eventTexts);
  const { title, next } =
    isRouteErrorResponse(error) && error.status === 404 ? t.missing : t.failed;
  return (
    <FailedPage title={title} wayOn={{ to: "/invites", label: t.back }}>
      <p>{next}</p>
    </FailedPage>
  );
}

/** The cancellation of an event, before everything else. */
function EventNotice({ event }: { event: SchoolEvent }) {
  const language = useLanguage();
  const { title, fact } = eventTexts[language].cancelled;
  const { cancel_reason: reason, language: written } = event.cancellation;
  const lang = useLangOf(written);
  if (!event.cancelled_at) return null;
  return (
    <div className="page pt-7">
      <Notice kind="bad" title={title}>
        {reason && (
          <p {...lang}>
            {reason} <EnglishMark language={written} />
          </p>
        )}
        <p className="numbers">{fact(fullDate(event.cancelled_at, language))}</p>
      </Notice>
    </div>
  );
}
