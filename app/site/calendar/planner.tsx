import calendarTexts from "messages:site/calendar/calendar";
import plannerTexts from "messages:site/calendar/planner";
import {
  type CalendarOccurrence,
  calendarFilterSchema,
  listCalendar,
} from "../../../data/calendar/calendar.ts";
import { calendarKinds } from "../../../data/calendar/calendar-kinds.ts";
import { addMonths, schoolYearOf } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { firstLetterOf, groupBy } from "../../../data/older-browsers.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { entryMark } from "../../pencils/entry-mark.ts";
import { daySpan, fullDate } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import type { Route } from "./+types/planner";
import { levelName } from "./calendar-file.ts";
import { PlaceFilters } from "./calendar-filters.tsx";
import { EntryFacts, EntryTitle, KindMark } from "./entry-details.tsx";
import { pictureOfMonth } from "./month-picture.ts";
import { HoursAndPlace, PlannerMonth } from "./planner-month.tsx";
import { YearIndex } from "./year-index.tsx";
import "./calendar.css";
import "./planner.css";
import "./planner-print.css";

export const handle: PageHandle = {
  query: ["year", "campus", "level"],
  breadcrumb: (loaderData?: { crumb: string }) => loaderData?.crumb,
};

/** A school year, April to March: the current one unless the address names another. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const said = (name: string) => url.searchParams.get(name);
  const asked = calendarFilterSchema.parse({
    view: null,
    month: null,
    kind: null,
    year: said("year"),
    campus: said("campus"),
    level: said("level"),
  });
  const today = indianDay(new Date());
  const now = schoolYearOf(today);
  const year = asked.year ?? now;
  const chosen = { campus: asked.campus, level: asked.level, kind: null };
  const span = { from: `${year}-04-01`, to: `${year + 1}-03-31` };
  const occurrences = await listCalendar(supabase, span, chosen, language);
  const pictures = monthsOf(year).map((month) => pictureOfMonth(`${month}-01`));
  return { today, now, year, chosen, occurrences, pictures, crumb: plannerTexts[language].title };
}

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = plannerTexts[metaLanguage(page)];
  return pageMeta({ title, description }, page);
};

export default function Planner({ loaderData }: Route.ComponentProps) {
  const { today, now, year, chosen, occurrences, pictures } = loaderData;
  const t = useTexts(plannerTexts);
  const language = useLanguage();
  const { once, repeated } = partByRepetition(occurrences);
  const months = monthsOf(year);
  const name = [
    chosen.campus && campusName(chosen.campus, language),
    levelName(chosen.level, language),
  ].filter(Boolean);
  return (
    <div className="planner">
      <PageTop
        title={t.heading(yearName(year))}
        lead={<span className="no-print">{t.lead}</span>}
        action={occurrences.length > 0 && <PrintButton>{t.print}</PrintButton>}
      />
      <div className="page pt-6 pb-section">
        <div className="no-print grid gap-y-1">
          <FilterLinks
            label={t.years}
            parameter="year"
            chosen={year === now ? null : String(year)}
            all={yearName(now)}
            choices={[now - 1, now + 1].map((one) => ({
              value: String(one),
              label: yearName(one),
            }))}
          />
          <PlaceFilters campus={chosen.campus} level={chosen.level} />
        </div>
        {occurrences.length === 0 ? (
          <EmptyState
            title={t.empty(yearName(year))}
            className="mt-8"
            wayOn={{ to: "/calendar", label: t.emptyAction }}
          >
            <p>{t.emptyFact}</p>
          </EmptyState>
        ) : (
          <>
            <div className="planner-legend">
              <p className="font-semibold">
                {name.length > 0 ? t.for(name.join(", ")) : t.everyone}
              </p>
              <ul className="flex flex-wrap gap-x-5 gap-y-1">
                {calendarKinds.map((kind) => (
                  <li key={kind}>
                    <KindMark kind={kind} />
                  </li>
                ))}
              </ul>
              <p className="numbers text-ink-2">{t.asOf(fullDate(today, language))}</p>
            </div>
            <YearIndex months={months} occurrences={once} today={today} />
            <div className="planner-sheets">
              {[months.slice(0, 6), months.slice(6)].map((half, place) => (
                <div key={half[0]} className="planner-sheet">
                  <Weekdays />
                  {half.map((month) => (
                    <PlannerMonth
                      key={month}
                      month={month}
                      picture={pictures[months.indexOf(month)]}
                      occurrences={once}
                      around={chosen}
                    />
                  ))}
                  {place === 1 && repeated.length > 0 && <Repeated series={repeated} />}
                </div>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** April to March. */
const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, place) => addMonths(`${year}-04`, place));

/** A month begins on any weekday and has up to 31 days. */
const mostColumns = 37;

/** Above the days of all months on a wide sheet. */
function Weekdays() {
  const { weekdays } = useTexts(calendarTexts);
  return (
    <p aria-hidden className="planner-weekdays no-print">
      {Array.from({ length: mostColumns }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change.
        <span key={place}>{firstLetterOf(weekdays[place % 7]?.[0] ?? "")}</span>
      ))}
    </p>
  );
}

type Series = { first: CalendarOccurrence; last: CalendarOccurrence };

function Repeated({ series }: { series: Series[] }) {
  const edit = useEditMark();
  const t = useTexts(plannerTexts);
  const language = useLanguage();
  return (
    <section aria-labelledby="repeated" className="planner-repeated">
      <h2 id="repeated" className="text-h4">
        {t.repeated}
      </h2>
      <ul>
        {series.map(({ first, last }) => (
          <li
            data-edit={edit?.(...entryMark(first))}
            key={first.id}
            className="agenda-item"
            data-kind={first.kind}
          >
            <p className="font-semibold">
              <EntryTitle occurrence={first} />
            </p>
            <p className="numbers text-small text-ink-2">
              {daySpan(first.from, last.from, language)}
            </p>
            <p className="text-small">
              <HoursAndPlace occurrence={first} />
            </p>
            <EntryFacts occurrence={first} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * An entry that repeats more than twice a year is listed once below the months instead of filling
 * them.
 */
const mostInMonths = 2;

function partByRepetition(occurrences: CalendarOccurrence[]) {
  const held = groupBy(occurrences, ({ id }) => id);
  const isSeries = (id: string) => (held.get(id)?.length ?? 0) > mostInMonths;
  const repeated = [...held.values()].flatMap((all): Series[] => {
    const [first, last] = [all.at(0), all.at(-1)];
    return first && last && isSeries(first.id) ? [{ first, last }] : [];
  });
  return { once: occurrences.filter(({ id }) => !isSeries(id)), repeated };
}

/** "2026–27" */
function yearName(year: number): string {
  return `${year}–${String(year + 1).slice(2)}`;
}
