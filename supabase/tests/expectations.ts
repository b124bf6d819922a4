import { purposes } from "../../data/consent/purposes.ts";
import type { Database } from "../../data/database.types.ts";

type Tables = Database["public"]["Tables"];
export type TableName = keyof Tables;
type Row = Record<string, unknown>;

/** The people of the scenarios; "alumnus" owns the rows of the people tables. */
export const people = ["visitor", "alumnus", "other", "admin"] as const;
export type PersonName = (typeof people)[number];

/**
 * Who may do what, one letter for each permission: `s` sees the public row (or their own), `h` sees the
 * hidden row too, `i` inserts, `u` updates, `d` deletes. A dot means that row-level security or a guard
 * refuses.
 */
export type Expectation = Record<PersonName, string> & {
  table: TableName;
  /** The row that the letters s, i, u and d refer to. Its id is known before it exists. */
  row: (ids: Ids) => Row;
  /** The changes that hide this row from the public. */
  hidden?: Row;
  change: Row;
  /** The primary key, where it is not `id`. */
  key?: string;
  /** The database writes the row by itself, so the test looks for it instead of inserting it. */
  found?: true;
};

/** Ids of the people, and of rows that others refer to. */
export type Ids = {
  alumnus: string;
  alumnusEmail: string;
  other: string;
  event: string;
  rsvp: string;
  meeting: string;
  booking: string;
  album: string;
  hiddenAlbum: string;
  sport: string;
  testimonial: string;
  hiddenTestimonial: string;
  /** A file that no document has yet. */
  file: string;
  route: string;
  hiddenRoute: string;
  registration: string;
  enquiry: string;
  application: string;
  student: string;
  wording: string;
  message: string;
  /** A picture of the media library. */
  shot: string;
  video: string;
};

const nobody = "....." as const;
const publicTable = { visitor: "s....", alumnus: "s....", other: "s....", admin: "shiud" };
const adminTable = { visitor: nobody, alumnus: nobody, other: nobody, admin: "s.iud" };
const ownTable = { visitor: nobody, alumnus: "s.iu.", other: nobody, admin: "s.iud" };
const allRowsPublic = { visitor: "s....", alumnus: "s....", other: "s....", admin: "s.iud" };

const aChild = {
  child_name: "Sample Child",
  date_of_birth: "2019-05-04",
  consent_version: "2026-1",
};
const wordsOfConsent = Object.fromEntries(
  ["intro", ...purposes].map((name) => [name, "May the school do this?"]),
);
const aGuardian = { guardian_name: "Sample Guardian" };

