import eventTexts from "messages:site/invites/event";
import type { getEventNeighbours } from "../../../data/events/events.ts";
import { EnglishMark, useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { fullDate } from "../../ui/dates.ts";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";

type Neighbours = Awaited<ReturnType<typeof getEventNeighbours>>;

/** The events before and after this one, and the way back to all. */
export function NeighbouringEvents({ previous, next }: Neighbours) {
  const language = useLanguage();
  const t = eventTexts[language].others;
  return (
    <nav aria-label={t.title} className="page py-[calc(var(--spacing-section)*0.6)]">
      <div className="grid border-t-2 border-ink md:grid-cols-2 md:gap-x-gap">
        {previous && (
          <Neighbour label={t.before(fullDate(previous.starts_at, language))} event={previous} />
        )}
        {next && (
          <Neighbour
            label={t.after(fullDate(next.starts_at, language))}
            event={next}
            className="md:col-start-2"
          />
        )}
      </div>
      <p className="mt-6">
        <CutLink to="/invites" arrow>
          {t.all}
        </CutLink>
      </p>
    </nav>
  );
}

function Neighbour({
  label,
  event,
  className = "",
}: {
  label: string;
  event: NonNullable<Neighbours["previous"]>;
  className?: string;
}) {
  return (
    <SiteLink
      to={`/invites/${event.slug}`}
      className={`group block border-b border-line py-5 ${className}`}
    >
      <span className="numbers block text-small text-ink-2">
        {label} <EnglishMark language={event.language} />
      </span>
      <span
        {...useLangOf(event.language)}
        className="mt-1 block font-display text-h3 font-[440] decoration-pine-300 decoration-2 underline-offset-4 group-hover:underline"
      >
        {event.title}
      </span>
    </SiteLink>
  );
}
