import { campus, campusOrAll, choice, declare, longText, text } from "../office/fields.ts";

export const testimonialStates = [
  { id: "pending", name: "Waiting", hi: { name: "प्रतीक्षा में" } },
  { id: "approved", name: "Approved", hi: { name: "स्वीकृत" } },
  { id: "rejected", name: "Rejected", hi: { name: "अस्वीकृत" } },
] as const;

export const testimonialFields = declare({
  table: "testimonials",
  fields: {
    quote: longText(1200, { en: "Words", hi: "शब्द", translated: true }),
    author: text(120, {
      en: "By",
      hi: "किसके",
      hint: { en: "As the person wants to be named.", hi: "जैसा वे स्वयं चाहते हैं।" },
      translated: true,
    }),
    relation: text(120, {
      en: "Who they are",
      hi: "परिचय",
      hint: {
        en: "Such as: parent of two, batch of 2014.",
        hi: "जैसे: दो बच्चों की माता, 2014 का बैच।",
      },
      blank: "",
      translated: true,
    }),
    campus: campus(campusOrAll),
    status: choice(testimonialStates, {
      en: "State",
      hi: "स्थिति",
      filter: { en: "Every state", hi: "हर स्थिति" },
    }),
  },
  listed: ["quote", "author", "status", "campus"],
  search: ["quote", "author"],
  filters: ["status", "campus"],
});
