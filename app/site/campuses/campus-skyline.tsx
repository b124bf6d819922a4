import sectionsTexts from "messages:site/sections/sections";
import type { Language } from "../../../data/languages.ts";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { campusesIn, campusPath } from "../../../data/school/campuses.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { Picture } from "../../ui/picture.tsx";
import { SiteLink } from "../../ui/site-link.tsx";

type SkylineProps = { content?: HomePage["campuses"]; language?: Language };

/** The whole skyline from edge to edge, and each campus below its part of it. */
export function CampusSkyline({ content, language }: SkylineProps) {
  const edit = useEditMark();
  const here = useLanguage();
  const { views } = sectionsTexts[here];
  const inItsLanguage = useLangOf(language);
  const campuses = campusesIn(here);
  return (
    <div className="pt-10 lg:pt-12">
      <Picture
        src="/prints/scenes/three-campuses.svg"
        width={2400}
        height={900}
        alt={campuses.map(({ id }) => views[id as keyof typeof views]).join(". ")}
        className="aspect-2400/900"
        first
      />
      <ul className="page skyline-names">
        {campuses.map((campus) => (
          <li key={campus.id} data-edit={edit?.("campuses", campus.id)}>
            <h2 className="text-h3">
              <SiteLink to={campusPath(campus)} className="skyline-name">
                <span className="campus-square" data-mark={campus.mark} />
                {campus.name}
              </SiteLink>
            </h2>
            <p className="numbers mt-1 flex flex-wrap gap-x-6 font-semibold">
              {campus.facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </p>
            {content?.sentences[campus.id] && (
              <p
                data-edit={edit?.("content", "home", `campuses/sentences/${campus.id}`)}
                className="mt-1 max-w-128 text-ink-2"
                {...inItsLanguage}
              >
                {content.sentences[campus.id]}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
