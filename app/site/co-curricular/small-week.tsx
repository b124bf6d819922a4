import coCurricularTexts from "messages:site/co-curricular/coCurricular";
import { ArrowDown } from "lucide-react";
import type { InLanguage } from "../../../data/languages.ts";
import type { ActivityGroup } from "../../../data/pages/co-curricular.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { HourLine, HourNames, Moon, Sky } from "./drawn-week.tsx";
import { shareOf } from "./session-hours.ts";
import { isInTheDark, type PlannedDay, percent, useWeekPlan } from "./week-plan.ts";
import "./small-week.css";

/**
 * At the head of a narrow page: the whole week as one picture, each session a line in the colour of its
 * campus under the sky of its hour. It leads to the plan that names them.
 */
export function SmallWeek({ groups }: { groups: InLanguage<ActivityGroup>[] }) {
  const t = useTexts(coCurricularTexts);
  const days = useWeekPlan(groups);
  return (
    <a href="#week" className="small-week no-print">
      <span aria-hidden className="grid">
        {days.map((day, place) => (
          <SmallDay key={day.id} {...day} isNamed={day.scale !== days[place - 1]?.scale} />
        ))}
      </span>
      <span className="cut-link">
        {t.week}
        <Icon of={ArrowDown} />
      </span>
    </a>
  );
}

/** The height of a session's line with the space below it, and above the first of a day, in pixels. */
const [line, above] = [10, 8];

type SmallDayProps = PlannedDay & {
  /** Its hours differ from those of the day before, so they are named. */
  isNamed: boolean;
};

function SmallDay({ name, sessions, scale, isNamed }: SmallDayProps) {
  const language = useLanguage();
  return (
    <span className="small-day">
      {isNamed && (
        <svg aria-hidden className="small-hours">
          <HourNames scale={scale} />
          <HourLine scale={scale} />
        </svg>
      )}
      <span>{name}</span>
      <svg aria-hidden width="100%" height={sessions.length * line + 2 * above - 3}>
        <Sky scale={scale} />
        {isNamed && <Moon scale={scale} />}
        {sessions.map(
          ({ name, campus, hours: own }, place) =>
            own && (
              <rect
                key={name}
                x={percent(shareOf(own.from, scale))}
                y={above + place * line}
                width={percent(shareOf(own.to, scale) - shareOf(own.from, scale))}
                height={line - 3}
                data-mark={campusOf(campus, language)?.mark}
                data-dark={isInTheDark(own) || undefined}
                className="small-session"
              />
            ),
        )}
      </svg>
    </span>
  );
}
