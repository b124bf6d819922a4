import eventTexts from "messages:site/invites/event";
import type { getEventNeighbours, ListedEvent } from "../../../data/events/events.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import { choiceName } from "../../../data/school/choices.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { dayParts, fullDate } from "../../ui/dates.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import { OthersStrip } from "../sections/others-strip.tsx";

type Other = Pick<ListedEvent, "slug" | "title" | "starts_at" | "category" | "cover" | "language">;
type Neighbours = Awaited<ReturnType<typeof getEventNeighbours>>;

/** The one ending of an event's page: three that are coming, and those just before and after it. */
export function OtherEvents({ others, neighbours }: { others: Other[]; neighbours: Neighbours }) {
  const language = useLanguage();
  const t = eventTexts[language].others;
  const { previous, next } = neighbours;
  const order = (
    <nav aria-label={t.title} className="event-order">
      {previous && (
        <Neighbour label={t.before(fullDate(previous.starts_at, language))} event={previous} />
      )}
      {next && <Neighbour label={t.after(fullDate(next.starts_at, language))} event={next} />}
      <CutLink to="/invites" arrow>
        {t.all}
      </CutLink>
    </nav>
  );
  if (others.length === 0) return <div className="page no-print pb-section-60">{order}</div>;
  return (
    <OthersStrip title={t.coming} foot={order}>
      {others.map((other) => (
        <li key={other.slug}>
          <OtherEvent event={other} />
        </li>
      ))}
    </OthersStrip>
  );
}

/** A coming event with its picture, day and kind. */
function OtherEvent({ event }: { event: Other }) {
  const here = useLanguage();
  const { slug, title, starts_at, category, cover, language } = event;
  return (
    <SiteLink to={eventPath(slug)} className="group grid content-start">
      <span className="print block aspect-16/10">
        {cover && <PictureImage src={cover} alt="" />}
      </span>
      <span className="numbers flex flex-wrap gap-x-4 text-small text-ink-2 sm:mt-3 sm:justify-between">
        <time dateTime={starts_at}>{fullDate(starts_at, here)}</time>
        <span>{choiceName("event_categories", category, here)}</span>
      </span>
      <span
        {...useLangOf(language)}
        className="mt-0.5 block font-display text-h4 font-headline decoration-2 underline-offset-4 group-hover:underline"
      >
        {title} <EnglishMark language={language} />
      </span>
    </SiteLink>
  );
}

type NeighbourProps = { label: string; event: NonNullable<Neighbours["previous"]> };

function Neighbour({ label, event }: NeighbourProps) {
  const here = useLanguage();
  return (
    <SiteLink to={eventPath(event.slug)} className="group">
      <span
        aria-hidden
        data-mark={campusOf(event.campus, here)?.mark}
        data-off={event.cancelled_at ? "" : undefined}
        className="day-flag numbers"
      >
        {dayParts(event.starts_at, here).day}
      </span>
      <span>
        <span className="numbers block text-small text-ink-2">
          {label} <EnglishMark language={event.language} />
        </span>
        <span
          {...useLangOf(event.language)}
          className="mt-0.5 block font-display text-h4 font-headline decoration-2 underline-offset-4 group-hover:underline"
        >
          {event.title}
        </span>
      </span>
    </SiteLink>
  );
}
