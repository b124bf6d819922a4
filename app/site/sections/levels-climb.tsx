import sectionsTexts from "messages:site/sections/sections";
import type { Language } from "../../../data/languages.ts";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { type levels, levelsIn } from "../../../data/school/levels.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { CutLink } from "../../ui/site-link.tsx";

const edges: Record<(typeof levels)[number]["id"], string> = {
  "pre-primary": "before:bg-leaf-300",
  primary: "before:bg-leaf-400",
  middle: "before:bg-pine-600",
  secondary: "before:bg-pine-800",
  "senior-secondary": "before:bg-pine-950",
};

/** The five levels as one rising ridge, each segment as wide as its years. */
export function LevelsClimb({
  levels: content,
  language,
}: {
  levels?: HomePage["levels"];
  /** The language of the given text, if there is any. */
  language?: Language;
}) {
  const here = useLanguage();
  const climbed = levelsIn(here);
  const inItsLanguage = useLangOf(language);
  return (
    <section
      id="levels"
      className={`rendered-when-near page overflow-x-clip pb-section ${content ? "" : "pt-section"}`}
    >
      <div className="relative z-10 mb-[clamp(1.5rem,4rem-12vw,1.5rem)] max-w-176">
        <h2 {...(content && inItsLanguage)}>{content?.title ?? sectionsTexts[here].levels}</h2>
        {content && (
          <p {...inItsLanguage} className="mt-4 max-w-128 text-lead text-ink-2">
            {content.lead}
          </p>
        )}
      </div>
      <div className="climb-block">
        <img src="/prints/scenes/climb.svg" alt="" width={1600} height={620} loading="lazy" />
        <ol aria-hidden className="climb-columns climb-names">
          {climbed.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ol>
      </div>
      <ol className="climb-columns climb-text lg:pt-5">
        {climbed.map(({ id, name, span }) => (
          <li
            key={id}
            className={`relative max-lg:border-b max-lg:border-line max-lg:py-4 max-lg:pl-5 max-lg:before:absolute max-lg:before:inset-y-0 max-lg:before:left-0 max-lg:before:w-2 lg:border-l lg:border-line lg:px-[clamp(0.75rem,1.3vw,1.75rem)] lg:first:border-0 ${edges[id]}`}
          >
            <h3 className="text-h4 font-figure lg:sr-only">{name}</h3>
            <p className="numbers font-semibold">{span}</p>
            {content && (
              <p {...inItsLanguage} className="mt-0.5 mb-1.5 leading-note text-ink-2 lg:max-w-88">
                {content.sentences[id]}
              </p>
            )}
            <CutLink to={`/academics/${id}`} className="2xl:whitespace-nowrap">
              {name}
            </CutLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
