import { campus, check, declare, longText, phone, schoolChoice, text } from "../office/fields.ts";

export const busRouteFields = declare({
  table: "bus_routes",
  fields: {
    name: text(80, { translated: true }),
    campus: campus(),
    second_campus: schoolChoice("campuses", { blank: null }),
    attendant_phone: phone({ blank: null }),
    note: longText(400, { blank: "", translated: true }),
    is_active: check(),
  },
  listed: ["name", "campus", "second_campus", "attendant_phone", "is_active"],
  search: ["name", "note"],
  filters: ["campus", "is_active"],
});
