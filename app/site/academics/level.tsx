import levelTexts from "messages:site/academics/level";
import { data, redirect } from "react-router";
import { getAdmissionsPage } from "../../../data/admissions/admissions.ts";
import { listCalendar } from "../../../data/calendar/calendar.ts";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { getLevelPage, type LevelPage } from "../../../data/pages/academics.ts";
import { drawingOfLevel, levelPicture } from "../../../data/pages/level-pictures.ts";
import { levelAt, levelPath } from "../../../data/school/levels.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { EnglishPage, useLangOf } from "../../language/english-mark.tsx";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PhotographCredit, usePhotograph } from "../../ui/photograph.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/level";
import { Assessment, WayThroughYears, yearsOfAssessment } from "./assessment.tsx";
import { DayClock } from "./day-clock.tsx";
import { NeighbourLevels } from "./neighbour-levels.tsx";
import { Streams } from "./streams.tsx";
import { WaysOn } from "./ways-on.tsx";

const daysAhead = 60;
const mostDates = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const level = levelAt(params.level, language);
  if (!level) throw data(null, { status: 404 });
  if (level.slug !== params.level) throw redirect(levelPath(level), 301);
  const today = indianDay(new Date());
  const soon = { from: today, to: addDays(today, daysAhead) };
  const [content, admissions, dates] = await Promise.all([
    getLevelPage(supabase, level.id, language),
    getAdmissionsPage(supabase, language),
    listCalendar(supabase, soon, { campus: null, level: level.id, kind: null }, language),
  ]);
  const name = admissions?.fees.heads.find(({ id }) => id === "tuition")?.name;
  const fees = Object.values(admissions?.fees.campuses ?? {}).flatMap((of) => of?.[level.id] ?? []);
  const [lowest, ...others] = fees.map((fee) => fee.tuition).toSorted((a, b) => a - b);
  return {
    level,
    content,
    tuition:
      name && lowest !== undefined ? { name, from: lowest, to: others.at(-1) ?? lowest } : null,
    dates: dates.filter(({ isCancelled }) => !isCancelled).slice(0, mostDates),
  };
}

export const meta: Route.MetaFunction = (page) =>
  page.loaderData
    ? pageMeta(
        {
          title: page.loaderData.level.name,
          description: levelTexts[metaLanguage(page)].description(
            page.loaderData.level.span || page.loaderData.level.name,
          ),
        },
        page,
      )
    : [];

