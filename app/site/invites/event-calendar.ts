import { getEvent } from "../../../data/events.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/event-calendar";
import { calendarFile } from "./calendar-file.ts";

/** The event as a file that any calendar program takes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, site } = context.get(pageRequestContext);
  const event = await getEvent(supabase, params.slug);
  if (!event) {
    return new Response("Event not found\n", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  }
  return new Response(calendarFile(event, site), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${event.slug}.ics"`,
    },
  });
}
