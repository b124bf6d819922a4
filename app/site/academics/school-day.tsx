import levelTexts from "messages:site/academics/level";
import type { LevelPage } from "../../../data/pages/academics.ts";
import { useTexts } from "../../language/texts.ts";

/** A day in the life as it hangs on the classroom door. */
export function SchoolDay({ day }: { day: LevelPage["day"] }) {
  const t = useTexts(levelTexts);
  return (
    <section className="bg-paper-sunk py-section">
      <div className="page columns-12">
        <div className="col-span-full lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2>{day.title}</h2>
          <p className="mt-5 max-w-[26rem] text-lead text-ink-2">{day.lead}</p>
        </div>
        <table className="numbers col-span-full mt-9 w-full text-left lg:col-[6/13] lg:mt-0">
          <caption className="sr-only">{day.title}</caption>
          <thead className="border-b-2 border-ink text-small text-ink-2">
            <tr>
              <th scope="col" className="w-[7.5rem] pb-2 font-normal sm:w-[10rem]">
                {t.time}
              </th>
              <th scope="col" className="pb-2 font-normal">
                {t.whatHappens}
              </th>
            </tr>
          </thead>
          <tbody>
            {day.rows.map(({ time, what, note }) => (
              <tr key={time} className="border-b border-line align-baseline">
                <th
                  scope="row"
                  className="pt-3.5 pr-3 pb-2.5 font-display text-[1.1875rem]/[1.3] font-[440] whitespace-nowrap text-pine-800 sm:text-h4"
                >
                  {time}
                </th>
                <td className="pt-3.5 pb-2.5 leading-[1.4]">
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
