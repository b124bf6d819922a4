import { GraduationCap } from "lucide-react";
import { teacherSchema } from "../../../data/managed/schemas.ts";
import { ImportLink } from "../import/import-link.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { campusColumn, campusField, campusFilter, campusWords, textColumn } from "./parts.tsx";

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Teachers",
    one: "teacher",
    add: "New teacher",
    lead: "The faculty page shows those who are public, without their contact details.",
    empty: "There is no teacher yet.",
    columns: {
      name: "Name",
      designation: "Designation",
      department: "Department",
      campus: campusWords.en.label,
      shown: "Public",
    },
    fields: {
      name: { label: "Name" },
      designation: { label: "Designation" },
      department: { label: "Department" },
      subjects: { label: "Subjects", hint: "Separated by commas." },
      campus: campusWords.en,
      qualification: { label: "Qualification" },
      joined_on: { label: "At the school since" },
      bio: { label: "About" },
      photo: { label: "Photo" },
      photo_alt: { label: "What the photo shows", hint: "Read out to whoever does not see it." },
      email: { label: "E-mail", hint: "Seen by the office alone." },
      phone: { label: "Phone", hint: "Seen by the office alone." },
      is_public: { label: "Show on the faculty page" },
      position: { label: "Place in the order", hint: "Smaller numbers come first." },
    },
    filters: { shown: { label: "Public", all: "Public and not" }, campus: campusWords.en },
    sorts: { name: "By name", place: "As on the page", newest: "Last added first" },
    bulk: { show: "Make public", hide: "Take off the page" },
  },
  hi: {
    many: "शिक्षक",
    one: "शिक्षक",
    add: "नए शिक्षक",
    lead: "शिक्षक पृष्ठ पर सार्वजनिक शिक्षक दिखते हैं, उनका संपर्क विवरण नहीं।",
    empty: "अभी कोई शिक्षक नहीं हैं।",
    columns: {
      name: "नाम",
      designation: "पदनाम",
      department: "विभाग",
      campus: campusWords.hi.label,
      shown: "सार्वजनिक",
    },
    fields: {
      name: { label: "नाम" },
      designation: { label: "पदनाम" },
      department: { label: "विभाग" },
      subjects: { label: "विषय", hint: "अल्पविराम से अलग।" },
      campus: campusWords.hi,
      qualification: { label: "योग्यता" },
      joined_on: { label: "विद्यालय में कब से" },
      bio: { label: "परिचय" },
      photo: { label: "चित्र" },
      photo_alt: { label: "चित्र में क्या है", hint: "जो चित्र नहीं देख सकते उन्हें पढ़कर सुनाया जाता है।" },
      email: { label: "ई-मेल", hint: "केवल कार्यालय देखता है।" },
      phone: { label: "फ़ोन", hint: "केवल कार्यालय देखता है।" },
      is_public: { label: "शिक्षक पृष्ठ पर दिखाएँ" },
      position: { label: "क्रम में स्थान", hint: "छोटी संख्या पहले आती है।" },
    },
    filters: { shown: { label: "सार्वजनिक", all: "सार्वजनिक और अन्य" }, campus: campusWords.hi },
    sorts: { name: "नाम से", place: "पृष्ठ के क्रम में", newest: "हाल में जोड़े गए पहले" },
    bulk: { show: "सार्वजनिक करें", hide: "पृष्ठ से हटाएँ" },
  },
};

const yesOrNo = (language: "en" | "hi") => [
  { id: "true", name: language === "hi" ? "हाँ" : "Yes" },
  { id: "false", name: language === "hi" ? "नहीं" : "No" },
];

export const teachers: Resource = {
  path: "teachers",
  table: "teachers",
  group: "people",
  icon: GraduationCap,
  texts,
  columns: [
    textColumn("name"),
    textColumn("designation", { onPhones: true }),
    textColumn("department"),
    campusColumn,
    {
      id: "shown",
      show: (row, language) =>
        yesOrNo(language).find(({ id }) => id === String(row.is_public))?.name ?? "",
    },
  ],
  search: ["name", "designation", "department"],
  filters: [{ id: "shown", column: "is_public", choices: yesOrNo }, campusFilter],
  sorts: [
    { id: "name", column: "name", descending: false },
    { id: "place", column: "position", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [
    { id: "show", values: { is_public: true } },
    { id: "hide", values: { is_public: false } },
  ],
  schema: teacherSchema,
  fields: [
    { name: "name", kind: "text", translated: true },
    { name: "designation", kind: "text", translated: true },
    { name: "department", kind: "text", optional: true, translated: true },
    { name: "subjects", kind: "list", optional: true, translated: true },
    campusField,
    { name: "qualification", kind: "text", optional: true, translated: true },
    { name: "bio", kind: "long-text", optional: true, translated: true },
    { name: "photo", kind: "picture", optional: true },
    { name: "photo_alt", kind: "text", optional: true },
    { name: "email", kind: "text", optional: true },
    { name: "phone", kind: "text", optional: true },
    { name: "joined_on", kind: "day", optional: true },
    { name: "position", kind: "number", optional: true },
    { name: "is_public", kind: "check", wide: true },
  ],
  initial: { position: 0 },
  place: "position",
  copy: { email: null, phone: null, is_public: false },
  listActions: () => <ImportLink path="teachers" />,
  title: (row) => textOf(row, "name"),
  publicPage: (row) => `/faculty?search=${encodeURIComponent(textOf(row, "name"))}`,
};
