import adminTexts from "messages:admin/admin/admin";
import monthTexts from "messages:admin/calendar/month";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { useSearchParams } from "react-router";
import { listCalendarRows } from "../../../data/calendar/calendar-month.ts";
import {
  addDays,
  addMonths,
  daysBetween,
  daysOfMonth,
  monthOf,
  monthPattern,
  weekdayOf,
} from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { useTexts } from "../../language/texts.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { metaLanguage, pageMeta } from "../../layout/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { dayParts } from "../../ui/dates.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { LoadFailed } from "../frame/failures.tsx";
import { AdminHead, BackToList, QuietLink } from "../frame/page-parts.tsx";
import { rowsKey } from "../query-keys.ts";
import { calendarEntries } from "../resources/calendar-entries.tsx";
import type { Route } from "./+types/month-page";
import { MonthSheet } from "./month-sheet.tsx";

export const handle: PageHandle = { unlisted: true, frame: "admin" };

export const meta: Route.MetaFunction = (page) => {
  const language = metaLanguage(page);
  const t = adminTexts[language];
  return pageMeta({ title: t.title(monthTexts[language].title), description: t.description }, page);
};

/** A month of the calendar whose entries can be moved by pointer or keys. */
export default function MonthPage() {
  const [parameters] = useSearchParams();
  const asked = parameters.get("month") ?? "";
  const month = monthPattern.test(asked) ? asked : monthOf(indianDay(new Date()));
  const { from, to } = daysOfMonth(month);
  const first = addDays(from, -weekdayOf(from));
  const last = addDays(to, 6 - weekdayOf(to));
  const language = useLanguage();
  const t = useTexts(monthTexts);
  const entries = useQuery({
    queryKey: [...rowsKey("calendar_entries"), "month", month],
    queryFn: async () => listCalendarRows(await getBackend(), first, last),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { month: name, year } = dayParts(from, language);
  const days = Array.from({ length: daysBetween(first, last) + 1 }, (_, index) =>
    addDays(first, index),
  );
  return (
    <>
      <AdminHead
        title={`${name} ${year}`}
        lead={t.lead}
        above={<BackToList resource={calendarEntries} />}
      >
        <QuietLink to={`?month=${addMonths(month, -1)}`} icon={ChevronLeft}>
          {t.before}
        </QuietLink>
        <SiteLink to={`?month=${addMonths(month, 1)}`} className="admin-quiet-link">
          {t.after}
          <Icon of={ChevronRight} />
        </SiteLink>
        <ButtonLink to="/admin/calendar/new" size="small">
          <Icon of={Plus} />
          {calendarEntries.texts[language].add}
        </ButtonLink>
      </AdminHead>
      {entries.isError && <LoadFailed retry={() => void entries.refetch()} />}
      {entries.data && <MonthSheet days={days} month={month} entries={entries.data} />}
    </>
  );
}
