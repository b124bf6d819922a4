import type { OfficeCall } from "../office-call.ts";
import { anId } from "./rows.ts";

/** Settings of the whole school, its backup and its emails. */
export const schoolCalls: OfficeCall[] = [
  {
    name: "note_snapshot_download",
    answers: "whole",
    parameters: () => ({ name: "2026-11-30T16.00.00.000Z.tar.gz" }),
  },
  { name: "confirm_sign_ups", answers: "whole", parameters: () => ({ required: false }) },
  {
    name: "require_second_factor",
    answers: "whole",
    parameters: () => ({ required: true }),
    full: "insufficient_aal",
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
];
