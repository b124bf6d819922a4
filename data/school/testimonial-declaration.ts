import { campusOrAll, declare, longText, picture, state, text } from "../office/fields.ts";

const testimonialStates = ["pending", "approved", "rejected"] as const;

export const testimonialFields = declare({
  table: "testimonials",
  fields: {
    quote: longText(1200, { translated: true }),
    author: text(120, { translated: true }),
    relation: text(120, { blank: "", translated: true }),
    campus: campusOrAll(),
    photo: picture({ blank: null }),
    status: state(testimonialStates),
  },
  listed: ["quote", "author", "status", "campus"],
  search: ["quote", "author"],
  filters: ["status", "campus"],
});