export default function Level({ loaderData }: Route.ComponentProps) {
  const edit = useEditMark();
  const { level, content, tuition, dates } = loaderData;
  const t = useTexts(levelTexts);
  const langOfContent = useLangOf(content?.language);
  const facts = content?.facts ?? (level.span ? [{ label: t.forWhom, value: level.span }] : []);
  const years = content && yearsOfAssessment(content.assessment.rows);
  const picture = usePhotograph(content, {
    src: `/prints/${levelPicture(level.id)}.svg`,
    alt: t.pictures[drawingOfLevel(level.id)],
    width: 1600,
    height: 1000,
    sizes: "(min-width: 64rem) 66vw, 100vw",
    first: true,
    className: "aspect-16/10",
  });
  return (
    <>
      <PageTop
        edits={edit?.("content", `academics/${level.id}`, "lead")}
        title={level.name}
        lead={content?.lead ?? level.description}
        leadLanguage={content?.language}
      />
      <EnglishPage language={content?.language} />
      <div className={`page columns-12 pt-9 lg:pt-12 ${content ? "" : "pb-section"}`}>
        <figure className="col-span-full lg:col-span-8">
          <Picture {...picture} />
          {content && (
            <figcaption
              data-edit={edit?.("content", `academics/${level.id}`, "caption")}
              {...langOfContent}
              className="mt-2.5 text-small text-ink-2"
            >
              {content.caption}
              <PhotographCredit of={content.photograph} />
            </figcaption>
          )}
        </figure>
        <div className="col-span-full mt-8 grid content-start gap-8 lg:col-start-9 lg:mt-0">
          {facts.length > 0 && (
            <dl
              data-edit={edit?.("content", `academics/${level.id}`, "facts/0/value")}
              {...langOfContent}
              className="numbers border-t-2 border-ink"
            >
              {facts.map(({ label, value }) => (
                <div key={label} className="border-b border-line pt-3 pb-2.5">
                  <dt className="text-small text-ink-2">{label}</dt>
                  <dd className="text-large/[1.4]">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {!content && (
            <EmptyState title={t.empty.title} wayOn={{ to: "/contact", label: t.empty.wayOn }}>
              <p>{t.empty.fact(level.name)}</p>
              <p>{t.empty.next}</p>
            </EmptyState>
          )}
        </div>
      </div>
      {content && (
        <Part language={content.language}>
          <Aims level={level.id} aims={content.aims} subjects={content.subjects} />
          {years && (
            <WayThroughYears level={level.id} assessment={content.assessment} years={years} />
          )}
          {content.streams && <Streams level={level.id} streams={content.streams} />}
          <SchoolDay level={level.id} day={content.day} />
          {!years && <Assessment level={level.id} assessment={content.assessment} />}
        </Part>
      )}
      <WaysOn level={level} tuition={tuition} dates={dates} />
      <NeighbourLevels level={level.id} />
    </>
  );
}

/** The level whose page a part belongs to. */
type OfLevel = { level: string };

function Aims({ level, aims, subjects }: OfLevel & Pick<LevelPage, "aims" | "subjects">) {
  const edit = useEditMark();
  const t = useTexts(levelTexts);
  return (
    <section className="page columns-12 gap-y-10 py-section">
      <div
        data-edit={edit?.("content", `academics/${level}`, "aims/title")}
        className="col-span-full lg:col-span-5"
      >
        <h2>{aims.title}</h2>
        {aims.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-144">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="col-span-full lg:col-start-7">
        <h3>{t.subjects}</h3>
        <dl className="mt-4 border-t-2 border-ink">
          {subjects.map(({ name, what }, place) => (
            <div
              data-edit={edit?.("content", `academics/${level}`, `subjects/${place}/name`)}
              key={name}
              className="grid gap-x-gap border-b border-line pt-3 pb-2.5 sm:split-5-7"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-2">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** A school day, laid out like the timetable on a classroom door. */
function SchoolDay({ level, day }: OfLevel & Pick<LevelPage, "day">) {
  const edit = useEditMark();
  const t = useTexts(levelTexts);
  return (
    <section className="bg-paper-sunk py-section">
      <div className="page columns-12">
        <div className="col-span-full lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 data-edit={edit?.("content", `academics/${level}`, "day/title")}>{day.title}</h2>
          <p className="mt-5 max-w-104 text-lead text-ink-2">{day.lead}</p>
          <DayClock rows={day.rows} />
        </div>
        <table className="numbers col-span-full mt-9 w-full text-left lg:col-start-6 lg:mt-0">
          <caption className="sr-only">{day.title}</caption>
          <thead className="border-b-2 border-ink text-small text-ink-2">
            <tr>
              <th scope="col" className="w-30 pb-2 font-normal sm:w-40">
                {t.time}
              </th>
              <th scope="col" className="pb-2 font-normal">
                {t.whatHappens}
              </th>
            </tr>
          </thead>
          <tbody>
            {day.rows.map(({ time, what, note }, place) => (
              <tr
                data-edit={edit?.("content", `academics/${level}`, `day/rows/${place}/what`)}
                key={time}
                className="border-b border-line align-baseline"
              >
                <th
                  scope="row"
                  className="pt-3.5 pr-3 pb-2.5 font-display text-large/[1.3] font-headline whitespace-nowrap text-pine-800 sm:text-h4"
                >
                  {time}
                </th>
                <td className="pt-3.5 pb-2.5 leading-close">
                  <span className="block font-semibold">{what}</span>
                  {note && <span className="text-ink-2">{note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
