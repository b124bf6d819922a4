import words from "messages:admin/fields/content/levels";
import texts from "messages:admin/resources/levels";
import { Signpost } from "lucide-react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { levelFields } from "../../../data/school/level-declaration.ts";
import { levelPath } from "../../../data/school/levels.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { ListStanding } from "../school-lists/list-standing.tsx";

const addressOf = (row: ManagedRow) => levelPath({ slug: textOf(row, "slug") });

export const levels = defineResource(levelFields, {
  path: "levels",
  group: "content",
  icon: Signpost,
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
  initial: { status: "open", position: 100 },
  place: "position",
  title: (row) => textOf(row, "name"),
  isShownWhenNew: true,
  publicPage: addressOf,
});
