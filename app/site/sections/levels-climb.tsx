import sectionsTexts from "messages:site/sections/sections";
import type { Language } from "../../../data/languages.ts";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { levelPicture } from "../../../data/pages/level-pictures.ts";
import { type Level, levelPath, levelsIn } from "../../../data/school/levels.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CutLink } from "../../ui/site-link.tsx";
import { climbColumns, isClimbDrawn } from "./climb-columns.ts";

/** The inks of the climb, from its foot to its top. */
const inks = [
  "before:bg-leaf-300",
  "before:bg-leaf-400",
  "before:bg-pine-600",
  "before:bg-pine-800",
  "before:bg-pine-950",
];
/** More levels do not fit side by side. */
const mostColumns = 6;

const inkOf = (place: number, count: number) =>
  inks[count === 1 ? 2 : Math.round((place * (inks.length - 1)) / (count - 1))];

/** The levels as one rising ridge, each segment as wide as its number of years. */
export function LevelsClimb({
  levels: content,
  language,
}: {
  levels?: HomePage["levels"];
  /** The language of the given texts, if any. */
  language?: Language;
}) {
  const edit = useEditMark();
  const here = useLanguage();
  const climbed = levelsIn(here);
  const inItsLanguage = useLangOf(language);
  const isBeside = climbed.length <= mostColumns;
  const isDrawn = isClimbDrawn();
  return (
    <section
      id="levels"
      className={`rendered-when-near page overflow-x-clip pb-section ${content ? "" : "pt-section"}`}
    >
      <div
        data-edit={edit?.("content", "home", "levels/title")}
        className="relative z-10 mb-[clamp(1.5rem,4rem-12vw,1.5rem)] max-w-176"
      >
        <h2 {...(content && inItsLanguage)}>
          {content?.title ?? sectionsTexts[here].levels(climbed.length)}
        </h2>
        {content && (
          <p {...inItsLanguage} className="mt-4 max-w-128 text-lead text-ink-2">
            {content.lead}
          </p>
        )}
      </div>
      <ClimbPicture of={climbed} />
      <ol
        style={isBeside ? climbColumns() : undefined}
        className={isBeside ? "climb-columns climb-text lg:pt-5" : "climb-list"}
      >
        {climbed.map(({ id, slug, name, span, description }, place) => (
          <li
            key={id}
            className={`relative max-lg:border-b max-lg:border-line max-lg:py-4 max-lg:pl-5 max-lg:before:absolute max-lg:before:inset-y-0 max-lg:before:left-0 max-lg:before:w-2 lg:border-l lg:border-line lg:px-[clamp(0.75rem,1.3vw,1.75rem)] lg:first:border-0 ${inkOf(place, climbed.length)}`}
          >
            <h3 className={`text-h4 font-figure ${isDrawn ? "lg:sr-only" : ""}`}>{name}</h3>
            <p className="numbers font-semibold">{span}</p>
            {content && (
              <p
                data-edit={edit?.("content", "home", `levels/sentences/${id}`)}
                {...(content.sentences[id] && inItsLanguage)}
                className="mt-0.5 mb-1.5 leading-note text-ink-2 lg:max-w-88"
              >
                {content.sentences[id] ?? description}
              </p>
            )}
            <CutLink to={levelPath({ slug })} className="2xl:whitespace-nowrap">
              {name}
            </CutLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The drawing of the initial levels; for others steps in its inks, for a single level its own print. */
function ClimbPicture({ of: climbed }: { of: readonly Level[] }) {
  const [first, ...others] = climbed;
  if (!first || climbed.length > mostColumns) return null;
  if (others.length === 0) {
    return (
      <img
        src={`/prints/${levelPicture(first.id)}.svg`}
        alt=""
        width={1600}
        height={1000}
        loading="lazy"
        className="mb-6 h-auto w-full lg:w-2/3"
      />
    );
  }
  const isDrawn = isClimbDrawn();
  return (
    <div className={isDrawn ? "climb-block" : undefined}>
      {isDrawn && (
        <img src="/prints/scenes/climb.svg" alt="" width={1600} height={620} loading="lazy" />
      )}
      <ol
        aria-hidden
        style={climbColumns()}
        className={`climb-columns ${isDrawn ? "climb-names" : "climb-steps"}`}
      >
        {climbed.map(({ id, name }, place) => (
          <li key={id} className={isDrawn ? undefined : inkOf(place, climbed.length)}>
            {isDrawn && name}
          </li>
        ))}
      </ol>
    </div>
  );
}
