import scholarshipTexts from "messages:site/about/scholarship";
import datesTexts from "messages:ui/dates";
import type { CSSProperties } from "react";
import { addMonths, daysBetween, daysOfMonth, monthOf } from "../../../data/calendar/days.ts";
import type { Scholarship } from "../../../data/pages/scholarships.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { ScholarshipStanding } from "./scholarship-standing.tsx";
import "./scholarship-windows.css";

/** More names of months do not fit beside each other. */
const mostMonths = 12;
/** What the longest of them needs in either language, in rem. */
const nameRoom = 3.2;

/** When each scholarship can be applied for, on one scale of months with today's line across it. */
export function ScholarshipWindows({
  scholarships,
  today,
}: {
  scholarships: Scholarship[];
  today: string;
}) {
  const t = useTexts(scholarshipTexts).windows;
  const scale = scaleOf(scholarships, today);
  return (
    <section aria-labelledby="windows" className="page pt-14 lg:pt-20">
      <h2 id="windows">{t.title}</h2>
      <div className="columns-12 mt-8 border-b-2 border-ink">
        <Months scale={scale} today={today} />
      </div>
      <ul>
        {scholarships.map((scholarship) => (
          <li key={scholarship.id} className="columns-12 border-b border-line">
            <div className="col-span-full pt-4 lg:col-span-5 lg:pt-5 lg:pb-4">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <a
                  href={`#${scholarship.id}`}
                  className="inline-link relative font-display text-h4 lg:text-h3 before:absolute before:inset-x-0 before:-inset-y-2.5"
                >
                  {scholarship.name}
                </a>
                <span className="numbers font-display text-h4 font-figure lg:text-h3">
                  {scholarship.amount}
                </span>
              </p>
              {/* A phone shows it once, in the window below. */}
              <p className="numbers mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:sr-only">
                <ScholarshipStanding scholarship={scholarship} />
              </p>
            </div>
            <div className="relative col-span-full mt-2 h-11 lg:mt-0 lg:col-start-6 lg:h-auto">
              <Window of={scholarship} scale={scale} today={today} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const inks = { open: "stroke-saffron-400", soon: "stroke-pine-700", closed: "stroke-line" };

function Window({ of, scale, today }: { of: Scholarship; scale: Scale; today: string }) {
  const here = scale.at(today);
  return (
    <svg aria-hidden className="absolute inset-0 size-full">
      {scale.months.map((month) => {
        const x = scale.at(`${month}-01`);
        return <line key={month} x1={x} x2={x} y1="0" y2="100%" className="stroke-line" />;
      })}
      <line
        x1={scale.at(of.opensOn)}
        x2={scale.at(of.closesOn)}
        y1="50%"
        y2="50%"
        strokeWidth={32}
        className={inks[of.standing]}
      />
      <line x1={here} x2={here} y1="0" y2="100%" strokeWidth={2} className="stroke-orange-500" />
    </svg>
  );
}

function Months({ scale, today }: { scale: Scale; today: string }) {
  const language = useLanguage();
  const t = scholarshipTexts[language].windows;
  const step = Math.ceil(scale.months.length / mostMonths);
  const named = scale.months.filter((_, place) => place % step === 0);
  const here = scale.at(today);
  const share = Number.parseFloat(here);
  return (
    <div className="window-months col-span-full lg:col-start-6">
      {/* In em, so that larger letters move its lines apart. */}
      <svg aria-hidden className="h-13 w-full overflow-visible text-small">
        <text
          x={here}
          y="0.95em"
          textAnchor={share < 10 ? "start" : share > 90 ? "end" : "middle"}
          className="fill-orange-700 font-semibold"
        >
          {t.today}
        </text>
        {named.map((month, place) => (
          <text
            key={month}
            x={scale.at(`${month}-01`)}
            y="2.8em"
            style={
              { "--room": `${roomFor(place, scale.months.length / step)}rem` } as CSSProperties
            }
            className="window-month fill-ink-2"
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
    </div>
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
