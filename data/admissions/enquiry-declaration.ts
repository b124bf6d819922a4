import { campus, declare, moment, text } from "../office/fields.ts";
import { workedOn } from "../office/staff.ts";

const enquiryStates = [
  "new",
  "contacted",
  "visit_booked",
  "applied",
  "admitted",
  "closed",
  "spam",
] as const;

export const enquiryFields = declare({
  table: "admission_enquiries",
  fields: {
    ...workedOn(enquiryStates),
    child_name: text(120, { given: true }),
    class: text(30, { given: true }),
    campus: campus({ given: true }),
    owner_name: text(120, { given: true }),
    created_at: moment({ given: true }),
    reference: text(40, { given: true }),
    guardian_name: text(120, { given: true }),
    email: text(254, { given: true }),
    phone: text(24, { given: true }),
    message: text(4000, { given: true }),
  },
  listed: ["child_name", "class", "campus", "status", "due_on", "owner_name", "created_at"],
  exported: ["reference", "guardian_name", "email", "phone", "message"],
  search: ["child_name", "guardian_name", "email", "phone", "reference"],
  filters: ["open", "status", "owner", "campus"],
});
