import words from "messages:admin/fields/content/campuses";
import texts from "messages:admin/resources/campuses";
import { School } from "lucide-react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { campusFields } from "../../../data/school/campus-declaration.ts";
import { campusPath } from "../../../data/school/campuses.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { ListStanding } from "../school-lists/list-standing.tsx";

const addressOf = (row: ManagedRow) => campusPath({ slug: textOf(row, "slug") });

export const campuses = defineResource(campusFields, {
  path: "campuses",
  group: "content",
  icon: School,
  texts,
  words,
  columns: {
    slug: { show: addressOf },
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
  initial: {
    status: "open",
    mark: "indigo",
    first_class: "Playgroup",
    last_class: "Class 12",
    position: 100,
  },
  place: "position",
  title: (row) => textOf(row, "name"),
  isShownWhenNew: true,
  publicPage: addressOf,
});
