import { declare, rowChoice, text } from "../office/fields.ts";
import { listApprovedTestimonials } from "./testimonials.ts";

export const homeVoiceFields = declare({
  table: "featured_testimonials",
  fields: {
    testimonial_id: rowChoice(
      { of: "approved testimonials", list: listApprovedTestimonials },
      {
        en: "Testimonial",
        hi: "विचार",
        hint: { en: "Approved ones stand here.", hi: "यहाँ स्वीकृत विचार हैं।" },
        wide: true,
      },
    ),
    author: text(120, { en: "By", hi: "किसके", given: true }),
    quote: text(1200, { en: "Words", hi: "शब्द", given: true, onPhones: true }),
  },
  listed: ["author", "quote"],
  search: ["author", "quote"],
  filters: [],
});
