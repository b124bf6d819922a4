import { randomUUID } from "node:crypto";
import type { Client } from "../../tests/fixtures/backend.ts";
import type { CallContext, OfficeCall } from "./office-call.ts";
import { succeed } from "./scenarios/answers.ts";
import type { Home } from "./staff-expectations.ts";
import { graduate } from "./staff-scene.ts";
import { storePicture } from "./stored-pictures.ts";

const anId = "3f2a7c1e-5b0d-4c86-9e1a-000000000000";

async function createTeacher({ service, home }: CallContext): Promise<string> {
  const teacher = { name: "A teacher", designation: "Teacher", campus: home };
  return (await succeed(service.from("teachers").insert(teacher).select().single())).id;
}

/** A teacher whom staff without a limit changed or deleted, and the log entry for it. */
async function createChange(context: CallContext, action: "update" | "delete") {
  const id = await createTeacher(context);
  const teachers = context.full.from("teachers");
  const change = action === "delete" ? teachers.delete() : teachers.update({ bio: "Changed" });
  await succeed(change.eq("id", id).select());
  const log = context.service.from("audit_log").select().eq("row_id", id).eq("action", action);
  const entry = await succeed(log.single());
  return { id, entry: entry.id, change: entry.change };
}

async function createPicture({ service, ids }: CallContext, path: string): Promise<string> {
  const picture = { gallery_event_id: ids.album, path, width: 4, height: 3, position: 7 };
  return (await succeed(service.from("gallery_images").insert(picture).select().single())).id;
}

async function createApplication({ service, home }: CallContext): Promise<string> {
  const child = { child_name: "Tara", date_of_birth: "2020-05-04", class: "Class 1" };
  const family = { guardian_name: "Asha", email: "a@mail.example", phone: "01704 222222" };
  const place = { campus: home ?? "paonta-sahib", level: "primary", consent_version: "1" };
  const sent = { reference: randomUUID(), stage: "received", submitted_at: "2026-11-02" };
  const rows = service.from("applications").insert({ ...child, ...family, ...place, ...sent });
  return (await succeed(rows.select().single())).id;
}

/** An event that takes RSVPs. */
async function createEventAhead({ service, home }: CallContext): Promise<string> {
  const starts_at = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const event = { title: "Founders' Day", slug: randomUUID(), starts_at, rsvp_enabled: true };
  const rows = service.from("events").insert({ ...event, campus: home, status: "published" });
  return (await succeed(rows.select().single())).id;
}

/** A draft to the guardian of one child. */
async function createMessage({ service, home }: CallContext): Promise<string> {
  const campus = home ?? "paonta-sahib";
  const child = {
    admission_no: randomUUID(),
    name: "Tara",
    campus,
    class: randomUUID().slice(0, 20),
  };
  const guardian = { guardian_name: "Asha", guardian_email: `${randomUUID()}@mail.example` };
  await succeed(
    service
      .from("students")
      .insert({ ...child, ...guardian })
      .select(),
  );
  const words = { title: "No school tomorrow", body: "The river is high." };
  const message = { ...words, campus: home, classes: [child.class] };
  return (await succeed(service.from("family_messages").insert(message).select().single())).id;
}

async function createFile({ service }: CallContext): Promise<string> {
  return (await storePicture(service)).id;
}

const createNotice = (service: Client, campus: Home) =>
  succeed(
    service
      .from("latest_updates")
      .insert({ content: "The office is open", campus })
      .select()
      .single(),
  );

/** A student of a campus; returns the admission number. */
async function createStudent(service: Client, campus: string): Promise<string> {
  const student = { name: "A student", class: "3", campus, admission_no: randomUUID() };
  return (await succeed(service.from("students").insert(student).select().single())).admission_no;
}

/** A signed sheet of a child of a home, as it is filed. */
async function createScan({ service, home }: CallContext) {
  const admission_no = await createStudent(service, home ?? "paonta-sahib");
  const students = service.from("students").select("id").eq("admission_no", admission_no);
  const facts = { kind: "pdf", bytes: 9000, is_stored: true };
  const filed = { consent_ids: [randomUUID()], filed_at: new Date().toISOString() };
  const row = { student_id: (await succeed(students.single())).id, ...facts, ...filed };
  return succeed(service.from("consent_scans").insert(row).select().single());
}

const beginImport = async (client: Client) =>
  succeed(client.rpc("begin_import", { target: "teachers", file_name: "teachers.csv" }));

