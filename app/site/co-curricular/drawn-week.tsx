import coCurricularTexts from "messages:site/co-curricular/coCurricular";
import { shortClock } from "../../../data/calendar/indian-time.ts";
import type { InLanguage } from "../../../data/languages.ts";
import type { ActivityGroup } from "../../../data/pages/co-curricular.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { type HourScale, namedHours, narrowRuns, shareOf } from "./session-hours.ts";
import { isInTheDark, percent, type Session, skyOf, useWeekPlan } from "./week-plan.ts";
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
                <HourLine scale={scale} />
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
        {days.some(({ scale }) => narrowRuns(scale).length > 0) && (
          <p aria-hidden className="hour-note mt-3 text-small text-ink-2">
            <svg aria-hidden viewBox={`0 0 ${hourWide} 8`} className="hour-line">
              <Folds hours={1} />
            </svg>
            {t.weekFolded}
          </p>
        )}
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

/** The line above the hours, folded where they have less room than the others. */
export function HourLine({ scale }: { scale: HourScale }) {
  const runs = narrowRuns(scale);
  const starts = [0, ...runs.map(({ to }) => to)];
  return (
    <g className="hour-line">
      {starts.map((start, place) => (
        <line
          key={start}
          x1={percent(start)}
          x2={percent(runs[place]?.from ?? 1)}
          y1="1.625rem"
          y2="1.625rem"
        />
      ))}
      {runs.map(({ from, to, hours }) => (
        <svg
          aria-hidden
          key={from}
          x={percent(from)}
          y="1.25rem"
          width={percent(to - from)}
          height="0.375rem"
          viewBox={`0 0 ${hours * hourWide} 8`}
          preserveAspectRatio="none"
        >
          <Folds hours={hours} />
        </svg>
      ))}
    </g>
  );
}

/** The width of an hour in its own drawing, and of one of its folds. */
const [hourWide, foldWide] = [30, 10];

function Folds({ hours }: { hours: number }) {
  const fold = `l${foldWide / 2}-8l${foldWide / 2} 8`;
  return (
    <path
      d={`M0 8${fold.repeat((hours * hourWide) / foldWide)}`}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** The names of hours are at least so far apart, as shares of the scale, also where there is little room. */
const [apart, wideApart] = [0.12, 0.21];

/** The hours by name, each at its place in a drawing; those between are only for a wide one. */
export function HourNames({ scale }: { scale: HourScale }) {
  const always = namedHours(scale, wideApart);
  return namedHours(scale, apart).map((hour) => (
    <text
      key={hour}
      x={percent(shareOf(hour * 60, scale))}
      y="0.95rem"
      data-between={!always.includes(hour) || undefined}
    >
      {shortClock(`${hour % 24}:00`)}
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
              data-dark={isInTheDark(own) || undefined}
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
