import { campusOrAll, day, declare, longText, rowChoice } from "../office/fields.ts";
import { listBusRouteNames } from "./bus-route-names.ts";

export const busChangeFields = declare({
  table: "bus_changes",
  fields: {
    what: longText(300, { translated: true }),
    route_id: rowChoice({ of: "busRoutes", list: listBusRouteNames }, { blank: null }),
    campus: campusOrAll(),
    starts_on: day(),
    ends_on: day({ blank: null }),
  },
  listed: ["what", "days", "route", "campus"],
  search: ["what"],
  filters: ["campus", "route"],
});
