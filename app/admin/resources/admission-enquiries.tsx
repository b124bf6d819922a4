import words from "messages:admin/fields/office/admissionEnquiries";
import texts from "messages:admin/resources/admissionEnquiries";
import { ClipboardList } from "lucide-react";
import { enquiryFields } from "../../../data/admissions/enquiry-declaration.ts";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { nameOf } from "../../language/names.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { dueColumn, enquirySorts, openFilter, ownerFilter } from "./enquiry-parts.tsx";

const stateOf = (row: ManagedRow, language: Language) =>
  nameOf(words[language].choices.status, row.status) ?? "";

export const admissionEnquiries = defineResource(enquiryFields, {
  path: "enquiries",
  isGiven: true,
  isInternal: true,
  group: "office",
  icon: ClipboardList,
  texts,
  words,
  columns: {
    status: {
      show: (row, language) => (
        <Status kind={row.is_open === true ? "waiting" : "plain"}>{stateOf(row, language)}</Status>
      ),
      plain: stateOf,
    },
    class: { show: (row, language) => gradeIn(textOf(row, "class"), language) },
    due_on: dueColumn,
  },
  filters: {
    open: openFilter,
    owner: ownerFilter,
  },
  sorts: enquirySorts,
  bulk: [
    { id: "close", values: { status: "closed" } },
    { id: "spam", values: { status: "spam" } },
  ],
  title: (row) => textOf(row, "child_name"),
});
