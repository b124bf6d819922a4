import { addDays, at, type Day } from "./days.ts";
import { eventsOfComingWeeks } from "./events/coming-weeks.ts";
import { pastEvents } from "./events/past.ts";
import type { SchoolEvent } from "./events/school-event.ts";
import { springEvents } from "./events/spring.ts";
import { unpublishedEvents } from "./events/unpublished.ts";
import { winterEvents } from "./events/winter.ts";
import { rowId } from "./identifiers.ts";
import { findPicture } from "./pictures.ts";
import { printsInHindi } from "./prints-in-hindi.ts";

export function eventId(slug: string): string {
  return rowId(`events/${slug}`);
}

/** Six past events, fourteen coming ones, a draft and a scheduled one. */
export function events(today: Day) {
  const all: SchoolEvent[] = [
    ...pastEvents(today),
    ...eventsOfComingWeeks(today),
    ...winterEvents(today),
    ...springEvents(today),
    ...unpublishedEvents(today),
  ];
  return all.map((event) => {
    const cover = findPicture(event.cover ?? `events/${event.slug}`);
    // A whole day runs from midnight to its last minute, so that "has ended" needs no exception.
    const [start, end] = event.hours ?? ["00:00", "23:59"];
    return {
      id: eventId(event.slug),
      title: event.title,
      slug: event.slug,
      summary: event.summary,
      body: event.body.join("\n\n"),
      starts_at: at(event.day, start),
      ends_at: at(event.lastDay ?? event.day, end),
      all_day: !event.hours,
      venue: event.venue,
      campus: event.campus,
      levels: event.levels ?? [],
      category: event.category,
      cover: cover?.path ?? null,
      cover_alt: cover?.alt ?? null,
      cover_width: cover?.width ?? null,
      cover_height: cover?.height ?? null,
      rsvp_enabled: event.rsvps !== undefined,
      capacity: event.rsvps?.capacity ?? null,
      max_party: event.rsvps?.maxParty ?? 6,
      rsvp_until: event.rsvps ? at(addDays(event.day, -3), "20:00") : null,
      status: event.draft ? "draft" : "published",
      publish_at: publishAt(event, today),
      translations: inHindi(event),
      is_sample: true,
    };
  });
}

function inHindi({ hindi, cover, slug }: SchoolEvent) {
  const cover_alt = printsInHindi[cover?.replace("events/", "") ?? slug];
  return hindi ? { hi: { ...hindi, body: hindi.body.join("\n\n"), cover_alt } } : {};
}

/** Three weeks before a past event, three weeks ago for others, or on the scheduled day. */
function publishAt({ day, publishIn }: SchoolEvent, today: Day): string {
  const announced = addDays(day < today ? day : today, -21);
  return at(publishIn === undefined ? announced : addDays(today, publishIn), "07:00");
}
