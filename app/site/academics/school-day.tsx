import levelTexts from "messages:site/academics/level";
import type { LevelPage } from "../../../data/pages/academics.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { DayClock } from "./day-clock.tsx";
import { inkOfPart, partsOf } from "./day-parts.ts";

/** A school day, laid out like the timetable on a classroom door. */
export function SchoolDay({ level, day }: { level: string } & Pick<LevelPage, "day">) {
  const edit = useEditMark();
  const t = useTexts(levelTexts);
  const isDrawn = partsOf(day.rows) !== null;
  return (
    <section className="bg-paper-sunk py-section">
      <div className="page columns-12">
        <div className="col-span-full grid content-start gap-x-gap gap-y-8 sm:max-lg:split-7-5 lg:col-span-5">
          <div>
            <h2 data-edit={edit?.("content", `academics/${level}`, "day/title")}>{day.title}</h2>
            <p className="mt-5 max-w-104 text-lead text-ink-2">{day.lead}</p>
          </div>
          <DayClock rows={day.rows} />
        </div>
        <table className="numbers col-span-full mt-9 w-full text-left lg:col-start-7 lg:mt-0">
          <caption className="sr-only">{day.title}</caption>
          <thead className="border-b-2 border-ink text-small text-ink-2">
            <tr>
              <th scope="col" className="w-32 pb-2 pl-4 font-normal sm:w-44">
                {t.time}
              </th>
              <th scope="col" className="pb-2 font-normal">
                {t.whatHappens}
              </th>
            </tr>
          </thead>
          <tbody>
            {day.rows.map(({ time, what, note }, place) => (
              <tr
                data-edit={edit?.("content", `academics/${level}`, `day/rows/${place}/what`)}
                key={time}
                className="border-b border-line align-baseline"
              >
                <th
                  scope="row"
                  className="relative pt-3.5 pr-3 pb-2.5 pl-4 font-display text-large/[1.3] font-headline whitespace-nowrap text-pine-800 sm:text-h4"
                >
                  {isDrawn && <InkOfPart place={place} count={day.rows.length} />}
                  {time}
                </th>
                <td className="pt-3.5 pb-2.5 leading-close sm:text-large wrap-anywhere">
                  <span className="block font-semibold">{what}</span>
                  {note && <span className="text-ink-2">{note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The ink in which the clock shows a row. */
function InkOfPart({ place, count }: { place: number; count: number }) {
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden
      className="absolute inset-y-0.5 left-0 h-[calc(100%-0.25rem)] w-1.5"
    >
      <path d="M0 0H1V1H0Z" fill={inkOfPart(place, count)} />
    </svg>
  );
}
