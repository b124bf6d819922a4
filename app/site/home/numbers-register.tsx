import homeTexts from "messages:site/home/home";
import type { Language } from "../../../data/languages.ts";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { CutLink } from "../../ui/site-link.tsx";

/** The school in numbers, each with what it counts. */
export function NumbersRegister({
  numbers,
  language,
}: {
  numbers: HomePage["numbers"];
  language: Language;
}) {
  const t = useTexts(homeTexts);
  const inItsLanguage = useLangOf(language);
  return (
    <section className="rendered-when-near page columns-12 py-section">
      <div className="col-span-full lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
        <h2 {...inItsLanguage}>{numbers.title}</h2>
        <p {...inItsLanguage} className="mt-6 text-lead text-ink-2">
          {numbers.lead}
        </p>
        <p className="mt-5">
          <CutLink to="/about" arrow>
            {t.ourStory}
          </CutLink>
        </p>
      </div>
      <dl
        {...inItsLanguage}
        className="numbers col-span-full mt-9 border-t-2 border-ink lg:col-[7/13] lg:mt-0"
      >
        {numbers.rows.map(({ value, unit, label, note }) => (
          <div
            key={label}
            className="grid items-center gap-x-gap gap-y-0.5 border-b border-line pt-4 pb-3 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <dt className="leading-[1.4] max-md:row-start-2 md:col-start-2 md:row-start-1">
              <span className="block font-semibold">{label}</span>
              <span className="text-ink-2">{note}</span>
            </dt>
            <dd className="font-display text-numeral font-[440] tracking-[-0.025em] whitespace-nowrap text-pine-800 md:col-start-1 md:row-start-1">
              {value}
              {unit && <span className="ml-[0.12em] text-[0.36em] text-ink-2">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