// biome-ignore format: one line for each table, to be read as a table.
export const expectations: Expectation[] = [
  // People
  { table: "admin_users", ...adminTable, row: () => ({ email: "bursar@school.example" }), change: { full_name: "Bursar" } },
  { table: "auth_user_roles", ...ownTable, key: "user_id", row: ({ alumnus }) => ({ user_id: alumnus, role: "alumni" }), change: { role: "alumni" } },
  { table: "users", ...ownTable, row: ({ alumnus, alumnusEmail }) => ({ id: alumnus, email: alumnusEmail, role: "alumni" }), change: { role: "alumni" } },
  { table: "alumni_profiles", ...ownTable, alumnus: "s.iud", row: ({ alumnus }) => ({ id: alumnus, full_name: "Sample Alumnus", batch_year: 2014 }), change: { bio: "Builds bridges." } },
  { table: "alumni_messages", visitor: nobody, alumnus: "s....", other: "s....", admin: nobody, row: ({ alumnus, other }) => ({ sender_id: alumnus, recipient_id: other, body: "Do you come to the reunion?" }), change: { body: "Changed" } },
  { table: "alumni_posts", visitor: nobody, alumnus: "s....", other: nobody, admin: "s....", row: ({ alumnus }) => ({ author_id: alumnus, kind: "note", title: "Our reunion", body: "We meet in December." }), change: { title: "Changed" } },
  { table: "mentoring_requests", visitor: nobody, alumnus: "s....", other: "s....", admin: nobody, row: ({ alumnus, other }) => ({ asker_id: alumnus, mentor_id: other, words: "How did you choose your college?" }), change: { state: "ended" } },
  { table: "alumni_blocks", ...ownTable, alumnus: "s.i.d", row: ({ alumnus, other }) => ({ blocker_id: alumnus, blocked_id: other }), change: { updated_at: "2026-01-01T00:00:00Z" } },
  { table: "alumni_records", ...adminTable, row: () => ({ full_name: "Sample Alumnus", email: `${token(11)}@mail.example`.toLowerCase() }), change: { phone: "+91 98765 43210" } },
  { table: "alumni_reports", ...adminTable, alumnus: "s....", row: ({ alumnus, other }) => ({ reporter_id: alumnus, person_id: other, reason: "unwanted" }), change: { status: "closed" } },

  // What the pages say
  { table: "latest_updates", ...publicTable, row: () => ({ content: "Admissions are open" }), hidden: { is_active: false }, change: { priority: 1 } },
  { table: "leadership_messages", ...allRowsPublic, row: () => ({ name: "Principal, Majra campus", title: "Principal" }), change: { order: 3 } },
  { table: "youtube_videos", ...publicTable, row: () => ({ youtube_id: token(11), title: "Annual day", people: "nobody" }), hidden: { is_active: false }, change: { position: 2 } },
  { table: "testimonials", ...publicTable, row: () => ({ quote: "A good school.", author: "A parent", status: "approved" }), hidden: { status: "pending" }, change: { relation: "Parent" } },
  { table: "featured_testimonials", ...publicTable, row: ({ testimonial }) => ({ testimonial_id: testimonial }), hidden: { testimonial_id: "hiddenTestimonial" }, change: { position: 2 } },
  { table: "site_content", ...publicTable, row: () => ({ key: `page/${token(11).toLowerCase()}`, content: { title: "About" }, published_at: "2026-01-01T00:00:00Z" }), hidden: { published_at: null }, change: { content: { title: "About us" } } },
  { table: "site_content_drafts", ...adminTable, row: () => ({ key: `page/${token(11).toLowerCase()}`, content: { title: "Draft" } }), change: { content: { title: "Draft 2" } } },

  { table: "campuses", ...allRowsPublic, row: () => ({ key: `campus-${token(11).toLowerCase()}`, slug: `campus-${token(11).toLowerCase()}`, name: "Rajban" }), change: { short: "New" } },
  { table: "levels", ...allRowsPublic, row: () => ({ key: `level-${token(11).toLowerCase()}`, slug: `level-${token(11).toLowerCase()}`, name: "Foundation" }), change: { span: "Ages 2–4" } },
  { table: "classes", ...allRowsPublic, row: () => ({ key: `class-${token(11).toLowerCase()}`, name: `Class ${token(11)}`, level: "primary", age: 6 }), change: { age: 7 } },
  { table: "choices", ...allRowsPublic, row: () => ({ list: "subjects", key: `Subject ${token(11)}`, name: `Subject ${token(11)}` }), change: { status: "archived" } },
  { table: "page_visits", ...adminTable, row: () => ({ day: "2026-11-21", path: `/${token(11)}`, visits: 3 }), change: { visits: 4 } },
  { table: "previews", ...adminTable, row: () => ({ path: "/about", table_name: "news_stories", rows: [] }), change: { path: "/contact" } },

  { table: "proposals", visitor: nobody, alumnus: nobody, other: nobody, admin: "s....", row: ({ event }) => ({ table_name: "events", row_id: event, changes: { title: "Fair" }, seen: "2026-01-01T00:00:00Z", author_name: "A colleague" }), change: { state: "approved" } },
  { table: "admin_views", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: ({ alumnus }) => ({ owner: alumnus, resource: "students", name: "Class 8", query: "class=8" }), change: { name: "Class 9" } },

  // Sports
  { table: "sports_programs", ...allRowsPublic, row: () => ({ name: "Football" }), change: { coach: "Head coach" } },
  { table: "sports_registrations", ...adminTable, row: ({ sport }) => ({ reference: token(11), sport_id: sport, ...aChild, ...aGuardian, guardian_email: "g@mail.example", guardian_phone: "+91 98765 43210" }), change: { status: "confirmed" } },
  { table: "medical_note_changes", visitor: nobody, alumnus: nobody, other: nobody, admin: "s....", row: ({ registration }) => ({ registration_id: registration, season_ends_on: "2099-03-31", action: "update", was: "Asthma" }), change: { was: "None" } },
  { table: "sports_registration_medical_notes", ...adminTable, row: ({ registration }) => ({ registration_id: registration, note: "Asthma" }), change: { note: "Mild asthma" } },

  // Events, calendar, albums
  { table: "events", ...publicTable, row: () => ({ title: "Annual day", slug: `day-${token(11).toLowerCase()}`, starts_at: "2027-01-10T09:00:00Z", status: "published", publish_at: "2026-01-01T00:00:00Z" }), hidden: { publish_at: "2099-01-01T00:00:00Z" }, change: { venue: "Main hall" } },
  { table: "event_rsvps", ...adminTable, row: ({ event }) => ({ event_id: event, reference: token(11), name: "Guest", email: `${token(11)}@mail.example`.toLowerCase(), status: "going" }), change: { checked_in_at: "2027-01-10T09:05:00+00:00" } },
  { table: "personal_links", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: ({ rsvp }) => ({ rsvp_id: rsvp, token_hash: token(40) }), change: { proposed: {} } },
  { table: "event_check_ins", ...adminTable, row: ({ rsvp }) => ({ rsvp_id: rsvp, is_here: true, ticked_at: "2027-01-10T09:05:00Z" }), change: { is_here: false } },
  { table: "meetings", ...publicTable, row: () => ({ title: "Meeting", starts_at: "2027-01-09T03:30:00Z", ends_at: "2027-01-09T06:30:00Z", hosts: [{ id: "a", name: "Teacher" }], status: "published" }), hidden: { status: "draft" }, change: { place: "Hall" } },
  { table: "meeting_bookings", visitor: nobody, alumnus: nobody, other: nobody, admin: "s....", row: ({ meeting }) => ({ meeting_id: meeting, host: token(11), starts_at: "2027-01-09T03:30:00Z", reference: token(11), name: "Guardian", phone: "+91 98765 43210" }), change: { name: "Changed" } },
  { table: "calendar_entries", ...allRowsPublic, row: () => ({ title: "Diwali break", kind: "holiday", starts_on: "2026-11-06", ends_on: "2026-11-10", start_time: "16:00", end_time: "09:00" }), change: { venue: "Hall" } },
  { table: "gallery_events", ...publicTable, row: () => ({ title: "Sports day", slug: `album-${token(11).toLowerCase()}`, published: true }), hidden: { published: false }, change: { allow_download: true } },
  { table: "gallery_images", ...publicTable, row: ({ album }) => ({ gallery_event_id: album, path: "/prints/albums/a/01.svg", width: 1600, height: 1000 }), hidden: { gallery_event_id: "hiddenAlbum" }, change: { caption: "The start" } },
  { table: "news_stories", ...publicTable, row: () => ({ title: "The heats are run", slug: `story-${token(11).toLowerCase()}`, status: "published", publish_at: "2026-01-01T00:00:00Z" }), hidden: { publish_at: "2099-01-01T00:00:00Z" }, change: { author: "Sports office" } },
  { table: "own_pages", ...publicTable, row: () => ({ title: "Boarding", path: `page-${token(11).toLowerCase()}`, status: "published", publish_at: "2026-01-01T00:00:00Z" }), hidden: { publish_at: "2099-01-01T00:00:00Z" }, change: { lead: "Where children live." } },
  { table: "former_slugs", ...publicTable, admin: "sh...", row: ({ album }) => ({ gallery_event_id: album, slug: `was-${token(11).toLowerCase()}` }), hidden: { gallery_event_id: "hiddenAlbum" }, change: { slug: "mine" } },

  // Documents
  { table: "document_files", ...adminTable, admin: "s....", row: () => ({ file_name: "list.pdf", sha256: "0".repeat(64), bytes: 900, pages: 1, is_stored: true }), change: { file_name: "other.pdf" } },
  { table: "documents", ...publicTable, row: ({ file }) => ({ title: "Uniform list", slug: `list-${token(11).toLowerCase()}`, file_id: file }), hidden: { is_public: false }, change: { language: "hi" } },

  // Buses
  { table: "bus_routes", ...adminTable, row: () => ({ name: "Kolar and Dhaula Kuan", campus: "majra" }), change: { attendant_phone: "+91 98765 43210" } },
  { table: "bus_stops", ...publicTable, row: ({ route }) => ({ route_id: route, name: "Kolar", morning_at: "06:50", afternoon_at: "15:10" }), hidden: { route_id: "hiddenRoute" }, change: { late_at: "17:30" } },
  { table: "bus_changes", ...publicTable, row: ({ route }) => ({ route_id: route, what: "Ten minutes later", starts_on: "2026-11-26", ends_on: "2026-11-26" }), hidden: { route_id: "hiddenRoute" }, change: { ends_on: "2026-11-27" } },

  // Uploaded pictures
  { table: "media_files", visitor: nobody, alumnus: "s...d", other: nobody, admin: "sh.ud", row: ({ alumnus }) => ({ purpose: "avatar", file_name: "me.jpg", sha256: "0".repeat(64), width: 640, height: 480, bytes: 9000, thumbhash: "AAAA", is_stored: true, created_by: alumnus }), hidden: { is_stored: false }, change: { alt: "At the gate" } },

  // School records
  { table: "publishing_reasons", visitor: nobody, alumnus: nobody, other: nobody, admin: "s....", row: ({ student }) => ({ target: "news_stories", kind: "name", student_id: student, words_hash: "0".repeat(64), reason: "Her mother asked for it." }), change: { reason: "Her father asked for it." } },
  { table: "students", ...adminTable, row: () => ({ admission_no: token(11), name: "Sample Student", campus: "majra", class: "8" }), change: { roll_no: "7" } },
  { table: "consent_wordings", ...publicTable, row: () => ({ version: token(11).toLowerCase(), asked_from: "2026-01-01", ...wordsOfConsent }), hidden: { asked_from: "2099-01-01" }, change: { answer_by: "2099-01-01" } },
  { table: "guardians", ...adminTable, row: ({ student }) => ({ student_id: student, name: "Sample Guardian" }), change: { language: "hi" } },
  { table: "consents", visitor: nobody, alumnus: nobody, other: nobody, admin: "s....", row: ({ student, wording }) => ({ student_id: student, purpose: "name_in_lists", is_given: true, given_by: "Sample Guardian", channel: "paper", wording_id: wording }), change: { is_given: false } },
  { table: "consent_scans", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: ({ student }) => ({ student_id: student, kind: "pdf", bytes: 9000, is_stored: true }), change: { bytes: 1 } },
  { table: "guardian_requests", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: ({ student }) => ({ student_id: student, asked_by: "Sample Guardian", kind: "erasure" }), change: { words: "All of it" } },
  { table: "pictured_children", visitor: nobody, alumnus: nobody, other: nobody, admin: "s....", row: ({ shot, student }) => ({ media_id: shot, student_id: student }), change: { updated_at: "2026-01-01T00:00:00Z" } },
  { table: "filmed_children", visitor: nobody, alumnus: nobody, other: nobody, admin: "s....", row: ({ video, student }) => ({ video_id: video, student_id: student }), change: { updated_at: "2026-01-01T00:00:00Z" } },
  { table: "teachers", ...adminTable, row: () => ({ name: "Sample Teacher", designation: "Teacher", is_public: true }), change: { department: "Science" } },
  { table: "transfer_certificates", ...adminTable, row: () => ({ certificate_no: token(11), student_name: "Sample Student", date_of_birth: "2012-05-04", campus: "majra", class_left: "Class 8", left_on: "2026-03-31", issued_on: "2026-04-06" }), change: { status: "replaced" } },

  // What visitors send
  { table: "admission_enquiries", ...adminTable, row: () => ({ reference: token(11), ...aChild, ...aGuardian, campus: "juniors", level: "primary", email: "g@mail.example", phone: "+91 98765 43210" }), change: { status: "contacted" } },
  { table: "applications", ...adminTable, row: () => ({ reference: token(11), stage: "received", submitted_at: "2026-11-02T09:00:00Z", ...aChild, ...aGuardian, campus: "juniors", level: "primary", class: "Class 1", email: "g@mail.example", phone: "+91 98765 43210" }), change: { notes: "Called." } },
  { table: "application_documents", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: ({ application }) => ({ application_id: application, name: "Birth certificate", kind: "pdf", bytes: 9000, sha256: crypto.randomUUID().replaceAll("-", "").repeat(2) }), change: { is_stored: true } },
  { table: "contact_messages", ...adminTable, row: () => ({ reference: token(11), name: "A visitor", email: "v@mail.example", message: "When is the office open?", consent_version: "2026-1" }), change: { status: "answered" } },
  { table: "imports_and_promotions", visitor: nobody, alumnus: nobody, other: nobody, admin: "s....", row: () => ({ kind: "import", target: "students" }), change: { rows: 3 } },
  { table: "enquiry_answers", visitor: nobody, alumnus: nobody, other: nobody, admin: "s....", row: ({ enquiry }) => ({ enquiry_id: enquiry, body: "Please visit us.", author_name: "Office" }), change: { body: "Changed" } },
  { table: "photo_requests", visitor: nobody, alumnus: nobody, other: nobody, admin: "s..ud", row: () => ({ reference: token(11), album_title: "Sports day", path: "/prints/albums/a/01.svg", name: "A parent", email: "p@mail.example", relation: "guardian", consent_version: "2026-1" }), change: { reason: "Changed" } },
  { table: "mailboxes", ...adminTable, row: () => ({ topic: "careers", campus: "juniors", address: "careers@school.example" }), change: { address: "jobs@school.example" } },

  // What only the database and the server write
  { table: "form_submissions", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: () => ({ form: "contact", network: token(32) }), change: { form: "rsvp" } },
  { table: "weekly_subscriptions", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: () => ({ email: `${token(11)}@mail.example`.toLowerCase(), campuses: ["majra"], grades: [] }), change: { campuses: ["juniors"] } },
  { table: "push_subscriptions", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: () => ({ endpoint: `https://push.example/${token(22)}`, p256dh: token(87), auth: token(22), campuses: ["majra"], classes: [] }), change: { campuses: ["juniors"] } },
  { table: "family_messages", ...adminTable, row: () => ({ title: "No school tomorrow", body: "The river is high.", campus: "juniors" }), change: { title: "No school today" } },
  { table: "mailing_contacts", ...adminTable, row: () => ({ mailing_list: "Neighbours", name: "Sample Neighbour", email: `${token(11)}@mail.example`.toLowerCase(), campus: "juniors", agreed: "Form at the fair" }), change: { name: "Changed" } },
  { table: "message_deliveries", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: ({ message }) => ({ message_id: message, address: `${token(11)}@mail.example`.toLowerCase(), language: "en" }), change: { state: "failed", error: "given_up" } },
  { table: "certificate_lookups", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: () => ({ certificate_no: token(11) }), change: { certificate_no: "X" } },
  { table: "audit_log", visitor: nobody, alumnus: nobody, other: nobody, admin: "s....", found: true, row: () => ({ action: "insert", table_name: "events" }), change: { action: "delete" } },
  { table: "media_removals", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: () => ({}), change: { updated_at: "2026-01-01T00:00:00Z" } },
  { table: "mail_outbox", visitor: nobody, alumnus: nobody, other: nobody, admin: nobody, row: () => ({ recipient: "v@mail.example", template: "note" }), change: { attempts: 9 } },
];

