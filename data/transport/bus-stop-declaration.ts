import type { LoadedChoices } from "../office/field-types.ts";
import { clock, declare, list, rowChoice, text } from "../office/fields.ts";
import { listBusRouteNames } from "./bus-route-names.ts";

/**
 * Loaded when a form needs it: the fares come with the schema of the admissions page, which lists do not
 * need.
 */
const listFares: LoadedChoices["list"] = async (client) =>
  (await import("./bus-fares.ts")).listBusFareChoices(client);

export const busStopFields = declare({
  table: "bus_stops",
  fields: {
    name: text(80, { translated: true }),
    route_id: rowChoice({ of: "busRoutes", list: listBusRouteNames }),
    landmark: text(160, { blank: "", translated: true, wide: true }),
    villages: list(20, { translated: true, wide: true }),
    morning_at: clock(),
    afternoon_at: clock(),
    late_at: clock({ blank: null }),
    fare_id: {
      ...rowChoice({ of: "busFares", list: listFares }, { blank: null }),
      longest: 40,
    },
  },
  listed: ["name", "route", "villages", "morning_at", "afternoon_at", "late_at"],
  exported: ["landmark", "fare_id"],
  search: ["name", "landmark", "villages"],
  filters: ["route"],
});
