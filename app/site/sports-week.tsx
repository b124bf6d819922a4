import weekdayNames from "messages:names/weekdays";
import sportsTexts from "messages:site/sports/sports";
import { sportPath } from "../../data/pages/row-paths.ts";
import type { ListedSport } from "../../data/sports/sports-programs.ts";
import { useLangOf } from "../language/english-mark.tsx";
import { useLanguage } from "../language/language.ts";
import { useTexts } from "../language/texts.ts";
import { CampusMark } from "../ui/campus-mark.tsx";
import { clockSpan } from "../ui/dates.ts";
import { SiteLink } from "../ui/site-link.tsx";
import { hoursOf } from "./co-curricular/session-hours.ts";
import { weekdays } from "./co-curricular/weekdays.ts";
import { daysIn, shortOf } from "./sport/training-week.tsx";
import { SportDrawing } from "./sports-drawing.tsx";
import "./sports-week.css";

/**
 * Which sport trains on which day, campus by campus, on a mown ground: on each of its days lies the sport's own thing,
 * with its hours where there is room. Nothing where no sport names a day.
 */
export function SportsWeek({ sports }: { sports: readonly ListedSport[] }) {
  const language = useLanguage();
  const t = useTexts(sportsTexts);
  const grounds = groundsOf(sports);
  if (grounds.length === 0) return null;
  return (
    <section aria-labelledby="sports-week" className="sports-week on-pine">
      <div className="page">
        <table className="numbers">
          <caption>
            <h2 id="sports-week">{t.week}</h2>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{t.sport}</span>
              </th>
              {weekdays.map((day, place) => (
                <th key={day} scope="col">
                  <span aria-hidden>{shortOf(place, language)}</span>
                  <span className="sr-only">{weekdayNames[language][day]}</span>
                </th>
              ))}
            </tr>
          </thead>
          {grounds.map(({ campus, sports }) => (
            <tbody key={campus}>
              <tr>
                <th scope="rowgroup" colSpan={weekdays.length + 1}>
                  <CampusMark campus={campus} />
                </th>
              </tr>
              {sports.map((sport) => (
                <SportRow key={sport.id} sport={sport} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

type Trained = ListedSport & { timings: { days: number[]; timing: string }[] };

/** The sports that name their days, by campus: the campus with most sports first, those of all campuses last. */
function groundsOf(sports: readonly ListedSport[]): { campus: string | null; sports: Trained[] }[] {
  const trained = sports.map((sport) => ({ ...sport, timings: timingsOf(sport) }));
  const named = trained.filter(({ timings }) => timings.some(({ days }) => days.length > 0));
  const campuses = [...new Set(named.map(({ campus }) => campus))];
  return campuses
    .map((campus) => ({ campus, sports: named.filter((sport) => sport.campus === campus) }))
    .toSorted(
      (one, other) =>
        Number(one.campus === null) - Number(other.campus === null) ||
        other.sports.length - one.sports.length,
    );
}

/** The stored times are in English, whatever the language of the page. */
function timingsOf({ schedules }: ListedSport): Trained["timings"] {
  const names = weekdays.map((day) => weekdayNames.en[day]);
  return schedules
    .flatMap(({ timings }) => timings)
    .map((timing) => ({ timing, days: daysIn(timing, names) }));
}

function SportRow({ sport }: { sport: Trained }) {
  const { id, name, language, timings } = sport;
  return (
    <tr>
      <th scope="row">
        <SiteLink to={sportPath(id)} {...useLangOf(language)}>
          {name}
        </SiteLink>
      </th>
      {weekdays.map((day, place) => (
        <td key={day}>
          <DayOfSport
            name={name}
            timings={timings.flatMap(({ days, timing }) => (days.includes(place) ? [timing] : []))}
          />
        </td>
      ))}
    </tr>
  );
}

function DayOfSport({ name, timings }: { name: string; timings: string[] }) {
  const language = useLanguage();
  if (timings.length === 0) return null;
  return (
    <span className="sports-day">
      <SportDrawing name={name} />
      <span>
        {timings.map((timing) => {
          const hours = hoursOf(timing);
          return (
            <span key={timing}>
              {hours ? clockSpan(clockAt(hours.from), clockAt(hours.to), language) : timing}
            </span>
          );
        })}
      </span>
    </span>
  );
}

/** "15:30" of the minutes after midnight. */
function clockAt(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
