import sectionsTexts from "messages:site/sections/sections";
import type { ComingEvent } from "../../../data/events/events.ts";
import type { Language } from "../../../data/languages.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import { EventDay } from "../invites/event-day.tsx";
import { EventFacts, EventStanding } from "../invites/event-facts.tsx";

/** The next events as an agenda: the day in large type, then what, where and when. */
export function ComingUp({
  events,
  lead,
  language,
}: {
  events: ComingEvent[];
  lead?: string;
  /** The language of the given texts, if any. */
  language?: Language;
}) {
  const edit = useEditMark();
  const t = useTexts(sectionsTexts).comingUp;
  const inItsLanguage = useLangOf(language);
  return (
    <section className="rendered-when-near page columns-12 py-section">
      <div className="col-span-full lg:col-span-4">
        <h2 className="mb-4">{t.title}</h2>
        {lead && (
          <p
            data-edit={edit?.("content", "home", "events/lead")}
            {...inItsLanguage}
            className="mb-5 max-w-88 text-ink-2"
          >
            {lead}
          </p>
        )}
        <CutLink to="/calendar" arrow>
          {t.calendar}
        </CutLink>
      </div>
      {events.length === 0 ? (
        <EmptyState
          title={t.none}
          heading="h3"
          className="col-span-full mt-9 lg:col-start-5 lg:mt-0"
        >
          <p>{t.noneYet}</p>
        </EmptyState>
      ) : (
        <ol className="col-span-full mt-9 border-t-2 border-ink lg:col-start-5 lg:mt-0">
          {events.map((event) => (
            <AgendaRow key={event.id} event={event} />
          ))}
        </ol>
      )}
    </section>
  );
}

function AgendaRow({ event }: { event: ComingEvent }) {
  const edit = useEditMark();
  const t = useTexts(sectionsTexts).comingUp;
  const address = eventPath(event.slug);
  return (
    <li
      data-edit={edit?.("events", event.id)}
      className="grid grid-cols-[min(4.25rem,24%)_minmax(0,1fr)] items-start gap-x-gap gap-y-1 border-b border-line pt-5 pb-4.5 md:grid-cols-[9.25rem_minmax(0,1fr)_auto] md:items-center"
    >
      <EventDay startsAt={event.starts_at} />
      <div>
        <h3 className="text-[clamp(1.25rem,1.1rem+0.6vw,1.625rem)]">
          <SiteLink
            to={address}
            {...useLangOf(event.language)}
            className="decoration-pine-300 decoration-2 underline-offset-4 hover:underline"
          >
            {event.title}
          </SiteLink>{" "}
          <EnglishMark language={event.language} />
        </h3>
        <EventFacts event={event} />
      </div>
      <div className="max-md:col-start-2 max-md:mt-2.5 max-md:justify-self-start max-md:empty:hidden">
        {event.rsvps === "open" ? (
          <ButtonLink to={address} variant="outline2" aria-label={t.replyTo(event.title)}>
            {t.rsvp}
          </ButtonLink>
        ) : (
          <EventStanding event={event} />
        )}
      </div>
    </li>
  );
}
