import eventStandingTexts from "messages:site/invites/eventStanding";
import replyTexts from "messages:site/invites/reply";
import type { ReactNode } from "react";
import { indianDay } from "../../../../data/calendar/days.ts";
import type { EventRsvp } from "../../../../data/events/event-rsvps.ts";
import type { SchoolEvent } from "../../../../data/events/events.ts";
import { useLangOf } from "../../../language/english-mark.tsx";
import { useLanguage } from "../../../language/language.ts";
import { CampusMark } from "../../../ui/campus-mark.tsx";
import { daySpan, timeSpan } from "../../../ui/dates.ts";
import { SiteLink } from "../../../ui/site-link.tsx";

/** "2 adults, 1 child". */
export function headsIn(
  { adults, children }: Pick<EventRsvp, "adults" | "children">,
  { heads }: typeof replyTexts.en,
): string {
  const parts = [adults > 0 && heads.adults(adults), children > 0 && heads.children(children)];
  return parts.filter(Boolean).join(", ");
}

/** What was replied, and to what. */
export function ReplyFacts({ rsvp, event }: { rsvp: EventRsvp; event: SchoolEvent }) {
  const language = useLanguage();
  const own = useLangOf(event.language);
  const t = replyTexts[language];
  const hours = event.all_day
    ? eventStandingTexts[language].allDay
    : timeSpan(event.starts_at, event.ends_at, language);
  return (
    <dl className="numbers reply-facts">
      <Fact name={t.facts.event}>
        <SiteLink
          {...own}
          to={`/invites/${event.slug}`}
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
      <Fact name={t.facts.people}>{headsIn(rsvp, t)}</Fact>
      {event.questions.map(({ id, label, kind, choices, language: asked }) => {
        const answer = rsvp.answers[id];
        if (!answer) return null;
        const name = choices.find((choice) => choice.id === answer)?.name ?? answer;
        return (
          <Fact key={id} name={<span lang={asked === language ? undefined : asked}>{label}</span>}>
            {kind === "check" ? t.yes : name}
          </Fact>
        );
      })}
      <Fact name={t.facts.name}>{rsvp.name}</Fact>
      <Fact name={t.facts.email}>{rsvp.email}</Fact>
      <Fact name={t.facts.reference}>{rsvp.reference}</Fact>
    </dl>
  );
}

function daysOf({ starts_at, ends_at }: SchoolEvent): [first: string, last: string] {
  return [indianDay(starts_at), indianDay(ends_at ?? starts_at)];
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
