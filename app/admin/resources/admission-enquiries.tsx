import { ClipboardList } from "lucide-react";
import { type Language, listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { gradeIn } from "../../../data/school/grades.ts";
import { Status } from "../../ui/status.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import {
  dueColumn,
  enquiryFields,
  enquirySorts,
  enquiryWords,
  openFilter,
  ownerColumn,
  ownerFilter,
} from "./enquiry-parts.tsx";
import { campusColumn, campusWords, dayColumn, textColumn } from "./parts.tsx";

const states = [
  { id: "new", name: "New", hi: { name: "नई" } },
  { id: "contacted", name: "Answered", hi: { name: "उत्तर दिया" } },
  { id: "visit_booked", name: "Visit booked", hi: { name: "भेंट तय" } },
  { id: "applied", name: "Applied", hi: { name: "आवेदन किया" } },
  { id: "admitted", name: "Admitted", hi: { name: "प्रवेश हुआ" } },
  { id: "closed", name: "Closed", hi: { name: "बंद" } },
  { id: "spam", name: "Spam", hi: { name: "अनचाही" } },
] as const;
const statesIn = (language: Language) => listIn(states, language);
const stateOf = (status: string, language: Language) =>
  statesIn(language).find(({ id }) => id === status)?.name ?? "";

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Admission enquiries",
    one: "enquiry",
    add: "",
    lead: "What families ask through the admissions page. The letter of receipt promises an answer within five working days.",
    empty: "No family has asked yet.",
    columns: {
      child: "Child",
      class: "Class",
      campus: campusWords.en.label,
      guardian: "Guardian",
      reference: "Reference",
      email: "E-mail",
      phone: "Phone",
      message: "Message",
      ...enquiryWords.en.columns,
    },
    fields: enquiryWords.en.fields,
    filters: { ...enquiryWords.en.filters, campus: campusWords.en },
    sorts: enquiryWords.en.sorts,
    bulk: { close: "Close", spam: "Mark as spam" },
  },
  hi: {
    many: "प्रवेश पूछताछ",
    one: "पूछताछ",
    add: "",
    lead: "प्रवेश पृष्ठ से परिवार जो पूछते हैं। प्राप्ति के पत्र में पाँच कार्यदिवसों में उत्तर का वचन है।",
    empty: "अभी किसी परिवार ने नहीं पूछा है।",
    columns: {
      child: "बच्चा",
      class: "कक्षा",
      campus: campusWords.hi.label,
      guardian: "अभिभावक",
      reference: "संदर्भ संख्या",
      email: "ई-मेल",
      phone: "फ़ोन",
      message: "संदेश",
      ...enquiryWords.hi.columns,
    },
    fields: enquiryWords.hi.fields,
    filters: { ...enquiryWords.hi.filters, campus: campusWords.hi },
    sorts: enquiryWords.hi.sorts,
    bulk: { close: "बंद करें", spam: "अनचाही" },
  },
};

export const admissionEnquiries: Resource = {
  path: "enquiries",
  table: "admission_enquiries",
  isGiven: true,
  isInternal: true,
  group: "office",
  icon: ClipboardList,
  texts,
  columns: [
    textColumn("child", { show: (row) => textOf(row, "child_name") }),
    textColumn("class", { show: (row, language) => gradeIn(textOf(row, "class"), language) }),
    campusColumn,
    {
      id: "status",
      show: (row, language) => (
        <Status kind={row.is_open === true ? "waiting" : "plain"}>
          {stateOf(textOf(row, "status"), language)}
        </Status>
      ),
      plain: (row, language) => stateOf(textOf(row, "status"), language),
    },
    dueColumn,
    ownerColumn,
    dayColumn("received", "created_at"),
  ],
  exported: [
    textColumn("reference"),
    textColumn("guardian", { show: (row) => textOf(row, "guardian_name") }),
    ...["email", "phone", "message"].map((id) => textColumn(id)),
  ],
  search: ["child_name", "guardian_name", "email", "phone", "reference"],
  filters: [
    openFilter,
    { id: "status", column: "status", choices: statesIn },
    ownerFilter,
    { id: "campus", column: "campus", choices: (language) => listIn(campuses, language) },
  ],
  sorts: enquirySorts,
  bulk: [
    { id: "close", values: { status: "closed" } },
    { id: "spam", values: { status: "spam" } },
  ],
  fields: enquiryFields(statesIn),
  title: (row) => textOf(row, "child_name"),
};
