import words from "messages:admin/fields/content/choices";
import texts from "messages:admin/resources/choices";
import { ListTree } from "lucide-react";
import { choiceFields } from "../../../data/school/choice-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { archivable, standingColumn } from "../school-lists/archivable.tsx";

export const choices = defineResource(choiceFields, {
  path: "lists",
  group: "content",
  icon: ListTree,
  texts,
  words,
  divides: "list",
  columns: { status: standingColumn(words) },
  ...archivable(),
  title: (row) => textOf(row, "name"),
});
