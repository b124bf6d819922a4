import { randomUUID } from "node:crypto";
import type { OfficeCall } from "../office-call.ts";
import { anId, createStudent } from "./rows.ts";

/** How long records are kept, and what ends before or after. */
export const retentionCalls: OfficeCall[] = [
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
];
