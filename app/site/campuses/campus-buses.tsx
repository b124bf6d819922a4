import busTexts from "messages:site/campuses/buses";
import type { BusRoute, BusStop } from "../../../data/transport/bus-routes.ts";
import { useLanguage } from "../../language/language.ts";
import { clockSpan } from "../../ui/dates.ts";
import { CutLink } from "../../ui/site-link.tsx";
import { BusWays } from "./bus-ways.tsx";
import "./campus-buses.css";

type BusesProps = {
  campus: { id: string; name: string };
  routes: BusRoute[];
  schoolDay: { what: string; when: string; lang?: string } | undefined;
};

/** A school day by its buses, and each line with its stops; all of them end at the campus. */
export function CampusBuses({ campus, routes, schoolDay }: BusesProps) {
  const language = useLanguage();
  const t = busTexts[language];
  return (
    <section aria-labelledby="buses" className="on-pine bg-pine-900 pb-section text-paper">
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="buses" className="text-h3">
            {t.title(routes.length)}
          </h2>
          <CutLink to={`/transport?campus=${campus.id}`} arrow>
            {t.timetables}
          </CutLink>
        </div>
        <DayOfBuses stops={routes.flatMap(({ stops }) => stops)} schoolDay={schoolDay} />
        <BusWays campus={campus} routes={routes} />
      </div>
    </section>
  );
}

/** From the first child on a bus to the last one home. */
function DayOfBuses({ stops, schoolDay }: { stops: BusStop[] } & Pick<BusesProps, "schoolDay">) {
  const language = useLanguage();
  const t = busTexts[language];
  const spanOf = (clocks: string[]) => {
    const [first, last] = [clocks.toSorted().at(0), clocks.toSorted().at(-1)];
    return first && last && clockSpan(first, last, language);
  };
  const late = spanOf(stops.flatMap((stop) => stop.late ?? []));
  return (
    <dl className="bus-day numbers">
      <div>
        <dt>{t.collect}</dt>
        <dd>{spanOf(stops.map(({ morning }) => morning))}</dd>
      </div>
      {schoolDay && (
        <div className="school" lang={schoolDay.lang}>
          <dt>{schoolDay.what}</dt>
          <dd>{schoolDay.when}</dd>
        </div>
      )}
      <div>
        <dt>{t.bringHome}</dt>
        <dd>{spanOf(stops.map(({ afternoon }) => afternoon))}</dd>
      </div>
      {late && (
        <div className="late">
          <dt>{t.late}</dt>
          <dd>{late}</dd>
        </div>
      )}
    </dl>
  );
}
