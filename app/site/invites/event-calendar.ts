import { redirect } from "react-router";
import { getEvent } from "../../../data/events.ts";
import { getRenamedEvent } from "../../../data/former-slugs.ts";
import { pageRequestContext } from "../../connection/page-request.ts";
import type { Route } from "./+types/event-calendar";
import { calendarFile } from "./calendar-file.ts";

/** The event as a file that any calendar program takes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { supabase, site } = context.get(pageRequestContext);
  const event = await getEvent(supabase, params.slug);
  if (!event) {
    const renamed = await getRenamedEvent(supabase, params.slug);
    if (renamed) return redirect(`/invites/${renamed}/event.ics`, 301);
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
