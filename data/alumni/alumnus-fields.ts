import { campus, declare, moment, number, text } from "../office/fields.ts";

export const alumnusFields = declare({
  table: "alumni_profiles",
  fields: {
    full_name: text(120, { en: "Name", hi: "नाम" }),
    batch_year: number(2003, 2100, {
      en: "Batch",
      hi: "बैच",
      hint: { en: "The year they left the school.", hi: "जिस वर्ष विद्यालय छोड़ा।" },
      blank: null,
    }),
    campus: campus({ blank: null }),
    house: text(60, { en: "House", hi: "सदन", blank: null }),
    stream: text(60, { en: "Stream", hi: "संकाय", blank: null }),
    account_email: text(254, { en: "Account", hi: "खाता", given: true, onPhones: true }),
    created_at: moment({ en: "Registered", hi: "पंजीकरण", given: true }),
  },
  listed: ["full_name", "batch_year", "campus", "account_email", "created_at", "status"],
  search: ["full_name", "account_email"],
  filters: ["status", "campus"],
});
