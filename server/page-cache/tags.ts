/** The tables that the site search reads. */
const searched = [
  ...["site_content", "events", "latest_updates", "leadership_messages", "teachers"],
  ...["sports_programs", "gallery_events", "youtube_videos", "calendar_entries"],
  ...["bus_stops", "bus_routes", "documents", "news_stories", "own_pages"],
];

/** The tables that the office's generic functions may write. */
const managed = [
  ...searched,
  ...["gallery_images", "testimonials", "featured_testimonials", "event_rsvps"],
  ...[
    "campuses",
    "choices",
    "levels",
    "classes",
    "bus_changes",
    "meetings",
    "meeting_bookings",
    "admission_enquiries",
  ],
];

/** The tables of pages that show pictures of albums and videos. */
const pictures = ["gallery_images", "gallery_events", "youtube_videos", "own_pages"];

/**
 * The tables that a view or a reading function reads, if a page may be made from it: a page made from
 * `public_teachers` expires when `teachers` changes. Stops and changes of buses show while their route is in
 * use.
 */
export const readFrom: Readonly<Record<string, readonly string[]>> = {
  event_availability: ["events", "event_rsvps"],
  public_teachers: ["teachers"],
  public_bus_routes: ["bus_routes"],
  bus_stops: ["bus_stops", "bus_routes"],
  bus_changes: ["bus_changes", "bus_routes"],
  "rpc/find_bus_stops": ["bus_stops", "bus_routes"],
  admin_audit: ["audit_log", "users"],
  admin_mail: ["mail_outbox"],
  alumni_directory: ["alumni_profiles"],
  "rpc/list_directory": ["alumni_profiles"],
  "rpc/count_directory_facets": ["alumni_profiles"],
  "rpc/list_giving_purposes": ["gifts", "giving_purposes"],
  "rpc/list_album_choices": ["gallery_events"],
  "rpc/list_notice_years": ["latest_updates"],
  "rpc/list_story_years": ["news_stories"],
  "rpc/list_taught_subjects": ["teachers"],
  "rpc/list_shown_videos": ["youtube_videos"],
  "rpc/get_picture": ["gallery_images", "gallery_events"],
  "rpc/get_album": ["gallery_events"],
  "rpc/list_album_pictures": ["gallery_events", "gallery_images"],
  "rpc/search_site": searched,
  "rpc/suggest_search_words": searched,
  "rpc/count_meeting_slots": ["meetings", "meeting_bookings"],
  "rpc/list_meeting_slots": ["meetings", "meeting_bookings"],
  "rpc/list_taken_visits": ["admission_enquiries"],
  "rpc/get_application": ["applications"],
  "rpc/get_application_receipt": ["applications"],
  "rpc/get_applicant_family": ["applications"],
  "rpc/list_admission_seats": ["applications"],
  "rpc/list_application_documents": ["application_documents"],
};

/**
 * The tables whose pages change when a function is called or a table is written to. Functions that touch
 * nothing public are not listed.
 */
