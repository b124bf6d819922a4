import { blocks, declare, longText, moment, path, picture, text } from "../office/fields.ts";

export const ownPageFields = declare({
  table: "own_pages",
  fields: {
    title: text(200, { translated: true, wide: true }),
    path: path("title", { wide: true }),
    lead: longText(600, { blank: "", translated: true }),
    cover: picture({ blank: null }),
    cover_alt: text(300, { blank: null, translated: "alone" }),
    blocks: blocks(),
    publish_at: moment({ given: true }),
  },
  listed: ["title", "standing", "path", "publish_at"],
  exported: ["lead"],
  search: ["title", "path", "lead"],
  filters: ["status"],
});
