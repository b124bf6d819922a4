import rsvpTexts from "messages:site/invites/rsvp";
import { data, isRouteErrorResponse, redirect } from "react-router";
import {
  acceptEventOffer,
  cancelEventRsvp,
  changedRsvpSchema,
  type EventRsvp,
  getEventRsvp,
  restoreEventRsvp,
  updateEventRsvp,
} from "../../../../data/events/event-rsvps.ts";
import { getEvent, type SchoolEvent } from "../../../../data/events/events.ts";
import { eventPath } from "../../../../data/pages/row-paths.ts";
import { keepTyped } from "../../../connection/keep-typed.ts";
import { pageRequestContext } from "../../../connection/page-request.ts";
import { takeForm } from "../../../connection/sent-form.ts";
import { useTexts } from "../../../language/texts.ts";
import { FailedPage } from "../../../layout/error-pages.tsx";
import type { PageHandle } from "../../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../../layout/page-meta.ts";
import { PageTop } from "../../../layout/page-top.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { newsAt, pressButton } from "../../personal-link/buttons.ts";
import { LinkNews } from "../../personal-link/parts.tsx";
import { qrPath } from "../../qr-path.ts";
import type { Route } from "./+types/rsvp";
import { headsIn } from "./party-fields.tsx";
import { RsvpChanges, Standing } from "./rsvp-status.tsx";
import "../invites.css";
import eventStandingTexts from "messages:site/invites/eventStanding";
import { indianDay } from "../../../../data/calendar/indian-time.ts";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useLanguage } from "../../../language/language.ts";
import { CampusMark } from "../../../ui/campus-mark.tsx";
import { daySpan, timeSpan } from "../../../ui/dates.ts";
import { SiteLink } from "../../../ui/site-link.tsx";

/** Private: the link's key gives access to the RSVP. */
export const handle: PageHandle = {
  private: true,
  unlisted: true,
  query: ["key", "done", "ask"],
  breadcrumb: (loaderData?: { crumbs: string[] }) => loaderData?.crumbs,
};

/** Opening the link changes nothing, because mail programs open links before people do. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const key = url.searchParams.get("key") ?? "";
  const rsvp = await getEventRsvp(supabase, key);
  if (!rsvp) throw data(null, { status: 404 });
  // The event was renamed after the email was sent.
  if (rsvp.slug !== params.slug) throw redirect(`${eventPath(rsvp.slug)}/reply?key=${key}`);
  const event = await getEvent(supabase, rsvp.slug, language);
  if (!event) throw data(null, { status: 404 });
  const done = url.searchParams.get("done");
  const code = qrPath(rsvp.reference);
  return { key, rsvp, event, code, done, crumbs: [event.title, rsvpTexts[language].title] };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const key = url.searchParams.get("key") ?? "";
  const here = `${eventPath(params.slug)}/reply?key=${encodeURIComponent(key)}`;
  const { offerGone, restoreGone } = rsvpTexts[language];
  const pressed = await pressButton(
    request,
    here,
    {
      accept: { press: () => acceptEventOffer(supabase, key), done: "accepted" },
      cancel: { press: () => cancelEventRsvp(supabase, key), done: "cancelled" },
      restore: { press: () => restoreEventRsvp(supabase, key), done: "restored" },
    },
    { offer_over: offerGone, cancellation_final: restoreGone },
  );
  if (pressed) return pressed;
  const event = await getEvent(supabase, params.slug, language);
  if (!event) throw data(null, { status: 404 });
  const before = await getEventRsvp(supabase, key);
  const { reference, refusal } = await takeForm(
    request,
    changedRsvpSchema(event),
    language,
    async (sent) => (await updateEventRsvp(supabase, key, sent, event.questions)).reference,
  );
  if (!reference) return refusal;
  const after = await getEventRsvp(supabase, key);
  if (isSameReply(before, after)) return newsAt(here, "same");
  return newsAt(here, after?.status === "declined" ? "declined" : "changed");
}

/** Whether nothing changed of which the school sends an email. */
function isSameReply(before: EventRsvp | null, after: EventRsvp | null): boolean {
  const said = (rsvp: EventRsvp | null) =>
    JSON.stringify([rsvp?.status, rsvp?.adults, rsvp?.children, rsvp?.answers, rsvp?.message]);
  return said(before) === said(after);
}

export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (page) => pageMeta(rsvpTexts[metaLanguage(page)], page);

