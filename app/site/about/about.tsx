import aboutTexts from "messages:site/about/about";
import { focusOf } from "../../../data/gallery/print-focus.ts";
import { type AboutPage, getAboutPage } from "../../../data/pages/about.ts";
import { getHomePage, type HomePage } from "../../../data/pages/home-page.ts";
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
import { CutLink, SiteLink } from "../../ui/site-link.tsx";
import { LeaderNote } from "../sections/leader-note.tsx";
import type { Route } from "./+types/about";
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
  return { content, numbers, leader, focus: focusOf(firstBuilding) };
}

export const meta: Route.MetaFunction = (page) => pageMeta(aboutTexts[metaLanguage(page)], page);

export default function About({ loaderData }: Route.ComponentProps) {
  const { content, numbers, leader, focus } = loaderData;
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
          <Counts counts={numbers.rows} note={content?.counted} spaced={!content} />
        </Part>
      )}
      {content && (
        <Part language={content.language}>
          <Offices offices={content.offices} />
        </Part>
      )}
      {leader && <LeaderNote message={leader} />}
      <Onward />
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

/** The school in the numbers of its home page, on pine. */
function Counts({
  counts,
  note,
  spaced,
}: {
  counts: Pick<HomePage["numbers"]["rows"][number], "value" | "unit" | "label">[];
  note?: string;
  spaced: boolean;
}) {
  const edit = useEditMark();
  const t = useTexts(aboutTexts);
  return (
    <section
      aria-labelledby="counts"
      className={`on-pine bg-pine-900 py-14 text-paper lg:py-20 ${spaced ? "mt-14" : ""}`}
    >
      <div className="page">
        <h2 id="counts" className="text-h3">
          {t.numbers}
        </h2>
        <dl className="numbers mt-8 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-gap gap-y-9 md:grid-cols-3 2xl:auto-cols-fr 2xl:grid-flow-col 2xl:grid-cols-none">
          {counts.map(({ value, unit, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end border-t border-pine-600 pt-4"
            >
              <dt className="text-pine-200">{label}</dt>
              <dd className="font-display text-[clamp(2.5rem,1.7rem+2.6vw,4rem)]/[1.1] font-headline tracking-tight whitespace-nowrap">
                {value}
                {unit && <span className="text-[0.36em] text-pine-200"> {unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {note && (
          <p
            data-edit={edit?.("content", "about", "counted")}
            className="mt-8 text-small text-pine-200"
          >
            {note}
          </p>
        )}
      </div>
    </section>
  );
}

function Offices({ offices }: { offices: AboutPage["offices"] }) {
  const edit = useEditMark();
  return (
    <section className="page py-section">
      <div data-edit={edit?.("content", "about", "offices/title")} className="columns-12">
        <h2 className="col-span-full lg:col-span-6">{offices.title}</h2>
        <p className="col-span-full mt-4 text-lead text-ink-2 lg:col-start-8 lg:mt-0">
          {offices.lead}
        </p>
      </div>
      <ul className="mt-9 border-t-2 border-ink lg:mt-14">
        {offices.rows.map(({ office, answersFor, reach }, place) => (
          <li
            data-edit={edit?.("content", "about", `offices/rows/${place}/office`)}
            key={office}
            className="columns-12 items-baseline gap-y-1 border-b border-line pt-5 pb-4.5"
          >
            <h3 className="col-span-full text-h4 lg:col-span-4">{office}</h3>
            <p className="col-span-full lg:col-span-5">{answersFor}</p>
            <p className="col-span-full text-ink-2 lg:col-span-3">{reach}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Onward() {
  const t = useTexts(aboutTexts);
  return (
    <nav aria-label={t.onward} className="border-t border-line bg-paper-sunk">
      <div className="page grid gap-y-12 py-section md:split-7-5 md:gap-x-14">
        <div>
          <SiteLink
            to="/about/vision"
            className="block max-w-[9.2em] font-display text-h2 font-headline decoration-pine-300 decoration-2 underline-offset-8 hover:underline"
          >
            {t.vision}
          </SiteLink>
          <p className="mt-4 max-w-112 text-lead text-ink-2">{t.visionLead}</p>
        </div>
        <ul className="self-end border-t-2 border-ink">
          {[
            { to: "/about/messages", label: t.messages },
            { to: "/scholarship", label: t.scholarships },
            { to: "/campuses", label: t.campuses },
          ].map(({ to, label }) => (
            <li key={to} className="border-b border-line py-3">
              <CutLink to={to} arrow>
                {label}
              </CutLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
