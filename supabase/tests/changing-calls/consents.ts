import { randomUUID } from "node:crypto";
import type { CallContext, OfficeCall } from "../office-call.ts";
import { succeed } from "../scenarios/answers.ts";
import { createFile, createStudent } from "./rows.ts";

/** A signed sheet of a child of a home, as it is filed. */
async function createScan({ service, home }: CallContext) {
  const admission_no = await createStudent(service, home ?? "paonta-sahib");
  const students = service.from("students").select("id").eq("admission_no", admission_no);
  const facts = { kind: "pdf", bytes: 9000, is_stored: true };
  const filed = { consent_ids: [randomUUID()], filed_at: new Date().toISOString() };
  const row = { student_id: (await succeed(students.single())).id, ...facts, ...filed };
  return succeed(service.from("consent_scans").insert(row).select().single());
}

/** What guardians are asked, allow and request, and the marks of pictures. */
export const consentCalls: OfficeCall[] = [
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
];
