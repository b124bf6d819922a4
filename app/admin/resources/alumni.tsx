import listActionTexts from "messages:admin/list/listAction";
import alumniStates from "messages:admin/people/alumniStates";
import { UserCheck, Users } from "lucide-react";
import { decideAlumni } from "../../../data/alumni/office.ts";
import { listIn } from "../../../data/languages.ts";
import { campuses } from "../../../data/school/campuses.ts";
import { useTexts } from "../../language/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { SiteLink } from "../../ui/site-link.tsx";
import { AlumniState, type AlumniStatus } from "../people/alumni-state.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import {
  campusColumn,
  campusField,
  campusFilter,
  campusWords,
  dayColumn,
  textColumn,
} from "./parts.tsx";

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Alumni",
    one: "alumnus",
    add: "",
    lead: "Everybody who has registered. What they say of themselves is theirs; name, batch and campus are the school's.",
    empty: "Nobody has registered yet.",
    columns: {
      full_name: "Name",
      batch: "Batch",
      campus: campusWords.en.label,
      email: "Account",
      created: "Registered",
      status: "State",
    },
    fields: {
      full_name: { label: "Name" },
      batch_year: { label: "Batch", hint: "The year they left the school." },
      campus: { label: campusWords.en.label },
      house: { label: "House" },
      stream: { label: "Stream" },
    },
    filters: {
      status: { label: "State", all: "Every state" },
      campus: campusWords.en,
    },
    sorts: { newest: "Last registered first", name: "By name", oldest: "First registered first" },
    bulk: { approve: "Approve those to verify" },
  },
  hi: {
    many: "पूर्व विद्यार्थी",
    one: "पूर्व विद्यार्थी",
    add: "",
    lead: "सब जिन्होंने पंजीकरण किया है। अपने बारे में लिखी बातें उनकी हैं; नाम, बैच और परिसर विद्यालय के।",
    empty: "अभी किसी ने पंजीकरण नहीं किया है।",
    columns: {
      full_name: "नाम",
      batch: "बैच",
      campus: campusWords.hi.label,
      email: "खाता",
      created: "पंजीकरण",
      status: "स्थिति",
    },
    fields: {
      full_name: { label: "नाम" },
      batch_year: { label: "बैच", hint: "जिस वर्ष विद्यालय छोड़ा।" },
      campus: { label: campusWords.hi.label },
      house: { label: "सदन" },
      stream: { label: "संकाय" },
    },
    filters: { status: { label: "स्थिति", all: "हर स्थिति" }, campus: campusWords.hi },
    sorts: { newest: "नए पंजीकरण पहले", name: "नाम से", oldest: "पुराने पंजीकरण पहले" },
    bulk: { approve: "पुष्टि बाकी वालों को स्वीकृत करें" },
  },
};

function ToQueue() {
  const t = useTexts(listActionTexts);
  return (
    <SiteLink to="/admin/alumni/waiting" className="admin-quiet-link">
      <Icon of={UserCheck} />
      {t.queue}
    </SiteLink>
  );
}

export const alumni: Resource = {
  path: "alumni",
  table: "alumni_profiles",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "people",
  icon: Users,
  texts,
  columns: [
    textColumn("full_name"),
    { id: "batch", show: (row) => textOf(row, "batch_year"), isNumber: true },
    campusColumn,
    { id: "email", show: (row) => textOf(row, "account_email"), onPhones: true },
    dayColumn("created", "created_at"),
    {
      id: "status",
      show: (row) => <AlumniState row={row} />,
      plain: (row, language) => alumniStates[language][textOf(row, "status") as AlumniStatus],
    },
  ],
  search: ["full_name", "account_email"],
  filters: [
    {
      id: "status",
      column: "status",
      choices: (language) =>
        Object.entries(alumniStates[language]).map(([id, name]) => ({ id, name })),
    },
    campusFilter,
  ],
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "name", column: "full_name", descending: false },
    { id: "oldest", column: "created_at", descending: false },
  ],
  bulk: [{ id: "approve", run: (client, people) => decideAlumni(client, people, "approve") }],
  fields: [
    { name: "full_name", kind: "text" },
    { name: "batch_year", kind: "number", optional: true },
    { ...campusField, choices: (language) => listIn(campuses, language) },
    { name: "house", kind: "text", optional: true },
    { name: "stream", kind: "text", optional: true },
  ],
  title: (row) => textOf(row, "full_name"),
  listActions: ToQueue,
};
