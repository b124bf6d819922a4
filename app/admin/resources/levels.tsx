import words from "messages:admin/fields/content/levels";
import texts from "messages:admin/resources/levels";
import { Signpost } from "lucide-react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { levelFields } from "../../../data/school/level-declaration.ts";
import { levelPath } from "../../../data/school/levels.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { archivable, standingColumn } from "../school-lists/archivable.tsx";

const addressOf = (row: ManagedRow) => levelPath({ slug: textOf(row, "slug") });

export const levels = defineResource(levelFields, {
  path: "levels",
  group: "content",
  icon: Signpost,
  texts,
  words,
  columns: {
    slug: { show: addressOf },
    status: standingColumn(words),
  },
  ...archivable(),
  title: (row) => textOf(row, "name"),
  isShownWhenNew: true,
  publicPage: addressOf,
});
