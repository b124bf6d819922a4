import keptTexts from "messages:site/legal/kept";
import legalTexts from "messages:site/legal/legal";
import { keepingTimes } from "../../../data/school/keeping-times.ts";
import { useTexts } from "../../language/texts.ts";
import { CutLink } from "../../ui/site-link.tsx";
import "./keeping-times.css";

/** The part of a row, in per cent, that the longest light takes: its words stand beside it. */
const longestLight = 62;
const longestDays = Math.max(...keepingTimes.map((time) => ("days" in time ? time.days : 0)));

/** What people send to the site as lights in the evening: each as long as it is kept, then out. */
export function KeepingTimes() {
  const t = useTexts(keptTexts);
  const { children } = useTexts(legalTexts);
  return (
    <section aria-labelledby="kept" className="keeping-times">
      <div className="page py-section-70">
        <div className="gap-y-4 lg:columns-12">
          <h2 id="kept" className="text-h2 max-lg:mb-4 lg:col-span-7">
            {t.title}
          </h2>
          <p className="self-end text-pine-200 lg:col-span-4 lg:col-start-9">{t.lead}</p>
        </div>
        <ul className="mt-8 border-t border-pine-700 lg:mt-12">
          {keepingTimes.map((time) => {
            const { name, why, long } = t.things[time.id];
            return (
              <li
                key={time.id}
                className="items-center gap-y-2 border-b border-pine-700 py-3 lg:columns-12"
              >
                <div className="lg:col-span-4 lg:pr-4">
                  <h3 className="text-h4">{name}</h3>
                  <p className="text-small text-pine-200">{why}</p>
                </div>
                <p className="numbers flex items-center gap-3 max-lg:mt-1 lg:col-span-8">
                  <Light days={"days" in time ? time.days : undefined} />
                  <span className="min-w-0 leading-close">{long}</span>
                </p>
              </li>
            );
          })}
        </ul>
        <p className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-pine-200">
          {t.register}
          <CutLink to="/privacy/children#keeps" arrow>
            {children}
          </CutLink>
        </p>
      </div>
    </section>
  );
}

/** A lamp and its light, to scale; without an end it thins out. */
function Light({ days }: { days: number | undefined }) {
  const width = days === undefined ? longestLight : (days / longestDays) * longestLight;
  return (
    <svg
      aria-hidden
      className="light"
      width={`${width}%`}
      height="20"
      data-open={days === undefined || undefined}
    >
      <line x1="8" x2={days === undefined ? "70%" : "100%"} y1="10" y2="10" />
      {days === undefined && <line className="thin" x1="70%" x2="100%" y1="10" y2="10" />}
      <circle className="lamp" cx="8" cy="10" r="5" />
    </svg>
  );
}