const refused = "42501";
const anId = "3f2a7c1e-5b0d-4c86-9e1a-000000000000";
const sender = { email: "v@mail.example", consent_version: "2026-1" };
const child = {
  child_name: "Sample Child",
  date_of_birth: "2019-05-04",
  guardian_name: "Guardian",
};

/** Rows that forms send: the web server checks a form first and then calls with its own key. */
const sentByForms = [
  { name: "create_event_rsvp", parameters: { event_id: anId, name: "Guest", email: sender.email } },
  {
    name: "create_meeting_booking",
    parameters: {
      meeting_id: anId,
      host: "a",
      starts_at: "2027-01-09T03:30:00Z",
      email: sender.email,
    },
  },
  {
    name: "create_contact_message",
    parameters: { ...sender, name: "Guest", message: "When do you open?" },
  },
  {
    name: "create_admission_enquiry",
    parameters: { ...sender, ...child, campus: "juniors", level: "primary", phone: "01704 222222" },
  },
  {
    name: "create_application",
    parameters: {
      ...sender,
      guardian_name: child.guardian_name,
      phone: "01704 222222",
    },
  },
  {
    name: "create_sports_registration",
    parameters: {
      ...child,
      sport_id: anId,
      guardian_email: sender.email,
      guardian_phone: "01704 222222",
      emergency_name: "Aunt",
      emergency_phone: "01704 333333",
      consent_version: "1",
    },
  },
  {
    name: "create_photo_request",
    parameters: { ...sender, picture_id: anId, name: "A parent", relation: "guardian" },
  },
  {
    name: "create_weekly_subscription",
    parameters: { email: sender.email, campuses: ["majra"], grades: [] },
  },
  {
    name: "create_push_subscription",
    parameters: {
      endpoint: "https://push.example/a",
      p256dh: "a",
      auth: "a",
      campuses: [],
      classes: [],
    },
  },
  {
    name: "find_transfer_certificate",
    parameters: { certificate_no: "TC/1", date_of_birth: "2012-05-04" },
  },
] as const;

