import words from "messages:admin/fields/content/classes";
import texts from "messages:admin/resources/classes";
import { Shapes } from "lucide-react";
import { classFields } from "../../../data/school/class-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { archivable, standingColumn } from "../school-lists/archivable.tsx";

export const classes = defineResource(classFields, {
  path: "classes",
  group: "content",
  icon: Shapes,
  texts,
  words,
  columns: { status: standingColumn(words) },
  ...archivable(),
  title: (row) => textOf(row, "name"),
});
