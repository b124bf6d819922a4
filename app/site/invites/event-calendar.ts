import { redirect } from "react-router";
import { itemOfEvent } from "../../../data/calendar/held-events.ts";
import { writeCalendarFile } from "../../../data/calendar/icalendar.ts";
import { getEvent } from "../../../data/events/events.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { getRenamedEvent } from "../../../data/pages/slugs.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import { calendarAnswer, fileItem, noCalendarFile } from "../calendar/calendar-file.ts";
import type { Route } from "./+types/event-calendar";

/** The event as an iCalendar file. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, site, language } = context.get(pageRequestContext);
  const event = await getEvent(supabase, params.slug, language);
  if (!event) {
    const renamed = await getRenamedEvent(supabase, params.slug);
    if (renamed) return redirect(`${eventPath(renamed)}/event.ics`, 301);
    return noCalendarFile("Event not found");
  }
  const description = [event.summary, event.body].filter(Boolean).join("\n\n");
  const item = { ...fileItem(itemOfEvent(event), site, language), description };
  return calendarAnswer(writeCalendarFile({ school: site.name, items: [item] }), event.slug);
}
