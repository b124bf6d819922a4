import { campusOrAll, declare, list, longText, place, richText, text } from "../office/fields.ts";

export const leadershipMessageFields = declare({
  table: "leadership_messages",
  fields: {
    name: text(120, { translated: true }),
    title: text(160, { translated: true, onPhones: true }),
    excerpt: longText(600, { blank: "", translated: true }),
    full_message: richText(20_000, { blank: "", translated: true }),
    display_locations: list(20, { wide: true }),
    campus: campusOrAll(),
    order: place(),
  },
  listed: ["name", "title", "campus", "order"],
  search: ["name", "title"],
  filters: ["campus"],
});
