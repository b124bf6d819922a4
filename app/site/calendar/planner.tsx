import plannerTexts from "messages:site/calendar/planner";
import { ChevronDown } from "lucide-react";
import { calendarFilterSchema, listCalendar } from "../../../data/calendar/calendar.ts";
import type { CalendarChoice } from "../../../data/calendar/calendar-item.ts";
import { calendarKinds } from "../../../data/calendar/calendar-kinds.ts";
import { addMonths, type Month, monthOf, schoolYearOf } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { useEditMark } from "../../pencils/edit-mark.ts";
import { fullDate, monthAndYear } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { CutLink } from "../../ui/site-link.tsx";
import type { Route } from "./+types/planner";
import { levelName } from "./calendar-file.ts";
import { PlaceFilters } from "./calendar-filters.tsx";
import { KindMark } from "./entry-details.tsx";
import { pictureOfMonth } from "./month-picture.ts";
import { PlannerMonth } from "./planner-month.tsx";
import { partByRepetition, Repeated } from "./planner-repeated.tsx";
import { YearIndex } from "./year-index.tsx";
import "./calendar.css";
import "./planner.css";
import "./planner-month.css";
import "./planner-print.css";

export const handle: PageHandle = {
  query: ["year", "month", "campus", "level"],
  breadcrumb: (loaderData?: { crumb: string }) => loaderData?.crumb,
};

/** A school year, April to March, open at a month: the current ones unless the address names others. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, language } = context.get(pageRequestContext);
  const said = (name: string) => url.searchParams.get(name);
  const asked = calendarFilterSchema.parse({
    view: null,
    month: said("month"),
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
  const months = monthsOf(year);
  const isAsked = asked.month !== null && months.includes(asked.month);
  const asOpen = [asked.month, monthOf(today)].find((one) => one && months.includes(one));
  const pictures = months.map((month) => pictureOfMonth(`${month}-01`));
  return {
    today,
    now,
    year,
    chosen,
    months,
    open: asOpen ?? `${year}-04`,
    isAsked,
    occurrences,
    pictures,
    crumb: plannerTexts[language].title,
  };
}

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = plannerTexts[metaLanguage(page)];
  return pageMeta({ title, description }, page);
};

export default function Planner({ loaderData }: Route.ComponentProps) {
  const { today, now, year, chosen, occurrences } = loaderData;
  const t = useTexts(plannerTexts);
  const { once, repeated } = partByRepetition(occurrences);
  const addressOf = (month: Month) => monthAddress(month, { ...chosen, year, now });
  return (
    <div className="planner">
      <PageTop
        title={t.heading(yearName(year))}
        lead={<span className="no-print">{t.lead}</span>}
        action={
          <div className="planner-years">
            <FilterLinks
              label={t.years}
              parameter="year"
              chosen={year === now ? null : String(year)}
              all={yearName(now)}
              choices={[now - 1, now + 1].map((one) => ({
                value: String(one),
                label: yearName(one),
              }))}
              forgets={["month"]}
            />
            {occurrences.length > 0 && <PrintButton>{t.print}</PrintButton>}
          </div>
        }
      />
      <div className="page pt-6 pb-section">
        <details
          className="planner-filters filter-fold no-print"
          open={chosen.campus !== null || chosen.level !== null}
        >
          <summary>
            {t.filters}
            <Icon of={ChevronDown} />
          </summary>
          <PlaceFilters campus={chosen.campus} level={chosen.level} />
        </details>
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
            <Legend today={today} chosen={chosen} />
            <YearIndex {...loaderData} occurrences={once} addressOf={addressOf} />
            <Sheets {...loaderData} occurrences={once} addressOf={addressOf} />
            {repeated.length > 0 && <Repeated series={repeated} />}
          </>
        )}
      </div>
    </div>
  );
}

type Shown = Route.ComponentProps["loaderData"];

/** Whose entries these are, the marks of their kinds, and of which day this is. */
function Legend({ today, chosen }: Pick<Shown, "today" | "chosen">) {
  const t = useTexts(plannerTexts);
  const language = useLanguage();
  const name = [
    chosen.campus && campusName(chosen.campus, language),
    levelName(chosen.level, language),
  ].filter(Boolean);
  return (
    <div className="planner-legend">
      <p className="font-semibold">{name.length > 0 ? t.for(name.join(", ")) : t.everyone}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {calendarKinds.map((kind) => (
          <li key={kind}>
            <KindMark kind={kind} />
          </li>
        ))}
      </ul>
      <p className="numbers text-ink-2">{t.asOf(fullDate(today, language))}</p>
    </div>
  );
}

type SheetsProps = Pick<
  Shown,
  "months" | "open" | "isAsked" | "today" | "chosen" | "occurrences" | "pictures"
> & {
  addressOf: (month: Month) => string;
};

/**
 * A sheet for each half of the year. A wide screen has only the one with the open month on the table, a phone all
 * months and only this one unfolded; paper and a colleague's pencils have everything.
 */
function Sheets({ months, open, isAsked, addressOf, ...shown }: SheetsProps) {
  const { today, chosen, occurrences, pictures } = shown;
  const edit = useEditMark();
  const language = useLanguage();
  const halves = [months.slice(0, 6), months.slice(6)];
  const nameOf = (half: Month[]) =>
    [half.at(0), half.at(-1)].map((month) => monthAndYear(`${month}-01`, language)).join(" – ");
  return (
    <div className="planner-sheets" data-asked={isAsked || undefined}>
      {halves.map((half, place) => {
        const other = halves[1 - place] ?? [];
        return (
          <div
            key={half[0]}
            className="planner-sheet"
            data-away={(!edit && !half.includes(open)) || undefined}
          >
            <p className="sheet-name numbers no-print">
              <span>{nameOf(half)}</span>
              <CutLink to={addressOf(other[0] ?? open)} arrow>
                {nameOf(other)}
              </CutLink>
            </p>
            {half.map((month) => (
              <PlannerMonth
                key={month}
                month={month}
                isOpen={edit !== undefined || month === open}
                today={today}
                picture={pictures[months.indexOf(month)]}
                occurrences={occurrences}
                around={chosen}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** April to March. */
const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, place) => addMonths(`${year}-04`, place));

type Choice = Pick<CalendarChoice, "campus" | "level"> & { year: number; now: number };

/** The planner opened at a month, with the other choices. */
function monthAddress(month: Month, { year, now, campus, level }: Choice): string {
  const said = { year: year === now ? null : String(year), month, campus, level };
  const given = Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/calendar/planner?${new URLSearchParams(given)}#month-${month}`;
}

/** "2026–27" */
function yearName(year: number): string {
  return `${year}–${String(year + 1).slice(2)}`;
}
