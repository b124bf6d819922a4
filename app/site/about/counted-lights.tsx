import aboutTexts from "messages:site/about/about";
import { useId } from "react";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import "./counted-lights.css";

type Count = Pick<HomePage["numbers"]["rows"][number], "value" | "unit" | "label">;

/** The school in the numbers of its home page, at night; one light for each child it counts. */
export function CountedLights({ counts, note }: { counts: Count[]; note?: string }) {
  const edit = useEditMark();
  const t = useTexts(aboutTexts);
  const many = counts.filter(({ value }) => lightsOf(value) > 0);
  const few = counts.filter(({ value }) => lightsOf(value) === 0);
  return (
    <section aria-labelledby="counts" className="on-pine bg-pine-950 py-section-70 text-paper">
      <div className="page">
        <div className="columns-12 items-end gap-y-3">
          <h2 id="counts" className="col-span-full lg:col-span-7">
            {t.numbers}
          </h2>
          {note && (
            <p
              data-edit={edit?.("content", "about", "counted")}
              className="col-span-full text-lead text-pine-200 lg:col-start-8"
            >
              {note}
            </p>
          )}
        </div>
        <dl className="counted-lights numbers">
          {[...few, ...many].map(({ value, unit, label }) => (
            <div key={label} data-many={lightsOf(value) > 0 || undefined}>
              <dt className="text-large/snug text-pine-200">{label}</dt>
              <dd>
                {value}
                {unit && <span className="text-[0.36em] text-pine-200"> {unit}</span>}
                <Lights count={lightsOf(value)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** "1,400+" are 1400 lights; a year, a span of ages and a few acres are none. */
function lightsOf(value: string): number {
  const count = /^\d{1,3}(,\d{3})*\+?$/.test(value) ? Number(value.replace(/[,+]/g, "")) : 0;
  return count >= 100 && count <= 6000 ? count : 0;
}

/** Of one row; 10 units are one light. */
const perRow = 70;

/** Some lamps burn brighter than others. */
const lamps = [
  {
    ink: "stroke-saffron-300",
    at: "M5 5h0M15 5h0M25 5h0M45 5h0M65 5h0M5 15h0M35 15h0M45 15h0M55 15h0M15 25h0M25 25h0M35 25h0M65 25h0M5 35h0M25 35h0M45 35h0M55 35h0M15 45h0M35 45h0M45 45h0M65 45h0",
  },
  { ink: "stroke-saffron-500", at: "M35 5h0M15 15h0M65 15h0M5 25h0M55 25h0M35 35h0M25 45h0" },
  { ink: "stroke-saffron-100", at: "M55 5h0M25 15h0M45 25h0M15 35h0M65 35h0M5 45h0M55 45h0" },
];

function Lights({ count }: { count: number }) {
  const id = useId();
  if (count === 0) return null;
  const [rows, rest] = [Math.floor(count / perRow), count % perRow];
  return (
    <svg aria-hidden viewBox={`0 0 ${perRow * 10} ${(rows + Math.sign(rest)) * 10}`}>
      <pattern id={id} width="70" height="50" patternUnits="userSpaceOnUse">
        {lamps.map(({ ink, at }) => (
          <path key={ink} d={at} className={ink} strokeWidth="5.2" strokeLinecap="round" />
        ))}
      </pattern>
      <rect width={perRow * 10} height={rows * 10} fill={`url(#${id})`} />
      <rect y={rows * 10} width={rest * 10} height={rest && 10} fill={`url(#${id})`} />
    </svg>
  );
}
