import { choice, declare, moment, state, text } from "../office/fields.ts";

const reasonsReported = [
  "unwanted",
  "offensive",
  "not_an_alumnus",
  "wrong_details",
  "other",
] as const;
const reportStates = ["new", "closed"] as const;

export const reportFields = declare({
  table: "alumni_reports",
  fields: {
    status: state(reportStates),
    reason: choice(reasonsReported, { given: true }),
    note: text(2000, { given: true, onPhones: true }),
    created_at: moment({ given: true }),
  },
  listed: ["reason", "note", "created_at", "status"],
  search: ["note"],
  filters: ["status"],
});
