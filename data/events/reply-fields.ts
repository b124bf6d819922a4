import { choice, declare, moment, number, text } from "../office/fields.ts";

export const replyStates = [
  { id: "going", name: "Coming", hi: { name: "आ रहे हैं" } },
  { id: "offered", name: "Place offered", hi: { name: "स्थान दिया गया" } },
  { id: "waitlisted", name: "Waiting list", hi: { name: "प्रतीक्षा सूची" } },
  { id: "cancelled", name: "Cancelled", hi: { name: "रद्द" } },
] as const;

export const replyFields = declare({
  table: "event_rsvps",
  fields: {
    name: text(120, { en: "Name", hi: "नाम" }),
    status: choice(replyStates, {
      en: "State",
      hi: "स्थिति",
      hint: {
        en: "The guest is told by e-mail when it changes.",
        hi: "बदलने पर अतिथि को ई-मेल से बताया जाता है।",
      },
      filter: { en: "Every state", hi: "हर स्थिति" },
    }),
    adults: number(0, 50, { en: "Adults", hi: "बड़े" }),
    children: number(0, 50, { en: "Children", hi: "बच्चे" }),
    email: text(254, { en: "E-mail", hi: "ई-मेल", given: true }),
    created_at: moment({ en: "Received", hi: "कब मिला", given: true }),
    reference: text(40, { en: "Reference", hi: "संदर्भ", given: true }),
  },
  listed: [
    "name",
    "email",
    "adults",
    "children",
    "answers",
    "status",
    "here",
    "created_at",
    "reference",
  ],
  search: ["name", "email", "reference"],
  filters: ["event", "status"],
});
