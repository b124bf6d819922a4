import type { HomePage } from "../../../data/home-page.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import { CutLink } from "../../ui/site-link.tsx";

/** First light: the picture begins under the banner and the header, the words stand in its dark parts. */
export function Hero({ hero, schoolName }: { hero?: HomePage["hero"]; schoolName: string }) {
  const lines = hero?.title ?? [schoolName];
  return (
    <section className="hero on-pine">
      <PictureImage
        src="/prints/scenes/foothills-dawn.svg"
        alt="First light over layered foothills: the river leaves the hills, and children walk down from the school on its terrace"
        width={2880}
        height={1500}
        first
        className="hero-scene"
      />
      <div className="hero-words page">
        <h1 className="hero-title">
          {lines.map((line, index) => (
            <span key={line} className="md:block">
              {index > 0 && " "}
              {line}
            </span>
          ))}
        </h1>
        <div className="hero-foot">
          <div className="hero-lead">
            <p className="text-lead text-pretty">
              {hero?.lead ?? "Three campuses: Paonta Sahib, Juniors and Majra."}
            </p>
            <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink to="#campuses" variant="outline" className="max-md:flex-1">
                See the three campuses
              </ButtonLink>
              <CutLink to="/contact">Arrange a visit</CutLink>
            </div>
          </div>
          {hero && (
            <p className="hero-caption">
              <span>{hero.caption}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
