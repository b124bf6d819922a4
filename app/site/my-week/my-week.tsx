import { lazy, Suspense } from "react";
import { redirect } from "react-router";
import { indianDay } from "../../../data/calendar/days.ts";
import { getMyWeek, type MyChoice, readMyChoice } from "../../../data/calendar/my-week.ts";
import {
  createWeeklySubscription,
  weeklyLetterSchema,
} from "../../../data/calendar/weekly-letters.ts";
import { type Language, listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { grades } from "../../../data/school/grades.ts";
import { keepTyped } from "../../connection/keep-typed.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import "../calendar/calendar.css";
import myWeekTexts from "messages:site/my-week/myWeek";
import type { Route } from "./+types/my-week";
import { ChoiceForm } from "./choice-form.tsx";
import { useKeptChoice } from "./use-kept-choice.ts";
import "./my-week.css";

// Calendar, notices and feeds are many scripts: the page can be used before they have come.
const ChosenWeek = lazy(() => import("./chosen-week.tsx"));

/** The choice is the address: one page for everybody who chose alike, and nothing kept about anybody. */
export const handle: PageHandle = { query: ["campus", "grade"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, site, language } = context.get(pageRequestContext);
  const choice = choiceIn(url);
  const today = indianDay(new Date());
  const isChosen = choice.campuses.length + choice.grades.length > 0;
  const week = isChosen ? await getMyWeek(supabase, choice, today, language) : null;
  return { choice, week, siteUrl: site.url };
}

export async function action(call: Route.ActionArgs) {
  const choice = choiceIn(new URL(call.request.url));
  const { refusal } = await takePublicForm(call, {
    form: "weekly_letter",
    prefix: "WEE",
    schema: weeklyLetterSchema,
    save: ({ email }, { supabase, language }) =>
      createWeeklySubscription(supabase, { email, choice }, language),
  });
  return refusal ?? redirect("/my-week/letter?sent=yes", 303);
}

export const clientAction = keepTyped;

function choiceIn({ searchParams }: URL): MyChoice {
  return readMyChoice({
    campuses: searchParams.getAll("campus"),
    grades: searchParams.getAll("grade"),
  });
}

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = myWeekTexts[metaLanguage(page)];
  return pageMeta({ title, description }, page);
};

export default function MyWeek({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, week, siteUrl } = loaderData;
  const language = useLanguage();
  const t = myWeekTexts[language];
  useKeptChoice(choice);
  if (!week) {
    return (
      <>
        <PageTop title={t.title} lead={t.lead} />
        <div className="page pt-8 pb-section">
          <ChoiceForm choice={choice} />
        </div>
      </>
    );
  }
  return (
    <>
      <PageTop title={t.title} lead={t.chosenLead(namesOf(choice, language))} />
      <div className="page pt-5">
        <details className="no-print">
          <summary className="cut-link w-fit">{t.change}</summary>
          <div className="mt-5">
            <ChoiceForm choice={choice} />
          </div>
        </details>
      </div>
      <Suspense>
        <ChosenWeek week={week} choice={choice} siteUrl={siteUrl} refused={actionData} />
      </Suspense>
    </>
  );
}

function namesOf({ campuses: places, grades: classes }: MyChoice, language: Language): string {
  return [
    ...listIn(campuses, language).filter(({ id }) => places.includes(id)),
    ...listIn(grades, language).filter(({ id }) => classes.includes(id)),
  ]
    .map(({ name }) => name)
    .join(", ");
}
