import {
  campusOrAll,
  choices,
  declare,
  longText,
  picture,
  place,
  richText,
  text,
} from "../office/fields.ts";
import { displayLocations } from "./leadership-messages.ts";

export const leadershipMessageFields = declare({
  table: "leadership_messages",
  fields: {
    name: text(120, { translated: true }),
    title: text(160, { translated: true, onPhones: true }),
    excerpt: longText(600, { blank: "", translated: true }),
    full_message: richText(20_000, { blank: "", translated: true }),
    photo: picture({ blank: null }),
    photo_alt: text(300, { blank: null, translated: "alone" }),
    display_locations: choices(20, displayLocations, { wide: true, besides: "campuses" }),
    campus: campusOrAll(),
    order: place(),
  },
  listed: ["name", "title", "campus", "order"],
  search: ["name", "title"],
  filters: ["campus"],
});
