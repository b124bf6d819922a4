import type { AdmissionsPage } from "../../data/admissions/admissions.ts";
import type { SchoolEvent } from "../../data/events/events.ts";
import type { ContactPage } from "../../data/forms/contact.ts";
import type { Video } from "../../data/gallery/videos.ts";
import { addressIn } from "../../data/languages.ts";
import type { CampusPage } from "../../data/pages/campus-pages.ts";
import type { CampusId } from "../../data/school/campuses.ts";
import type { LeadershipMessage } from "../../data/school/leadership-messages.ts";
import type { ListedTeacher } from "../../data/school/teachers.ts";
import { eventThing } from "./event.ts";
import { leaderThing, teacherThing } from "./people.ts";
import {
  campusThing,
  type Place,
  questionsThing,
  schoolThing,
  siteThing,
  type Thing,
} from "./school.ts";
import { videoThing } from "./video.ts";

type ThingsOf<LoaderData> = (loaderData: LoaderData, place: Place) => (Thing | [])[];

/** What each page is about, by the id of its route; the loader's data is what the page shows too. */
const things: Record<string, ThingsOf<never>> = {
  "site/home/home": (_home: unknown, place) => [schoolThing(place), siteThing(place)],
  "site/contact/contact": ({ content }: { content: ContactPage | null }, place) => [
    schoolThing(place, content?.places),
  ],
  "site/campuses/campus": (
    { campus, content }: { campus: { id: CampusId; name: string }; content: CampusPage | null },
    place,
  ) => [campusThing(campus, content?.address, place)],
  "site/invites/event": ({ event }: { event: SchoolEvent }, place) => [eventThing(event, place)],
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

/** Everything a page says in JSON-LD, as one graph (https://www.w3.org/TR/json-ld11/#named-graphs). */
export function structuredData(
  route: { id: string; loaderData?: unknown },
  crumbs: readonly { label: string; to: string }[],
  place: Place,
): object | null {
  const own = route.loaderData ? (things[route.id]?.(route.loaderData as never, place) ?? []) : [];
  const graph = [...own.flat(), ...(crumbs.length > 1 ? [breadcrumbThing(crumbs, place)] : [])];
  return graph.length > 0 ? { "@context": "https://schema.org", "@graph": graph } : null;
}

/** The way to the page (https://schema.org/BreadcrumbList), as the page itself shows it. */
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
