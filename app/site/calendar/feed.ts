import { listCalendarItems } from "../../../data/calendar/calendar-items.ts";
import { schoolYearOf } from "../../../data/calendar/days.ts";
import { writeCalendarFile } from "../../../data/calendar/icalendar.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { campusName } from "../../../data/school/campuses.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/feed";
import { findFeed } from "./calendar-feeds.ts";
import { calendarAnswer, fileItem, fullTitle, levelName, noCalendarFile } from "./calendar-file.ts";

/** How often the large calendars fetch a subscription. */
const refreshHours = 12;

/** The calendar of a campus and level since the last school year, as a subscription. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, site, language } = context.get(pageRequestContext);
  const chosen = findFeed(params.feed);
  if (!chosen) return noCalendarFile("Calendar not found");
  const from = `${schoolYearOf(indianDay(new Date())) - 1}-04-01`;
  const items = await listCalendarItems(supabase, { from }, { ...chosen, kind: null }, language);
  const parts = [
    site.name,
    chosen.campus && campusName(chosen.campus, language),
    levelName(chosen.level, language),
  ];
  return calendarAnswer(
    writeCalendarFile({
      school: site.name,
      feed: { name: parts.filter(Boolean).join(" · "), refreshHours },
      items: items.map((item) => ({
        ...fileItem(item, site, language),
        title: fullTitle(item, chosen, language),
      })),
    }),
  );
}
