import { campus, choice, declare, moment, text } from "../office/fields.ts";
import { workedOn } from "../office/worked-on.ts";
import { contactTopics } from "./contact-topics.ts";

export const messageStates = [
  { id: "new", name: "New", hi: { name: "नया" } },
  { id: "answered", name: "Answered", hi: { name: "उत्तर दिया" } },
  { id: "closed", name: "Closed", hi: { name: "बंद" } },
  { id: "spam", name: "Spam", hi: { name: "अनचाहा" } },
] as const;

export const messageFields = declare({
  table: "contact_messages",
  fields: {
    ...workedOn(messageStates),
    name: text(120, { en: "Name", hi: "नाम", given: true }),
    topic: choice(contactTopics, {
      en: "About",
      hi: "विषय",
      given: true,
      filter: { en: "Everything", hi: "सब विषय" },
    }),
    owner_name: text(120, { en: "Colleague", hi: "सहकर्मी", given: true }),
    created_at: moment({ en: "Received", hi: "मिला", given: true }),
    reference: text(40, { en: "Reference", hi: "संदर्भ संख्या", given: true }),
    email: text(254, { en: "E-mail", hi: "ई-मेल", given: true }),
    phone: text(24, { en: "Phone", hi: "फ़ोन", given: true }),
    message: text(4000, { en: "Message", hi: "संदेश", given: true }),
    campus: campus({ given: true, blank: null }),
  },
  listed: ["name", "topic", "status", "due_on", "owner_name", "created_at"],
  exported: ["reference", "email", "phone", "message"],
  search: ["name", "email", "message", "reference"],
  filters: ["open", "status", "topic", "owner", "campus"],
});
