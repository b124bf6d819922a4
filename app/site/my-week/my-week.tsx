import { redirect } from "react-router";
import { campuses } from "../../../data/campuses.ts";
import { monthOf } from "../../../data/days.ts";
import { grades } from "../../../data/grades.ts";
import { indianDay } from "../../../data/indian-time.ts";
import { addressIn, type Language, listIn } from "../../../data/languages.ts";
import { getMyWeek, type MyChoice, myChoiceQuery, readMyChoice } from "../../../data/my-week.ts";
import { createWeeklySubscription, weeklyLetterSchema } from "../../../data/weekly-letters.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { takePublicForm } from "../../connection/public-form.ts";
import { useLanguage } from "../../language/language.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CalendarAgenda } from "../calendar/calendar-agenda.tsx";
import { addressesOfFeed } from "../calendar/feeds.ts";
import { SubscribeWays } from "../calendar/subscribe.tsx";
import "../calendar/calendar.css";
import { NoticeList } from "../notices/notice-list.tsx";
import type { Route } from "./+types/my-week";
import { ChoiceForm } from "./choice-form.tsx";
import { LetterForm } from "./letter-form.tsx";
import { myWeekTexts } from "./my-week.texts.ts";
import { useKeptChoice } from "./use-kept-choice.ts";
import "./my-week.css";

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
    ...{ form: "weekly_letter", prefix: "WEE", schema: weeklyLetterSchema },
    save: ({ email }, { supabase, language }) =>
      createWeeklySubscription(supabase, { email, choice }, language),
  });
  return refusal ?? redirect("/my-week/letter?sent=yes", 303);
}

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
  const query = myChoiceQuery(choice);
  const feed = addressIn(language, `/my-week/calendar.ics?${query}`);
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
      <section aria-labelledby="week" className="page calendar-page pt-8">
        <h2 id="week" className="mb-4 text-h3">
          {t.week}
        </h2>
        {week.occurrences.length > 0 ? (
          <CalendarAgenda
            occurrences={week.occurrences}
            from={week.from}
            month={monthOf(week.from)}
          />
        ) : (
          <EmptyState
            title={t.nothing}
            heading="h3"
            action={
              <ButtonLink to="/calendar" variant="outline2">
                {t.calendar}
              </ButtonLink>
            }
          >
            <p>{t.nothingFact}</p>
          </EmptyState>
        )}
      </section>
      <section aria-labelledby="notices" className="page pt-12 pb-section">
        <h2 id="notices" className="mb-4 text-h3">
          {t.notices}
        </h2>
        {week.notices.length > 0 ? (
          <NoticeList notices={week.notices} heading="h3" />
        ) : (
          <p className="border-t-2 border-ink pt-4 text-ink-2">{t.noNotices}</p>
        )}
        <p className="no-print mt-8">
          <ButtonLink to="/notices" variant="outline2">
            {t.allNotices}
          </ButtonLink>
        </p>
      </section>
      <div className="no-print bg-paper-sunk">
        <div className="page columns-12 gap-y-12 py-[calc(var(--spacing-section)*0.7)]">
          <section aria-labelledby="feed" className="col-span-full lg:col-span-7">
            <h2 id="feed" className="text-h3">
              {t.feed}
            </h2>
            <p className="mt-3 max-w-[36rem] text-ink-2">{t.feedLead}</p>
            <SubscribeWays addresses={addressesOfFeed(feed, siteUrl)} />
          </section>
          <LetterForm to={`/my-week?${query}`} refused={actionData} />
        </div>
      </div>
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
