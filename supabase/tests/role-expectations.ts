import type { OfficeRole } from "../../data/office/roles.ts";
import type { TableName } from "./expectations.ts";
import type { FunctionName } from "./office-call.ts";

/** The roles other than administrators, who are in staff-expectations.ts. */
export const limitedRoles = [
  "editor",
  "contributor",
  "admissions",
  "alumni_office",
  "door",
] as const satisfies OfficeRole[];
export type LimitedRole = (typeof limitedRoles)[number];

/**
 * What a role may do with the row of expectations.ts, in its letters. A role that is not named has the
 * rights of a visitor; so do all of them where none is named.
 */
export type RoleRights = Partial<Record<LimitedRole, string>>;

const administratorsOnly: RoleRights = {};
const editorWrites: RoleRights = { editor: "shiud" };
/** Every row of the table is public. */
const editorWritesPublic: RoleRights = { editor: "s.iud" };
/** The row of expectations.ts is public: a contributor sees drafts, and changes only those. */
const drafts: RoleRights = { editor: "shiud", contributor: "sh..." };

export const roleExpectations: Record<TableName, RoleRights> = {
  admin_users: administratorsOnly,
  auth_user_roles: administratorsOnly,
  users: administratorsOnly,
  alumni_profiles: { alumni_office: "s.iud" },
  alumni_messages: administratorsOnly,
  alumni_blocks: administratorsOnly,
  alumni_records: { alumni_office: "s.iud" },
  alumni_reports: { alumni_office: "s.iud" },
  alumni_posts: { alumni_office: "s...." },
  mentoring_requests: administratorsOnly,

  latest_updates: drafts,
  leadership_messages: editorWritesPublic,
  youtube_videos: editorWrites,
  testimonials: editorWrites,
  featured_testimonials: editorWrites,
  campuses: administratorsOnly,
  levels: administratorsOnly,
  classes: administratorsOnly,
  choices: editorWritesPublic,
  site_content: editorWrites,
  site_content_drafts: editorWritesPublic,
  page_visits: administratorsOnly,
  // Another person's row; their own is in scenarios/staff-roles.ts.
  previews: { editor: "..i..", contributor: "..i.." },
  proposals: { editor: "s....", contributor: "s...." },
  // Another person's view.
  admin_views: administratorsOnly,

  sports_programs: editorWritesPublic,
  sports_registrations: administratorsOnly,
  sports_registration_medical_notes: administratorsOnly,
  medical_note_changes: administratorsOnly,

  events: drafts,
  event_rsvps: administratorsOnly,
  personal_links: administratorsOnly,
  event_check_ins: administratorsOnly,
  documents: { editor: "shiud", contributor: "sh..." },
  document_files: { editor: "s....", contributor: "s...." },
  bus_routes: editorWritesPublic,
  bus_stops: editorWrites,
  bus_changes: editorWrites,
  meetings: editorWrites,
  meeting_bookings: administratorsOnly,
  calendar_entries: editorWritesPublic,
  gallery_events: drafts,
  gallery_images: drafts,
  news_stories: drafts,
  own_pages: drafts,
  former_slugs: { editor: "sh..." },
  // A portrait; pictures of pages are in scenarios/staff-roles.ts.
  media_files: administratorsOnly,
  pictured_children: administratorsOnly,
  filmed_children: administratorsOnly,
  consent_scans: administratorsOnly,
  guardian_requests: administratorsOnly,
  consent_wordings: administratorsOnly,
  consents: administratorsOnly,
  publishing_reasons: administratorsOnly,
  guardians: administratorsOnly,

  students: administratorsOnly,
  teachers: editorWritesPublic,
  transfer_certificates: administratorsOnly,

  admission_enquiries: { admissions: "s.iud" },
  applications: { admissions: "s.iud" },
  application_documents: administratorsOnly,
  contact_messages: { admissions: "s.iud" },
  imports_and_promotions: administratorsOnly,
  enquiry_answers: { admissions: "s...." },
  photo_requests: administratorsOnly,
  mailboxes: administratorsOnly,

  form_submissions: administratorsOnly,
  weekly_subscriptions: administratorsOnly,
  push_subscriptions: administratorsOnly,
  family_messages: editorWritesPublic,
  mailing_contacts: administratorsOnly,
  message_deliveries: administratorsOnly,
  certificate_lookups: administratorsOnly,
  audit_log: administratorsOnly,
  media_removals: administratorsOnly,
  mail_outbox: administratorsOnly,
};

