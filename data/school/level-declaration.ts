import { declare, longText, place, slug, state, text } from "../office/fields.ts";

export const levelFields = declare({
  table: "levels",
  fields: {
    name: text(60, { translated: true }),
    slug: slug("name"),
    span: text(60, { blank: "", translated: true }),
    description: longText(300, { blank: "", translated: true }),
    status: state(["open", "archived"]),
    position: place(),
  },
  listed: ["name", "span", "slug", "status", "position"],
  search: ["name", "slug"],
  filters: ["status"],
});