export default function Rsvp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(rsvpTexts);
  const { key, rsvp, event, code, done } = loaderData;
  const to = `${eventPath(event.slug)}/reply?key=${key}`;
  const isAhead = !event.isOver && !event.cancelled_at;
  const isOpen = event.rsvps === "open" || event.rsvps === "waiting list";
  const bringsNobody = rsvp.status === "declined" || rsvp.status === "invited";
  const isStanding = rsvp.status !== "cancelled" && (!bringsNobody || isOpen);
  const isChangeable = isAhead && isStanding;
  // The message belongs in the refused form if there is one, else above.
  const isOfForm = isChangeable && isOpen && Object.keys(actionData?.values ?? {}).length > 0;
  return (
    <>
      <PageTop title={t.title} />
      <div className="page link-page pt-8 pb-section">
        <div className="grid content-start gap-8">
          <LinkNews
            refused={isOfForm ? undefined : actionData}
            done={done}
            news={t.done}
            fits={{
              changed: ["going", "waitlisted", "offered"].includes(rsvp.status),
              same: rsvp.status !== "cancelled",
              declined: rsvp.status === "declined",
              accepted: rsvp.status === "going",
              cancelled: rsvp.status === "cancelled",
              restored: ["going", "waitlisted", "declined"].includes(rsvp.status),
            }}
          >
            <Standing rsvp={rsvp} event={event} to={to} />
          </LinkNews>
          <RsvpFacts rsvp={rsvp} event={event} />
        </div>
        {rsvp.status === "going" && isAhead && <DoorCode rsvp={rsvp} code={code} />}
        {isChangeable && (
          <RsvpChanges
            rsvp={rsvp}
            event={event}
            to={to}
            isOpen={isOpen}
            refused={isOfForm ? actionData : undefined}
          />
        )}
      </div>
    </>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const t = useTexts(rsvpTexts);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, next } = isMissing ? t.missing : t.failed;
  return (
    <FailedPage title={title} wayOn={{ to: eventPath(params.slug), label: t.back }}>
      <p>{next}</p>
    </FailedPage>
  );
}

/** The reference as a QR code for check-in. */
function DoorCode({ rsvp, code }: { rsvp: EventRsvp; code: { size: number; path: string } }) {
  const t = useTexts(rsvpTexts);
  return (
    <section aria-labelledby="door" className="rsvp-code">
      <h2 id="door" className="text-h4">
        {t.code}
      </h2>
      <svg
        role="img"
        aria-label={t.codeLabel(rsvp.reference)}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <p className="numbers rsvp-reference">{rsvp.reference}</p>
      <p className="text-ink-2">{rsvp.checked_in_at ? t.here : t.codeFact}</p>
    </section>
  );
}

/** The RSVP and its event. */
function RsvpFacts({ rsvp, event }: { rsvp: EventRsvp; event: SchoolEvent }) {
  const language = useLanguage();
  const own = useLangOf(event.language);
  const t = rsvpTexts[language];
  const hours = event.all_day
    ? eventStandingTexts[language].allDay
    : timeSpan(event.starts_at, event.ends_at, language);
  return (
    <dl className="numbers link-facts">
      <Fact name={t.facts.event}>
        <SiteLink
          {...own}
          to={eventPath(event.slug)}
          className="underline decoration-pine-300 decoration-2 underline-offset-4"
        >
          {event.title}
        </SiteLink>
      </Fact>
      <Fact name={t.facts.when}>
        {daySpan(...daysOf(event), language)}, {hours}
      </Fact>
      <Fact name={t.facts.where}>
        {event.venue && <span {...own}>{event.venue}, </span>}
        <CampusMark campus={event.campus} />
      </Fact>
      {rsvp.status !== "declined" && rsvp.status !== "invited" && (
        <Fact name={t.facts.people}>{headsIn(rsvp, t)}</Fact>
      )}
      {event.questions.map(({ id, label, kind, choices, language: asked }) => {
        const answer = rsvp.answers[id];
        if (!answer) return null;
        const name = choices.find((choice) => choice.id === answer)?.name ?? answer;
        return (
          <Fact key={id} name={<span lang={asked === language ? undefined : asked}>{label}</span>}>
            <span className="whitespace-pre-line">{kind === "check" ? t.yes : name}</span>
          </Fact>
        );
      })}
      {rsvp.message && <Fact name={t.facts.message}>{rsvp.message}</Fact>}
      <Fact name={t.facts.name}>{rsvp.name}</Fact>
      <Fact name={t.facts.email}>{rsvp.email}</Fact>
      {rsvp.status !== "invited" && <Fact name={t.facts.reference}>{rsvp.reference}</Fact>}
    </dl>
  );
}

function daysOf({ starts_at, ends_at }: SchoolEvent): [first: string, last: string] {
  return [indianDay(starts_at), indianDay(ends_at ?? starts_at)];
}
