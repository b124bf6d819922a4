import { campus, declare, moment, text } from "../office/fields.ts";
import { workedOn } from "../office/worked-on.ts";

export const enquiryStates = [
  { id: "new", name: "New", hi: { name: "नई" } },
  { id: "contacted", name: "Answered", hi: { name: "उत्तर दिया" } },
  { id: "visit_booked", name: "Visit booked", hi: { name: "भेंट तय" } },
  { id: "applied", name: "Applied", hi: { name: "आवेदन किया" } },
  { id: "admitted", name: "Admitted", hi: { name: "प्रवेश हुआ" } },
  { id: "closed", name: "Closed", hi: { name: "बंद" } },
  { id: "spam", name: "Spam", hi: { name: "अनचाही" } },
] as const;

export const enquiryFields = declare({
  table: "admission_enquiries",
  fields: {
    ...workedOn(enquiryStates),
    child_name: text(120, { en: "Child", hi: "बच्चा", given: true }),
    class: text(30, { en: "Class", hi: "कक्षा", given: true }),
    campus: campus({ given: true }),
    owner_name: text(120, { en: "Colleague", hi: "सहकर्मी", given: true }),
    created_at: moment({ en: "Received", hi: "मिला", given: true }),
    reference: text(40, { en: "Reference", hi: "संदर्भ संख्या", given: true }),
    guardian_name: text(120, { en: "Guardian", hi: "अभिभावक", given: true }),
    email: text(254, { en: "E-mail", hi: "ई-मेल", given: true }),
    phone: text(24, { en: "Phone", hi: "फ़ोन", given: true }),
    message: text(4000, { en: "Message", hi: "संदेश", given: true }),
  },
  listed: ["child_name", "class", "campus", "status", "due_on", "owner_name", "created_at"],
  exported: ["reference", "guardian_name", "email", "phone", "message"],
  search: ["child_name", "guardian_name", "email", "phone", "reference"],
  filters: ["open", "status", "owner", "campus"],
});
