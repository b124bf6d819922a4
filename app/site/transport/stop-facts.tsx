import stopTexts from "messages:site/transport/stop";
import type { ReactNode } from "react";
import { rupees } from "../../../data/payments/rupees.ts";
import type { BusRoute, BusStop } from "../../../data/transport/bus-routes.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { clockTime } from "../../ui/dates.ts";
import { listOf } from "../../ui/lists.ts";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import { routePath } from "./route-path.ts";

/** One stop with its times; `isWhole` adds its villages, the stops beside it and what to do with it. */
export function StopFacts({
  route,
  stop,
  isWhole = false,
}: {
  route: BusRoute;
  stop: BusStop;
  isWhole?: boolean;
}) {
  const language = useLanguage();
  const t = stopTexts[language];
  const inItsLanguage = useLangOf(stop.language);
  const { name, landmark, villages, morning, afternoon, late, fare } = stop;
  return (
    <>
      <h3 className="text-h4" {...inItsLanguage}>
        {name}
      </h3>
      {landmark && <p {...inItsLanguage}>{landmark}</p>}
      <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-2">
        <SiteLink to={routePath(route.id)} className="inline-link">
          <span {...useLangOf(route.language)}>{route.name}</span>
        </SiteLink>
        {route.campuses.map((campus) => (
          <CampusMark key={campus} campus={campus} />
        ))}
      </p>
      {isWhole && villages.length > 0 && (
        <p className="mt-1 text-small text-ink-2" {...inItsLanguage}>
          {stopTexts[stop.language].serves(listOf(villages, stop.language))}
        </p>
      )}
      <dl className="stop-facts numbers mt-4">
        <Fact name={t.morning}>{clockTime(morning, language)}</Fact>
        <Fact name={t.afternoon}>{clockTime(afternoon, language)}</Fact>
        {late && <Fact name={t.late}>{clockTime(late, language)}</Fact>}
        {fare && (
          <Fact name={t.fare}>
            {t.month(rupees(fare.fare))}
            <span className="block text-small font-normal text-ink-2">{fare.name}</span>
          </Fact>
        )}
      </dl>
      {isWhole && <Beside route={route} stop={stop} />}
      {isWhole && (
        <p className="no-print mt-4 flex flex-wrap gap-x-8 gap-y-2">
          <CutLink to={`/my-week?${new URLSearchParams(inMyWeek(route, stop))}`} arrow>
            {t.keep}
          </CutLink>
          {fare && (
            <CutLink to={`/admissions?${new URLSearchParams(inSum(route, fare.id))}#sum`} arrow>
              {t.cost}
            </CutLink>
          )}
        </p>
      )}
    </>
  );
}

const inMyWeek = ({ campuses }: BusRoute, { id }: BusStop) => [
  ...campuses.map((campus) => ["campus", campus]),
  ["stop", id],
];

const inSum = ({ campuses: [campus = ""] }: BusRoute, bus: string) => [
  ["campus", campus],
  ["bus", bus],
];

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** The stops before and after, for those who live between two. */
function Beside({ route, stop }: { route: BusRoute; stop: BusStop }) {
  const language = useLanguage();
  const t = stopTexts[language];
  const place = route.stops.indexOf(stop);
  const [before, after] = [route.stops[place - 1], route.stops[place + 1]];
  const said = ({ name, morning }: BusStop) => ({ name, time: clockTime(morning, language) });
  return (
    <p className="numbers mt-3 grid text-small text-ink-2">
      {before && <span>{t.before(said(before))}</span>}
      {after && <span>{t.after(said(after))}</span>}
    </p>
  );
}
