import {
  campusOrAll,
  check,
  day,
  declare,
  link,
  longText,
  moment,
  number,
} from "../office/fields.ts";

export const updateFields = declare({
  table: "latest_updates",
  fields: {
    content: longText(500, { translated: true }),
    link: link({ wide: true }),
    is_active: check(),
    is_urgent: check(),
    starts_at: moment({ blank: null }),
    expires_at: moment({ blank: null }),
    calendar_from: day({ blank: null }),
    calendar_to: day({ blank: null }),
    campus: campusOrAll(),
    priority: number(-100, 100, { blank: 0 }),
  },
  listed: ["content", "standing", "campus", "starts_at", "expires_at", "priority"],
  search: ["content"],
  filters: ["active", "campus"],
});
