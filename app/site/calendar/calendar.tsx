import calendarTexts from "messages:site/calendar/calendar";
import {
  calendarFilterSchema,
  hasCalendarEntries,
  listCalendar,
} from "../../../data/calendar/calendar.ts";
import { addDays, addMonths, daysOfMonth, monthOf } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { PageTop } from "../../layout/page-top.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { monthAndYear } from "../../ui/dates.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PictureImage } from "../../ui/picture.tsx";
import type { Route } from "./+types/calendar";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { CalendarFilters } from "./calendar-filters.tsx";
import { MonthBar } from "./month-bar.tsx";
import { pictureOfMonth } from "./month-picture.ts";
import { MonthSheet } from "./month-sheet.tsx";
import { daysOfSheet, weeksFrom } from "./sheet-weeks.ts";
import { SmallSheet } from "./small-sheet.tsx";
import { Subscribe } from "./subscribe.tsx";
import "./calendar.css";
import "./entry-sheet.css";
import "./month-sheet.css";
import "./wall-calendar.css";

export const handle: PageHandle = { query: ["view", "month", "campus", "level", "kind"] };

/**
 * A month in the address is shown whole; otherwise what comes: a sheet of the weeks from this one on, an
 * agenda from today to the end of next month.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, site, language } = context.get(pageRequestContext);
  const said = (name: string) => url.searchParams.get(name);
  const { view, month, campus, level, kind } = calendarFilterSchema.parse({
    view: said("view"),
    month: said("month"),
    year: null,
    campus: said("campus"),
    level: said("level"),
    kind: said("kind"),
  });
  const today = indianDay(new Date());
  const now = monthOf(today);
  const sheet = month ? daysOfSheet(month) : weeksFrom(today);
  const agenda = month
    ? daysOfMonth(month)
    : { from: today, to: daysOfMonth(addMonths(now, 1)).to };
  const [from = sheet.from] = [sheet.from, daysOfMonth(month ?? now).from].toSorted();
  const [, to = agenda.to] = [sheet.to, agenda.to].toSorted();
  const span = { from, to };
  const chosen = { campus, level, kind };
  const occurrences = await listCalendar(supabase, span, chosen, language);
  const isEmpty = occurrences.length === 0 && !(await hasCalendarEntries(supabase));
  return {
    today,
    now,
    month,
    sheet,
    agenda,
    view,
    chosen,
    occurrences,
    isEmpty,
    // Most of the coming weeks lie in the month of the third.
    picture: pictureOfMonth(addDays(sheet.from, 17)),
    siteUrl: site.url,
  };
}

export const meta: Route.MetaFunction = (page) => {
  const { title, description } = calendarTexts[metaLanguage(page)];
  return pageMeta({ title, description }, page);
};

export default function Calendar({ loaderData }: Route.ComponentProps) {
  const { now, month, view, chosen, picture, isEmpty, siteUrl } = loaderData;
  const t = useTexts(calendarTexts);
  if (isEmpty) {
    return (
      <>
        <PageTop title={t.title} lead={t.lead} />
        <div className="page pt-10 pb-section">
          <EmptyState title={t.empty} wayOn={{ to: "/invites", label: t.emptyAction }}>
            <p>{t.emptyFact}</p>
            <p>{t.emptyNext}</p>
          </EmptyState>
        </div>
      </>
    );
  }
  return (
    <>
      <Top {...chosen} />
      <div className="calendar-page" data-view={view ?? "by-width"}>
        <div className="calendar-sheet">
          <Rings />
          <div className="calendar-front">
            <div className="print still no-print">
              <PictureImage {...picture} alt="" first />
            </div>
            <MonthBar month={month} now={now} view={view} />
          </div>
          {view !== "agenda" && <Month {...loaderData} />}
          {view !== "month" && <Agenda {...loaderData} />}
        </div>
      </div>
      <Subscribe campus={chosen.campus} level={chosen.level} siteUrl={siteUrl} />
    </>
  );
}

type Shown = Route.ComponentProps["loaderData"];

/** What the calendar is and what to choose of it. */
function Top(chosen: Shown["chosen"]) {
  const t = useTexts(calendarTexts);
  return (
    <div className="page calendar-top">
      <PageTop
        title={t.title}
        lead={t.lead}
        action={
          <div className="no-print flex w-full flex-wrap gap-3 sm:w-auto">
            <ButtonLink to="/my-week" variant="outline">
              {t.myWeek}
            </ButtonLink>
            <ButtonLink to={plannerAddress(chosen)} variant="outline2">
              {t.planner}
            </ButtonLink>
          </div>
        }
      />
      <CalendarFilters {...chosen} />
    </div>
  );
}

