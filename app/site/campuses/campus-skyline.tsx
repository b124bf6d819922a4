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

const drawing = { src: "/prints/scenes/three-campuses.svg", width: 2400, height: 900 };

/** What a phone shows of the skyline above each name. */
const parts: Readonly<Record<string, { view: [number, number, number, number]; shape: string }>> = {
  "paonta-sahib": { view: [170, 150, 1000, 750], shape: "aspect-4/3" },
  juniors: { view: [1110, 140, 640, 720], shape: "aspect-8/9" },
  majra: { view: [1650, 200, 750, 700], shape: "aspect-15/14" },
};

/** The whole skyline from edge to edge, and each campus below its part of it; on a phone the parts follow each other. */
export function CampusSkyline({ content, language }: SkylineProps) {
  const edit = useEditMark();
  const here = useLanguage();
  const { views } = sectionsTexts[here];
  const inItsLanguage = useLangOf(language);
  const campuses = campusesIn(here);
  return (
    <div className="pt-10 lg:pt-12">
      <Picture
        {...drawing}
        alt={campuses.map(({ id }) => views[id as keyof typeof views]).join(". ")}
        className="aspect-2400/900 max-md:hidden"
        first
      />
      <ul className="page skyline-names">
        {campuses.map((campus, place) => (
          <li key={campus.id} data-edit={edit?.("campuses", campus.id)}>
            <Picture
              {...drawing}
              alt={views[campus.id as keyof typeof views]}
              view={parts[campus.id]?.view}
              first={place === 0}
              className={`skyline-part md:hidden ${parts[campus.id]?.shape ?? ""}`}
            />
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
