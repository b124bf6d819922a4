import sectionsTexts from "messages:site/sections/sections";
import type { ReactNode } from "react";
import type { Language } from "../../../data/languages.ts";
import type { HomePage } from "../../../data/pages/home-page.ts";
import { type Campus, campusesIn, campusPath } from "../../../data/school/campuses.ts";
import { useLangOf } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { CampusPicture } from "../../ui/campus-picture.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CutLink, SiteLink } from "../../ui/site-link.tsx";

/** The drawing of one skyline, divided among the first three campuses. */
const views: Readonly<Record<string, SkylinePart | undefined>> = {
  "paonta-sahib": {
    view: [0, 0, 1180, 900],
    card: "",
    shape: "aspect-4/3 md:aspect-1180/900",
  },
  juniors: {
    view: [1200, 0, 440, 900],
    // This part is tall. On phones it stays whole with its text beside it, while the others are cropped flat.
    card: "max-md:grid max-md:grid-cols-[2fr_3fr] max-md:gap-x-5 max-md:items-end",
    shape: "aspect-440/900",
  },
  majra: {
    view: [1660, 0, 740, 900],
    card: "",
    shape: "aspect-4/3 md:aspect-740/900",
  },
};
type SkylinePart = { view: readonly [number, number, number, number]; card: string; shape: string };

/** Whether these are the three campuses of the drawing, none with a picture of its own. */
export function isSkyline(campuses: readonly Campus[]): boolean {
  return campuses.length === 3 && campuses.every(({ id, picture }) => views[id] && !picture);
}

/** The columns for campuses other than the three of the skyline. */
const columns = (count: number) => {
  if (count === 1) return "";
  return count === 3 || count > 4 ? "md:grid-cols-2 lg:grid-cols-3" : "md:grid-cols-2";
};

/** The campuses side by side: the first three as wide as their parts of the skyline, others equally wide. */
export function CampusPanorama({
  campuses: content,
  language,
}: {
  campuses?: HomePage["campuses"];
  /** The language of the given texts, if any. */
  language?: Language;
}) {
  const edit = useEditMark();
  const here = useLanguage();
  const t = sectionsTexts[here];
  const inItsLanguage = useLangOf(language);
  const campuses = campusesIn(here);
  const isOneSkyline = isSkyline(campuses);
  return (
    <section id="campuses" className="rendered-when-near bg-paper-sunk py-section">
      <div className="page">
        <div
          data-edit={edit?.("content", "home", "campuses/title")}
          className="columns-12 mb-[clamp(2rem,3.4vw,3.5rem)] items-end"
        >
          <h2 className="col-span-full lg:col-span-7" {...(content && inItsLanguage)}>
            {content?.title ?? t.campuses(campuses.length)}
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
        <ul
          className={`grid gap-x-[clamp(0.5rem,0.8vw,1rem)] gap-y-11 ${
            isOneSkyline ? "md:grid-cols-[1180fr_440fr_740fr]" : columns(campuses.length)
          }`}
        >
          {campuses.map((campus) => (
            <CampusCard
              key={campus.id}
              campus={campus}
              part={isOneSkyline ? views[campus.id] : undefined}
              isAlone={campuses.length === 1}
            >
              {content?.sentences[campus.id] && (
                <p
                  data-edit={edit?.("content", "home", `campuses/sentences/${campus.id}`)}
                  {...inItsLanguage}
                  className="max-w-136 leading-normal text-ink-2"
                >
                  {content.sentences[campus.id]}
                </p>
              )}
            </CampusCard>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CampusCard({
  campus,
  part,
  isAlone,
  children,
}: {
  campus: Campus;
  part: SkylinePart | undefined;
  isAlone: boolean;
  children: ReactNode;
}) {
  const edit = useEditMark();
  const t = useTexts(sectionsTexts);
  const { id, name, facts } = campus;
  const to = campusPath(campus);
  return (
    <li
      data-edit={edit?.("campuses", id)}
      className={isAlone ? "columns-12 items-end" : part?.card}
    >
      <SiteLink
        to={to}
        aria-label={t.campus(name)}
        className={isAlone ? "col-span-full block lg:col-span-8" : "block"}
      >
        {part ? (
          <Picture
            src="/prints/scenes/three-campuses.svg"
            width={2400}
            height={900}
            alt={t.views[id as keyof typeof t.views]}
            view={part.view}
            className={`[&>img]:object-[50%_80%] ${part.shape}`}
          />
        ) : (
          <CampusPicture campus={campus} className="aspect-8/5" />
        )}
      </SiteLink>
      <div className={isAlone ? "col-span-full pt-4 lg:col-start-9" : "pt-4"}>
        <h3>{name}</h3>
        <ul className="numbers mt-1.5 mb-1.5 flex flex-wrap gap-x-6 font-semibold">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {children}
        <p className="mt-1.5">
          <CutLink to={to} arrow>
            {id === "juniors" ? name : t.campus(name)}
          </CutLink>
        </p>
      </div>
    </li>
  );
}
