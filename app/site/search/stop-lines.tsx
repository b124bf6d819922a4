import searchTexts from "messages:site/search/search";
import stopTexts from "messages:site/transport/stop";
import { shortClock } from "../../../data/calendar/indian-time.ts";
import type { BusRoute } from "../../../data/transport/bus-routes.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { routePath } from "../transport/route-path.ts";
import { hasMark, MarkedText } from "./marked-text.tsx";
import "./stop-lines.css";

/** The bus stops that were found, as one table: a line of the bus in each row, its stops in the order of the morning. */
export function StopLines({ routes, stems }: { routes: BusRoute[]; stems: string[] }) {
  const language = useLanguage();
  const t = searchTexts[language].lines;
  const { morning, afternoon } = stopTexts[language];
  return (
    <table className="stop-lines numbers">
      <thead>
        <tr>
          <th scope="col">{t.line}</th>
          <th scope="col">{t.stops({ morning, afternoon })}</th>
        </tr>
      </thead>
      <tbody>
        {routes.map((route) => (
          <Line key={route.id} route={route} stems={stems} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ route, stems }: { route: BusRoute; stems: string[] }) {
  return (
    <tr>
      <th scope="row">
        <SiteLink to={routePath(route.id)} className="stop-line" {...useLangOf(route.language)}>
          {route.name}
        </SiteLink>
        <span className="flex flex-wrap gap-x-4">
          {route.campuses.map((campus) => (
            <CampusMark key={campus} campus={campus} />
          ))}
        </span>
      </th>
      <td>
        <ul>
          {route.stops.map((stop) => (
            <Stop key={stop.id} stop={stop} stems={stems} hasRoom={route.stops.length <= 2} />
          ))}
        </ul>
      </td>
    </tr>
  );
}

function Stop({
  stop: { name, landmark, villages, morning, afternoon, language },
  stems,
  hasRoom,
}: {
  stop: BusRoute["stops"][number];
  stems: string[];
  hasRoom: boolean;
}) {
  const around = [landmark, ...villages.filter((village) => village !== name)].filter(Boolean);
  const reason = hasRoom ? around : around.filter((words) => hasMark(words, stems));
  return (
    <li>
      <SiteLink to={`/transport?${new URLSearchParams({ village: name })}#answer`} data-result>
        <span {...useLangOf(language)}>
          <MarkedText text={name} stems={stems} />{" "}
          {reason.length > 0 && (
            <span className="stop-around">
              <MarkedText text={reason.join(" · ")} stems={stems} />
            </span>
          )}
        </span>{" "}
        <span className="stop-times">
          {shortClock(morning)} · {shortClock(afternoon)}
        </span>
      </SiteLink>
    </li>
  );
}
