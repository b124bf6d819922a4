import alumniRecordsTexts from "messages:admin/people/alumniRecords";
import { BookUser } from "lucide-react";
import { inviteAlumni } from "../../../data/alumni/records.ts";
import { listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { ImportLink } from "../import/import-link.tsx";
import { withoutValue } from "../list/list-state.ts";
import { RecordState, recordState } from "../people/record-state.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { campusColumn, campusField, campusFilter, campusWords, textColumn } from "./parts.tsx";

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Alumni register",
    one: "record",
    add: "New record",
    lead: "What the school's old registers say of former students. Registrations are compared with them, and whoever has an e-mail address here can be invited.",
    empty: "There is no record yet.",
    columns: {
      full_name: "Name",
      batch: "Batch",
      campus: campusWords.en.label,
      email: "E-mail",
      state: "State",
    },
    fields: {
      full_name: { label: "Name" },
      batch_year: { label: "Batch", hint: "The year they left the school." },
      campus: { label: campusWords.en.label },
      house: { label: "House" },
      stream: { label: "Stream" },
      admission_no: { label: "Admission number" },
      email: { label: "E-mail" },
      phone: { label: "Phone" },
    },
    filters: {
      registered: { label: "State", all: "Every state" },
      campus: campusWords.en,
    },
    sorts: { name: "By name", newest: "Last added first" },
    bulk: { invite: "Invite by letter" },
  },
  hi: {
    many: "पूर्व विद्यार्थी रजिस्टर",
    one: "अभिलेख",
    add: "नया अभिलेख",
    lead: "विद्यालय के पुराने रजिस्टर पूर्व विद्यार्थियों के बारे में क्या कहते हैं। पंजीकरण इनसे मिलाए जाते हैं, और जिनका ई-मेल पता यहाँ है, उन्हें आमंत्रित किया जा सकता है।",
    empty: "अभी कोई अभिलेख नहीं है।",
    columns: {
      full_name: "नाम",
      batch: "बैच",
      campus: campusWords.hi.label,
      email: "ई-मेल",
      state: "स्थिति",
    },
    fields: {
      full_name: { label: "नाम" },
      batch_year: { label: "बैच", hint: "जिस वर्ष विद्यालय छोड़ा।" },
      campus: { label: campusWords.hi.label },
      house: { label: "सदन" },
      stream: { label: "संकाय" },
      admission_no: { label: "प्रवेश संख्या" },
      email: { label: "ई-मेल" },
      phone: { label: "फ़ोन" },
    },
    filters: {
      registered: { label: "स्थिति", all: "हर स्थिति" },
      campus: campusWords.hi,
    },
    sorts: { name: "नाम से", newest: "हाल में जोड़े गए पहले" },
    bulk: { invite: "पत्र से आमंत्रित करें" },
  },
};

export const alumniRecords: Resource = {
  path: "alumni-register",
  table: "alumni_records",
  isInternal: true,
  group: "people",
  icon: BookUser,
  texts,
  columns: [
    textColumn("full_name"),
    { id: "batch", show: (row) => textOf(row, "batch_year"), isNumber: true, onPhones: true },
    campusColumn,
    textColumn("email", { onPhones: true }),
    { id: "state", show: (row) => <RecordState row={row} />, plain: recordState },
  ],
  search: ["full_name", "email", "admission_no"],
  filters: [
    {
      id: "registered",
      column: "profile_id",
      choices: (language) => [
        { id: withoutValue, name: alumniRecordsTexts[language].states.waiting },
      ],
    },
    campusFilter,
  ],
  sorts: [
    { id: "name", column: "full_name", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [{ id: "invite", run: inviteAlumni }],
  fields: [
    { name: "full_name", kind: "text" },
    { name: "batch_year", kind: "number", optional: true },
    { ...campusField, choices: (language) => listIn(campuses, language) },
    { name: "house", kind: "text", optional: true },
    { name: "stream", kind: "text", optional: true },
    { name: "admission_no", kind: "text", optional: true },
    { name: "email", kind: "text", optional: true },
    { name: "phone", kind: "text", optional: true },
  ],
  title: (row) => textOf(row, "full_name"),
  listActions: () => <ImportLink path="alumni-register" />,
};
