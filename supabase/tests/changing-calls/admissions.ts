import { randomUUID } from "node:crypto";
import type { CallContext, OfficeCall } from "../office-call.ts";
import { succeed } from "../scenarios/answers.ts";
import { anId } from "./rows.ts";

async function createApplication({ service, home }: CallContext): Promise<string> {
  const child = { child_name: "Tara", date_of_birth: "2020-05-04", class: "Class 1" };
  const family = { guardian_name: "Asha", email: "a@mail.example", phone: "01704 222222" };
  const place = { campus: home ?? "paonta-sahib", level: "primary", consent_version: "1" };
  const sent = { reference: randomUUID(), stage: "received", submitted_at: "2026-11-02" };
  const rows = service.from("applications").insert({ ...child, ...family, ...place, ...sent });
  return (await succeed(rows.select().single())).id;
}

/** Enquiries, applications and the payments for them. */
export const admissionCalls: OfficeCall[] = [
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
  { name: "note_refund", answers: "whole", parameters: () => ({ payment: anId }) },
];
