import { campus, declare, moment, schoolChoice, text } from "../office/fields.ts";
import { workedOn } from "../office/staff.ts";

const messageStates = ["new", "answered", "closed", "spam"] as const;

export const messageFields = declare({
  table: "contact_messages",
  fields: {
    ...workedOn(messageStates),
    name: text(120, { given: true }),
    topic: schoolChoice("contact_topics", { given: true }),
    owner_name: text(120, { given: true }),
    created_at: moment({ given: true }),
    reference: text(40, { given: true }),
    email: text(254, { given: true }),
    phone: text(24, { given: true }),
    message: text(4000, { given: true }),
    campus: campus({ given: true, blank: null }),
  },
  listed: ["name", "topic", "status", "due_on", "owner_name", "created_at"],
  exported: ["reference", "email", "phone", "message"],
  search: ["name", "email", "message", "reference"],
  filters: ["open", "status", "topic", "owner", "campus"],
});
