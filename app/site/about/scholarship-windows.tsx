import scholarshipTexts from "messages:site/about/scholarship";
import datesTexts from "messages:ui/dates";
import type { CSSProperties } from "react";
import { addMonths, daysBetween, daysOfMonth, monthOf } from "../../../data/calendar/days.ts";
import type { Scholarship } from "../../../data/pages/scholarships.ts";
import { useLanguage } from "../../language/language.ts";
import "./scholarship-windows.css";

/** More names of months do not fit beside each other. */
const mostMonths = 12;
/** What the longest of them needs in either language, in rem. */
const nameRoom = 3.2;

/**
 * When one can apply, as one bar of months with today's line across it. Only a drawing: the windows below it say
 * each day. Where there is room, scholarships that do not overlap share a row.
 */
export function ScholarshipMonths({
  scholarships,
  today,
}: {
  scholarships: Scholarship[];
  today: string;
}) {
  const scale = scaleOf(scholarships, today);
  return (
    <div aria-hidden className="window-months">
      <Months scale={scale} today={today} />
      <div className="window-bar">
        {scale.months.slice(1).map((month) => (
          <i key={month} style={{ left: scale.at(`${month}-01`) }} />
        ))}
        {rowsOf(scholarships).map((row) => (
          <div key={row[0]?.id} className="window-row">
            {row.map(({ id, name, standing, opensOn, closesOn }) => (
              <span
                key={id}
                data-standing={standing}
                data-late={Number.parseFloat(scale.at(opensOn)) > 50 || undefined}
                style={{ "--from": scale.at(opensOn), "--to": scale.at(closesOn) } as CSSProperties}
              >
                <b>{name}</b>
              </span>
            ))}
          </div>
        ))}
        <i className="today" style={{ left: scale.at(today) }} />
      </div>
    </div>
  );
}

/** In the order of their first days, each in the first row that is free by then. */
function rowsOf(scholarships: Scholarship[]): Scholarship[][] {
  const rows: Scholarship[][] = [];
  for (const one of scholarships.toSorted((a, b) => a.opensOn.localeCompare(b.opensOn))) {
    const free = rows.find((row) => row.every(({ closesOn }) => closesOn < one.opensOn));
    if (free) free.push(one);
    else rows.push([one]);
  }
  return rows;
}

function Months({ scale, today }: { scale: Scale; today: string }) {
  const language = useLanguage();
  const t = scholarshipTexts[language].windows;
  const step = Math.ceil(scale.months.length / mostMonths);
  const named = scale.months.filter((_, place) => place % step === 0);
  const here = scale.at(today);
  const share = Number.parseFloat(here);
  return (
    // In em, so that larger letters move its lines apart.
    <svg aria-hidden className="h-13 w-full overflow-visible text-small">
      <text
        x={here}
        y="0.95em"
        textAnchor={share < 10 ? "start" : share > 90 ? "end" : "middle"}
        className="fill-saffron-300 font-semibold"
      >
        {t.today}
      </text>
      {named.map((month, place) => (
        <text
          key={month}
          x={scale.at(`${month}-01`)}
          y="2.8em"
          style={{ "--room": `${roomFor(place, scale.months.length / step)}rem` } as CSSProperties}
          className="window-month fill-pine-200"
        >
          {datesTexts[language].shortMonths[Number(month.slice(5)) - 1]}
        </text>
      ))}
      <line
        x1={here}
        x2={here}
        y1="1.35em"
        y2="1.85em"
        strokeWidth={2}
        className="stroke-orange-500"
      />
    </svg>
  );
}

/**
 * The width of the scale, in rem, from which the name at a place of so many fits on it: on narrower ones every
 * second, fourth or eighth is left.
 */
function roomFor(place: number, count: number): number {
  if (place === 0) return 0;
  const toNext = [8, 4, 2].find((every) => place % every === 0) ?? 1;
  return (nameRoom * count) / Math.min(toNext, count - place);
}

type Scale = ReturnType<typeof scaleOf>;

/** The whole months in which anything is open, today's among them, and where each day lies on them. */
function scaleOf(scholarships: Scholarship[], today: string) {
  const days = [today, ...scholarships.flatMap(({ opensOn, closesOn }) => [opensOn, closesOn])];
  const [first = today, ...later] = days.toSorted();
  const last = monthOf(later.at(-1) ?? first);
  const months = [monthOf(first)];
  for (let month = monthOf(first); month < last; ) {
    month = addMonths(month, 1);
    months.push(month);
  }
  const { from } = daysOfMonth(monthOf(first));
  const length = daysBetween(from, daysOfMonth(last).to) + 1;
  const at = (day: string) => `${Math.round((1000 * daysBetween(from, day)) / length) / 10}%`;
  return { months, at };
}
