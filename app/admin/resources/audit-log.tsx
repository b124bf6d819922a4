import adminTexts from "messages:admin/admin/admin";
import texts from "messages:admin/resources/auditLog";
import tables from "messages:admin/resources/auditLogTables";
import { ScrollText } from "lucide-react";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { listActors } from "../../../data/office/staff.ts";
import { choicesNamed, nameOf } from "../../language/names.ts";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { type Resource, textOf } from "../resource.ts";

const tableName = (row: ManagedRow, language: Language) => {
  const id = textOf(row, "table_name");
  return nameOf(tables[language], id) ?? id;
};

/** The name of the row, if it has one of any kind. */
function subjectOf(row: ManagedRow): string {
  const values = (row.after ?? row.before ?? {}) as Record<string, unknown>;
  const names = [
    "title",
    "name",
    "full_name",
    "content",
    "child_name",
    "email",
    "address",
    "key",
    "author",
  ];
  const found = names.map((name) => values[name]).find((value) => typeof value === "string");
  return typeof found === "string" ? found.slice(0, 80) : "";
}

const whatChanged = (row: ManagedRow, language: Language) =>
  [tableName(row, language), subjectOf(row)].filter(Boolean).join(": ");

export const actionName = (row: ManagedRow, language: Language) =>
  adminTexts[language].historyActions[
    textOf(row, "action") as keyof typeof adminTexts.en.historyActions
  ];

export const momentOfChange = (row: ManagedRow, language: Language) =>
  `${shortDate(row.created_at, language)}, ${timeSpan(row.created_at, null, language)}`;

export const auditLog: Resource = {
  path: "audit",
  table: "admin_audit",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: ScrollText,
  texts,
  columns: [
    { id: "what", show: whatChanged },
    { id: "action", show: actionName },
    { id: "who", show: (row) => textOf(row, "who"), onPhones: true },
    { id: "when", show: momentOfChange, plain: (row) => textOf(row, "created_at") },
  ],
  search: ["who", "row_id"],
  filters: [
    { id: "table", column: "table_name", choices: (language) => choicesNamed(tables[language]) },
    {
      id: "action",
      column: "action",
      choices: (language) => choicesNamed(adminTexts[language].historyActions),
    },
    {
      id: "actor",
      column: "actor",
      choices: () => [],
      loadedChoices: { of: "actors", list: listActors },
    },
  ],
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "oldest", column: "created_at", descending: false },
  ],
  bulk: [],
  fields: [],
  title: whatChanged,
};
