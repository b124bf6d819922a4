import coCurricularTexts from "messages:site/co-curricular/coCurricular";
import type { CSSProperties } from "react";
import type { InLanguage } from "../../../data/languages.ts";
import type { ActivityGroup } from "../../../data/pages/co-curricular.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { clockTime } from "../../ui/dates.ts";
import { placeOfWords } from "./session-hours.ts";
import { percent, type Session, shareOf, skyOf, useWeekPlan } from "./week-plan.ts";
import "./drawn-week.css";

/**
 * The week as a plan: under each other the days, across them the hours, each session a bar in the colour of its
 * campus with its words at both ends. The bars say what those words say, so a screen reader passes over them.
 */
export function DrawnWeek({ groups }: { groups: InLanguage<ActivityGroup>[] }) {
  const t = useTexts(coCurricularTexts);
  const days = useWeekPlan(groups);
  const across = Math.max(1, (days[0]?.hours.length ?? 0) - 1);
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
        <ol className="drawn-week numbers" style={{ "--hours": across } as CSSProperties}>
          {days.map(({ id, name, sessions, hours }) => (
            <li key={id} className="week-day" data-own-hours={hours !== days[0]?.hours}>
              <h3>{name}</h3>
              <HoursAcross hours={hours} />
              <ul>
                {sessions.map((session) => (
                  <SessionRow key={session.name} session={session} hours={hours} />
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The most hours that are named above the bars; of more only every second. */
const mostNamed = 9;

function HoursAcross({ hours }: { hours: number[] }) {
  return (
    <svg aria-hidden className="week-hours">
      {hours.slice(0, -1).map((hour) => (
        <rect
          key={hour}
          x={percent(shareOf(hour * 60, hours))}
          y="1.375rem"
          width={percent(1 / (hours.length - 1))}
          height="0.5rem"
          className={skyOf(hour)}
        />
      ))}
      <HourNames hours={hours} step={hours.length > mostNamed ? 2 : 1} />
    </svg>
  );
}

/** One of so many hours by name, each at its place in a drawing. */
export function HourNames({ hours, step }: { hours: number[]; step: number }) {
  const language = useLanguage();
  return hours.slice(0, -1).map(
    (hour, place) =>
      place % step === 0 && (
        <text key={hour} x={percent(shareOf(hour * 60, hours))} y="1rem">
          {clockTime(`${String(hour % 24).padStart(2, "0")}:00`, language)}
        </text>
      ),
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
