import type { Backend } from "../../tests/fixtures/backend.ts";
import type { FunctionName, OfficeCall } from "./office-call.ts";
import { changingCalls } from "./staff-changing-calls.ts";
import { homes, type Staff } from "./staff-expectations.ts";
import { type StaffScene, staffOf } from "./staff-scene.ts";

const anId = "3f2a7c1e-5b0d-4c86-9e1a-000000000000";
const list = { target: "teachers", filters: {}, search: "", search_columns: [] };
const about = { target: "admission_enquiries", about: anId };
const sorted = { ...list, sort: "name", descending: false, most: 5 };

/** Functions by which staff read everything, whatever campus they look after. */
const reading: [FunctionName, object][] = [
  ...(
    [
      ...["is_admin", "list_staff", "count_waiting_work", "own_campus_scope"],
      ...["get_office_role", "list_colleagues", "list_door_events"],
      ...["list_daily_counts", "list_visited_pages", "list_latest_changes"],
      ...["get_first_run", "list_sample_counts"],
      ...["list_waiting_alumni", "list_posts_to_decide", "list_directory"],
      ...["count_directory_facets", "list_giving_purposes", "list_own_gifts", "list_gifts"],
      ...["list_due_refunds", "list_contributors_drafts"],
    ] as FunctionName[]
  ).map((name): [FunctionName, object] => [name, {}]),
  ["count_event_heads", { wanted: anId }],
  ["list_expected_guests", { wanted: anId }],
  ["list_alumni_posts", { kind: "note" }],
  ["list_batch_events", { batch: 2012 }],
  ["count_found_rows", list],
  ["count_managed_rows", list],
  ["list_managed_rows", sorted],
  ["open_managed_list", sorted],
  ["find_managed_rows", { targets: [{ table: "teachers", columns: ["name"] }], search: "a" }],
  ["list_deleted_rows", { target: "teachers" }],
  ["list_row_history", { target: "teachers", row_id: anId }],
  ["find_taken_values", { target: "students", field: "admission_no", wanted: [] }],
  ["get_alumni_report", { report: anId }],
  ["get_media_uploader", { purpose: "site" }],
  ["list_alumni_duplicates", { person: anId }],
  ["list_student_matches", { person: anId }],
  ["list_enquiry_answers", about],
  ["list_application_moves", {}],
  // None except for administrators of all campuses: scenarios/payments.ts.
  ["list_receipt_years", {}],
  ["list_mailing_lists", {}],
  ["get_own_gift_receipt", { gift: anId }],
  // None of another campus: scenarios/application-documents.ts.
  ["list_documents_of_applications", { applications: [anId] }],
  ["count_documents_of_applications", { applications: [anId] }],
  ["list_choice_uses", { wanted: anId }],
  ["list_document_uses", { wanted: anId }],
  ["list_media_uses", { ids: [anId] }],
  ["count_push_deliveries", { notice: anId }],
  ["list_albums_to_mark", {}],
  ["get_video_mark", { video: anId }],
  ["list_consent_states", {}],
  ["list_graduates", { of_year: 2026 }],
  ["list_guardian_requests", {}],
  ["get_consent_report", {}],
  ["list_public_places", {}],
  ["list_publishing_reasons", {}],
  ["list_record_views", { student: anId }],
  ["list_same_children", { student: anId }],
  // None of another campus: scenarios/consent-scans.ts.
  ["list_consent_scans", { student: anId }],
  ["list_viewing_colleagues", {}],
  ["list_views_by", { account: anId }],
  ["list_withdrawals", {}],
  ["list_children_to_mark", { words: "a" }],
  ["check_before_publishing", { target: "news_stories", texts: { title: "Fair" } }],
  ["list_picture_marks", { ids: [anId] }],
  ["list_meeting_slots", { wanted: anId }],
  ["plan_promotion", {}],
];

export const officeCalls: OfficeCall[] = [
  ...changingCalls,
  ...reading.map(([name, parameters]): OfficeCall => {
    return { name, answers: "everybody", parameters: () => parameters };
  }),
];

/**
 * Functions that signed-in people may call and that change nothing of the office: a person's own account
 * and messages, the content of personal links, and calls of forms and the server.
 */
export const callsOfOthers = [
  ...["accept_event_offer", "cancel_event_rsvp", "restore_event_rsvp"],
  ...["get_event_rsvp", "update_event_rsvp", "change_meeting_booking"],
  ...["cancel_meeting_booking", "restore_meeting_booking"],
  ...["get_sports_registration", "update_sports_registration"],
  ...["withdraw_sports_registration", "restore_sports_registration"],
  ...["get_application", "get_applicant_family", "send_application", "accept_application_offer"],
  ...["update_application_child", "update_application_details"],
  ...["withdraw_application", "restore_application", "set_message_choice"],
  ...["list_application_documents", "delete_application_document"],
  ...["answer_as_guardian", "close_guardian_page", "create_guardian_request", "get_guardian_page"],
  ...["answer_alumni_offer", "open_guardian_page", "send_guardian_code"],
  ...["confirm_weekly_subscription", "end_weekly_subscription", "get_weekly_subscription"],
  ...["get_alumni_digest", "end_alumni_digest"],
  ...["begin_form_submission", "finish_form_submission", "get_family_details"],
  ...["create_recovery_codes", "use_recovery_code", "revoke_session", "delete_own_account"],
  "resend_registration",
  ...["send_alumni_message", "report_alumnus", "create_alumni_post", "delete_own_alumni_post"],
  "update_own_alumni_post",
  ...["ask_for_mentoring", "move_mentoring_request", "list_mentoring_requests"],
  ...["promise_gift", "withdraw_own_gift", "begin_gift_payment", "get_application_receipt"],
  // About the caller's own session: supabase/tests/scenarios/staff-roles.ts.
  "see_as",
  "end_push_subscription",
  ...["claim_mail", "queue_weekly_email", "purge_removed_pictures"],
];

/** The result of a call for each home and colleague: "answered", or the detail of the refusal. */
export async function tryOfficeCall(backend: Backend, scene: StaffScene, call: OfficeCall) {
  const seen: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const home of call.answers === "campus" ? homes : [null]) {
    for (const staff of Object.keys(scene.clients) as Staff[]) {
      const caller = scene.clients[staff];
      const name = `${staff} about ${home ?? "the school"}`;
      const parameters = await call.parameters({
        backend,
        service: scene.service,
        full: scene.clients.full,
        caller,
        home,
        ofHome: scene.clients[staffOf(home)],
        ids: scene.ids[staffOf(home)],
      });
      const { error } = await caller.rpc(call.name, parameters as never);
      seen[name] = error ? error.details || error.code : "answered";
      const mayCall = staff === "full" || staff === home || call.answers === "everybody";
      expected[name] = mayCall ? (staff === "full" && call.full) || "answered" : "campus_scope";
    }
  }
  return { seen, expected };
}
