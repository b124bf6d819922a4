import type { z } from "zod";
import {
  admissionEnquirySchema,
  alumniRecordSchema,
  alumniReportSchema,
  alumnusSchema,
  contactMessageSchema,
  eventReplySchema,
  photoRequestStateSchema,
  sportsRegistrationSchema,
  studentSchema,
  teacherSchema,
  transferCertificateSchema,
} from "./people-schemas.ts";
import type { ManagedTable, RowValues } from "./rows.ts";
import {
  albumSchema,
  calendarEntrySchema,
  eventSchema,
  featuredTestimonialSchema,
  latestUpdateSchema,
  leadershipMessageSchema,
  sportSchema,
  testimonialSchema,
  youtubeVideoSchema,
} from "./schemas.ts";

const schemas: Partial<Record<ManagedTable, z.ZodType<RowValues>>> = {
  admission_enquiries: admissionEnquirySchema,
  alumni_profiles: alumnusSchema,
  alumni_records: alumniRecordSchema,
  alumni_reports: alumniReportSchema,
  calendar_entries: calendarEntrySchema,
  contact_messages: contactMessageSchema,
  event_rsvps: eventReplySchema,
  events: eventSchema,
  featured_testimonials: featuredTestimonialSchema,
  gallery_events: albumSchema,
  latest_updates: latestUpdateSchema,
  leadership_messages: leadershipMessageSchema,
  photo_requests: photoRequestStateSchema,
  sports_programs: sportSchema,
  sports_registrations: sportsRegistrationSchema,
  students: studentSchema,
  teachers: teacherSchema,
  testimonials: testimonialSchema,
  transfer_certificates: transferCertificateSchema,
  youtube_videos: youtubeVideoSchema,
};

/**
 * What a row of a table is checked with before it is saved: by forms and by imports, which are
 * fetched apart from the lists. Throws for a table that no form fills in.
 */
export function schemaOf(table: ManagedTable): z.ZodType<RowValues> {
  const schema = schemas[table];
  if (!schema) throw new Error(`No form fills in ${table}.`);
  return schema;
}
