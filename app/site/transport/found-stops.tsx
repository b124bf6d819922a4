import villageTexts from "messages:site/transport/village";
import { campusesIn } from "../../../data/school/campuses.ts";
import type { BusRoute } from "../../../data/transport/bus-routes.ts";
import type { FoundStops as Found } from "../../../data/transport/village-search.ts";
import { useLanguage } from "../../language/language.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";
import { StopFacts } from "./stop-facts.tsx";

/** The stops that serve a village, or that there is none and whom to ask. */
export function FoundStops({
  village,
  found: { stops, taken },
  routes,
}: {
  village: string;
  found: Found;
  routes: BusRoute[];
}) {
  const language = useLanguage();
  const t = villageTexts[language];
  const places = routes.flatMap((route) =>
    route.stops.filter(({ id }) => stops.includes(id)).map((stop) => ({ route, stop })),
  );
  return (
    <section id="answer" aria-labelledby="answer-title" className="scroll-mt-24">
      {places.length > 0 ? (
        <>
          <h2 id="answer-title" className="border-t-2 border-ink pt-4 text-h3">
            {t.found({ count: places.length, village: taken ?? village })}
          </h2>
          {taken && <p className="mt-2 text-ink-2">{t.taken({ asked: village, taken })}</p>}
          <ul
            className={`grid gap-x-columns lg:grid-cols-2 ${places.length > 2 ? "xl:grid-cols-3" : ""}`}
          >
            {places.map(({ route, stop }) => (
              <li key={stop.id} className="border-b border-line py-5">
                <StopFacts route={route} stop={stop} isWhole />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NoneFound village={village} />
      )}
    </section>
  );
}

function NoneFound({ village }: { village: string }) {
  const language = useLanguage();
  const t = villageTexts[language];
  const { school } = useSharedData();
  return (
    <>
      <h2 id="answer-title" className="mb-5 border-t-2 border-ink pt-4 text-h3">
        {t.none(village)}
      </h2>
      <Notice kind="warn" title={t.noneFact}>
        <ul className="mt-2">
          {campusesIn(language).map(({ id }) => (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4">
              <CampusMark campus={id} />
              <PhoneLink phone={school.campusPhones[id] ?? school.phone} />
            </li>
          ))}
        </ul>
      </Notice>
    </>
  );
}
