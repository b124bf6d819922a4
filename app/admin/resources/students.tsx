import words from "messages:admin/fields/people/students";
import listActionTexts from "messages:admin/list/listAction";
import texts from "messages:admin/resources/students";
import { ArrowUpNarrowWide, Backpack, GraduationCap } from "lucide-react";
import { studentFields } from "../../../data/school/student-declaration.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { defineResource } from "../define-resource.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { textOf } from "../resource.ts";
import { byRoute } from "./bus-parts.tsx";

function StudentActions() {
  const t = useTexts(listActionTexts);
  return (
    <>
      <SiteLink to="/admin/students/promotion" className="admin-quiet-link">
        <Icon of={ArrowUpNarrowWide} />
        {t.promotion}
      </SiteLink>
      <SiteLink to="/admin/students/graduates" className="admin-quiet-link">
        <Icon of={GraduationCap} />
        {t.graduates}
      </SiteLink>
      <ImportLink path="students" />
    </>
  );
}

export const students = defineResource(studentFields, {
  path: "students",
  isInternal: true,
  group: "people",
  icon: Backpack,
  texts,
  words,
  filters: { route: byRoute },
  sorts: [
    { id: "name", column: "name", descending: false },
    { id: "number", column: "admission_no", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [
    { id: "leave", values: { status: "left" } },
    { id: "graduate", values: { status: "graduated" } },
  ],
  initial: { status: "active" },
  tabs: ["consents"],
  copy: { admission_no: null, roll_no: null },
  title: (row) => textOf(row, "name"),
  listActions: StudentActions,
});
