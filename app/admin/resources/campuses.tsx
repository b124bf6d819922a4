import words from "messages:admin/fields/content/campuses";
import texts from "messages:admin/resources/campuses";
import { School } from "lucide-react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { campusFields } from "../../../data/school/campus-declaration.ts";
import { campusPath } from "../../../data/school/campuses.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { archivable, standingColumn } from "../school-lists/archivable.tsx";

const addressOf = (row: ManagedRow) => campusPath({ slug: textOf(row, "slug") });

export const campuses = defineResource(campusFields, {
  path: "campuses",
  group: "content",
  icon: School,
  texts,
  words,
  columns: {
    slug: { show: addressOf },
    status: standingColumn(words),
  },
  ...archivable({ mark: "indigo", first_class: "Playgroup", last_class: "Class 12" }),
  title: (row) => textOf(row, "name"),
  isShownWhenNew: true,
  publicPage: addressOf,
});
