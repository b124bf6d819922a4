import busTexts from "messages:site/campuses/buses";
import { shortClock } from "../../../data/calendar/indian-time.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import type { BusRoute, BusStop } from "../../../data/transport/bus-routes.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { SiteLink } from "../../ui/site-link.tsx";
import { routePath } from "../transport/route-path.ts";
import "./campus-buses.css";
import "./campus-buses-phone.css";

/** Lines with more stops than this break into rows. */
const mostInARow = 9;

type WaysProps = {
  campus: { id: string; name: string };
  routes: BusRoute[];
};

/** A line for each route with its stops, and a trunk that takes them all to the campus. */
export function BusWays({ campus, routes }: WaysProps) {
  const mark = campusOf(campus.id, useLanguage())?.mark;
  return (
    <>
      <ul className="bus-ways numbers" aria-label={campus.name}>
        {routes.map((route) => (
          <Way key={route.id} route={route} />
        ))}
      </ul>
      <p aria-hidden className="bus-ways-end">
        {campus.name}
        <span className="campus-square" data-mark={mark} />
      </p>
    </>
  );
}

function Way({ route: { id, name, language, stops } }: { route: BusRoute }) {
  const edit = useEditMark();
  const t = busTexts[useLanguage()];
  const home = stops.map(({ afternoon }) => afternoon).toSorted();
  const [from, to] = [home[0], home.at(-1)];
  return (
    <li data-edit={edit?.("bus-routes", id)} data-long={stops.length > mostInARow || undefined}>
      <h3 className="bus-way-title font-display text-h4" {...useLangOf(language)}>
        <SiteLink to={routePath(id)} className="bus-way-name">
          {name}
        </SiteLink>
      </h3>
      {from && to && (
        <p className="bus-way-all-home">
          {t.homeBetween({ from: shortClock(from), to: shortClock(to) })}
        </p>
      )}
      <ol>
        {stops.map((stop) => (
          <Stop key={stop.id} stop={stop} />
        ))}
      </ol>
    </li>
  );
}

function Stop({ stop: { name, language, morning, afternoon } }: { stop: BusStop }) {
  const t = busTexts[useLanguage()];
  return (
    <li>
      <span className="bus-way-time">{shortClock(morning)}</span>{" "}
      <span {...useLangOf(language)}>{name}</span>{" "}
      <span className="bus-way-home">{t.home(shortClock(afternoon))}</span>
    </li>
  );
}
