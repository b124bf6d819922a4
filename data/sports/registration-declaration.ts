import { campus, day, declare, email, longText, moment, state, text } from "../office/fields.ts";

const registrationStates = ["new", "confirmed", "waitlisted", "declined", "withdrawn"] as const;

export const registrationFields = declare({
  table: "sports_registrations",
  fields: {
    status: state(registrationStates, { wide: true }),
    notes: longText(4000, { blank: "" }),
    guardian_email: email(),
    child_name: text(120, { given: true }),
    training_group: text(120, { given: true }),
    guardian_name: text(120, { given: true }),
    guardian_phone: text(24, { given: true }),
    campus: campus({ given: true, blank: null }),
    created_at: moment({ given: true }),
    date_of_birth: day({ given: true }),
    reference: text(40, { given: true }),
  },
  listed: [
    "child_name",
    "training_group",
    "guardian_name",
    "guardian_phone",
    "campus",
    "status",
    "created_at",
  ],
  exported: ["date_of_birth", "guardian_email", "reference"],
  search: ["child_name", "guardian_name", "guardian_email", "reference"],
  filters: ["sport", "status", "campus"],
});
