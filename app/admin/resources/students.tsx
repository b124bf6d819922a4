import listActionTexts from "messages:admin/list/listAction";
import { ArrowUpNarrowWide, Backpack } from "lucide-react";
import { type Language, listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { gradeIn, grades } from "../../../data/school/grades.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { campusColumn, campusField, campusWords, textColumn } from "./parts.tsx";

const states = [
  { id: "active", name: "At school", hi: { name: "विद्यालय में" } },
  { id: "left", name: "Left", hi: { name: "विद्यालय छोड़ा" } },
  { id: "graduated", name: "Graduated", hi: { name: "उत्तीर्ण" } },
] as const;
const genders = [
  { id: "female", name: "Girl", hi: { name: "बालिका" } },
  { id: "male", name: "Boy", hi: { name: "बालक" } },
  { id: "other", name: "Other", hi: { name: "अन्य" } },
] as const;
/** The classes of the school's records, which keep the English name. */
export const classes = grades
  .filter(({ id }) => id !== "playgroup")
  .map(({ name, hi }) => ({ id: name, name, hi }));

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Students",
    one: "student",
    add: "New student",
    lead: "The school's own records. Nothing of them is shown to visitors or alumni.",
    empty: "There is no student yet.",
    columns: {
      name: "Name",
      admission_no: "Admission no.",
      class: "Class",
      section: "Section",
      campus: campusWords.en.label,
      status: "State",
    },
    fields: {
      admission_no: { label: "Admission number" },
      name: { label: "Name" },
      date_of_birth: { label: "Date of birth" },
      gender: { label: "Girl or boy" },
      campus: { label: campusWords.en.label },
      class: { label: "Class" },
      section: { label: "Section" },
      roll_no: { label: "Roll number" },
      house: { label: "House" },
      guardian_name: { label: "Guardian" },
      guardian_relation: { label: "Relation" },
      guardian_phone: { label: "Guardian's phone" },
      guardian_email: { label: "Guardian's e-mail" },
      address: { label: "Address" },
      admitted_on: { label: "Admitted on" },
      left_on: { label: "Left on" },
      status: { label: "State" },
    },
    filters: {
      status: { label: "State", all: "Every state" },
      campus: campusWords.en,
      class: { label: "Class", all: "Every class" },
    },
    sorts: { name: "By name", number: "By admission number", newest: "Last added first" },
    bulk: { leave: "Mark as left", graduate: "Mark as graduated" },
  },
  hi: {
    many: "विद्यार्थी",
    one: "विद्यार्थी",
    add: "नए विद्यार्थी",
    lead: "विद्यालय के अपने अभिलेख। इनमें से कुछ भी आगंतुकों या पूर्व विद्यार्थियों को नहीं दिखता।",
    empty: "अभी कोई विद्यार्थी नहीं हैं।",
    columns: {
      name: "नाम",
      admission_no: "प्रवेश संख्या",
      class: "कक्षा",
      section: "वर्ग",
      campus: campusWords.hi.label,
      status: "स्थिति",
    },
    fields: {
      admission_no: { label: "प्रवेश संख्या" },
      name: { label: "नाम" },
      date_of_birth: { label: "जन्मतिथि" },
      gender: { label: "बालिका या बालक" },
      campus: { label: campusWords.hi.label },
      class: { label: "कक्षा" },
      section: { label: "वर्ग" },
      roll_no: { label: "अनुक्रमांक" },
      house: { label: "सदन" },
      guardian_name: { label: "अभिभावक" },
      guardian_relation: { label: "संबंध" },
      guardian_phone: { label: "अभिभावक का फ़ोन" },
      guardian_email: { label: "अभिभावक का ई-मेल" },
      address: { label: "पता" },
      admitted_on: { label: "प्रवेश की तारीख़" },
      left_on: { label: "छोड़ने की तारीख़" },
      status: { label: "स्थिति" },
    },
    filters: {
      status: { label: "स्थिति", all: "हर स्थिति" },
      campus: campusWords.hi,
      class: { label: "कक्षा", all: "हर कक्षा" },
    },
    sorts: { name: "नाम से", number: "प्रवेश संख्या से", newest: "हाल में जोड़े गए पहले" },
    bulk: { leave: "विद्यालय छोड़ा", graduate: "उत्तीर्ण" },
  },
};

const stateOf = (status: string, language: Language) =>
  listIn(states, language).find(({ id }) => id === status)?.name ?? "";

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

export const students: Resource = {
  path: "students",
  table: "students",
  isInternal: true,
  group: "people",
  icon: Backpack,
  texts,
  columns: [
    textColumn("name"),
    textColumn("admission_no", { onPhones: true }),
    textColumn("class", { show: (row, language) => gradeIn(textOf(row, "class"), language) }),
    textColumn("section"),
    campusColumn,
    { id: "status", show: (row, language) => stateOf(textOf(row, "status"), language) },
  ],
  search: ["name", "admission_no"],
  filters: [
    { id: "status", column: "status", choices: (language) => listIn(states, language) },
    { id: "campus", column: "campus", choices: (language) => listIn(campuses, language) },
    { id: "class", column: "class", choices: (language) => listIn(classes, language) },
  ],
  sorts: [
    { id: "name", column: "name", descending: false },
    { id: "number", column: "admission_no", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [
    { id: "leave", values: { status: "left" } },
    { id: "graduate", values: { status: "graduated" } },
  ],
  fields: [
    { name: "name", kind: "text" },
    { name: "admission_no", kind: "text" },
    { ...campusField, optional: false },
    { name: "class", kind: "choice", choices: (language) => listIn(classes, language) },
    { name: "section", kind: "text", optional: true },
    { name: "roll_no", kind: "text", optional: true },
    { name: "house", kind: "text", optional: true },
    { name: "date_of_birth", kind: "day", optional: true },
    {
      name: "gender",
      kind: "choice",
      choices: (language) => listIn(genders, language),
      optional: true,
    },
    { name: "guardian_name", kind: "text", optional: true },
    { name: "guardian_relation", kind: "text", optional: true },
    { name: "guardian_phone", kind: "text", optional: true },
    { name: "guardian_email", kind: "text", optional: true },
    { name: "address", kind: "long-text", optional: true },
    { name: "admitted_on", kind: "day", optional: true },
    { name: "left_on", kind: "day", optional: true },
    { name: "status", kind: "choice", choices: (language) => listIn(states, language) },
  ],
  initial: { status: "active" },
  copy: { admission_no: null, roll_no: null },
  title: (row) => textOf(row, "name"),
  listActions: StudentActions,
};
