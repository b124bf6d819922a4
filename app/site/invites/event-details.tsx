import eventTexts from "messages:site/invites/event";
import eventStandingTexts from "messages:site/invites/eventStanding";
import type { ReactNode } from "react";
import type { SchoolEvent } from "../../../data/events/events.ts";
import type { Language } from "../../../data/languages.ts";
import { campusOf } from "../../../data/school/campuses.ts";
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
  /** The way to the form, as long as it takes RSVPs. */
  reply: ReactNode;
};

/** The first questions about an event, beside its picture: when, and whether an RSVP is needed. */
export function EventDetails({ event, reply }: EventDetailsProps) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = eventTexts[language];
  const standing = eventStandingTexts[language];
  return (
    <aside
      data-edit={edit?.("events", event.id, "starts_at")}
      aria-label={t.about(event.title)}
      className="opening-words"
    >
      <section className="border-t-2 border-ink pb-5">
        <h2 className="sr-only">{t.when}</h2>
        <When event={event} />
        {event.isOn && !event.cancelled_at && (
          <p className="mt-2">
            <Status kind="good">{standing.onNow}</Status>
          </p>
        )}
      </section>
      <section className="event-rsvps">
        <h2 className="sr-only">{t.rsvps.title}</h2>
        {event.rsvps === "waiting list" && (
          <p className="mb-1 basis-full">
            <Status kind="waiting">{standing.waitingList}</Status>
          </p>
        )}
        {reply}
        <p className="numbers min-w-0 flex-1 basis-56">{sentenceOnRsvps(event, language)}</p>
      </section>
    </aside>
  );
}

type EventPlaceProps = {
  event: SchoolEvent;
  /** Where the campus is on a map. */
  map: string | undefined;
  action: ReactNode;
  share: ReactNode;
};

/** Where it is, for whom, and how to keep or pass it on, in one row below the picture. */
export function EventPlace({ event, map, action, share }: EventPlaceProps) {
  const language = useLanguage();
  const own = useLangOf(event.language);
  const t = eventTexts[language];
  return (
    <aside aria-labelledby="where" className="event-place">
      <section>
        <h2 id="where" className="text-small/[1.4] font-normal text-ink-2">
          {t.where}
        </h2>
        {event.venue && (
          <p {...own} className="mt-0.5 font-display text-h4 font-headline">
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
      </section>
      <dl className="event-kind">
        {event.levels.length > 0 && (
          <div>
            <dt>{t.levels}</dt>
            <dd>{levelNames(event.levels, language).join(", ")}</dd>
          </div>
        )}
        <div>
          <dt>{t.kind}</dt>
          <dd>
            <SiteLink to={`/invites?category=${event.category}`} className="inline-link min-h-11">
              {event.categoryName}
            </SiteLink>
          </dd>
        </div>
      </dl>
      <div className="no-print flex flex-wrap items-center gap-x-3">
        {action}
        {share}
      </div>
    </aside>
  );
}

/** The day on the flag of its campus, the hours beside it. */
function When({ event }: { event: SchoolEvent }) {
  const language = useLanguage();
  const { day, month, weekday, year } = dayParts(event.starts_at, language);
  const end = lastDay(event.starts_at, event.ends_at, language);
  const hours = event.all_day
    ? eventStandingTexts[language].allDay
    : timeSpan(event.starts_at, event.ends_at, language);
  return (
    <time dateTime={event.starts_at} className="hung-day numbers">
      <span
        data-mark={campusOf(event.campus, language)?.mark}
        data-off={event.cancelled_at ? "" : undefined}
        className="day-flag"
      >
        {day}
      </span>{" "}
      <span className="pt-3">
        <span className="block font-display text-h4 font-headline">
          {month} {year}
        </span>{" "}
        <span className="block font-semibold">
          {end ? eventTexts[language].weekdayTo({ weekday, lastDay: end }) : `${weekday}, ${hours}`}
        </span>{" "}
        {end && <span className="block text-ink-2">{hours}</span>}
      </span>
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
