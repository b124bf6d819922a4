import {
  campus,
  choice,
  day,
  declare,
  email,
  growingChoice,
  longText,
  openChoice,
  phone,
  rowChoice,
  state,
  text,
} from "../office/fields.ts";
import { listBusRouteNames } from "../transport/bus-route-names.ts";

const states = ["active", "left", "graduated"] as const;
const genders = ["female", "male", "other"] as const;

export const studentFields = declare({
  table: "students",
  fields: {
    name: text(120),
    admission_no: text(40, { onPhones: true }),
    campus: campus(),
    class: openChoice(30, "classes"),
    section: growingChoice(10, "sections", { blank: null }),
    roll_no: text(20, { blank: null }),
    house: growingChoice(60, "houses", { blank: null }),
    route_id: rowChoice(
      { of: "busRoutes", list: listBusRouteNames },
      { blank: null, folded: true },
    ),
    date_of_birth: day({ blank: null }),
    gender: choice(genders, { blank: null }),
    guardian_name: text(120, { blank: null }),
    guardian_relation: text(60, { blank: null, folded: true }),
    guardian_phone: phone({ blank: null }),
    guardian_email: email({ blank: null }),
    address: longText(500, { blank: null, folded: true }),
    admitted_on: day({ blank: null, folded: true }),
    left_on: day({ blank: null, folded: true }),
    status: state(states),
  },
  listed: ["name", "admission_no", "class", "section", "campus", "status"],
  search: ["name", "admission_no"],
  filters: ["status", "campus", "class", "route"],
});
