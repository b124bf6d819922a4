import homeTexts from "messages:site/home/home";
import type { Light } from "../../../data/calendar/light.ts";
import type { Language } from "../../../data/languages.ts";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { campusIds } from "../../../data/school/campuses.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { namesOfCampuses } from "../../ui/lists.ts";
import { PictureImage } from "../../ui/picture.tsx";
import { CutLink } from "../../ui/site-link.tsx";

/** The opening picture in the light of the hour, with the text in its dark parts. */
export function Hero({
  hero,
  light,
  schoolName,
  language,
}: {
  hero?: HomePage["hero"];
  light: Light;
  schoolName: string;
  language: Language;
}) {
  const edit = useEditMark();
  const here = useLanguage();
  const t = homeTexts[here].hero;
  const inItsLanguage = useLangOf(language);
  const lines = hero?.title ?? [schoolName];
  return (
    <section className="hero on-pine">
      <PictureImage
        src={`/prints/scenes/hills-${light}.svg`}
        alt={t.pictures[light]}
        width={2880}
        height={1500}
        first
        className="hero-scene"
      />
      <div className="hero-words page">
        <h1
          data-edit={edit?.("content", "home", "hero/title/0")}
          {...inItsLanguage}
          className="hero-title"
        >
          {lines.map((line, index) => (
            <span key={line} className="md:block">
              {index > 0 && " "}
              {line}
            </span>
          ))}
        </h1>
        <div className="hero-foot">
          <div className="hero-lead">
            <p
              data-edit={edit?.("content", "home", "hero/lead")}
              className="text-lead text-pretty"
              {...(hero && inItsLanguage)}
            >
              {hero?.lead ?? t.lead(namesOfCampuses(here))}
            </p>
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to="#campuses" variant="outline" className="max-md:flex-1">
                {t.seeCampuses(campusIds().length)}
              </ButtonLink>
              <CutLink to="/contact">{t.visit}</CutLink>
            </div>
          </div>
          {hero && (
            <p
              data-edit={edit?.("content", "home", "hero/caption")}
              {...inItsLanguage}
              className="hero-caption"
            >
              <span>{hero.caption}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
