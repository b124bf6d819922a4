import weekdayNames from "messages:names/weekdays";
import coCurricularTexts from "messages:site/co-curricular/coCurricular";
import type { CSSProperties } from "react";
import type { InLanguage } from "../../../data/languages.ts";
import type { ActivityGroup } from "../../../data/pages/co-curricular.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { withNames } from "../../language/names.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { clockTime } from "../../ui/dates.ts";
import { type Hours, hoursAround, hoursOf } from "./session-hours.ts";
import { weekdays } from "./weekdays.ts";
import "./drawn-week.css";

type Session = InLanguage<ActivityGroup> & { hours: Hours | null };

/**
 * The week as a plan: under each other the days, across them the hours, each session a bar in the colour of its
 * campus. The bars say what stands beside them in words, so a screen reader passes over them.
 */
export function DrawnWeek({ groups }: { groups: InLanguage<ActivityGroup>[] }) {
  const t = useTexts(coCurricularTexts);
  const days = withNames(weekdays, useTexts(weekdayNames));
  const sessions = groups.map((group) => ({ ...group, hours: hoursOf(group.time) }));
  const hours = hoursAround(sessions.flatMap(({ hours }) => hours ?? []));
  return (
    <section className="bg-paper-sunk py-section">
      <div className="page">
        <div className="columns-12 items-end">
          <h2 className="col-span-full lg:col-span-7">{t.week}</h2>
          <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-8 lg:mt-0">
            {t.weekLead}
          </p>
        </div>
        <div
          className="drawn-week numbers"
          style={{ "--hours": hours.length - 1 } as CSSProperties}
        >
          {hours.length > 0 && (
            <div className="week-head">
              <HoursAcross hours={hours} />
            </div>
          )}
          <ol>
            {days.map(({ id, name }) => {
              const ofDay = sessions.filter(({ days }) => days.includes(id)).sort(byHour);
              if (ofDay.length === 0) return null;
              return (
                <li key={id} className="week-day">
                  <h3 className="text-h4">{name}</h3>
                  <ul>
                    {ofDay.map((session) => (
                      <SessionRow key={session.name} session={session} hours={hours} />
                    ))}
                  </ul>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** Earliest first; what has no hours that can be read comes last. */
function byHour(one: Session, other: Session): number {
  const late = { from: 1440, to: 1440 };
  const [a, b] = [one.hours ?? late, other.hours ?? late];
  return a.from - b.from || a.to - b.to;
}

/** Every third hour by name, above the bars. */
function HoursAcross({ hours }: { hours: number[] }) {
  const language = useLanguage();
  const named = hours.filter((hour) => hour % 3 === 0 && hour !== hours.at(-1));
  return (
    <svg aria-hidden className="week-hours no-print">
      {named.map((hour) => (
        <text key={hour} x={shareOf(hour * 60, hours)} y="1rem">
          {clockTime(`${String(hour).padStart(2, "0")}:00`, language)}
        </text>
      ))}
    </svg>
  );
}

function SessionRow({ session, hours }: { session: Session; hours: number[] }) {
  const { name, time, campus, language } = session;
  const mark = campusOf(campus, useLanguage())?.mark;
  return (
    <li data-mark={mark}>
      <Part language={language}>
        <span className="week-name">{name}</span>
        <span className="week-time">{time}</span>
        <span className="week-campus">
          <CampusMark campus={campus} />
        </span>
      </Part>
      {hours.length > 0 && (
        <svg aria-hidden className="week-bar">
          {session.hours && (
            <rect
              x={shareOf(session.hours.from, hours)}
              width={shareOf(session.hours.to - session.hours.from + (hours[0] ?? 0) * 60, hours)}
              y="0.5rem"
              height="1rem"
              rx={2}
            />
          )}
        </svg>
      )}
    </li>
  );
}

/** How far across the hours a time lies: "45.5%". */
function shareOf(minutes: number, hours: number[]): string {
  const start = (hours[0] ?? 0) * 60;
  const whole = (hours.length - 1) * 60;
  return `${Math.round(((minutes - start) / whole) * 1000) / 10}%`;
}
