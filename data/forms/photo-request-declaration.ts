import { declare, moment, state, text } from "../office/fields.ts";

const photoRequestStates = ["new", "restored", "removed"] as const;

export const photoRequestFields = declare({
  table: "photo_requests",
  fields: {
    status: state(photoRequestStates),
    album_title: text(200, { given: true }),
    name: text(120, { given: true, onPhones: true }),
    created_at: moment({ given: true }),
    reason: text(2000, { given: true }),
  },
  listed: ["album_title", "name", "created_at", "status"],
  search: ["name", "email", "album_title", "reference"],
  filters: ["status"],
});
