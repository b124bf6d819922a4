import sectionsTexts from "messages:site/sections/sections";
import type { Language } from "../../../data/languages.ts";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { Picture } from "../../ui/picture.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";

/** One drawing of one skyline, divided between the campuses. */
const views = {
  "paonta-sahib": {
    view: [0, 0, 1180, 900],
    card: "",
    shape: "aspect-4/3 md:aspect-1180/900",
  },
  juniors: {
    view: [1200, 0, 440, 900],
    // The part is tall: whole, with its words beside it, where the others lie flat.
    card: "max-md:grid max-md:grid-cols-[2fr_3fr] max-md:gap-x-5 max-md:items-end",
    shape: "aspect-440/900",
  },
  majra: {
    view: [1660, 0, 740, 900],
    card: "",
    shape: "aspect-4/3 md:aspect-740/900",
  },
} as const;

/** The three campuses side by side, as wide as their parts of the skyline. */
export function CampusPanorama({
  campuses: content,
  language,
}: {
  campuses?: HomePage["campuses"];
  /** The language of the given text, if there is any. */
  language?: Language;
}) {
  const here = useLanguage();
  const t = sectionsTexts[here];
  const inItsLanguage = useLangOf(language);
  return (
    <section id="campuses" className="rendered-when-near bg-paper-sunk py-section">
      <div className="page">
        <div className="columns-12 mb-[clamp(2rem,3.4vw,3.5rem)] items-end">
          <h2 className="col-span-full lg:col-span-7" {...(content && inItsLanguage)}>
            {content?.title ?? t.campuses}
          </h2>
          {content && (
            <p
              {...inItsLanguage}
              className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-8 lg:mt-0"
            >
              {content.lead}
            </p>
          )}
        </div>
        <ul className="grid gap-x-[clamp(0.5rem,0.8vw,1rem)] gap-y-11 md:grid-cols-[1180fr_440fr_740fr]">
          {campusesIn(here).map(({ id, name, facts }) => (
            <li key={id} className={views[id].card}>
              <SiteLink to={`/campus/${id}`} aria-label={t.campus(name)} className="block">
                <Picture
                  src="/prints/scenes/three-campuses.svg"
                  width={2400}
                  height={900}
                  alt={t.views[id]}
                  view={views[id].view}
                  className={`[&>img]:object-[50%_80%] ${views[id].shape}`}
                />
              </SiteLink>
              <div className="pt-4">
                <h3>{name}</h3>
                <ul className="numbers mt-1.5 mb-1.5 flex flex-wrap gap-x-6 font-semibold">
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
                {content && (
                  <p {...inItsLanguage} className="max-w-136 leading-normal text-ink-2">
                    {content.sentences[id]}
                  </p>
                )}
                <p className="mt-1.5">
                  <CutLink to={`/campus/${id}`} arrow>
                    {id === "juniors" ? name : t.campus(name)}
                  </CutLink>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
