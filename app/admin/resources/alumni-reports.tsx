import words from "messages:admin/fields/office/alumniReports";
import texts from "messages:admin/resources/alumniReports";
import { Flag } from "lucide-react";
import { reportFields } from "../../../data/alumni/report-declaration.ts";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { nameOf } from "../../language/names.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";

const stateOf = (row: ManagedRow, language: Language) =>
  nameOf(words[language].choices.status, row.status) ?? "";

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
      show: (row, language) => (
        <Status kind={row.status === "new" ? "waiting" : "plain"}>{stateOf(row, language)}</Status>
      ),
      plain: stateOf,
    },
  },
  sorts: [{ id: "newest", column: "created_at", descending: true }],
  bulk: [{ id: "close", values: { status: "closed" } }],
  title: (row, language) => nameOf(words[language].choices.reason, row.reason) ?? "",
});
