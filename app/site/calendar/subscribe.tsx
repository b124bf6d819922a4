import subscribeTexts from "messages:site/calendar/subscribe";
import type { CalendarChoice } from "../../../data/calendar/calendar-item.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { type FeedAddresses, feedAddresses } from "./calendar-feeds.ts";
import { levelName } from "./calendar-file.ts";
import { PlaceFilters } from "./calendar-filters.tsx";

type SubscribeProps = Pick<CalendarChoice, "campus" | "level"> & { siteUrl: string };

/** How to subscribe to the calendar of a campus and level in each of the three large calendars. */
export function Subscribe({ campus, level, siteUrl }: SubscribeProps) {
  const t = useTexts(subscribeTexts);
  const language = useLanguage();
  const addresses = feedAddresses({ campus, level }, siteUrl, language);
  const name = [campus && campusName(campus, language), levelName(level, language)]
    .filter(Boolean)
    .join(", ");
  return (
    <section id="subscribe" aria-labelledby="subscribe-title" className="no-print scroll-mt-24">
      <div className="page columns-12 gap-y-9 py-section-70">
        <div className="col-span-full lg:col-span-5 lg:pr-6">
          <h2 id="subscribe-title">{t.title}</h2>
          <p className="mt-4 max-w-144 text-ink-2">{t.lead}</p>
          <p className="mt-3 max-w-144">
            {t.urgentFact}{" "}
            <SiteLink
              to={campus ? `/my-week?campus=${campus}` : "/my-week"}
              className="inline-link"
            >
              {t.urgent}
            </SiteLink>
          </p>
          <div className="mt-6 grid gap-y-1">
            <PlaceFilters campus={campus} level={level} labels={t} anchor="subscribe" />
          </div>
        </div>
        <div className="col-span-full lg:col-start-6">
          <p className="text-h4 font-display">{name || t.all}</p>
          <SubscribeWays addresses={addresses} />
        </div>
      </div>
    </section>
  );
}

/** Links for the three large calendars, and the address for all others. */
export function SubscribeWays({ addresses }: { addresses: FeedAddresses }) {
  const t = useTexts(subscribeTexts);
  return (
    <>
      <ul className="mt-3 border-t-2 border-ink">
        {t.ways.map(({ id, name: program, how, action }) => (
          <li key={id} className="subscribe-way">
            <div>
              <h3 className="text-h4">{program}</h3>
              <p className="mt-1 max-w-144 text-small text-ink-2">{how}</p>
            </div>
            <a
              href={addresses[id as "webcal" | "google" | "outlook"]}
              className="button"
              data-variant="outline2"
            >
              {action}
            </a>
          </li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="inline-flex min-h-11 w-fit items-center font-semibold text-pine-700">
          {t.address}
        </summary>
        <code className="feed-address">{addresses.https}</code>
      </details>
      <p className="text-small text-ink-2">
        <a href={addresses.https} download className="cut-link">
          {t.file}
        </a>
      </p>
      <p className="mt-3 max-w-144 text-small text-ink-2">{t.note}</p>
    </>
  );
}