let taken = 0;
/** A slot of the scene's meetings that no other call has booked. */
const nextSlot = () =>
  new Date(Date.parse("2099-01-09T04:00:00Z") + taken++ * 600_000).toISOString();

const importedTeacher = (home: Home) => [{ name: "B", designation: "Teacher", campus: home }];

/** Functions by which staff change rows, each tried on a row of every home. */
export const changingCalls: OfficeCall[] = [
  {
    name: "answer_enquiry",
    answers: "campus",
    parameters: async ({ service, home, ids }) => {
      const body = "Please visit us.";
      if (home) return { target: "admission_enquiries", about: ids.enquiry, body, language: "en" };
      const sent = { reference: randomUUID(), name: "A visitor", email: "v@mail.example" };
      const message = { ...sent, message: "When do you open?", consent_version: "1" };
      const row = await succeed(service.from("contact_messages").insert(message).select().single());
      return { target: "contact_messages", about: row.id, body, language: "en" };
    },
  },
  {
    name: "tell_applicants",
    answers: "campus",
    parameters: ({ home }) => ({
      stages: ["received"],
      words: { en: "Please bring the birth certificate." },
      campus: home,
    }),
  },
  {
    name: "list_admission_seats",
    answers: "campus",
    parameters: ({ home }) => ({ wanted: home ?? "paonta-sahib" }),
  },
  {
    name: "set_admission_seats",
    answers: "campus",
    parameters: ({ home }) => ({ wanted: home ?? "paonta-sahib", seats: {} }),
  },
  {
    name: "move_application",
    answers: "campus",
    parameters: async (context) => ({
      application: await createApplication(context),
      stage: "visit",
    }),
  },
  {
    name: "preview_family_message",
    answers: "everybody",
    parameters: async (context) => ({ message: await createMessage(context) }),
  },
  {
    name: "count_message_deliveries",
    answers: "everybody",
    parameters: async (context) => ({ message: await createMessage(context) }),
  },
  ...(["preview_event_invitations", "invite_to_event", "remind_event_invitations"] as const).map(
    (name): OfficeCall => ({
      name,
      answers: "campus",
      parameters: async (context) => ({ wanted: await createEventAhead(context) }),
    }),
  ),
  {
    name: "ask_message_approval",
    answers: "campus",
    parameters: async (context) => ({ message: await createMessage(context) }),
  },
  {
    name: "reopen_family_message",
    answers: "campus",
    parameters: async (context) => {
      const message = await createMessage(context);
      await context.full.rpc("ask_message_approval", { message }).throwOnError();
      return { message };
    },
  },
  { name: "is_message_approval_required", answers: "everybody", parameters: () => ({}) },
  { name: "require_message_approval", answers: "whole", parameters: () => ({ required: false }) },
  {
    name: "send_family_message",
    answers: "campus",
    parameters: async (context) => ({ message: await createMessage(context) }),
  },
  {
    name: "take_back_family_message",
    answers: "campus",
    parameters: async (context) => {
      const message = await createMessage(context);
      await succeed(context.full.rpc("send_family_message", { message }));
      return { message };
    },
  },
  {
    name: "list_unreached_children",
    answers: "campus",
    parameters: async (context) => ({ message: await createMessage(context) }),
  },
  {
    name: "enrol_applicant",
    answers: "campus",
    parameters: async (context) => {
      const { service } = context;
      const application = await createApplication(context);
      const offer = { stage: "offer", offer_ends_on: "2027-12-01" };
      for (const step of [offer, { stage: "accepted" }]) {
        await succeed(service.from("applications").update(step).eq("id", application).select());
      }
      return { application, admission_no: randomUUID() };
    },
  },
  {
    name: "import_rows",
    answers: "campus",
    parameters: async ({ caller, home }) => {
      return { import: await beginImport(caller), rows: importedTeacher(home) };
    },
  },
  {
    name: "undo_import_or_promotion",
    answers: "campus",
    parameters: async ({ ofHome, home }) => {
      const id = await beginImport(ofHome);
      await succeed(ofHome.rpc("import_rows", { import: id, rows: importedTeacher(home) }));
      return { wanted: id };
    },
  },
  {
    name: "promote_students",
    answers: "campus",
    parameters: async ({ service, home }) => {
      await succeed(
        service.from("imports_and_promotions").delete().eq("kind", "promotion").select(),
      );
      const student = { name: "A student", class: "Class 3", campus: home ?? "majra" };
      const row = { ...student, admission_no: randomUUID() };
      await succeed(service.from("students").insert(row).select());
      return { only_campus: home ?? undefined };
    },
  },
  {
    name: "change_found_rows",
    answers: "campus",
    parameters: async (context) => ({
      target: "teachers",
      filters: { id: await createTeacher(context) },
      search: "",
      search_columns: [],
      new_values: { bio: "Changed" },
      expected: 1,
    }),
  },
  {
    name: "record_consents",
    answers: "campus",
    parameters: async ({ service, home }) => {
      const student = { name: "A student", class: "3", campus: home ?? "paonta-sahib" };
      const row = { ...student, admission_no: randomUUID() };
      const { id } = await succeed(service.from("students").insert(row).select().single());
      return { student: id, answers: { name_in_lists: true } };
    },
  },
  {
    name: "get_consent_scan_uploader",
    answers: "campus",
    parameters: async (context) => ({ student: (await createScan(context)).student_id }),
  },
  {
    name: "get_receipt_of_application",
    answers: "campus",
    parameters: async (context) => ({ application: await createApplication(context) }),
  },
  {
    name: "list_online_payments",
    answers: "campus",
    parameters: async (context) => ({ application: await createApplication(context) }),
  },
  {
    name: "open_application_document",
    answers: "campus",
    parameters: async (context) => {
      const facts = { name: "Photograph", kind: "pdf", bytes: 9000, sha256: "0".repeat(64) };
      const row = { application_id: await createApplication(context), ...facts, is_stored: true };
      const rows = context.service.from("application_documents").insert(row).select().single();
      return { document: (await succeed(rows)).id };
    },
  },
  {
    name: "open_consent_scan",
    answers: "campus",
    parameters: async (context) => ({ scan: (await createScan(context)).id }),
  },
  {
    name: "delete_consent_scan",
    answers: "campus",
    parameters: async (context) => ({ scan: (await createScan(context)).id }),
  },
  {
    name: "answer_guardian_request",
    answers: "campus",
    parameters: async ({ service, home }) => {
      const admission_no = await createStudent(service, home ?? "paonta-sahib");
      const students = service.from("students").select("id").eq("admission_no", admission_no);
      const { id: student_id } = await succeed(students.single());
      const asked = { student_id, asked_by: "A guardian", kind: "correction", words: "The house." };
      const made = service.from("guardian_requests").insert(asked).select().single();
      return { request: (await succeed(made)).id, outcome: "done", answer: "It is corrected." };
    },
  },
  {
    name: "mark_video",
    answers: "campus",
    parameters: async ({ service, home }) => {
      const video = { youtube_id: randomUUID().slice(0, 11), title: "A video", campus: home };
      const made = service.from("youtube_videos").insert(video).select().single();
      return { video: (await succeed(made)).id, people: "nobody" };
    },
  },
  {
    name: "ask_guardians",
    answers: "campus",
    parameters: ({ home }) => ({ of_campus: home ?? undefined, of_class: "none" }),
  },
  {
    name: "offer_alumni_area",
    answers: "campus",
    parameters: ({ home }) => ({ of_campus: home ?? undefined }),
  },
  // Each row by itself belongs to a campus: record_consents.
  { name: "import_consents", answers: "everybody", parameters: () => ({ rows: [] }) },
  {
    // It changes nothing public; saving the row is limited to its campus.
    name: "give_publishing_reason",
    answers: "everybody",
    parameters: async ({ service }) => {
      const student = { name: "A student", class: "3", campus: "majra" };
      const row = { ...student, admission_no: randomUUID() };
      const { id } = await succeed(service.from("students").insert(row).select().single());
      const place = { target: "news_stories", row_id: randomUUID(), kind: "name", child: id };
      return { ...place, words_hash: "0".repeat(64), reason: "Her mother asked for it." };
    },
  },
  {
    name: "mark_pictures",
    answers: "whole",
    parameters: async (context) => ({ ids: [await createFile(context)], people: "nobody" }),
  },
  {
    name: "decide_alumni",
    answers: "campus",
    parameters: async ({ backend, home }) => {
      return { people: [await graduate(backend, home)], decision: "approve" };
    },
  },
  {
    name: "begin_factor_removal",
    answers: "campus",
    parameters: async ({ backend, home }) => ({ person: await graduate(backend, home) }),
  },
  {
    name: "note_snapshot_download",
    answers: "whole",
    parameters: () => ({ name: "2026-11-30T16.00.00.000Z.tar.gz" }),
  },
  {
    name: "decide_alumni_post",
    answers: "campus",
    parameters: async ({ backend, service, home }) => {
      const author_id = await graduate(backend, home);
      const words = { title: "Our reunion", body: "We meet in December." };
      const rows = service.from("alumni_posts").insert({ author_id, kind: "note", ...words });
      return { post: (await succeed(rows.select().single())).id, publish: true };
    },
  },
  {
    name: "save_giving_purpose",
    answers: "whole",
    parameters: () => ({
      title: "A new library",
      body: "Books and light for the young.",
      goal: 100_000,
      is_open: true,
    }),
  },
  { name: "list_receipts", answers: "whole", parameters: () => ({ wanted: "2026-27" }) },
  { name: "note_gift", answers: "whole", parameters: () => ({ gift: anId }) },
  { name: "close_gift", answers: "whole", parameters: () => ({ gift: anId }) },
  { name: "note_refund", answers: "whole", parameters: () => ({ payment: anId }) },
  {
    name: "create_received_gift",
    answers: "whole",
    parameters: async ({ full }) => {
      const words = { title: "A new pump", body: "Water for the garden.", goal: 50_000 };
      const asked = full.rpc("save_giving_purpose", { ...words, is_open: true });
      const came = { amount: 500, received_on: "2026-11-27" };
      return { gift: randomUUID(), purpose: await succeed(asked), ...came };
    },
  },
  {
    name: "merge_alumni",
    answers: "campus",
    parameters: async ({ backend, home }) => {
      return { kept: await graduate(backend, home), duplicate: await graduate(backend, home) };
    },
  },
  {
    name: "message_event_guests",
    answers: "campus",
    parameters: ({ ids }) => {
      const words = { subject: "A word", message: randomUUID() };
      return { wanted: ids.event, statuses: ["going"], ...words };
    },
  },
  {
    name: "check_in_guest",
    answers: "campus",
    parameters: async ({ service, ids }) => {
      const guest = { reference: `EVT-${randomUUID()}`.toUpperCase(), name: "Guest" };
      const going = {
        event_id: ids.event,
        email: `${randomUUID().slice(0, 13)}@mail.example`,
        status: "going",
      };
      await succeed(
        service
          .from("event_rsvps")
          .insert({ ...guest, ...going })
          .select(),
      );
      // Left out here: the RSVP itself does not change, only the tick is written.
      const tick = { tick_id: randomUUID(), is_here: false, ticked_at: new Date().toISOString() };
      return { ...tick, event_id: ids.event, guest_reference: guest.reference };
    },
  },
  {
    name: "book_meeting_for_family",
    answers: "campus",
    parameters: ({ ids }) => ({
      meeting_id: ids.meeting,
      host: "a",
      starts_at: nextSlot(),
      name: "Guardian",
      phone: "+91 98765 43210",
      child_name: "Child",
      grade: "Class 6",
    }),
  },
  {
    name: "withdraw_meeting_booking",
    answers: "campus",
    parameters: ({ ids }) => ({ booking: ids.booking }),
  },
  {
    name: "move_album_pictures",
    answers: "campus",
    parameters: async (context) => ({
      ids: [await createPicture(context, `/prints/${randomUUID()}.svg`)],
      album_id: context.ids.hiddenAlbum,
    }),
  },
  {
    name: "order_album_pictures",
    answers: "campus",
    parameters: async (context) => ({
      album_id: context.ids.album,
      ids: [await createPicture(context, `/prints/${randomUUID()}.svg`)],
    }),
  },
  {
    name: "order_managed_rows",
    answers: "campus",
    parameters: async ({ service, home }) => {
      const message = { name: "Principal", title: "Principal", order: 9, campus: home };
      const messages = service.from("leadership_messages");
      const { id } = await succeed(messages.insert(message).select().single());
      return { target: "leadership_messages", place_column: "order", ids: [id] };
    },
  },
  {
    name: "replace_media",
    answers: "campus",
    parameters: async (context) => {
      const [old_id, new_id] = [await createFile(context), await createFile(context)];
      await createPicture(context, `/media/${old_id}/640x480.jpg`);
      return { old_id, new_id };
    },
  },
  {
    name: "restore_deleted_row",
    answers: "campus",
    parameters: async (context) => {
      return { target: "teachers", entry_id: (await createChange(context, "delete")).entry };
    },
  },
  {
    name: "restore_version",
    answers: "campus",
    parameters: async (context) => {
      return { target: "teachers", entry_id: (await createChange(context, "update")).entry };
    },
  },
  {
    name: "undo_change",
    answers: "campus",
    parameters: async (context) => ({ wanted: (await createChange(context, "update")).change }),
  },
  {
    name: "undo_changes",
    answers: "campus",
    parameters: async (context) => {
      const since = new Date(Date.now() - 60_000).toISOString();
      return { target: "teachers", ids: [(await createChange(context, "update")).id], since };
    },
  },
  {
    name: "propose_change",
    answers: "campus",
    parameters: async ({ service, home }) => {
      const { id, updated_at } = await createNotice(service, home);
      const changes = { priority: 2 };
      return { target: "latest_updates", wanted: id, changes, seen: updated_at };
    },
  },
  {
    name: "decide_proposal",
    answers: "campus",
    parameters: async ({ service, home }) => {
      const { id, updated_at } = await createNotice(service, home);
      const about = { table_name: "latest_updates", row_id: id, changes: { priority: 2 } };
      const proposal = { ...about, seen: updated_at, campus: home, author_name: "A colleague" };
      const made = await succeed(service.from("proposals").insert(proposal).select().single());
      return { proposal: made.id, approve: true };
    },
  },
  {
    name: "publish_site_content",
    answers: "whole",
    parameters: async ({ service }) => {
      const key = `page/${randomUUID()}`;
      await succeed(
        service
          .from("site_content_drafts")
          .insert({ key, content: { title: "A" } })
          .select(),
      );
      return { content_key: key };
    },
  },
  {
    name: "save_site_content",
    answers: "whole",
    parameters: () => ({ content_key: `page/${randomUUID()}`, english: { title: "A" } }),
  },
  { name: "confirm_sign_ups", answers: "whole", parameters: () => ({ required: false }) },
  {
    name: "require_second_factor",
    answers: "whole",
    parameters: () => ({ required: true }),
    full: "insufficient_aal",
  },
  { name: "list_due_erasures", answers: "whole", parameters: () => ({}) },
  { name: "get_leavers_terms", answers: "whole", parameters: () => ({}) },
  {
    name: "update_leavers_terms",
    answers: "whole",
    parameters: () => ({ contact_months: 12, record_months: 60 }),
  },
  { name: "list_retention_holds", answers: "whole", parameters: () => ({}) },
  { name: "list_purge_runs", answers: "whole", parameters: () => ({}) },
  { name: "list_breaches", answers: "whole", parameters: () => ({}) },
  {
    name: "save_breach",
    answers: "whole",
    parameters: () => {
      const told = { measures: "The laptop was wiped from afar.", affected: "Forty families" };
      return { noticed_on: "2026-11-01", what: "A laptop was stolen from the office.", ...told };
    },
  },
  {
    name: "create_retention_hold",
    answers: "whole",
    parameters: () => ({
      kind: "mailbox",
      subject: `${randomUUID()}@mail.example`,
      reason: "A case before a court.",
    }),
  },
  {
    name: "release_retention_hold",
    answers: "whole",
    parameters: () => ({ hold: anId, reason: "The case is over." }),
    full: "hold",
  },
  { name: "list_erasures", answers: "whole", parameters: () => ({}) },
  {
    name: "list_near_erasures",
    answers: "whole",
    parameters: async ({ service, home }) => ({
      subject: await createStudent(service, home ?? "paonta-sahib"),
    }),
  },
  {
    name: "create_erasure",
    answers: "whole",
    parameters: async ({ service, home }) => ({
      kind: "student",
      subject: await createStudent(service, home ?? "paonta-sahib"),
    }),
  },
  { name: "choose_backup", answers: "whole", parameters: () => ({ how: "host" }) },
  {
    name: "set_first_step_aside",
    answers: "whole",
    parameters: () => ({ step: "social", aside: true }),
  },
  { name: "send_test_email", answers: "whole", parameters: () => ({}) },
  {
    name: "confirm_test_email",
    answers: "whole",
    parameters: () => ({ code: "of no email" }),
    full: "email",
  },
  {
    name: "remove_sample_school",
    answers: "whole",
    parameters: () => ({ expected: 1 }),
    full: "sample",
  },
  { name: "resend_mail", answers: "whole", parameters: () => ({ ids: [anId] }) },
  {
    name: "begin_import",
    answers: "everybody",
    parameters: () => ({ target: "teachers", file_name: "teachers.csv" }),
  },
];