function Month({ month, sheet, today, occurrences, chosen }: Shown) {
  const { from, to } = month ? daysOfMonth(month) : sheet;
  const isBare = !occurrences.some((one) => one.from <= to && one.to >= from);
  return (
    <div className="calendar-month">
      {isBare && <NothingHere month={month} chosen={chosen} />}
      <MonthSheet
        month={month}
        days={sheet}
        today={today}
        occurrences={occurrences}
        around={chosen}
      />
    </div>
  );
}

/** The wire on which the sheet hangs. */
function Rings() {
  return (
    <svg aria-hidden className="calendar-rings no-print">
      <pattern id="rings" width="48" height="36" patternUnits="userSpaceOnUse">
        <circle cx="18" cy="27" r="4" className="fill-pine-950" />
        <circle cx="30" cy="27" r="4" className="fill-pine-950" />
        <path
          d="M18 27V11Q18 3 24 3M30 27V11Q30 3 24 3"
          className="fill-none stroke-pine-800"
          strokeWidth="3"
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#rings)" />
    </svg>
  );
}

function Agenda({ month, now, sheet, agenda, today, occurrences, chosen }: Shown) {
  const t = useTexts(calendarTexts);
  const { from } = daysOfMonth(month ?? now);
  const ahead = occurrences.filter((one) => one.to >= agenda.from && one.from <= agenda.to);
  const earlier = occurrences.filter((one) => one.to < agenda.from && one.to >= from);
  return (
    <div className="calendar-agenda">
      <SmallSheet
        month={month}
        days={sheet}
        listed={agenda}
        today={today}
        occurrences={occurrences}
      />
      {month === null && earlier.length > 0 && (
        <details className="no-print mb-6">
          <summary className="cut-link w-fit">{t.earlier(earlier.length)}</summary>
          <div className="mt-4">
            <CalendarAgenda occurrences={earlier} from={from} month={now} earlier />
          </div>
        </details>
      )}
      {ahead.length > 0 ? (
        <CalendarAgenda occurrences={ahead} from={agenda.from} month={month} />
      ) : (
        <NothingHere month={month} chosen={chosen} />
      )}
    </div>
  );
}

function NothingHere({ month, chosen }: Pick<Shown, "month" | "chosen">) {
  const t = useTexts(calendarTexts);
  const language = useLanguage();
  const name = month ? monthAndYear(`${month}-01`, language) : t.comingIn;
  const isFiltered = Object.values(chosen).some((choice) => choice !== null);
  const unfiltered = {
    to: month ? `/calendar?month=${month}` : "/calendar",
    label: t.wholeCalendar,
  };
  const unchosen = month
    ? { to: "/calendar", label: t.coming }
    : { to: "/calendar/planner", label: t.planner };
  return (
    <EmptyState
      title={isFiltered ? t.nothingFits(name) : t.nothing(name)}
      className="mb-6"
      heading="h3"
      wayOn={isFiltered ? unfiltered : unchosen}
    >
      <p>{isFiltered ? t.otherChoice : t.nothingHere}</p>
    </EmptyState>
  );
}

function plannerAddress({ campus, level }: Shown["chosen"]): string {
  const said = new URLSearchParams({ ...(campus && { campus }), ...(level && { level }) });
  return said.size > 0 ? `/calendar/planner?${said}` : "/calendar/planner";
}
