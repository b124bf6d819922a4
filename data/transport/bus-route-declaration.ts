import { campus, check, declare, longText, namedChoice, phone, text } from "../office/fields.ts";
import { campuses } from "../school/campuses.ts";

export const busRouteFields = declare({
  table: "bus_routes",
  fields: {
    name: text(80, { translated: true }),
    campus: campus(),
    second_campus: namedChoice(campuses, { blank: null }),
    attendant_phone: phone({ blank: null }),
    note: longText(400, { blank: "", translated: true }),
    is_active: check(),
  },
  listed: ["name", "campus", "second_campus", "attendant_phone", "is_active"],
  search: ["name", "note"],
  filters: ["campus", "is_active"],
});
