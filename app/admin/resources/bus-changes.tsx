import words from "messages:admin/fields/content/busChanges";
import texts from "messages:admin/resources/busChanges";
import { Route } from "lucide-react";
import { busChangeFields } from "../../../data/transport/bus-change-declaration.ts";
import { daySpan } from "../../ui/dates.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { byRoute, routeColumn } from "./bus-parts.tsx";

export const busChanges = defineResource(busChangeFields, {
  path: "bus-changes",
  group: "content",
  icon: Route,
  texts,
  words,
  columns: {
    days: {
      show: (row, language) => daySpan(textOf(row, "starts_on"), textOf(row, "ends_on"), language),
      onPhones: true,
    },
    route: routeColumn,
  },
  filters: { route: byRoute },
  sorts: [
    { id: "latest", column: "starts_on", descending: true },
    { id: "earliest", column: "starts_on", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [],
  copy: {},
  title: (row) => textOf(row, "what"),
  isShownWhenNew: true,
  publicPage: () => "/transport",
});
