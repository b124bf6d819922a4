import words from "messages:admin/fields/content/busStops";
import texts from "messages:admin/resources/busStops";
import { MapPin } from "lucide-react";
import { busStopFields } from "../../../data/transport/bus-stop-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { textOf } from "../resource.ts";
import { byRoute, routeColumn } from "./bus-parts.tsx";

export const busStops = defineResource(busStopFields, {
  path: "bus-stops",
  group: "content",
  icon: MapPin,
  texts,
  words,
  columns: {
    route: routeColumn,
    villages: { show: (row) => (Array.isArray(row.villages) ? row.villages.join(", ") : "") },
    morning_at: { onPhones: true },
  },
  filters: { route: byRoute },
  sorts: [
    { id: "name", column: "name", descending: false },
    { id: "morning", column: "morning_at", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [],
  copy: {},
  listActions: () => <ImportLink path="bus-stops" />,
  title: (row) => textOf(row, "name"),
  isShownWhenNew: true,
  publicPage: (row) =>
    `/transport?route=${textOf(row, "route_id")}#route-${textOf(row, "route_id")}`,
});
