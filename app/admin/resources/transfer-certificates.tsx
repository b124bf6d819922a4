import { FileBadge } from "lucide-react";
import { type Language, listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { campusColumn, campusField, campusWords, dayColumn, textColumn } from "./parts.tsx";
import { classes } from "./students.tsx";

const states = [
  { id: "valid", name: "Valid", hi: { name: "मान्य" } },
  { id: "replaced", name: "Replaced", hi: { name: "बदला गया" } },
  { id: "cancelled", name: "Cancelled", hi: { name: "रद्द" } },
] as const;
const statesIn = (language: Language) => listIn(states, language);

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Transfer certificates",
    one: "certificate",
    add: "New certificate",
    lead: "The record of certificates issued. Whoever holds one can check it on the site with its number and the child's date of birth.",
    empty: "No certificate has been recorded yet.",
    columns: {
      number: "Number",
      name: "Student",
      campus: campusWords.en.label,
      left: "Left on",
      issued: "Issued on",
      status: "State",
    },
    fields: {
      certificate_no: { label: "Certificate number" },
      student_name: { label: "Student" },
      admission_no: { label: "Admission number" },
      date_of_birth: { label: "Date of birth" },
      campus: { label: campusWords.en.label },
      class_left: { label: "Class left" },
      left_on: { label: "Left on" },
      issued_on: { label: "Issued on" },
      status: { label: "State" },
    },
    filters: {
      status: { label: "State", all: "Every state" },
      campus: { label: campusWords.en.label, all: campusWords.en.all },
    },
    sorts: { newest: "Last issued first", number: "By number" },
    bulk: { cancel: "Cancel" },
  },
  hi: {
    many: "स्थानांतरण प्रमाणपत्र",
    one: "प्रमाणपत्र",
    add: "नया प्रमाणपत्र",
    lead: "जारी प्रमाणपत्रों का अभिलेख। जिसके पास प्रमाणपत्र है वह संख्या और जन्मतिथि से उसे साइट पर जाँच सकता है।",
    empty: "अभी कोई प्रमाणपत्र दर्ज नहीं है।",
    columns: {
      number: "संख्या",
      name: "विद्यार्थी",
      campus: campusWords.hi.label,
      left: "कब छोड़ा",
      issued: "कब जारी",
      status: "स्थिति",
    },
    fields: {
      certificate_no: { label: "प्रमाणपत्र संख्या" },
      student_name: { label: "विद्यार्थी" },
      admission_no: { label: "प्रवेश संख्या" },
      date_of_birth: { label: "जन्मतिथि" },
      campus: { label: campusWords.hi.label },
      class_left: { label: "छोड़ी गई कक्षा" },
      left_on: { label: "कब छोड़ा" },
      issued_on: { label: "कब जारी" },
      status: { label: "स्थिति" },
    },
    filters: {
      status: { label: "स्थिति", all: "हर स्थिति" },
      campus: { label: campusWords.hi.label, all: campusWords.hi.all },
    },
    sorts: { newest: "हाल में जारी पहले", number: "संख्या से" },
    bulk: { cancel: "रद्द करें" },
  },
};

export const transferCertificates: Resource = {
  path: "certificates",
  table: "transfer_certificates",
  isInternal: true,
  group: "people",
  icon: FileBadge,
  texts,
  columns: [
    textColumn("number", { show: (row) => textOf(row, "certificate_no") }),
    textColumn("name", { show: (row) => textOf(row, "student_name"), onPhones: true }),
    campusColumn,
    dayColumn("left", "left_on"),
    dayColumn("issued", "issued_on"),
    {
      id: "status",
      show: (row, language) => statesIn(language).find(({ id }) => id === row.status)?.name ?? "",
    },
  ],
  search: ["certificate_no", "student_name", "admission_no"],
  filters: [
    { id: "status", column: "status", choices: statesIn },
    { id: "campus", column: "campus", choices: (language) => listIn(campuses, language) },
  ],
  sorts: [
    { id: "newest", column: "issued_on", descending: true },
    { id: "number", column: "certificate_no", descending: false },
  ],
  bulk: [{ id: "cancel", values: { status: "cancelled" } }],
  fields: [
    { name: "certificate_no", kind: "text" },
    { name: "student_name", kind: "text" },
    { name: "admission_no", kind: "text", optional: true },
    { name: "date_of_birth", kind: "day" },
    { ...campusField, optional: false },
    { name: "class_left", kind: "choice", choices: (language) => listIn(classes, language) },
    { name: "left_on", kind: "day" },
    { name: "issued_on", kind: "day" },
    { name: "status", kind: "choice", choices: statesIn },
  ],
  initial: { status: "valid" },
  title: (row) => textOf(row, "certificate_no"),
};
