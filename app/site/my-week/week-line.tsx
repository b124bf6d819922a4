import calendarTexts from "messages:site/calendar/calendar";
import myWeekTexts from "messages:site/my-week/myWeek";
import { addDays, type Day, weekdayOf } from "../../../data/calendar/days.ts";
import type { WeekEntry } from "../../../data/calendar/my-week.ts";
import { campusOf } from "../../../data/school/campuses.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { PictureImage } from "../../ui/picture.tsx";

/** What is on in the week, as far as the line shows it. */
export type OnTheLine = Pick<WeekEntry, "id" | "campus" | "day">[];

/** A day has room for this many marks in a row. */
const mostMarks = 4;

/** The seven days that hang on the line. */
export const daysFrom = (from: Day) =>
  Array.from({ length: 7 }, (_, later) => addDays(from, later));

/**
 * Seven days from today, hung on a rope before the school like washing, each with a square for what is on.
 * A drawing only: the list beside it says what the squares are.
 */
export function WeekLine({ from, entries }: { from: Day; entries: OnTheLine }) {
  return (
    <div className="week-line no-print">
      <RopePrint />
      <ol aria-hidden className="page numbers">
        {daysFrom(from).map((day) => (
          <Leaf key={day} day={day} on={entries.filter((entry) => entry.day === day)} />
        ))}
      </ol>
    </div>
  );
}

/** The rope between two pines, and below it the school and its children; far below it if the sheets need room. */
export function RopePrint({ isHigh = false }: { isHigh?: boolean }) {
  const t = useTexts(myWeekTexts);
  return (
    <div className="print still">
      <PictureImage
        src={isHigh ? "/prints/scenes/week-sheets.svg" : "/prints/scenes/week-line.svg"}
        alt={t.picture}
        width={2400}
        height={isHigh ? 1120 : 900}
        first
      />
    </div>
  );
}

function Leaf({ day, on }: { day: Day; on: OnTheLine }) {
  const language = useLanguage();
  const [short, long] = calendarTexts[language].weekdays[weekdayOf(day)] ?? [];
  return (
    <li>
      <span className="display">{Number(day.slice(-2))}</span>
      <span className="md:hidden">{short}</span>
      <span className="max-md:hidden">{long}</span>
      <span className="week-marks">
        {on.slice(0, mostMarks).map(({ id, campus }) => (
          <span key={id} className="campus-square" data-mark={campusOf(campus, language)?.mark} />
        ))}
      </span>
    </li>
  );
}
