import { enquiryFields } from "../admissions/enquiry-fields.ts";
import { alumnusFields } from "../alumni/alumnus-fields.ts";
import { recordFields } from "../alumni/record-fields.ts";
import { reportFields } from "../alumni/report-fields.ts";
import { calendarEntryFields } from "../calendar/calendar-entry-fields.ts";
import { eventFields } from "../events/event-fields.ts";
import { replyFields } from "../events/reply-fields.ts";
import { messageFields } from "../forms/message-fields.ts";
import { photoRequestFields } from "../forms/photo-request-fields.ts";
import { albumFields } from "../gallery/album-fields.ts";
import { videoFields } from "../gallery/video-fields.ts";
import { updateFields } from "../notices/update-fields.ts";
import { homeVoiceFields } from "../school/home-voice-fields.ts";
import { leadershipMessageFields } from "../school/leadership-message-fields.ts";
import { studentFields } from "../school/student-fields.ts";
import { teacherFields } from "../school/teacher-fields.ts";
import { testimonialFields } from "../school/testimonial-fields.ts";
import { transferCertificateFields } from "../school/transfer-certificate-fields.ts";
import { registrationFields } from "../sports/registration-fields.ts";
import { sportFields } from "../sports/sport-fields.ts";

/** What staff fill in, by its table. */
export const declarations = {
  admission_enquiries: enquiryFields,
  alumni_profiles: alumnusFields,
  alumni_records: recordFields,
  alumni_reports: reportFields,
  calendar_entries: calendarEntryFields,
  contact_messages: messageFields,
  event_rsvps: replyFields,
  events: eventFields,
  featured_testimonials: homeVoiceFields,
  gallery_events: albumFields,
  latest_updates: updateFields,
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