const everybody = {
  visitor: "answered",
  alumnus: "answered",
  other: "answered",
  admin: "answered",
};
const withAccount = { ...everybody, visitor: refused };
const nobodyIs = { visitor: refused, alumnus: refused, other: refused, admin: refused };
const theOffice = { ...nobodyIs, admin: "answered" };

/**
 * Who gets an answer when calling a function: functions for every page, for pages of an account and of the
 * office, and for the server only.
 */
export const calls = [
  ...(["search_site", "suggest_search_words"] as const).map((name) => ({
    name,
    parameters: { query: "admissions" },
    ...everybody,
  })),
  { name: "find_bus_stops" as const, parameters: { village: "Kolar" }, ...everybody },
  ...(
    [
      "get_service_status",
      "list_album_choices",
      "list_notice_years",
      "list_story_years",
      "is_admin",
    ] as const
  ).map((name) => ({
    name,
    parameters: {},
    ...everybody,
  })),
  ...(
    [
      ...["list_sessions", "count_recovery_codes", "needs_second_factor"],
      ...["get_own_alumni_record", "is_second_factor_required"],
    ] as const
  ).map((name) => ({ name, parameters: {}, ...withAccount })),
  ...(
    [
      ...["count_waiting_work", "list_daily_counts", "list_visited_pages", "list_staff"],
      ...["list_waiting_alumni", "list_latest_changes"],
    ] as const
  ).map((name) => ({ name, parameters: {}, ...theOffice })),
  // Functions for the server only.
  ...(
    [
      ...(["claim_mail", "list_hidden_media", "get_last_withdrawal"] as const),
      ...(["purge_removed_pictures", "purge_unused_portraits"] as const),
      ...(["queue_push_deliveries", "claim_push_deliveries"] as const),
    ] as const
  ).map((name) => ({
    name,
    parameters: {},
    ...nobodyIs,
  })),
  {
    name: "lift_deletion_mark" as const,
    parameters: { address: "nobody@mail.example" },
    ...nobodyIs,
  },
  { name: "find_mailbox" as const, parameters: { topic: "general" }, ...nobodyIs },
  {
    name: "queue_alumni_digests" as const,
    parameters: { this_month: "2026-12-01" },
    ...nobodyIs,
  },
  {
    name: "note_push_deliveries" as const,
    parameters: { outcomes: [{ id: anId, outcome: "reached", wait_seconds: 60 }] },
    ...nobodyIs,
  },
  {
    name: "note_online_payment" as const,
    parameters: { payment: anId, outcome: "paid" },
    ...nobodyIs,
  },
  {
    name: "begin_application_payment" as const,
    parameters: { token: token(64), amount: 5000 },
    ...nobodyIs,
  },
  // Ends nothing, because the address belongs to nobody.
  { name: "end_push_subscription" as const, parameters: { endpoint: anId }, ...everybody },
  { name: "count_push_deliveries" as const, parameters: { notice: anId }, ...theOffice },
  { name: "take_portrait_turn" as const, parameters: { person: anId }, ...nobodyIs },
  // The form for a visit shows visitors the taken times, but no names.
  { name: "list_taken_visits" as const, parameters: {}, ...everybody },
  { name: "list_giving_purposes" as const, parameters: {}, ...everybody },
  { name: "count_meeting_slots" as const, parameters: {}, ...everybody },
  { name: "list_meeting_slots" as const, parameters: { wanted: anId }, ...everybody },
  ...sentByForms.map((call) => ({ ...call, ...nobodyIs })),
];

/** A random word, so that every run owns its rows. */
function token(length: number): string {
  const letters = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
  return Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => letters[byte % 57],
  ).join("");
}
