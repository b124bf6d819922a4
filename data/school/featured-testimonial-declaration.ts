import { declare, rowChoice, text } from "../office/fields.ts";
import { listApprovedTestimonials } from "./testimonials.ts";

export const featuredTestimonialFields = declare({
  table: "featured_testimonials",
  fields: {
    testimonial_id: rowChoice(
      { of: "approved testimonials", list: listApprovedTestimonials },
      { wide: true },
    ),
    author: text(120, { given: true }),
    quote: text(1200, { given: true, onPhones: true }),
  },
  listed: ["author", "quote"],
  search: ["author", "quote"],
  filters: [],
});
