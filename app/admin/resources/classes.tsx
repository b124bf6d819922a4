import words from "messages:admin/fields/content/classes";
import texts from "messages:admin/resources/classes";
import { Shapes } from "lucide-react";
import { classFields } from "../../../data/school/class-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { ListStanding } from "../school-lists/list-standing.tsx";

export const classes = defineResource(classFields, {
  path: "classes",
  group: "content",
  icon: Shapes,
  texts,
  words,
  columns: {
    status: { show: (row) => <ListStanding row={row} words={words} />, onPhones: true },
  },
  sorts: [
    { id: "place", column: "position", descending: false },
    { id: "name", column: "name", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [
    { id: "archive", values: { status: "archived" } },
    { id: "open", values: { status: "open" } },
  ],
  initial: { status: "open", position: 100 },
  place: "position",
  title: (row) => textOf(row, "name"),
});
