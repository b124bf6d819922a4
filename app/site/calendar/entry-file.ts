import { getCalendarEntry } from "../../../data/calendar/calendar-items.ts";
import { writeCalendarFile } from "../../../data/calendar/icalendar.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/entry-file";
import { calendarAnswer, fileItem, fullTitle, noCalendarFile } from "./calendar-file.ts";

/** One calendar entry as an iCalendar file. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, site, language } = context.get(pageRequestContext);
  const entry = await getCalendarEntry(supabase, params.id, language);
  if (!entry) return noCalendarFile("Entry not found");
  const title = fullTitle(entry, { campus: null, level: null }, language);
  const items = [{ ...fileItem(entry, site, language), title }];
  return calendarAnswer(writeCalendarFile({ school: site.name, items }), entry.from);
}
