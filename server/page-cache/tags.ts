/** What the search of the site looks through. */
const SEARCHED = [
  ...["site_content", "events", "latest_updates", "leadership_messages", "teachers"],
  ...["sports_programs", "gallery_events", "youtube_videos", "calendar_entries"],
];

/** What the admin pages manage through the functions for every table alike. */
const MANAGED = [
  ...SEARCHED,
  ...["gallery_images", "testimonials", "featured_testimonials", "event_rsvps"],
];

/** Functions that read, whichever HTTP method they are called with. */
const READING: readonly string[] = [
  "rpc/search_site",
  "rpc/suggest_search_words",
  "rpc/list_directory",
  "rpc/count_directory_facets",
  "rpc/list_album_choices",
  "rpc/list_taught_subjects",
  "rpc/get_album",
  "rpc/list_album_pictures",
  "rpc/list_staff",
  "rpc/plan_promotion",
  "rpc/find_taken_values",
  "rpc/list_waiting_alumni",
  "rpc/list_enquiry_answers",
  "rpc/get_alumni_report",
  "rpc/list_student_matches",
  "rpc/list_alumni_duplicates",
  "rpc/list_managed_rows",
  "rpc/count_managed_rows",
  "rpc/open_managed_list",
  "rpc/list_deleted_rows",
  "rpc/list_row_history",
  "rpc/list_latest_changes",
  "rpc/find_managed_rows",
  "rpc/count_found_rows",
  "rpc/list_taken_visits",
  "rpc/get_picture",
  "rpc/count_event_heads",
  "rpc/get_weekly_subscription",
];

/**
 * What lies behind a name that pages read or writers call, when it is not a table itself: a view's
 * tables, the tables a function writes. A page made from `public_teachers` goes when `teachers`
 * changes. Functions that touch nothing public are not listed.
 */
const TABLES_BEHIND: Record<string, readonly string[]> = {
  event_availability: ["events", "event_rsvps"],
  public_teachers: ["teachers"],
  admin_audit: ["audit_log", "users"],
  admin_mail: ["mail_outbox"],
  alumni_directory: ["alumni_profiles"],
  "rpc/list_directory": ["alumni_profiles"],
  "rpc/count_directory_facets": ["alumni_profiles"],
  "rpc/delete_own_account": ["alumni_profiles"],
  "rpc/decide_alumni": ["alumni_profiles"],
  "rpc/merge_alumni": ["alumni_profiles"],
  "rpc/list_album_choices": ["gallery_events"],
  "rpc/list_taught_subjects": ["teachers"],
  photo_requests: ["photo_requests", "gallery_images", "gallery_events"],
  "rpc/create_photo_request": ["gallery_images", "gallery_events"],
  "rpc/get_picture": ["gallery_images", "gallery_events"],
  "rpc/get_album": ["gallery_events"],
  "rpc/list_album_pictures": ["gallery_events", "gallery_images"],
  "rpc/order_album_pictures": ["gallery_images"],
  "rpc/move_album_pictures": ["gallery_images"],
  "rpc/search_site": SEARCHED,
  "rpc/suggest_search_words": SEARCHED,
  "rpc/create_event_rsvp": ["event_rsvps"],
  "rpc/update_event_rsvp": ["event_rsvps"],
  "rpc/cancel_event_rsvp": ["event_rsvps"],
  "rpc/accept_event_offer": ["event_rsvps"],
  "rpc/expire_event_offers": ["event_rsvps"],
  "rpc/list_taken_visits": ["admission_enquiries"],
  "rpc/create_admission_enquiry": ["admission_enquiries"],
  "rpc/publish_site_content": ["site_content"],
  "rpc/save_site_content": ["site_content"],
  "rpc/undo_changes": MANAGED,
  "rpc/import_rows": MANAGED,
  "rpc/undo_batch": MANAGED,
  "rpc/order_managed_rows": MANAGED,
  "rpc/undo_change": MANAGED,
  "rpc/change_found_rows": MANAGED,
  "rpc/restore_version": MANAGED,
  "rpc/restore_deleted_row": MANAGED,
  "rpc/replace_media": MANAGED,
};

/**
 * What visitors write in a rush, and pages show as a number: a page that many ask for may show it a
 * moment late, so that a thousand replies do not keep every reader waiting.
 */
const TRAILING: readonly string[] = [
  "rpc/create_event_rsvp",
  "rpc/update_event_rsvp",
  "rpc/cancel_event_rsvp",
  "rpc/accept_event_offer",
];

/** Whether pages in demand may be renewed behind their readers after a call. */
export function mayTrail(name: string): boolean {
  return TRAILING.includes(name);
}

/** The tables behind a table, a view or `rpc/<function>`; a plain table stands for itself. */
export function tablesBehind(name: string): readonly string[] {
  return TABLES_BEHIND[name] ?? (name.startsWith("rpc/") ? [] : [name]);
}

/** The tables a call with success may have changed: none where the function only reads. */
export function tablesWrittenBy(name: string): readonly string[] {
  return READING.includes(name) ? [] : tablesBehind(name);
}
