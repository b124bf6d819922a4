import words from "messages:admin/fields/office/alumniReports";
import texts from "messages:admin/resources/alumniReports";
import { Flag } from "lucide-react";
import { reportFields } from "../../../data/alumni/report-declaration.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { nameOf } from "../../language/names.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { statusColumn } from "./status-column.tsx";

const statusOf = (row: ManagedRow) => textOf(row, "status");

export const alumniReports = defineResource(reportFields, {
  path: "reports",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: Flag,
  texts,
  words,
  columns: {
    status: {
      ...statusColumn({ new: "waiting" }, statusOf, (language) => words[language].choices.status),
      onPhones: false,
    },
  },
  sorts: [{ id: "newest", column: "created_at", descending: true }],
  bulk: [{ id: "close", values: { status: "closed" } }],
  title: (row, language) => nameOf(words[language].choices.reason, row.reason) ?? "",
});
