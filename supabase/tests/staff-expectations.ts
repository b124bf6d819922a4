import type { Ids, TableName } from "./expectations.ts";

/** Where a row belongs: to one of the two campuses that have staff of their own, or to the whole school. */
export const homes = ["majra", "juniors", null] as const;
export type Home = (typeof homes)[number];
/** The staff of the office: without a limit, and limited to a campus. */
export type Staff = "full" | "majra" | "juniors";

/** The rows of one home that others refer to, in addition to the rows of expectations.ts. */
export type HomeIds = Ids & {
  campus: Home;
  /** The colleague of this home who tries, and another with the same limit who never does. */
  staff: string;
  colleague: string;
  colleagueEmail: string;
  /** Has a profile of this campus; the alumnus of expectations.ts has none. */
  graduate: string;
  picture: string;
};

/**
 * What staff may do with a row, in the letters of expectations.ts: `full` without a limit, `own` limited to
 * the row's campus, `other` limited to another, `whole` limited to one, with a row of the whole school.
 */
export type StaffExpectation = Record<"full" | "own" | "other" | "whole", string> & {
  /** The changes that move the row of expectations.ts to this home. */
  of?: (ids: HomeIds) => Record<string, unknown>;
  /** The column that requires a campus, so there is no row of the whole school. */
  isNeverWhole?: true;
};

const sees = "s....";
const campus = ({ campus }: HomeIds) => ({ campus });
/** The table has a campus, or names a row that has one. */
const byCampus = { full: "s.iud", own: "s.iud", other: sees, whole: sees };
const campusColumn = { ...byCampus, of: campus };
const filledCampus: StaffExpectation = { ...campusColumn, isNeverWhole: true };
const wholeSchool = { full: "s.iud", own: sees, other: sees, whole: sees };
const onlyRead = { full: sees, own: sees, other: sees, whole: sees };
const nothing = { full: ".....", own: ".....", other: ".....", whole: "....." };

export const staffExpectations: Record<TableName, StaffExpectation> = {
  admin_users: { ...wholeSchool, of: ({ campus }) => ({ campuses: campus && [campus] }) },
  auth_user_roles: { ...wholeSchool, of: ({ colleague }) => ({ user_id: colleague }) },
  users: {
    ...wholeSchool,
    of: ({ colleague, colleagueEmail }) => ({ id: colleague, email: colleagueEmail }),
  },
  alumni_profiles: campusColumn,
  alumni_messages: nothing,
  alumni_blocks: wholeSchool,
  alumni_records: campusColumn,
  alumni_reports: { ...byCampus, of: ({ graduate }) => ({ person_id: graduate }) },
  alumni_posts: onlyRead,
  mentoring_requests: nothing,

  campuses: wholeSchool,
  levels: wholeSchool,
  classes: wholeSchool,
  choices: wholeSchool,
  latest_updates: campusColumn,
  leadership_messages: campusColumn,
  youtube_videos: campusColumn,
  testimonials: campusColumn,
  featured_testimonials: wholeSchool,
  site_content: wholeSchool,
  site_content_drafts: wholeSchool,
  page_visits: wholeSchool,
  // Their own rows, whatever page they concern.
  previews: { ...byCampus, of: ({ staff }) => ({ created_by: staff }) },
  proposals: onlyRead,
  admin_views: nothing,

  sports_programs: campusColumn,
  sports_registrations: campusColumn,
  sports_registration_medical_notes: { ...byCampus, other: ".....", whole: "....." },
  medical_note_changes: {
    full: sees,
    own: sees,
    other: ".....",
    whole: ".....",
    of: campus,
  },

  events: campusColumn,
  event_rsvps: byCampus,
  personal_links: nothing,
  event_check_ins: byCampus,
  documents: campusColumn,
  document_files: onlyRead,
  bus_routes: filledCampus,
  bus_stops: { ...byCampus, isNeverWhole: true },
  bus_changes: { ...campusColumn, of: ({ campus }) => ({ campus, route_id: null }) },
  meetings: campusColumn,
  meeting_bookings: onlyRead,
  calendar_entries: campusColumn,
  gallery_events: campusColumn,
  gallery_images: byCampus,
  news_stories: campusColumn,
  own_pages: wholeSchool,
  former_slugs: onlyRead,
  media_files: {
    full: "s..ud",
    own: "s..ud",
    other: sees,
    whole: sees,
    of: ({ staff }) => ({ purpose: "site", created_by: staff }),
  },

  pictured_children: onlyRead,
  filmed_children: onlyRead,
  // Only by functions: scenarios/consent-scans.ts and guardian-requests.ts.
  consent_scans: nothing,
  guardian_requests: nothing,
  consent_wordings: wholeSchool,
  consents: onlyRead,
  publishing_reasons: onlyRead,
  guardians: { ...byCampus, isNeverWhole: true },

  students: filledCampus,
  teachers: campusColumn,
  transfer_certificates: filledCampus,

  admission_enquiries: filledCampus,
  applications: { ...filledCampus, other: "....." },
  // Only by functions: scenarios/application-documents.ts.
  application_documents: nothing,
  contact_messages: campusColumn,
  imports_and_promotions: onlyRead,
  enquiry_answers: onlyRead,
  // Only forms send requests.
  photo_requests: {
    ...{ full: "s..ud", own: "s..ud", other: sees, whole: sees },
    of: ({ picture }) => ({ picture_id: picture }),
  },
  mailboxes: campusColumn,

  form_submissions: nothing,
  weekly_subscriptions: nothing,
  push_subscriptions: nothing,
  family_messages: campusColumn,
  mailing_contacts: campusColumn,
  message_deliveries: nothing,
  certificate_lookups: nothing,
  audit_log: onlyRead,
  media_removals: nothing,
  mail_outbox: nothing,
};
