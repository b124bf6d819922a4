import { campus, declare, email, number, phone, text } from "../office/fields.ts";

export const recordFields = declare({
  table: "alumni_records",
  fields: {
    full_name: text(120, { en: "Name", hi: "नाम" }),
    batch_year: number(2003, 2100, {
      en: "Batch",
      hi: "बैच",
      hint: { en: "The year they left the school.", hi: "जिस वर्ष विद्यालय छोड़ा।" },
      blank: null,
      onPhones: true,
    }),
    campus: campus({ blank: null }),
    house: text(60, { en: "House", hi: "सदन", blank: null }),
    stream: text(60, { en: "Stream", hi: "संकाय", blank: null }),
    admission_no: text(40, { en: "Admission number", hi: "प्रवेश संख्या", blank: null }),
    email: email({ en: "E-mail", hi: "ई-मेल", blank: null, onPhones: true }),
    phone: phone({ en: "Phone", hi: "फ़ोन", blank: null }),
  },
  listed: ["full_name", "batch_year", "campus", "email", "state"],
  search: ["full_name", "email", "admission_no"],
  filters: ["registered", "campus"],
});
