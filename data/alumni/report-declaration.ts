import { choice, declare, moment, state, text } from "../office/fields.ts";
import { reportReasons } from "./messages.ts";

const reportStates = ["new", "closed"] as const;

export const reportFields = declare({
  table: "alumni_reports",
  fields: {
    status: state(reportStates),
    reason: choice(reportReasons, { given: true }),
    note: text(2000, { given: true, onPhones: true }),
    created_at: moment({ given: true }),
  },
  listed: ["reason", "note", "created_at", "status"],
  search: ["note"],
  filters: ["status"],
});