export const writtenBy: Readonly<Record<string, readonly string[]>> = {
  // Every page shows campuses and levels, and its menu is site content.
  campuses: ["campuses", "site_content"],
  levels: ["levels", "site_content"],
  classes: ["classes", "site_content"],
  // Filters, forms and the names of their choices.
  choices: ["choices", "site_content"],
  "rpc/delete_own_account": ["alumni_profiles"],
  "rpc/resend_registration": ["alumni_profiles"],
  "rpc/decide_alumni": ["alumni_profiles"],
  "rpc/merge_alumni": ["alumni_profiles", "alumni_posts"],
  "rpc/create_alumni_post": ["alumni_posts"],
  "rpc/update_own_alumni_post": ["alumni_posts"],
  "rpc/delete_own_alumni_post": ["alumni_posts"],
  "rpc/decide_alumni_post": ["alumni_posts"],
  "rpc/queue_alumni_digests": ["mail_outbox"],
  "rpc/save_giving_purpose": ["giving_purposes"],
  "rpc/note_gift": ["gifts"],
  "rpc/close_gift": ["gifts"],
  "rpc/create_received_gift": ["gifts"],
  "rpc/promise_gift": ["gifts"],
  "rpc/begin_gift_payment": ["online_payments"],
  "rpc/note_refund": ["online_payments"],
  "rpc/withdraw_own_gift": ["gifts"],
  "rpc/ask_for_mentoring": ["mentoring_requests"],
  "rpc/move_mentoring_request": ["mentoring_requests"],
  photo_requests: ["photo_requests", "gallery_images", "gallery_events"],
  // These decide whose pictures may be shown: supabase/schema/08_consents/07_children_in_pictures.sql.
  students: ["students", ...pictures],
  guardians: ["guardians", ...pictures],
  consent_wordings: ["consent_wordings", ...pictures],
  "rpc/mark_pictures": pictures,
  "rpc/mark_video": ["youtube_videos", "own_pages"],
  "rpc/record_consents": pictures,
  // Erasing a child erases its marks, and pictures of it are hidden.
  "rpc/create_erasure": [
    "students",
    "admission_enquiries",
    "applications",
    "event_rsvps",
    "meeting_bookings",
    ...pictures,
  ],
  "rpc/give_publishing_reason": ["publishing_reasons"],
  "rpc/answer_as_guardian": pictures,
  "rpc/answer_alumni_offer": ["alumni_records"],
  "rpc/import_consents": pictures,
  "rpc/create_photo_request": ["gallery_images", "gallery_events"],
  "rpc/confirm_photo_request": ["gallery_images", "gallery_events"],
  "rpc/order_album_pictures": ["gallery_images"],
  "rpc/move_album_pictures": ["gallery_images"],
  "rpc/create_event_rsvp": ["event_rsvps"],
  "rpc/invite_to_event": ["event_rsvps"],
  "rpc/remind_event_invitations": ["event_rsvps"],
  "rpc/update_event_rsvp": ["event_rsvps"],
  "rpc/cancel_event_rsvp": ["event_rsvps"],
  "rpc/restore_event_rsvp": ["event_rsvps"],
  "rpc/accept_event_offer": ["event_rsvps"],
  "rpc/expire_event_offers": ["event_rsvps"],
  "rpc/create_meeting_booking": ["meeting_bookings"],
  "rpc/change_meeting_booking": ["meeting_bookings"],
  "rpc/cancel_meeting_booking": ["meeting_bookings"],
  "rpc/restore_meeting_booking": ["meeting_bookings"],
  "rpc/book_meeting_for_family": ["meeting_bookings"],
  "rpc/withdraw_meeting_booking": ["meeting_bookings"],
  "rpc/create_admission_enquiry": ["admission_enquiries"],
  "rpc/create_application": ["applications"],
  "rpc/begin_application_payment": ["online_payments"],
  "rpc/note_online_payment": ["online_payments", "applications", "gifts"],
  "rpc/update_application_child": ["applications"],
  "rpc/update_application_details": ["applications"],
  "rpc/send_application": ["applications", "admission_enquiries"],
  "rpc/accept_application_offer": ["applications"],
  "rpc/withdraw_application": ["applications"],
  "rpc/restore_application": ["applications"],
  "rpc/move_application": ["applications"],
  "rpc/tell_applicants": ["applications"],
  "rpc/set_admission_seats": ["applications"],
  "rpc/delete_application_document": ["application_documents"],
  "rpc/enrol_applicant": ["applications", "students"],
  "rpc/send_family_message": ["family_messages", "latest_updates"],
  "rpc/take_back_family_message": ["family_messages", "latest_updates"],
  "rpc/ask_message_approval": ["family_messages"],
  "rpc/reopen_family_message": ["family_messages"],
  "rpc/set_message_choice": ["message_deliveries"],
  "rpc/end_alumni_digest": ["alumni_profiles"],
  "rpc/publish_site_content": ["site_content"],
  "rpc/save_site_content": ["site_content"],
  "rpc/undo_changes": managed,
  "rpc/import_rows": managed,
  "rpc/undo_import_or_promotion": managed,
  "rpc/order_managed_rows": managed,
  "rpc/undo_change": managed,
  "rpc/remove_sample_school": managed,
  "rpc/change_found_rows": managed,
  "rpc/decide_proposal": managed,
  "rpc/restore_version": managed,
  "rpc/restore_deleted_row": managed,
  "rpc/replace_media": managed,
};

/**
 * What visitors write in a rush and pages show only as a number. A popular page may lag a moment, so that a
 * thousand RSVPs do not make every reader wait.
 */
const trailing: readonly string[] = [
  "rpc/create_event_rsvp",
  "rpc/update_event_rsvp",
  "rpc/cancel_event_rsvp",
  "rpc/restore_event_rsvp",
  "rpc/accept_event_offer",
];

/** Whether pages in demand may be renewed in the background after a call. */
export function mayTrail(name: string): boolean {
  return trailing.includes(name);
}

/** The tables that a table, a view or `rpc/<function>` reads; a table stands for itself. */
export function tablesBehind(name: string): readonly string[] {
  return readFrom[name] ?? itself(name);
}

/** The tables a successful call may have changed; none if the function only reads. */
export function tablesWrittenBy(name: string): readonly string[] {
  return writtenBy[name] ?? itself(name);
}

const itself = (name: string) => (name.startsWith("rpc/") ? [] : [name]);
