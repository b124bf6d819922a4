import { lazy, Suspense, useEffect } from "react";
import { redirect, useNavigate } from "react-router";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import {
  getMyWeek,
  listWeekForAll,
  type MyChoice,
  myChoiceQuery,
  readMyChoice,
  standingIn,
} from "../../../data/calendar/my-week.ts";
import { getToday } from "../../../data/calendar/today.ts";
import {
  createWeeklySubscription,
  weeklyEmailSchema,
} from "../../../data/calendar/weekly-emails.ts";
import type { Language } from "../../../data/languages.ts";
import { campusesIn } from "../../../data/school/campuses.ts";
import { gradesIn } from "../../../data/school/grades.ts";
import { getMyBus } from "../../../data/transport/my-bus.ts";
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
import "./my-week.css";
import { TodayStrip } from "../sections/today-strip.tsx";
import { ChoiceForm } from "./choice-form.tsx";
import { WeekForAll } from "./week-for-all.tsx";
import { WeekLine } from "./week-line.tsx";
import "../../styles/forms.css";

// Calendar, notices and feeds need much script: the page works before it has loaded.
const ChosenWeek = lazy(() => import("./chosen-week.tsx"));

/**
 * The choice is in the address: one page for every family with the same choice, and nothing stored
 * about anyone.
 */
export const handle: PageHandle = { query: ["campus", "grade", "stop", "show"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, site, language } = context.get(pageRequestContext);
  const choice = choiceIn(url);
  const today = indianDay(new Date());
  const isAsked = url.searchParams.has("show");
  const nothing = {
    choice,
    isAsked,
    siteUrl: site.url,
    pushKey: site.push?.key,
    from: today,
    week: null,
    today: null,
    bus: null,
  };
  if (myChoiceQuery(choice) === "") {
    return { ...nothing, forAll: await listWeekForAll(supabase, today, language) };
  }
  const bus = await getMyBus(supabase, choice, today, language);
  const [week, now] = await Promise.all([
    getMyWeek(supabase, choice, today, language),
    getToday(supabase, choice, today, language, bus.own?.route),
  ]);
  return { ...nothing, forAll: null, week, today: now, bus };
}

export async function action(call: Route.ActionArgs) {
  const choice = choiceIn(new URL(call.request.url));
  const { refusal } = await takePublicForm(call, {
    form: "weekly_email",
    prefix: "WEE",
    schema: weeklyEmailSchema,
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
    stop: searchParams.get("stop"),
  });
}

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = myWeekTexts[metaLanguage(page)];
  return pageMeta({ title, description }, page);
};

export default function MyWeek({ loaderData, actionData }: Route.ComponentProps) {
  const { choice, from, forAll, week, today, bus, isAsked, siteUrl, pushKey } = loaderData;
  const language = useLanguage();
  const t = myWeekTexts[language];
  useKeptChoice(choice);
  if (!week || !bus) {
    return (
      <>
        <PageTop title={t.title} lead={t.lead} />
        <div className="mt-8 lg:mt-10">
          {forAll && forAll.length > 0 ? (
            <WeekForAll from={from} entries={forAll} />
          ) : (
            <WeekLine from={from} entries={[]} />
          )}
        </div>
        <section aria-labelledby="choice" className="bg-pine-100 py-section-70">
          <div className="page columns-12 gap-y-6">
            <div className="col-span-full lg:col-span-3">
              <h2 id="choice">{t.choose}</h2>
              <p className="mt-4 max-w-104 text-large text-ink-2">{t.whatToChoose}</p>
            </div>
            <div className="col-span-full lg:col-span-9">
              <ChoiceForm choice={choice} isEmpty={isAsked} isExplained />
            </div>
          </div>
        </section>
      </>
    );
  }
  return (
    <>
      <PageTop
        title={t.title}
        lead={t.chosenLead(namesOf(choice, language) || (bus.own?.stop.name ?? t.everybody))}
      />
      <div className="page pt-5">
        <details className="no-print">
          <summary className="cut-link w-fit">{t.change}</summary>
          <div className="mt-5">
            <ChoiceForm choice={choice} />
          </div>
        </details>
      </div>
      <div className="mt-6">
        <WeekLine from={from} entries={week.occurrences.map(standingIn(from))} />
      </div>
      {today && (
        <div className="pt-6">
          <TodayStrip of={today} />
        </div>
      )}
      <Suspense>
        <ChosenWeek
          week={week}
          bus={bus}
          choice={choice}
          siteUrl={siteUrl}
          pushKey={pushKey}
          refused={actionData}
        />
      </Suspense>
    </>
  );
}

function namesOf({ campuses: places, grades: classes }: MyChoice, language: Language): string {
  return [
    ...campusesIn(language).filter(({ id }) => places.includes(id)),
    ...gradesIn(language).filter(({ id }) => classes.includes(id)),
  ]
    .map(({ name }) => name)
    .join(", ");
}

const keptUnder = "my-week";

/** The last choice is kept on this device; the page without a choice redirects to it. */
function useKeptChoice(choice: MyChoice): void {
  const navigate = useNavigate();
  const query = myChoiceQuery(choice);
  useEffect(() => {
    try {
      if (query) localStorage.setItem(keptUnder, query);
      else {
        const kept = localStorage.getItem(keptUnder);
        if (kept) void navigate(`/my-week?${kept}`, { replace: true });
      }
    } catch {
      // The browser stores nothing; the choice is in the address.
    }
  }, [query, navigate]);
}
