import { applicationFields } from "../admissions/application-declaration.ts";
import { enquiryFields } from "../admissions/enquiry-declaration.ts";
import { alumnusFields } from "../alumni/alumnus-declaration.ts";
import { recordFields } from "../alumni/record-declaration.ts";
import { reportFields } from "../alumni/report-declaration.ts";
import { calendarEntryFields } from "../calendar/calendar-entry-declaration.ts";
import { wordingFields } from "../consent/wording-declaration.ts";
import { documentFields } from "../documents/document-declaration.ts";
import { eventFields } from "../events/event-declaration.ts";
import { rsvpFields } from "../events/rsvp-declaration.ts";
import { mailingContactFields } from "../family-messages/contact-declaration.ts";
import { familyMessageFields } from "../family-messages/message-declaration.ts";
import { messageFields } from "../forms/message-declaration.ts";
import { photoRequestFields } from "../forms/photo-request-declaration.ts";
import { albumFields } from "../gallery/album-declaration.ts";
import { videoFields } from "../gallery/video-declaration.ts";
import { meetingFields } from "../meetings/meeting-declaration.ts";
import { storyFields } from "../news/story-declaration.ts";
import { updateFields } from "../notices/update-declaration.ts";
import { ownPageFields } from "../own-pages/own-page-declaration.ts";
import { campusFields } from "../school/campus-declaration.ts";
import { choiceFields } from "../school/choice-declaration.ts";
import { classFields } from "../school/class-declaration.ts";
import { featuredTestimonialFields } from "../school/featured-testimonial-declaration.ts";
import { leadershipMessageFields } from "../school/leadership-message-declaration.ts";
import { levelFields } from "../school/level-declaration.ts";
import { studentFields } from "../school/student-declaration.ts";
import { teacherFields } from "../school/teacher-declaration.ts";
import { testimonialFields } from "../school/testimonial-declaration.ts";
import { transferCertificateFields } from "../school/transfer-certificate-declaration.ts";
import { registrationFields } from "../sports/registration-declaration.ts";
import { sportFields } from "../sports/sport-declaration.ts";
import { busChangeFields } from "../transport/bus-change-declaration.ts";
import { busRouteFields } from "../transport/bus-route-declaration.ts";
import { busStopFields } from "../transport/bus-stop-declaration.ts";

/** The declarations of what staff fill in, by table. */
export const declarations = {
  admission_enquiries: enquiryFields,
  applications: applicationFields,
  family_messages: familyMessageFields,
  mailing_contacts: mailingContactFields,
  alumni_profiles: alumnusFields,
  alumni_records: recordFields,
  alumni_reports: reportFields,
  bus_changes: busChangeFields,
  bus_routes: busRouteFields,
  bus_stops: busStopFields,
  calendar_entries: calendarEntryFields,
  campuses: campusFields,
  classes: classFields,
  choices: choiceFields,
  consent_wordings: wordingFields,
  contact_messages: messageFields,
  documents: documentFields,
  event_rsvps: rsvpFields,
  events: eventFields,
  featured_testimonials: featuredTestimonialFields,
  gallery_events: albumFields,
  latest_updates: updateFields,
  meetings: meetingFields,
  news_stories: storyFields,
  own_pages: ownPageFields,
  levels: levelFields,
  leadership_messages: leadershipMessageFields,
  photo_requests: photoRequestFields,
  sports_programs: sportFields,
  sports_registrations: registrationFields,
  students: studentFields,
  teachers: teacherFields,
  testimonials: testimonialFields,
  transfer_certificates: transferCertificateFields,
  youtube_videos: videoFields,
};
