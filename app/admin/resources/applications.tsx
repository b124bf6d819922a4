import words from "messages:admin/fields/office/applications";
import texts from "messages:admin/resources/applications";
import partWords from "messages:admin/resources/enquiryParts";
import { ClipboardCheck } from "lucide-react";
import { applicationFields } from "../../../data/admissions/application-declaration.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { ApplicationLinks } from "../applications/list-links.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { dueColumn, ownerFilter } from "./enquiry-parts.tsx";
import { statusColumn } from "./status-column.tsx";

const kinds = {
  received: "waiting",
  documents_missing: "information",
  visit: "information",
  offer: "information",
  waiting: "information",
  accepted: "good",
} as const;

const stageOf = (row: ManagedRow) => textOf(row, "stage");

export const applications = defineResource(applicationFields, {
  path: "applications",
  isGiven: true,
  isInternal: true,
  group: "office",
  icon: ClipboardCheck,
  texts,
  words,
  columns: {
    class: { show: (row, language) => gradeIn(textOf(row, "class"), language) },
    stage: statusColumn(kinds, stageOf, (language) => words[language].choices.stage),
    task: {
      show: (row, language) =>
        textOf(row, "task") && (
          <span className="inline-flex flex-wrap gap-x-2">
            {textOf(row, "task")}
            <span className="text-ink-2">{textOf(row, "owner_name")}</span>
            {dueColumn.show(row, language)}
          </span>
        ),
      plain: (row) => textOf(row, "task"),
      onPhones: true,
    },
  },
  filters: {
    tasks: {
      column: "has_task",
      choices: (language) => [
        { id: "true", name: partWords[language].toDo },
        { id: "false", name: partWords[language].noTask },
      ],
    },
    owner: ownerFilter,
  },
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "stage", column: "stage_since", descending: false },
    { id: "due", column: "due_order", descending: false },
  ],
  bulk: [],
  title: (row) => textOf(row, "child_name"),
  listActions: ApplicationLinks,
});
