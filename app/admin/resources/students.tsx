import listActionTexts from "messages:admin/list/listAction";
import { ArrowUpNarrowWide, Backpack } from "lucide-react";
import { studentFields } from "../../../data/school/student-fields.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { defineResource } from "../define-resource.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Students",
    one: "student",
    add: "New student",
    lead: "The school's own records. Nothing of them is shown to visitors or alumni.",
    empty: "There is no student yet.",
    sorts: { name: "By name", number: "By admission number", newest: "Last added first" },
    bulk: { leave: "Mark as left", graduate: "Mark as graduated" },
  },
  hi: {
    many: "विद्यार्थी",
    one: "विद्यार्थी",
    add: "नए विद्यार्थी",
    lead: "विद्यालय के अपने अभिलेख। इनमें से कुछ भी आगंतुकों या पूर्व विद्यार्थियों को नहीं दिखता।",
    empty: "अभी कोई विद्यार्थी नहीं हैं।",
    sorts: { name: "नाम से", number: "प्रवेश संख्या से", newest: "हाल में जोड़े गए पहले" },
    bulk: { leave: "विद्यालय छोड़ा", graduate: "उत्तीर्ण" },
  },
};

function StudentActions() {
  const t = useTexts(listActionTexts);
  return (
    <>
      <SiteLink to="/admin/students/promotion" className="admin-quiet-link">
        <Icon of={ArrowUpNarrowWide} />
        {t.promotion}
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
  copy: { admission_no: null, roll_no: null },
  title: (row) => textOf(row, "name"),
  listActions: StudentActions,
});
