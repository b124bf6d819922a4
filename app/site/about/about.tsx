import aboutTexts from "messages:site/about/about";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { type AboutPage, getAboutPage } from "../../../data/pages/about.ts";
import { getHomePage } from "../../../data/pages/home-page.ts";
import { getMessageFor } from "../../../data/school/leadership-messages.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { PhotographCredit, usePhotograph } from "../../ui/photograph.tsx";
import { Picture } from "../../ui/picture.tsx";
import { LeaderNote } from "../sections/leader-note.tsx";
import type { Route } from "./+types/about";
import { CountedLights } from "./counted-lights.tsx";
import { OfficeDoors } from "./office-doors.tsx";
import { WaysOn, waysOn } from "./ways-on.tsx";
import { inkOf, YearsRidge } from "./years-ridge.tsx";

const firstBuilding = "/prints/scenes/first-building.svg";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [content, home, leader] = await Promise.all([
    getAboutPage(supabase, language),
    getHomePage(supabase, language),
    getMessageFor(supabase, "about", language),
  ]);
  const numbers = home && {
    language: home.language,
    rows: home.numbers.rows.map(({ value, unit, label }) => ({ value, unit, label })),
  };
  return { content, numbers, leader, focus: focusOf(firstBuilding), ways: waysOn() };
}

export const meta: Route.MetaFunction = (page) => pageMeta(aboutTexts[metaLanguage(page)], page);

export default function About({ loaderData }: Route.ComponentProps) {
  const { content, numbers, leader, focus, ways } = loaderData;
  const edit = useEditMark();
  const t = useTexts(aboutTexts);
  const langOfContent = useLangOf(content?.language);
  const picture = usePhotograph(content, {
    src: firstBuilding,
    alt: t.picture,
    width: 2000,
    height: 900,
    focus,
    sizes: "100vw",
    first: true,
    className: "aspect-4/3 sm:aspect-2/1 lg:aspect-5/2",
  });
  return (
    <>
      <PageTop
        edits={edit?.("content", "about", "lead")}
        title={t.title}
        lead={content?.lead ?? t.lead}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      <figure className="mt-10 lg:mt-14">
        <Picture {...picture} />
        {content && (
          <figcaption
            data-edit={edit?.("content", "about", "caption")}
            {...langOfContent}
            className="page mt-2.5 text-small text-ink-2"
          >
            {content.caption}
            <PhotographCredit of={content.photograph} />
          </figcaption>
        )}
      </figure>
      {content && (
        <Part language={content.language}>
          <Years years={content.years} />
        </Part>
      )}
      {numbers && (
        <Part language={numbers.language}>
          <CountedLights counts={numbers.rows} note={content?.counted} />
        </Part>
      )}
      {content && (
        <Part language={content.language}>
          <OfficeDoors offices={content.offices} />
        </Part>
      )}
      {leader && <LeaderNote message={leader} />}
      <WaysOn pictures={ways} />
    </>
  );
}

/** What happened in which year: drawn to scale, then told. */
function Years({ years }: { years: AboutPage["years"] }) {
  const edit = useEditMark();
  return (
    <section className="page pt-section pb-section">
      <div data-edit={edit?.("content", "about", "years/title")} className="columns-12 items-end">
        <h2 className="col-span-full lg:col-span-7">{years.title}</h2>
        <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-8 lg:mt-0">
          {years.lead}
        </p>
      </div>
      <YearsRidge years={years.rows.map(({ year }) => year)} />
      <ol className="years">
        {years.rows.map(({ year, title, text }, place) => (
          <li
            data-edit={edit?.("content", "about", `years/rows/${place}/title`)}
            key={year}
            className={`ink-${inkOf(place, years.rows.length)}`}
          >
            <span className="numbers font-display text-numeral/[0.9] font-headline tracking-tight text-pine-800">
              {year}
            </span>
            <h3 className="mt-2 text-h4">{title}</h3>
            <p className="mt-1 max-w-144 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
