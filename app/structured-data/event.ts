import { indianClock, indianDay } from "../../data/calendar/indian-time.ts";
import type { SchoolEvent } from "../../data/events/events.ts";
import { addressIn, languageOf, listIn } from "../../data/languages.ts";
import { campuses } from "../../data/school/campuses.ts";
import { type Place, postalAddress, schoolReference, type Thing } from "./school.ts";

/**
 * An event for search engines: https://schema.org/Event with what
 * https://developers.google.com/search/docs/appearance/structured-data/event asks for.
 */
export function eventThing(event: SchoolEvent, place: Place): Thing {
  const { school, siteUrl, language, path } = place;
  const url = siteUrl + addressIn(language, path);
  const campus = listIn(campuses, language).find(({ id }) => id === event.campus);
  const site = campus ? `${school.name}, ${campus.name}` : school.name;
  const when = (moment: string) => (event.all_day ? indianDay(moment) : indianTime(moment));
  return {
    "@type": "Event",
    name: event.title,
    description: event.summary || event.body.slice(0, 300) || event.title,
    url,
    image: event.cover ? [new URL(event.cover, siteUrl).href] : [`${siteUrl}/icons/icon-512.png`],
    startDate: when(event.starts_at),
    ...(event.ends_at && { endDate: when(event.ends_at) }),
    eventStatus: `https://schema.org/${event.cancelled_at ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    inLanguage: languageOf(event.language).tag,
    location: {
      "@type": "Place",
      name: event.venue ? `${event.venue}, ${site}` : site,
      address: postalAddress(
        campus ? [`${campus.name}, ${school.name}`, ...school.address] : school.address,
      ),
    },
    organizer: schoolReference(place),
    ...(event.rsvp_enabled && {
      ...(event.capacity && { maximumAttendeeCapacity: event.capacity }),
      // A place costs nothing; what is offered is that one is kept.
      offers: {
        "@type": "Offer",
        url: `${url}#reply`,
        price: 0,
        priceCurrency: "INR",
        availability: `https://schema.org/${event.replies === "open" ? "InStock" : "SoldOut"}`,
        validFrom: indianTime(event.created_at),
        ...(event.rsvp_until && { validThrough: indianTime(event.rsvp_until) }),
      },
    }),
  };
}

/** "2026-12-05T09:00:00+05:30": the clock that people at the gate see, with its zone. */
function indianTime(moment: string): string {
  return `${indianClock(moment).toISOString().slice(0, 19)}+05:30`;
}
