import levelTexts from "messages:site/academics/level";
import { data, redirect } from "react-router";
import { getAdmissionsPage } from "../../../data/admissions/admissions.ts";
import { listCalendar, nextOfEach } from "../../../data/calendar/calendar.ts";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { getLevelPage, type LevelPage } from "../../../data/pages/academics.ts";
import { teaches } from "../../../data/school/grades.ts";
import { levelAt, levelIds, levelPath } from "../../../data/school/levels.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { Part } from "../../language/part.tsx";
import { useTexts } from "../../language/texts.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import type { Route } from "./+types/level";
import { Aims } from "./aims.tsx";
import { WayThroughYears, yearsOfAssessment } from "./assessment.tsx";
import { LevelTop } from "./level-top.tsx";
import { NeighbourLevels } from "./neighbour-levels.tsx";
import { Notebook } from "./notebook.tsx";
import { SchoolDay } from "./school-day.tsx";
import { StarsOfYear } from "./stars-of-year.tsx";
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
    dates: nextOfEach(
      dates.filter(
        ({ isCancelled, campus }) => !isCancelled && (!campus || teaches(campus, level.id)),
      ),
    ).slice(0, mostDates),
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
  const { level, content, tuition, dates } = loaderData;
  const t = useTexts(levelTexts);
  return (
    <>
      <LevelTop level={level} content={content} />
      {content ? (
        <Part language={content.language}>
          <LevelParts level={level.id} content={content} />
        </Part>
      ) : (
        <div className="page pt-10 pb-section">
          <EmptyState title={t.empty.title} wayOn={{ to: "/contact", label: t.empty.wayOn }}>
            <p>{t.empty.fact(level.name)}</p>
            <p>{t.empty.next}</p>
          </EmptyState>
        </div>
      )}
      <WaysOn level={level} tuition={tuition} dates={dates} />
      <NeighbourLevels level={level.id} />
    </>
  );
}

/** First what a parent of this age asks: which streams there are, or how the first days away from home go. */
function LevelParts({ level, content }: { level: string; content: LevelPage }) {
  const { aims, subjects, day, assessment, streams } = content;
  const isFirst = levelIds()[0] === level;
  const years = yearsOfAssessment(assessment.rows);
  return (
    <>
      {streams && <Streams level={level} streams={streams} />}
      {isFirst && <SchoolDay level={level} day={day} />}
      <Aims level={level} aims={aims} subjects={subjects} />
      {years && <WayThroughYears level={level} assessment={assessment} years={years} />}
      {!isFirst && <SchoolDay level={level} day={day} />}
      {!years && streams && <StarsOfYear level={level} assessment={assessment} />}
      {!years && !streams && <Notebook level={level} assessment={assessment} />}
    </>
  );
}
