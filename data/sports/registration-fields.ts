import { campus, choice, day, declare, longText, moment, text } from "../office/fields.ts";

export const registrationStates = [
  { id: "new", name: "New", hi: { name: "नया" } },
  { id: "confirmed", name: "Confirmed", hi: { name: "पक्का" } },
  { id: "waitlisted", name: "Waiting list", hi: { name: "प्रतीक्षा सूची" } },
  { id: "declined", name: "Declined", hi: { name: "अस्वीकृत" } },
  { id: "withdrawn", name: "Withdrawn", hi: { name: "वापस लिया गया" } },
] as const;

export const registrationFields = declare({
  table: "sports_registrations",
  fields: {
    status: choice(registrationStates, {
      en: "State",
      hi: "स्थिति",
      filter: { en: "Every state", hi: "हर स्थिति" },
      wide: true,
    }),
    notes: longText(4000, {
      en: "Notes",
      hi: "टिप्पणी",
      hint: { en: "Seen by the office alone.", hi: "केवल कार्यालय देखता है।" },
      blank: "",
    }),
    child_name: text(120, { en: "Child", hi: "बच्चा", given: true }),
    batch: text(120, { en: "Batch", hi: "बैच", given: true }),
    guardian_name: text(120, { en: "Guardian", hi: "अभिभावक", given: true }),
    guardian_phone: text(24, { en: "Phone", hi: "फ़ोन", given: true }),
    campus: campus({ given: true, blank: null }),
    created_at: moment({ en: "Received", hi: "कब मिला", given: true }),
    date_of_birth: day({ en: "Born", hi: "जन्म", given: true }),
    guardian_email: text(254, { en: "E-mail", hi: "ई-मेल", given: true }),
    reference: text(40, { en: "Reference", hi: "संदर्भ", given: true }),
  },
  listed: [
    "child_name",
    "batch",
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
