import words from "messages:admin/fields/content/busRoutes";
import texts from "messages:admin/resources/busRoutes";
import { Bus } from "lucide-react";
import { busRouteFields } from "../../../data/transport/bus-route-declaration.ts";
import { CampusMark } from "../../ui/campus-mark.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

export const busRoutes = defineResource(busRouteFields, {
  path: "bus-routes",
  group: "content",
  icon: Bus,
  texts,
  words,
  columns: {
    second_campus: {
      show: (row) =>
        textOf(row, "second_campus") && <CampusMark campus={textOf(row, "second_campus")} />,
      plain: (row) => textOf(row, "second_campus"),
    },
  },
  sorts: [
    { id: "name", column: "name", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [
    { id: "show", values: { is_active: true } },
    { id: "hide", values: { is_active: false } },
  ],
  initial: { is_active: true },
  title: (row) => textOf(row, "name"),
  isShownWhenNew: true,
  publicPage: (row) => `/transport?route=${row.id}#route-${row.id}`,
});
