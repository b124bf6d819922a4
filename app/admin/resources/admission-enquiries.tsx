import words from "messages:admin/fields/office/admissionEnquiries";
import texts from "messages:admin/resources/admissionEnquiries";
import { ClipboardList } from "lucide-react";
import { enquiryFields } from "../../../data/admissions/enquiry-declaration.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import {
  dueColumn,
  enquiryBulk,
  enquirySorts,
  openFilter,
  ownerFilter,
  stateColumn,
} from "./enquiry-parts.tsx";

export const admissionEnquiries = defineResource(enquiryFields, {
  path: "enquiries",
  isGiven: true,
  isInternal: true,
  group: "office",
  icon: ClipboardList,
  texts,
  words,
  columns: {
    status: stateColumn(words),
    class: { show: (row, language) => gradeIn(textOf(row, "class"), language) },
    due_on: dueColumn,
  },
  filters: {
    open: openFilter,
    owner: ownerFilter,
  },
  sorts: enquirySorts,
  bulk: enquiryBulk,
  title: (row) => textOf(row, "child_name"),
});
