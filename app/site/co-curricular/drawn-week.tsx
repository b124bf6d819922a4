import coCurricularTexts from "messages:site/co-curricular/coCurricular";
import type { InLanguage } from "../../../data/languages.ts";
import type { ActivityGroup } from "../../../data/pages/co-curricular.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { clockTime } from "../../ui/dates.ts";
import { type HourScale, namedHours, shareOf } from "./session-hours.ts";
import { percent, type Session, skyOf, useWeekPlan } from "./week-plan.ts";
import "./drawn-week.css";

/**
 * The week as a plan: under each other the days, across them the light of their hours, and on it each session as a
 * bar in the colour of its campus. The bars say what the words beside them say, so a screen reader passes over them.
 */
export function DrawnWeek({ groups }: { groups: InLanguage<ActivityGroup>[] }) {
  const t = useTexts(coCurricularTexts);
  const days = useWeekPlan(groups);
  return (
    <section
      id="week"
      aria-labelledby="week-title"
      className="scroll-mt-16 bg-paper-sunk py-section"
    >
      <div className="page">
        <div className="columns-12 items-end">
          <h2 id="week-title" className="col-span-full lg:col-span-7">
            {t.week}
          </h2>
          <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-8 lg:mt-0">
            {t.weekLead}
          </p>
        </div>
        <ol className="drawn-week numbers">
          {days.map(({ id, name, sessions, scale }, place) => (
            <li key={id} className="week-day" data-names-hours={scale !== days[place - 1]?.scale}>
              <h3>{name}</h3>
              <svg aria-hidden className="week-hours">
                <HourNames scale={scale} />
              </svg>
              <svg aria-hidden className="week-sky">
                <g id={idOfSky(id)}>
                  <Sky scale={scale} />
                </g>
                {place === 0 && <Moon scale={scale} />}
              </svg>
              <ul>
                {sessions.map((session) => (
                  <SessionRow
                    key={session.name}
                    session={session}
                    scale={scale}
                    sky={`#${idOfSky(id)}`}
                  />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** By its day, to be drawn again behind the bars of a phone. */
const idOfSky = (day: string) => `sky-${day.toLowerCase()}`;

/** The light of the hours, side by side. */
export function Sky({ scale: { hours, shares } }: { scale: HourScale }) {
  return hours
    .slice(0, -1)
    .map((hour, place) => (
      <rect
        key={hour}
        x={percent(shares[place] ?? 0)}
        width="100%"
        height="100%"
        className={`week-light ${skyOf(hour)}`}
      />
    ));
}

/** The hour by which the moon is up. */
const night = 20;

export function Moon({ scale: { hours } }: { scale: HourScale }) {
  if ((hours.at(-1) ?? 0) < night) return null;
  return <circle cx="93%" cy="17" r="7" className="fill-saffron-100" />;
}

/** How far apart the names of hours are, as shares of the scale: at least, and where there is little room. */
const [apart, wideApart] = [0.12, 0.26];

/** The hours by name, each at its place in a drawing; those between are only for a wide one. */
export function HourNames({ scale }: { scale: HourScale }) {
  const language = useLanguage();
  const always = namedHours(scale, wideApart);
  return namedHours(scale, apart).map((hour) => (
    <text
      key={hour}
      x={percent(shareOf(hour * 60, scale))}
      y="1rem"
      data-between={!always.includes(hour) || undefined}
    >
      {clockTime(`${String(hour % 24).padStart(2, "0")}:00`, language)}
    </text>
  ));
}

function SessionRow({ session, scale, sky }: { session: Session; scale: HourScale; sky: string }) {
  const mark = campusOf(session.campus, useLanguage())?.mark;
  const { hours: own, language } = session;
  return (
    <li data-mark={mark}>
      <Part language={language}>
        <span className="week-name">{session.name}</span>
        <svg aria-hidden className="week-track">
          <use href={sky} />
          {own && (
            <rect
              x={percent(shareOf(own.from, scale))}
              width={percent(shareOf(own.to, scale) - shareOf(own.from, scale))}
              className="week-bar"
            />
          )}
        </svg>
        <span className="week-time">{session.time}</span>
        <span className="week-campus">
          <CampusMark campus={session.campus} />
        </span>
      </Part>
    </li>
  );
}
