import routeTexts from "messages:site/transport/route";
import { ChevronDown } from "lucide-react";
import { shortClock } from "../../../data/calendar/indian-time.ts";
import { rupees } from "../../../data/payments/rupees.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import type { BusRoute, BusStop } from "../../../data/transport/bus-routes.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { clockTime } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { listOf } from "../../ui/lists.ts";
import "./route-timetable.css";

/**
 * One route: a row of the list that unfolds into a table, whose first column draws the line with its stops;
 * one sheet of A4 on paper.
 */
export function RouteTimetable({
  route,
  marked,
  isAsked,
}: {
  route: BusRoute;
  marked: string[];
  /** Whether the address asks for it, so that it begins unfolded. */
  isAsked: boolean;
}) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = routeTexts[language];
  const { school } = useSharedData();
  const inItsLanguage = useLangOf(route.language);
  const { id, name, note, stops, campuses } = route;
  return (
    <details
      data-edit={edit?.("bus-routes", id)}
      data-mark={campusOf(campuses[0] ?? null, language)?.mark}
      className="bus-route"
      data-asked={isAsked || undefined}
      open={isAsked}
    >
      <summary>
        <span className="bus-sheet-head">
          {school.name}, {school.phone}
        </span>
        <h3 className="bus-route-name text-h4" {...inItsLanguage}>
          {name}
        </h3>
        <span className="bus-route-campus">
          {campuses.map((campus) => (
            <CampusMark key={campus} campus={campus} />
          ))}
        </span>
        <OutlineOfRoute route={route} />
        <Icon of={ChevronDown} />
      </summary>
      {/* A browser unfolds the route around the place in the address. */}
      <div id={`route-${id}`} className="bus-sheet">
        {note && (
          <p className="max-w-152 text-ink-2" {...inItsLanguage}>
            {note}
          </p>
        )}
        {stops.length === 0 ? (
          <p className="text-ink-2">{t.noStops}</p>
        ) : (
          <>
            <Stops route={route} marked={marked} />
            <p aria-hidden className="bus-end">
              {campuses.map((campus) => (
                <CampusMark key={campus} campus={campus} />
              ))}
            </p>
          </>
        )}
        <p className="bus-sheet-foot">{t.schoolDays}</p>
      </div>
    </details>
  );
}

/** What the map does not show: the villages around the stops, the late bus, what a month costs. */
function OutlineOfRoute({ route: { stops, ...route } }: { route: BusRoute }) {
  const language = useLanguage();
  const t = routeTexts[language];
  const inItsLanguage = useLangOf(route.language);
  const names = stops.map(({ name }) => name);
  const villages = new Set(stops.flatMap((stop) => stop.villages));
  const around = [...villages].filter((village) => !names.includes(village));
  const late = stops.findLast((stop) => stop.late)?.late;
  const fares = stops.flatMap(({ fare }) => fare?.fare ?? []);
  const [least, most] = [Math.min(...fares), Math.max(...fares)].map(rupees);
  return (
    <>
      <span className="bus-route-around">
        {around.length > 0 && <span {...inItsLanguage}>{t.around(listOf(around, language))}</span>}
      </span>
      <span className="bus-route-cost numbers">
        {fares.length > 0 && (
          <span>{t.month(least === most ? `${least}` : `${least} – ${most}`)}</span>
        )}
        {late && <span>{t.lateFrom(clockTime(late, language))}</span>}
      </span>
    </>
  );
}

function Stops({ route: { name, stops }, marked }: { route: BusRoute; marked: string[] }) {
  const t = useTexts(routeTexts);
  const hasLateBus = stops.some(({ late }) => late);
  return (
    <table className="bus-table numbers" data-late={hasLateBus}>
      <caption className="sr-only">{t.timetable(name)}</caption>
      <thead>
        <tr>
          <th scope="col">{t.stop}</th>
          <th scope="col">{t.morning}</th>
          <th scope="col">{t.afternoon}</th>
          {hasLateBus && <th scope="col">{t.late}</th>}
          <th scope="col">{t.fare}</th>
        </tr>
      </thead>
      <tbody>
        {stops.map((stop) => (
          <StopRow
            key={stop.id}
            stop={stop}
            isMarked={marked.includes(stop.id)}
            hasLateBus={hasLateBus}
          />
        ))}
      </tbody>
    </table>
  );
}

function StopRow({
  stop,
  isMarked,
  hasLateBus,
}: {
  stop: BusStop;
  isMarked: boolean;
  hasLateBus: boolean;
}) {
  const edit = useEditMark();
  const t = useTexts(routeTexts);
  const inItsLanguage = useLangOf(stop.language);
  const { name, landmark, villages, morning, afternoon, late, fare } = stop;
  const around = villages.filter((village) => village !== name).join(", ");
  return (
    <tr data-edit={edit?.("bus-stops", stop.id)} data-marked={isMarked || undefined}>
      <th scope="row">
        <span className="bus-stop" {...inItsLanguage}>
          {name}
        </span>
        <span className="bus-landmark" {...inItsLanguage}>
          {[landmark, around].filter(Boolean).join(" · ")}
        </span>
      </th>
      <td>{shortClock(morning)}</td>
      <td>{shortClock(afternoon)}</td>
      {hasLateBus && <td>{late ? shortClock(late) : t.none}</td>}
      <td>{fare && rupees(fare.fare)}</td>
    </tr>
  );
}
