import eventTexts from "messages:site/invites/event";
import eventStandingTexts from "messages:site/invites/eventStanding";
import type { ReactNode } from "react";
import type { SchoolEvent } from "../../../data/events/events.ts";
import type { Language } from "../../../data/languages.ts";
import { levelNames } from "../../../data/school/levels.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { dayParts, fullDate, lastDay, timeSpan } from "../../ui/dates.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { Status } from "../../ui/status.tsx";

type EventDetailsProps = {
  event: SchoolEvent;
  action: ReactNode;
  share: ReactNode;
  /** The way to the form, as long as it takes RSVPs. */
  reply: ReactNode;
  /** Where the campus is on a map. */
  map: string | undefined;
};

/** The first questions about an event: when, where, and whether an RSVP is needed. */
export function EventDetails({ event, action, share, reply, map }: EventDetailsProps) {
  const edit = useEditMark();
  const language = useLanguage();
  const own = useLangOf(event.language);
  const t = eventTexts[language];
  const standing = eventStandingTexts[language];
  return (
    <aside
      data-edit={edit?.("events", event.id, "starts_at")}
      aria-label={t.about(event.title)}
      className="event-details grid content-start"
    >
      <Card title={t.when}>
        <When event={event} />
        {event.isOn && !event.cancelled_at && (
          <p className="mt-2">
            <Status kind="good">{standing.onNow}</Status>
          </p>
        )}
        <div className="no-print mt-4 flex flex-wrap items-center gap-x-3">
          {action}
          {share}
        </div>
      </Card>
      <Card title={t.where}>
        {event.venue && (
          <p {...own} className="font-semibold">
            {event.venue}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-5 text-ink-2">
          <CampusMark campus={event.campus} />
          {map && (
            <a
              href={map}
              rel="noreferrer"
              target="_blank"
              className="no-print inline-link min-h-11 items-center"
            >
              {t.map}
            </a>
          )}
        </p>
      </Card>
      <Card title={t.rsvps.title}>
        {event.rsvps === "waiting list" && (
          <p className="mb-1">
            <Status kind="waiting">{standing.waitingList}</Status>
          </p>
        )}
        <p className="numbers">{sentenceOnRsvps(event, language)}</p>
        {reply && <div className="mt-4">{reply}</div>}
      </Card>
      <dl className="event-kind self-start border-t border-line text-ink-2">
        {event.levels.length > 0 && (
          <div>
            <dt>{t.levels}</dt>
            <dd>{levelNames(event.levels, language).join(", ")}</dd>
          </div>
        )}
        <div>
          <dt>{t.kind}</dt>
          <dd>
            <SiteLink
              to={`/invites?category=${event.category}`}
              className="inline-link min-h-11 items-center"
            >
              {event.categoryName}
            </SiteLink>
          </dd>
        </div>
      </dl>
    </aside>
  );
}

function When({ event }: { event: SchoolEvent }) {
  const language = useLanguage();
  const { day, month, weekday, year } = dayParts(event.starts_at, language);
  const end = lastDay(event.starts_at, event.ends_at, language);
  const hours = event.all_day
    ? eventStandingTexts[language].allDay
    : timeSpan(event.starts_at, event.ends_at, language);
  return (
    <time dateTime={event.starts_at} className="numbers block">
      <span className="block font-display text-numeral font-headline tracking-tight text-pine-800">
        {day}{" "}
        <span className="text-[0.42em] tracking-normal text-ink">
          {month} {year}
        </span>
      </span>{" "}
      <span className="mt-1 block font-semibold">
        {end ? eventTexts[language].weekdayTo({ weekday, lastDay: end }) : `${weekday}, ${hours}`}
      </span>{" "}
      {end && <span className="block text-ink-2">{hours}</span>}
    </time>
  );
}

function sentenceOnRsvps(event: SchoolEvent, language: Language): string {
  const t = eventTexts[language].rsvps;
  const until = event.rsvp_until && fullDate(event.rsvp_until, language);
  if (event.cancelled_at) return t.cancelled;
  if (event.isOver) return t.over;
  switch (event.rsvps) {
    case "none":
      return t.none;
    case "closed":
      return t.closed(until);
    case "waiting list":
      return t.waitingList({ capacity: event.capacity ?? 0, until });
    case "open":
      return t.open({ left: event.placesLeft, capacity: event.capacity ?? 0, until });
  }
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-ink pt-3 pb-5">
      <h2 className="mb-2 text-larger/[1.2]">{title}</h2>
      {children}
    </section>
  );
}
