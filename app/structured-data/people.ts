import type { LeadershipMessage } from "../../data/school/leadership-messages.ts";
import type { ListedTeacher } from "../../data/school/teachers.ts";
import { type Place, schoolReference, type Thing } from "./school.ts";

/** Who answers for the school, by office: https://schema.org/Person. */
export function leaderThing(message: LeadershipMessage, place: Place): Thing {
  return {
    "@type": "Person",
    name: message.name,
    jobTitle: message.title,
    worksFor: schoolReference(place),
    ...(message.photo && { image: new URL(message.photo, place.siteUrl).href }),
  };
}

/** A teacher whom the school shows: what stands on the page, nothing else. */
export function teacherThing(teacher: ListedTeacher, place: Place): Thing | [] {
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
