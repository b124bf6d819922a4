import homeTexts from "messages:site/home/home";
import type { Language } from "../../../data/languages.ts";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useTexts } from "../../language/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { CutLink } from "../../ui/site-link.tsx";

/** The opening picture at first light; the text is set in its dark parts. */
export function Hero({
  hero,
  schoolName,
  language,
}: {
  hero?: HomePage["hero"];
  schoolName: string;
  language: Language;
}) {
  const t = useTexts(homeTexts).hero;
  const inItsLanguage = useLangOf(language);
  const lines = hero?.title ?? [schoolName];
  return (
    <section className="hero on-pine">
      <PictureImage
        src="/prints/scenes/foothills-dawn.svg"
        alt={t.picture}
        width={2880}
        height={1500}
        first
        className="hero-scene"
      />
      <div className="hero-words page">
        <h1 {...inItsLanguage} className="hero-title">
          {lines.map((line, index) => (
            <span key={line} className="md:block">
              {index > 0 && " "}
              {line}
            </span>
          ))}
        </h1>
        <div className="hero-foot">
          <div className="hero-lead">
            <p className="text-lead text-pretty" {...(hero && inItsLanguage)}>
              {hero?.lead ?? t.lead}
            </p>
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to="#campuses" variant="outline" className="max-md:flex-1">
                {t.seeCampuses}
              </ButtonLink>
              <CutLink to="/contact">{t.visit}</CutLink>
            </div>
          </div>
          {hero && (
            <p {...inItsLanguage} className="hero-caption">
              <span>{hero.caption}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
