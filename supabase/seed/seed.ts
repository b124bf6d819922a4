import { albumPictures, albums } from "./albums.ts";
import { alumniAccounts, alumniProfiles, alumniRoles, alumniUsers } from "./alumni.ts";
import { busChanges, busRoutes, busStops } from "./buses.ts";
import { calendarEntries } from "./calendar.ts";
import { choices } from "./choices.ts";
import { consents } from "./consents.ts";
import { indianDay } from "./days.ts";
import { documentFiles, documents } from "./documents.ts";
import {
  admissionEnquiries,
  contactMessages,
  eventRsvps,
  sportsRegistrations,
} from "./enquiries.ts";
import { events } from "./events.ts";
import { latestUpdates } from "./latest-updates.ts";
import { leadershipMessages } from "./leadership-messages.ts";
import { meetingBookings, meetings } from "./meetings.ts";
import { ownPages } from "./own-pages.ts";
import { siteContent } from "./site-content.ts";
import { sportsPrograms } from "./sports.ts";
import { stories } from "./stories.ts";
import { students, transferCertificates } from "./students.ts";
import { teachers } from "./teachers.ts";
import { featuredTestimonials, testimonials } from "./testimonials.ts";
import { youtubeVideos } from "./videos.ts";

/**
 * Writes the sample school, a table at a time and parents before children. Every row of a call
 * names the same columns. The days lie around today; the ids are the same after every seed.
 * Called inside one transaction, as the owner of the database.
 */
export async function seed(
  insert: (table: string, rows: Record<string, unknown>[]) => Promise<void>,
  context: {
    today: Date;
    createUser: (user: { id: string; email: string }) => Promise<void>;
  },
): Promise<void> {
  const today = indianDay(context.today);

  // What is chosen from
  await insert("choices", choices());

  // What visitors read
  await insert("site_content", siteContent(today));
  await insert("document_files", documentFiles(today));
  await insert("documents", documents(today));
  await insert("latest_updates", latestUpdates(today));
  await insert("leadership_messages", leadershipMessages());
  await insert("sports_programs", sportsPrograms(today));
  await insert("events", events(today));
  await insert("meetings", meetings(today));
  await insert("calendar_entries", calendarEntries(today));
  await insert("bus_routes", busRoutes());
  await insert("bus_stops", busStops());
  await insert("bus_changes", busChanges(today));
  await insert("gallery_events", albums(today));
  await insert("gallery_images", albumPictures(today));
  await insert("news_stories", stories(today));
  await insert("own_pages", ownPages(today));
  await insert("youtube_videos", youtubeVideos());
  await insert("testimonials", testimonials());
  await insert("featured_testimonials", featuredTestimonials());

  // People
  await insert("teachers", teachers(today));
  await insert("students", students(today));
  await insert("consents", consents(today));
  await insert("transfer_certificates", transferCertificates(today));
  for (const account of alumniAccounts) await context.createUser(account);
  await insert("auth_user_roles", alumniRoles());
  await insert("users", alumniUsers());
  await insert("alumni_profiles", alumniProfiles(today));

  // What people sent
  await insert("event_rsvps", eventRsvps(today));
  await insert("meeting_bookings", meetingBookings(today));
  await insert("sports_registrations", sportsRegistrations(today));
  await insert("admission_enquiries", admissionEnquiries(today));
  await insert("contact_messages", contactMessages(today));
}
