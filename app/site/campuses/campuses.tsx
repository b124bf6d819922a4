import campusesTexts from "messages:site/campuses/campuses";
import { type CampusesPage, getCampusesPage } from "../../../data/pages/campus-pages.ts";
import { getHomePage } from "../../../data/pages/home-page.ts";
import { campusesIn, campusIds } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { Part } from "../../language/part.tsx";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { namesOfCampuses } from "../../ui/lists.ts";
import { CutLink } from "../../ui/site-link.tsx";
import { CampusPanorama, isSkyline } from "../sections/campus-panorama.tsx";
import type { Route } from "./+types/campuses";
import { CampusSkyline } from "./campus-skyline.tsx";
import { CampusYears } from "./campus-years.tsx";
import "./campuses.css";
import "../../styles/questions.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [content, home] = await Promise.all([
    getCampusesPage(supabase, language),
    getHomePage(supabase, language),
  ]);
  return { content, panorama: home?.campuses, panoramaLanguage: home?.language };
}

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = campusesTexts[language];
  return pageMeta({ title, description: description(namesOfCampuses(language)) }, page);
};

export default function Campuses({ loaderData }: Route.ComponentProps) {
  const edit = useEditMark();
  const { content, panorama, panoramaLanguage } = loaderData;
  const language = useLanguage();
  const t = campusesTexts[language];
  return (
    <>
      <PageTop
        edits={edit?.("content", "campuses", "lead")}
        title={t.title}
        lead={content?.lead ?? t.lead(namesOfCampuses(language))}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      {isSkyline(campusesIn(language)) ? (
        <CampusSkyline content={panorama} language={panoramaLanguage} />
      ) : (
        <div className="pt-12 lg:pt-16">
          <CampusPanorama campuses={panorama} language={panoramaLanguage} />
        </div>
      )}
      {content && campusIds().length > 1 && (
        <Part language={content.language}>
          <Comparison compare={content.compare} />
          <Between between={content.between} />
        </Part>
      )}
      <Invitation />
    </>
  );
}

/**
 * A comparison with a column for each campus of which it says something; on a phone each question carries its
 * answers.
 */
function Comparison({ compare }: { compare: CampusesPage["compare"] }) {
  const edit = useEditMark();
  const compared = campusIds().filter((id) => compare.rows.some(({ answers }) => answers[id]));
  return (
    <section className="bg-paper-sunk">
      <div className="page py-section">
        <div className="columns-12 items-end gap-y-5">
          <h2
            data-edit={edit?.("content", "campuses", "compare/title")}
            className="col-span-full lg:col-span-6"
          >
            {compare.title}
          </h2>
          <p className="col-span-full text-lead text-ink-2 lg:col-start-7">{compare.lead}</p>
        </div>
        <CampusYears />
        <table className="compare numbers mt-14 w-full text-left lg:mt-20">
          <caption className="sr-only">{compare.title}</caption>
          <thead>
            <tr>
              <td />
              {compared.map((id) => (
                <th key={id} scope="col" className="font-display text-h4 font-figure">
                  <CampusMark campus={id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compare.rows.map(({ question, answers }, place) => (
              <tr
                data-edit={edit?.("content", "campuses", `compare/rows/${place}/question`)}
                key={question}
              >
                <th scope="row" className="font-display text-h4 font-figure">
                  {question}
                </th>
                {compared.map((id) => (
                  <td key={id}>
                    <span aria-hidden className="compare-campus text-small text-ink-2">
                      <CampusMark campus={id} />
                    </span>
                    {answers[id] ?? "–"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Between({ between }: { between: CampusesPage["between"] }) {
  const edit = useEditMark();
  return (
    <section className="on-pine bg-pine-900 text-paper">
      <div className="page columns-12 py-14 lg:py-24">
        <h2
          data-edit={edit?.("content", "campuses", "between/title")}
          className="col-span-full lg:col-span-5"
        >
          {between.title}
        </h2>
        <div
          data-edit={edit?.("content", "campuses", "between/paragraphs/0")}
          className="col-span-full mt-6 grid gap-5 text-lead text-pine-200 lg:col-start-7 lg:mt-0"
        >
          {between.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function Invitation() {
  const t = campusesTexts[useLanguage()].invitation;
  return (
    <section aria-labelledby="invitation" className="no-print bg-saffron-100">
      <div className="page flex flex-wrap items-center justify-between gap-x-gap gap-y-6 py-12 lg:py-16">
        <h2 id="invitation">{t.title}</h2>
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink to="/contact">{t.visit}</ButtonLink>
          <CutLink to="/admissions#fees" arrow>
            {t.fees}
          </CutLink>
        </p>
      </div>
    </section>
  );
}
