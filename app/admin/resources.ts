import type { Resource } from "./resource.ts";
import { admissionEnquiries } from "./resources/admission-enquiries.tsx";
import { albums } from "./resources/albums.tsx";
import { alumni } from "./resources/alumni.tsx";
import { alumniRecords } from "./resources/alumni-records.tsx";
import { alumniReports } from "./resources/alumni-reports.tsx";
import { applications } from "./resources/applications.tsx";
import { auditLog } from "./resources/audit-log.tsx";
import { busChanges } from "./resources/bus-changes.tsx";
import { busRoutes } from "./resources/bus-routes.tsx";
import { busStops } from "./resources/bus-stops.tsx";
import { calendarEntries } from "./resources/calendar-entries.tsx";
import { campuses } from "./resources/campuses.tsx";
import { choices } from "./resources/choices.tsx";
import { classes } from "./resources/classes.tsx";
import { consentWordings } from "./resources/consent-wordings.tsx";
import { contactMessages } from "./resources/contact-messages.tsx";
import { documents } from "./resources/documents.tsx";
import { eventRsvps } from "./resources/event-rsvps.tsx";
import { events } from "./resources/events.tsx";
import { familyMessages } from "./resources/family-messages.tsx";
import { featuredTestimonials } from "./resources/featured-testimonials.tsx";
import { latestUpdates } from "./resources/latest-updates.tsx";
import { leadershipMessages } from "./resources/leadership-messages.tsx";
import { levels } from "./resources/levels.tsx";
import { mailingContacts } from "./resources/mailing-contacts.tsx";
import { meetings } from "./resources/meetings.tsx";
import { outgoingMail } from "./resources/outgoing-mail.tsx";
import { ownPages } from "./resources/own-pages.tsx";
import { photoRequests } from "./resources/photo-requests.tsx";
import { sports } from "./resources/sports.tsx";
import { sportsRegistrations } from "./resources/sports-registrations.tsx";
import { stories } from "./resources/stories.tsx";
import { students } from "./resources/students.tsx";
import { teachers } from "./resources/teachers.tsx";
import { testimonials } from "./resources/testimonials.tsx";
import { transferCertificates } from "./resources/transfer-certificates.tsx";
import { youtubeVideos } from "./resources/youtube-videos.tsx";

/** What staff manage in lists and forms, in the order of the rail. */
export const resources: readonly Resource[] = [
  latestUpdates,
  familyMessages,
  stories,
  ownPages,
  campuses,
  levels,
  classes,
  choices,
  documents,
  events,
  meetings,
  calendarEntries,
  busChanges,
  busRoutes,
  busStops,
  sports,
  albums,
  youtubeVideos,
  leadershipMessages,
  testimonials,
  featuredTestimonials,
  teachers,
  students,
  transferCertificates,
  consentWordings,
  alumni,
  alumniRecords,
  mailingContacts,
  admissionEnquiries,
  applications,
  contactMessages,
  alumniReports,
  photoRequests,
  eventRsvps,
  sportsRegistrations,
  outgoingMail,
  auditLog,
];

/** The resource of an admin address, with or without the language before it; throws where there is none. */
export function resourceAt(pathname: string): Resource {
  const [, path] = /\/admin\/([a-z-]+)/.exec(pathname) ?? [];
  const resource = resources.find((each) => each.path === path);
  if (!resource) throw new Response(null, { status: 404 });
  return resource;
}
