import type { AdmissionsPage } from "../../data/admissions/admissions.ts";
import { indianClock, indianDay } from "../../data/calendar/indian-time.ts";
import type { SchoolEvent } from "../../data/events/events.ts";
import type { ContactPage } from "../../data/forms/contact.ts";
import type { Video } from "../../data/gallery/videos.ts";
import { addressIn, languageOf } from "../../data/languages.ts";
import type { Story } from "../../data/news/story.ts";
import type { CampusPage } from "../../data/pages/campus-pages.ts";
import { type CampusId, campusOf } from "../../data/school/campuses.ts";
import type { LeadershipMessage } from "../../data/school/leadership-messages.ts";
import type { ListedTeacher } from "../../data/school/teachers.ts";
import {
  campusThing,
  iconAddress,
  type Place,
  postalAddress,
  schoolReference,
  schoolThing,
  siteThing,
  type Thing,
} from "./structured-school.ts";

type ThingsOf<LoaderData> = (loaderData: LoaderData, place: Place) => (Thing | [])[];

/** The subjects of each page by route id, from the same loader data that the page shows. */
const things: Record<string, ThingsOf<never>> = {
  "site/home/home": (_home: unknown, place) => [schoolThing(place), siteThing(place)],
  "site/contact/contact": ({ content }: { content: ContactPage | null }, place) => [
    schoolThing(place, content?.places),
  ],
  "site/campuses/campus": (
    {
      campus,
      content,
    }: {
      campus: { id: CampusId; slug: string; name: string };
      content: CampusPage | null;
    },
    place,
  ) => [campusThing(campus, content?.address, place)],
  "site/invites/event": ({ event }: { event: SchoolEvent }, place) => [eventThing(event, place)],
  "site/news/story": ({ story }: { story: Story }, place) => [storyThing(story, place)],
  "site/video-gallery/video-gallery": ({ videos }: { videos: Video[] }, place) =>
    videos.map((video) => videoThing(video, place)),
  "site/leadership-messages/leadership-messages": (
    { messages }: { messages: LeadershipMessage[] },
    place,
  ) => messages.map((message) => leaderThing(message, place)),
  "site/faculty/faculty": ({ teachers }: { teachers: ListedTeacher[] }, place) =>
    teachers.map((teacher) => teacherThing(teacher, place)),
  "site/admissions/admissions": ({ content }: { content: AdmissionsPage | null }, place) =>
    content?.questions.length ? [questionsThing(content.questions, place)] : [],
};

/** The JSON-LD of a page as one graph (https://www.w3.org/TR/json-ld11/#named-graphs). */
export function structuredData(
  route: { id: string; loaderData?: unknown },
  crumbs: readonly { label: string; to: string }[],
  place: Place,
): object | null {
  const own = route.loaderData ? (things[route.id]?.(route.loaderData as never, place) ?? []) : [];
  const graph = [...own.flat(), ...(crumbs.length > 1 ? [breadcrumbThing(crumbs, place)] : [])];
  return graph.length > 0 ? { "@context": "https://schema.org", "@graph": graph } : null;
}

/** The breadcrumbs that the page shows: https://schema.org/BreadcrumbList. */
function breadcrumbThing(
  crumbs: readonly { label: string; to: string }[],
  { siteUrl, language }: Place,
): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: siteUrl + addressIn(language, to),
    })),
  };
}

/**
 * An event for search engines: https://schema.org/Event with what
 * https://developers.google.com/search/docs/appearance/structured-data/event asks for.
 */
function eventThing(event: SchoolEvent, place: Place): Thing {
  const { school, siteUrl, language, path } = place;
  const url = siteUrl + addressIn(language, path);
  const campus = campusOf(event.campus, language);
  const site = campus ? `${school.name}, ${campus.name}` : school.name;
  const when = (moment: string) => (event.all_day ? indianDay(moment) : indianTime(moment));
  return {
    "@type": "Event",
    name: event.title,
    description: event.summary || event.body.slice(0, 300) || event.title,
    url,
    image: event.cover ? [new URL(event.cover, siteUrl).href] : [iconAddress(place)],
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
      // Attendance is free; the offer is the reservation.
      offers: {
        "@type": "Offer",
        url: `${url}#reply`,
        price: 0,
        priceCurrency: "INR",
        availability: `https://schema.org/${event.rsvps === "open" ? "InStock" : "SoldOut"}`,
        validFrom: indianTime(event.created_at),
        ...(event.rsvp_until && { validThrough: indianTime(event.rsvp_until) }),
      },
    }),
  };
}

/**
 * A story for search engines: https://schema.org/NewsArticle with what
 * https://developers.google.com/search/docs/appearance/structured-data/article asks for. Its author is
 * always the school, because the author's name may be that of a person or of an office.
 */
function storyThing(story: Story, place: Place): Thing {
  const { siteUrl, language, path } = place;
  const url = siteUrl + addressIn(language, path);
  return {
    "@type": "NewsArticle",
    headline: story.title,
    description: story.lead || story.bodyText.slice(0, 300) || story.title,
    url,
    mainEntityOfPage: url,
    image: [story.cover ? new URL(story.cover, siteUrl).href : iconAddress(place)],
    datePublished: indianTime(story.publish_at),
    dateModified: indianTime(story.changed_at),
    inLanguage: languageOf(story.language).tag,
    author: schoolReference(place),
    publisher: schoolReference(place),
    ...(story.author && { creditText: story.author }),
  };
}

/** "2026-12-05T09:00:00+05:30": local time with its zone. */
function indianTime(moment: string): string {
  return `${indianClock(moment).toISOString().slice(0, 19)}+05:30`;
}

/** A leader of the school: https://schema.org/Person. */
function leaderThing(message: LeadershipMessage, place: Place): Thing {
  return {
    "@type": "Person",
    name: message.name,
    jobTitle: message.title,
    worksFor: schoolReference(place),
    ...(message.photo && { image: new URL(message.photo, place.siteUrl).href }),
  };
}

/** A listed teacher, with no more than the page shows. */
function teacherThing(teacher: ListedTeacher, place: Place): Thing | [] {
  const { name, designation, subjects, photo } = teacher;
  if (!name) return [];
  return {
    "@type": "Person",
    name,
    ...(designation && { jobTitle: designation }),
    worksFor: schoolReference(place),
    ...(subjects?.length && { knowsAbout: subjects }),
    ...(photo && { image: new URL(photo, place.siteUrl).href }),
  };
}

/** A video: https://schema.org/VideoObject. `uploadDate` is the day it was added to the site. */
function videoThing(video: Video, place: Place): Thing {
  const { youtube_id, thumbnail, duration_seconds } = video;
  return {
    "@type": "VideoObject",
    name: video.title,
    description: video.description || video.title,
    thumbnailUrl: [thumbnail ? new URL(thumbnail, place.siteUrl).href : iconAddress(place)],
    uploadDate: video.created_at,
    embedUrl: `https://www.youtube-nocookie.com/embed/${youtube_id}`,
    publisher: schoolReference(place),
    ...(duration_seconds && { duration: `PT${duration_seconds}S` }),
  };
}

/** Questions with their answers: https://schema.org/FAQPage. */
function questionsThing(
  questions: readonly { question: string; answer: string }[],
  { language }: Place,
): Thing {
  return {
    "@type": "FAQPage",
    inLanguage: languageOf(language).tag,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
