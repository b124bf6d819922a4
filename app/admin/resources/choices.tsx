import words from "messages:admin/fields/content/choices";
import texts from "messages:admin/resources/choices";
import { ListTree } from "lucide-react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { choiceFields } from "../../../data/school/choice-declaration.ts";
import { useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

function Standing({ row }: { row: ManagedRow }) {
  const { status } = useTexts(words).choices;
  return row.status === "open" ? (
    <Status kind="good">{status.open}</Status>
  ) : (
    <Status kind="plain">{status.archived}</Status>
  );
}

export const choices = defineResource(choiceFields, {
  path: "lists",
  group: "content",
  icon: ListTree,
  texts,
  words,
  divides: "list",
  columns: {
    status: { show: (row) => <Standing row={row} />, onPhones: true },
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
