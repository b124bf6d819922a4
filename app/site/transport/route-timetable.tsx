import routeTexts from "messages:site/transport/route";
import { rupees } from "../../../data/admissions/fee-schedule.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import type { BusRoute, BusStop } from "../../../data/transport/bus-routes.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useSharedData } from "../../layout/shared-data.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { shortClock } from "../../ui/dates.ts";
import { LinePart } from "./line-part.tsx";

/** One route as a table, whose first column draws the line with its stops; one sheet of A4 on paper. */
export function RouteTimetable({ route, marked }: { route: BusRoute; marked: string[] }) {
  const edit = useEditMark();
  const t = useTexts(routeTexts);
  const { school } = useSharedData();
  const inItsLanguage = useLangOf(route.language);
  const { id, name, note, stops, campuses } = route;
  return (
    <section
      data-edit={edit?.("bus-routes", id)}
      aria-labelledby={`route-${id}`}
      data-mark={campusOf(campuses[0] ?? null, useLanguage())?.mark}
      className="bus-route"
    >
      <p className="bus-sheet-head">
        {school.name}, {school.phone}
      </p>
      <h3 id={`route-${id}`} className="scroll-mt-24 text-h3" {...inItsLanguage}>
        {name}
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-2">
        {campuses.map((campus) => (
          <CampusMark key={campus} campus={campus} />
        ))}
      </p>
      {note && (
        <p className="mt-2 max-w-152 text-ink-2" {...inItsLanguage}>
          {note}
        </p>
      )}
      {stops.length === 0 ? (
        <p className="mt-4 border-t-2 border-ink pt-3 text-ink-2">{t.noStops}</p>
      ) : (
        <>
          <Stops route={route} marked={marked} />
          <p aria-hidden className="bus-end">
            {campuses.map((campus) => (
              <span key={campus}>
                <LinePart place={0} isEnd />
                <CampusMark campus={campus} />
              </span>
            ))}
          </p>
        </>
      )}
      <p className="bus-sheet-foot">{t.schoolDays}</p>
    </section>
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
        {stops.map((stop, place) => (
          <StopRow
            key={stop.id}
            stop={stop}
            place={place}
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
  place,
  isMarked,
  hasLateBus,
}: {
  stop: BusStop;
  place: number;
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
        <LinePart place={place} isFirst={place === 0} />
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
