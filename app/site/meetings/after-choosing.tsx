import meetingsTexts from "messages:site/meetings/meetings";
import type { ReactNode } from "react";
import { useTexts } from "../../language/texts.ts";
import "./after-choosing.css";

type Step = keyof (typeof meetingsTexts)["en"]["steps"];

/** What a family does between the choice and the day, with the papers that go to and fro. */
export function AfterChoosing() {
  const t = useTexts(meetingsTexts);
  return (
    <section aria-labelledby="how" className="after-choosing">
      <div className="page">
        <h2 id="how">{t.how}</h2>
        <ol className="numbers">
          {Object.entries(t.steps).map(([step, words]) => (
            <li key={step}>
              <svg aria-hidden viewBox="0 0 200 120" className="no-print">
                {papers[step as Step]}
              </svg>
              <p>{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const papers: Readonly<Record<Step, ReactNode>> = {
  // A slip with three lines, and the pencil that fills it in.
  leave: (
    <>
      <path d="M22 22l116-8 7 92-116 8z" className="fill-pine-950/15" />
      <path d="M28 16l116-8 7 92-116 8z" className="fill-paper-raised" />
      <path d="M28 16l116-8 1 14-116 8z" className="fill-pine-700" />
      <path
        d="M42 50l50-3.5M43.5 68l80-5.5M45 86l64-4.5"
        className="fill-none stroke-ink stroke-[2.5]"
      />
      <path d="M118 88l52-64 15 12-52 64z" className="fill-saffron-400" />
      <path d="M126 94l52-64 7 6-52 64z" className="fill-saffron-500" />
      <path d="M170 24l8-10 15 12-8 10z" className="fill-brick-500" />
      <path d="M118 88l15 12-19 8z" className="fill-saffron-100" />
      <path d="M116 99l6 5-8 4z" className="fill-pine-950" />
    </>
  ),
  // A letter, out of which comes the leaf of a calendar.
  confirmed: (
    <>
      <path d="M34 58h132v58H34z" className="fill-pine-950/15" />
      <path d="M40 50l60-34 60 34v14H40z" className="fill-pine-300" />
      <path d="M66 10h68v70H66z" className="fill-paper-raised" />
      <path d="M66 10h68v17H66z" className="fill-brick-500" />
      <path d="M80 6v10M120 6v10" className="fill-none stroke-pine-950 stroke-[4]" />
      <path d="M84 46l11 11 22-23" className="fill-none stroke-pine-700 stroke-[5]" />
      <path d="M40 50l60 38 60-38v62H40z" className="fill-paper" />
      <path d="M40 112l48-32 12 8 12-8 48 32z" className="fill-saffron-100" />
      <path d="M40 50l60 38 60-38" className="fill-none stroke-line-strong stroke-[1.5]" />
    </>
  ),
  // A time leaves its place for another one.
  change: (
    <>
      <path
        d="M15 52h62v40H15z"
        className="fill-none stroke-line-strong stroke-2"
        strokeDasharray="6 5"
      />
      <path d="M117 58h70v44h-70z" className="fill-pine-950/15" />
      <path d="M123 52h70v44h-70z" className="fill-pine-700" />
      <path d="M141 74l11 11 22-23" className="fill-none stroke-paper stroke-[5]" />
      <path d="M46 40q52-48 104-2" className="fill-none stroke-orange-500 stroke-[4]" />
      <path d="M156 44l-19-3 13-13z" className="fill-orange-500" />
    </>
  ),
};
