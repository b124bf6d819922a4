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
import { type Hours, hoursAround, hoursOf, placeOfWords } from "./session-hours.ts";
import { weekdays } from "./weekdays.ts";
import "./drawn-week.css";

type Session = InLanguage<ActivityGroup> & { hours: Hours | null };

/**
 * The week as a plan: under each other the days, across them the hours, each session a bar in the colour of its
 * campus with its words at both ends. The bars say what those words say, so a screen reader passes over them.
 */
export function DrawnWeek({ groups }: { groups: InLanguage<ActivityGroup>[] }) {
  const t = useTexts(coCurricularTexts);
  const named = withNames(weekdays, useTexts(weekdayNames));
  const sessions = groups.map((group) => ({ ...group, hours: hoursOf(group.time) }));
  const days = named.flatMap(({ id, name }) => {
    const ofDay = sessions.filter(({ days }) => days.includes(id)).sort(byHour);
    return ofDay.length > 0 ? [{ id, name, sessions: ofDay }] : [];
  });
  const { lessons, saturday } = hoursOfWeek(days);
  return (
    <section className="bg-paper-sunk py-section">
      <div className="page">
        <div className="columns-12 items-end">
          <h2 className="col-span-full lg:col-span-7">{t.week}</h2>
          <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-8 lg:mt-0">
            {t.weekLead}
          </p>
        </div>
        <ol
          className="drawn-week numbers"
          style={{ "--hours": Math.max(1, lessons.length - 1) } as CSSProperties}
        >
          {days.map(({ id, name, sessions }, place) => {
            const hours = id === "Saturday" ? saturday : lessons;
            return (
              <li key={id} className="week-day">
                <h3>{name}</h3>
                {(place === 0 || hours !== lessons) && <HoursAcross hours={hours} />}
                <ul>
                  {sessions.map((session) => (
                    <SessionRow key={session.name} session={session} hours={hours} />
                  ))}
                </ul>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

type Day = { id: string; sessions: Session[] };

/**
 * The hours across the days of lessons, and as many from its own first one for a Saturday: it has no lessons, so
 * it begins in the morning, before which the other days would stand empty.
 */
function hoursOfWeek(days: Day[]): { lessons: number[]; saturday: number[] } {
  const around = (isSaturday: boolean) =>
    hoursAround(
      days
        .filter(({ id }) => (id === "Saturday") === isSaturday)
        .flatMap(({ sessions }) => sessions.flatMap(({ hours }) => hours ?? [])),
    );
  const [lessons, saturday] = [around(false), around(true)];
  const length = Math.max(lessons.length, saturday.length);
  return { lessons: extended(lessons, length), saturday: extended(saturday, length) };
}

/** The same hours and those after them, so many in all. */
function extended([first = 0]: number[], length: number): number[] {
  return Array.from({ length }, (_, place) => first + place);
}

/** Earliest first; what has no hours that can be read comes last. */
function byHour(one: Session, other: Session): number {
  const late = { from: 1440, to: 1440 };
  const [a, b] = [one.hours ?? late, other.hours ?? late];
  return a.from - b.from || a.to - b.to;
}

/** The most hours that are named above the bars; of more only every second. */
const mostNamed = 9;

function HoursAcross({ hours }: { hours: number[] }) {
  const language = useLanguage();
  const step = hours.length > mostNamed ? 2 : 1;
  return (
    <svg aria-hidden className="week-hours">
      {hours.slice(0, -1).map(
        (hour, place) =>
          place % step === 0 && (
            <text key={hour} x={percent(shareOf(hour * 60, hours))} y="1rem">
              {clockTime(`${String(hour % 24).padStart(2, "0")}:00`, language)}
            </text>
          ),
      )}
    </svg>
  );
}

function SessionRow({ session, hours }: { session: Session; hours: number[] }) {
  const mark = campusOf(session.campus, useLanguage())?.mark;
  const { hours: own, language } = session;
  const share = own && { from: shareOf(own.from, hours), to: shareOf(own.to, hours) };
  const place = share ? placeOfWords(session, share) : "after";
  const name = <span className="week-name">{session.name}</span>;
  const facts = (
    <>
      <span className="week-time">{session.time}</span>
      <span className="week-campus">
        <CampusMark campus={session.campus} />
      </span>
    </>
  );
  return (
    <li data-mark={mark} data-words={place}>
      <Part language={language}>
        {share && (
          <svg aria-hidden className="week-before" width={percent(share.from)} height="1" />
        )}
        {place === "around" && <span className="week-left">{name}</span>}
        {place === "before" && (
          <span className="week-left">
            {name}
            {facts}
          </span>
        )}
        {share && (
          <svg aria-hidden className="week-bar" width={percent(share.to - share.from)} height="18">
            <rect width="100%" height="100%" rx={2} />
          </svg>
        )}
        {place !== "before" && (
          <span className="week-right">
            {place !== "around" && name}
            {facts}
          </span>
        )}
      </Part>
    </li>
  );
}

/** How far across the hours a time lies, as a share of them. */
function shareOf(minutes: number, hours: number[]): number {
  const start = (hours[0] ?? 0) * 60;
  return (minutes - start) / ((hours.length - 1) * 60);
}

/** "45.5%" */
function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
