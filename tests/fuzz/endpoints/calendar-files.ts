import type { Facts } from "../facts.ts";
import { hostilePart } from "../hostile-values.ts";
import type { Random } from "../random.ts";
import type { FuzzRequest } from "../request.ts";

/** Calendar files and feeds, which programs fetch at addresses that people once created. */
export function askForCalendarFile(random: Random, facts: Facts): FuzzRequest {
  const part = () => hostilePart(random);
  const path = random.pick([
    "/calendar/feed/all.ics",
    `/calendar/feed/${part()}`,
    `/calendar/feed/${part()}.ics`,
    `/calendar/entry/${part()}/entry.ics`,
    `/invites/${random.pick([facts.eventSlug, part()])}/event.ics`,
    `/my-week/calendar.ics?campus=${random.pick(["majra", part()])}&class=${part()}`,
    `/my-week/letter?token=${part()}`,
    `/notices/feed.xml?campus=${part()}`,
    `/news/feed.xml?year=${part()}`,
  ]);
  return {
    endpoint: "calendar files",
    method: random.pick(["GET", "GET", "GET", "HEAD", "POST", "OPTIONS"]),
    path: `${random.chance(0.3) ? "/hi" : ""}${path}`,
    headers: random.chance(0.2) ? { "if-modified-since": "Mon, 99 Foo 2026 99:99:99 GMT" } : {},
  };
}
