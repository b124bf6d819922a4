import academicsTexts from "messages:site/academics/academics";
import type { Language } from "../../../data/languages.ts";
import { type AcademicsPage, getAcademicsPage } from "../../../data/pages/academics.ts";
import { getHomePage } from "../../../data/pages/home-page.ts";
import { gradesIn } from "../../../data/school/grades.ts";
import { allLevelsIn, levelOf, levelsIn } from "../../../data/school/levels.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage } from "../../language/english-mark.tsx";
import { useLanguage } from "../../language/language.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { climbColumns } from "../sections/climb-columns.ts";
import { LevelsClimb } from "../sections/levels-climb.tsx";
import type { Route } from "./+types/academics";

export async function loader({ context }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const [content, home] = await Promise.all([
    getAcademicsPage(supabase, language),
    getHomePage(supabase, language),
  ]);
  return { content, levels: home?.levels, levelsLanguage: home?.language };
}

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const { title, description } = academicsTexts[language];
  return pageMeta({ title, description: description(firstAndLast(language)) }, page);
};

/** The names of the first and of the last class. */
function firstAndLast(language: Language) {
  const grades = gradesIn(language);
  return { first: grades[0]?.name ?? "", last: grades.at(-1)?.name ?? "" };
}

export default function Academics({ loaderData }: Route.ComponentProps) {
  const edit = useEditMark();
  const language = useLanguage();
  const t = academicsTexts[language];
  const { content } = loaderData;
  return (
    <>
      <PageTop
        edits={edit?.("content", "academics", "lead")}
        title={t.title}
        lead={content?.lead ?? t.lead(firstAndLast(language))}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      <div className="pt-14 lg:pt-20">
        <LevelsClimb levels={loaderData.levels} language={loaderData.levelsLanguage} />
      </div>
      {content && (
        <Part language={content.language}>
          <SubjectBars subjects={content.subjects} />
          <SchoolYear year={content.year} />
          <Rules rules={content.rules} />
        </Part>
      )}
    </>
  );
}

/** Each subject as a bar over the years in which it is taught, on the scale of the climb. */
function SubjectBars({ subjects }: { subjects: AcademicsPage["subjects"] }) {
  const edit = useEditMark();
  const t = useTexts(academicsTexts);
  const language = useLanguage();
  const named = levelsIn(language);
  const columns = climbColumns();
  const nameOf = (id: string) => levelOf(id, language)?.name ?? id;
  return (
    <section className="bg-paper-sunk py-section">
      <div className="page">
        <h2 data-edit={edit?.("content", "academics", "subjects/title")}>{subjects.title}</h2>
        <p className="mt-5 max-w-144 text-lead text-ink-2">{subjects.lead}</p>
        <div
          aria-hidden
          style={columns}
          className="climb-columns mt-10 hidden border-b-2 border-ink pb-2 lg:grid"
        >
          {named.map(({ id, name, span }) => (
            <span key={id} className="border-l border-line-strong pr-2 pl-2.5 text-small/[1.3]">
              <span className="block font-semibold">{name}</span>
              <span className="numbers text-ink-2">{span}</span>
            </span>
          ))}
        </div>
        <ul className="max-lg:mt-9 max-lg:border-t-2 max-lg:border-ink">
          {subjects.rows.map(({ name, from, to, note }, place) => {
            const columnsOfBar = columnsOf(from, to);
            if (!columnsOfBar) return null;
            const [start, end] = columnsOfBar;
            return (
              <li
                data-edit={edit?.("content", "academics", `subjects/rows/${place}/name`)}
                key={name}
                style={columns}
                className="climb-columns items-center border-b border-line py-4 lg:py-3"
              >
                <div
                  className={`lg:pl-2.5 max-lg:col-span-full ${start} lg:-col-end-1 lg:row-start-2 lg:pt-1.5`}
                >
                  <h3 className="text-h4">{name}</h3>
                  <p className="text-small text-ink-2">{note}</p>
                  <p className="text-small text-ink-2 lg:sr-only">
                    {from === to ? nameOf(from) : t.fromTo({ from: nameOf(from), to: nameOf(to) })}
                  </p>
                </div>
                <span
                  className={`h-2 bg-pine-600 forced-color-adjust-none max-lg:mt-2.5 lg:row-start-1 ${start} ${end}`}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

const starts = [
  ...["col-start-1", "col-start-2", "col-start-3", "col-start-4", "col-start-5", "col-start-6"],
  ...["col-start-7", "col-start-8", "col-start-9", "col-start-10", "col-start-11"],
];
const ends = [
  ...["col-end-2", "col-end-3", "col-end-4", "col-end-5", "col-end-6", "col-end-7"],
  ...["col-end-8", "col-end-9", "col-end-10", "col-end-11", "col-end-12"],
];

/** Where the bar of a subject begins and ends; null where every level that has it is archived. */
function columnsOf(from: string, to: string) {
  const all = allLevelsIn("en");
  const placeOf = (id: string) => all.findIndex((level) => level.id === id);
  const before = (place: number) => all.slice(0, place).filter(({ isOpen }) => isOpen).length;
  const start = before(Math.max(0, placeOf(from)));
  const end = before(placeOf(to) === -1 ? all.length : placeOf(to) + 1);
  return start < end ? ([starts[start], ends[end - 1]] as const) : null;
}

function SchoolYear({ year }: { year: AcademicsPage["year"] }) {
  const edit = useEditMark();
  return (
    <section className="page columns-12 py-section">
      <h2
        data-edit={edit?.("content", "academics", "year/title")}
        className="col-span-full max-w-[6.9em] lg:col-span-4"
      >
        {year.title}
      </h2>
      <ol className="col-span-full mt-9 border-t-2 border-ink lg:col-start-5 lg:mt-0">
        {year.rows.map(({ months, what, text }, place) => (
          <li
            data-edit={edit?.("content", "academics", `year/rows/${place}/what`)}
            key={months}
            className="grid gap-x-gap gap-y-1 border-b border-line py-5 md:split-5-7"
          >
            <p className="font-display text-h3 font-headline text-pine-800">{months}</p>
            <div>
              <h3 className="font-text text-base font-semibold tracking-normal">{what}</h3>
              <p className="text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rules({ rules }: { rules: AcademicsPage["rules"] }) {
  const edit = useEditMark();
  return (
    <section className="on-pine bg-pine-900 py-section text-paper">
      <div className="page">
        <h2 data-edit={edit?.("content", "academics", "rules/title")}>{rules.title}</h2>
        <ul className="mt-10 grid gap-x-gap gap-y-8 md:grid-cols-[5fr_4fr_4fr]">
          {rules.rows.map(({ title, text }, place) => (
            <li
              data-edit={edit?.("content", "academics", `rules/rows/${place}/title`)}
              key={title}
              className="border-t-2 border-pine-400 pt-4 max-md:not-first:border-t max-md:not-first:border-pine-700"
            >
              <h3>{title}</h3>
              <p className="mt-2 max-w-120 text-pine-200">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