const [editor, contributor, admissions, alumniOffice, door] = limitedRoles;
const all: readonly LimitedRole[] = limitedRoles;

/**
 * The roles that may call a function of the office, called as in staff-calls.ts and
 * staff-changing-calls.ts; none where a function is not named. Most calls there concern teachers, whom an
 * editor publishes.
 */
export const roleCalls: Partial<Record<FunctionName, readonly LimitedRole[]>> = {
  // They only say what the caller is or may do.
  is_admin: all,
  get_office_role: all,
  own_campus_scope: all,
  // Others get null, no number or no row instead of a refusal.
  open_managed_list: all,
  get_media_uploader: all,
  count_event_heads: all,
  list_directory: all,
  list_giving_purposes: all,
  list_own_gifts: all,
  get_own_gift_receipt: all,
  list_receipt_years: all,
  list_mailing_lists: all,
  list_alumni_posts: all,
  list_batch_events: all,
  count_directory_facets: all,
  list_waiting_alumni: [alumniOffice],
  // Only rows the role works on: supabase/tests/scenarios/staff-roles.ts.
  count_waiting_work: all,
  list_latest_changes: all,

  list_daily_counts: [editor],
  list_visited_pages: [editor],
  count_found_rows: [editor],
  count_managed_rows: [editor],
  list_managed_rows: [editor],
  find_managed_rows: [editor],
  list_deleted_rows: [editor],
  list_row_history: [editor],
  list_choice_uses: [editor],
  list_document_uses: [editor, contributor],
  list_media_uses: [editor, contributor],
  count_push_deliveries: [editor, contributor],
  list_albums_to_mark: [editor, contributor],
  list_children_to_mark: [editor, contributor],
  list_picture_marks: [editor, contributor],
  mark_pictures: [editor],
  get_video_mark: [editor],
  mark_video: [editor],
  // Visitors too may read it for a published meeting.
  list_meeting_slots: all,
  list_colleagues: [admissions, alumniOffice],
  list_enquiry_answers: [admissions],
  list_application_moves: [admissions],
  move_application: [admissions],
  list_admission_seats: [admissions],
  tell_applicants: [admissions],
  set_admission_seats: [admissions],
  preview_family_message: [editor],
  preview_event_invitations: [editor],
  invite_to_event: [editor],
  remind_event_invitations: [editor],
  ask_message_approval: [editor],
  reopen_family_message: [editor],
  is_message_approval_required: [editor],
  send_family_message: [editor],
  take_back_family_message: [editor],
  count_message_deliveries: [editor],
  list_documents_of_applications: [admissions],
  count_documents_of_applications: [admissions],
  open_application_document: [admissions],
  get_receipt_of_application: [admissions],
  list_online_payments: [admissions],
  answer_enquiry: [admissions],

  get_alumni_report: [alumniOffice],
  list_alumni_duplicates: [alumniOffice],
  list_student_matches: [alumniOffice],
  decide_alumni: [alumniOffice],
  decide_alumni_post: [alumniOffice],
  save_giving_purpose: [alumniOffice],
  list_gifts: [alumniOffice],
  note_gift: [alumniOffice],
  close_gift: [alumniOffice],
  list_due_refunds: [alumniOffice],
  note_refund: [alumniOffice],
  create_received_gift: [alumniOffice],
  list_posts_to_decide: [alumniOffice],
  merge_alumni: [alumniOffice],

  list_door_events: [door],

  begin_import: [editor],
  import_rows: [editor],
  undo_import_or_promotion: [editor],
  change_found_rows: [editor],
  move_album_pictures: [editor],
  order_album_pictures: [editor],
  order_managed_rows: [editor],
  replace_media: [editor],
  restore_deleted_row: [editor],
  restore_version: [editor],
  undo_change: [editor],
  undo_changes: [editor],
  publish_site_content: [editor],
  propose_change: [editor, contributor],
  decide_proposal: [editor],
  list_contributors_drafts: [editor],
  check_before_publishing: [editor],
  give_publishing_reason: [editor],
  save_site_content: [editor],
};
