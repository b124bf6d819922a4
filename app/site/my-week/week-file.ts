import myWeekTexts from "messages:site/my-week/myWeek";
import { schoolYearOf } from "../../../data/calendar/days.ts";
import { writeCalendarFile } from "../../../data/calendar/icalendar.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { listMyCalendarItems, readMyChoice } from "../../../data/calendar/my-week.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { PageHandle } from "../../layout/page-handle.ts";
import { calendarAnswer, fileItem, fullTitle } from "../calendar/calendar-file.ts";
import type { Route } from "./+types/week-file";

export const handle: PageHandle = { query: ["campus", "grade"] };

/** The family's calendar since the start of this school year, as a subscription. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { supabase, site, language } = context.get(pageRequestContext);
  const choice = readMyChoice({
    campuses: url.searchParams.getAll("campus"),
    grades: url.searchParams.getAll("grade"),
  });
  const from = `${schoolYearOf(indianDay(new Date()))}-04-01`;
  const items = await listMyCalendarItems(supabase, choice, from, language);
  return calendarAnswer(
    writeCalendarFile({
      school: site.name,
      feed: { name: `${site.name} · ${myWeekTexts[language].title}`, refreshHours: 12 },
      items: items.map((item) => ({
        ...fileItem(item, site, language),
        title: fullTitle(item, { campus: null, level: null }, language),
      })),
    }),
  );
}
