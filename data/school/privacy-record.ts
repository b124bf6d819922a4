/** One group of people, and what the site keeps about them. */
type PrivacyEntry = {
  id: string;
  /** The tables in the schema public that hold it. */
  tables: readonly string[];
  /** The job in server/jobs/jobs.ts that erases it after its retention time. */
  job?: string;
};

/**
 * Whose data is kept, in which tables, and what erases it: /admin/privacy shows it with the texts of
 * `admin/privacy/record`, and docs/privacy/record.md repeats it. A test fails when a table is in neither this
 * list nor the one below.
 */
export const privacyRecord = [
  {
    id: "enquiries",
    tables: [
      ...["admission_enquiries", "applications", "application_documents"],
      ...["contact_messages", "enquiry_answers"],
    ],
    job: "purge_old_requests",
  },
  {
    id: "rsvps",
    tables: ["event_rsvps", "personal_links", "event_check_ins"],
    job: "purge_visitor_data",
  },
  {
    id: "meetings",
    tables: ["meeting_bookings"],
    job: "purge_visitor_data",
  },
  {
    id: "sports",
    tables: ["sports_registrations", "sports_registration_medical_notes", "medical_note_changes"],
    job: "purge_visitor_data",
  },
  {
    id: "pictures",
    tables: ["photo_requests", "media_removals"],
    job: "purge_removed_pictures",
  },
  {
    id: "emails",
    tables: ["weekly_subscriptions", "mail_outbox"],
    job: "purge_old_requests",
  },
  { id: "devices", tables: ["push_subscriptions"], job: "purge_old_requests" },
  {
    id: "familyMessages",
    tables: ["family_messages", "message_deliveries"],
    job: "purge_old_requests",
  },
  { id: "mailingLists", tables: ["mailing_contacts"], job: "purge_old_requests" },
  {
    id: "alumni",
    tables: [
      ...["users", "auth_user_roles", "alumni_profiles", "alumni_messages", "alumni_blocks"],
      ...["alumni_posts", "mentoring_requests", "alumni_reports", "alumni_records"],
    ],
    job: "purge_deleted_accounts",
  },
  {
    id: "students",
    tables: ["students", "transfer_certificates", "testimonials", "featured_testimonials"],
    job: "purge_leavers",
  },
  {
    id: "consents",
    tables: [
      ...["guardians", "guardian_requests", "consents", "consent_scans"],
      ...["pictured_children", "filmed_children"],
    ],
    job: "purge_deleted_rows",
  },
  {
    id: "staff",
    tables: [
      ...["admin_users", "admin_views", "teachers", "leadership_messages", "mailboxes"],
      ...["bus_routes", "document_files"],
      ...["imports_and_promotions", "audit_log", "publishing_reasons"],
    ],
    job: "purge_deleted_rows",
  },
  { id: "proposals", tables: ["proposals"], job: "purge_old_requests" },
  {
    id: "visitors",
    tables: ["form_submissions", "certificate_lookups", "page_visits"],
  },
  {
    id: "albums",
    tables: ["gallery_events", "gallery_images", "media_files", "news_stories", "own_pages"],
    job: "purge_removed_pictures",
  },
] as const satisfies readonly PrivacyEntry[];

type Kind = (typeof privacyRecord)[number]["id"];

/**
 * The parts that guardians read at /privacy/children. A test fails when a table that refers to a child is
 * missing.
 */
export const kindsAboutChildren = [
  ...(["students", "consents", "albums", "pictures"] as const),
  ...(["enquiries", "meetings", "sports"] as const),
] satisfies Kind[];

/** Tables with public content and no personal data. */
export const tablesWithoutPeople: readonly string[] = [
  ...["bus_changes", "bus_stops", "campuses", "choices", "classes", "documents", "levels"],
  "consent_wordings",
  ...["calendar_entries", "events", "former_slugs", "latest_updates", "meetings"],
  ...["previews", "site_content", "site_content_drafts", "sports_programs", "youtube_videos"],
];
