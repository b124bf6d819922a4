import {
  choice,
  declare,
  lines,
  longText,
  number,
  openChoice,
  picture,
  place,
  slug,
  state,
  text,
} from "../office/fields.ts";
import { campusMarks } from "./campus.ts";

export const campusFields = declare({
  table: "campuses",
  fields: {
    name: text(60, { translated: true }),
    slug: slug("name"),
    facts: lines(4, 80, { translated: true }),
    short: text(60, { blank: "", translated: true }),
    description: longText(300, { blank: "", translated: true }),
    first_class: openChoice(30, "classes"),
    last_class: openChoice(30, "classes"),
    mark: choice(campusMarks),
    picture: picture({ blank: null }),
    picture_alt: text(300, { blank: null, translated: "alone" }),
    map_x: number(0, 100, { blank: null }),
    map_y: number(0, 100, { blank: null }),
    status: state(["open", "archived"]),
    position: place(),
  },
  listed: ["name", "slug", "status", "position"],
  search: ["name", "slug"],
  filters: ["status"],
});
