import adminTexts from "messages:admin/admin/admin";
import { ScrollText } from "lucide-react";
import { type Language, listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { listActors } from "../../../data/office/staff.ts";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";

const tables = [
  { id: "latest_updates", name: "Latest updates", hi: { name: "ताज़ा सूचनाएँ" } },
  { id: "events", name: "Events", hi: { name: "कार्यक्रम" } },
  { id: "event_rsvps", name: "Replies to events", hi: { name: "कार्यक्रमों के उत्तर" } },
  { id: "gallery_events", name: "Albums", hi: { name: "एल्बम" } },
  { id: "gallery_images", name: "Pictures", hi: { name: "चित्र" } },
  { id: "media_files", name: "Picture library", hi: { name: "चित्र-संग्रह" } },
  { id: "calendar_entries", name: "Calendar", hi: { name: "कैलेंडर" } },
  { id: "sports_programs", name: "Sports", hi: { name: "खेल" } },
  { id: "sports_registrations", name: "Sports registrations", hi: { name: "खेल पंजीकरण" } },
  { id: "youtube_videos", name: "Videos", hi: { name: "वीडियो" } },
  { id: "leadership_messages", name: "Leadership messages", hi: { name: "प्रमुखों के संदेश" } },
  { id: "testimonials", name: "Testimonials", hi: { name: "लोगों के विचार" } },
  {
    id: "featured_testimonials",
    name: "Home page voices",
    hi: { name: "मुखपृष्ठ के विचार" },
  },
  { id: "site_content", name: "Site content", hi: { name: "साइट की सामग्री" } },
  { id: "teachers", name: "Teachers", hi: { name: "शिक्षक" } },
  { id: "students", name: "Students", hi: { name: "विद्यार्थी" } },
  { id: "alumni_profiles", name: "Alumni", hi: { name: "पूर्व विद्यार्थी" } },
  { id: "alumni_reports", name: "Reports by alumni", hi: { name: "पूर्व विद्यार्थियों की सूचनाएँ" } },
  { id: "alumni_records", name: "Alumni register", hi: { name: "पूर्व विद्यार्थी रजिस्टर" } },
  { id: "admission_enquiries", name: "Admission enquiries", hi: { name: "प्रवेश पूछताछ" } },
  { id: "contact_messages", name: "Messages received", hi: { name: "मिले संदेश" } },
  { id: "photo_requests", name: "Picture requests", hi: { name: "चित्र हटाने के अनुरोध" } },
  { id: "admin_users", name: "Staff accounts", hi: { name: "कर्मचारी खाते" } },
  { id: "users", name: "Accounts", hi: { name: "खाते" } },
  { id: "enquiry_answers", name: "Answers", hi: { name: "उत्तर" } },
  { id: "transfer_certificates", name: "Transfer certificates", hi: { name: "स्थानांतरण प्रमाणपत्र" } },
  { id: "office_batches", name: "Imports and promotions", hi: { name: "आयात और कक्षोन्नति" } },
  { id: "auth_user_roles", name: "Roles", hi: { name: "भूमिकाएँ" } },
  { id: "mailboxes", name: "Mailboxes", hi: { name: "मेलबॉक्स" } },
] as const;

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Record of changes",
    one: "change",
    add: "",
    lead: "Who changed what, and when. The database writes it by itself, and nobody can change it.",
    empty: "Nothing has been changed yet.",
    columns: { what: "What", action: "Change", who: "Who", when: "When" },
    fields: {},
    filters: {
      table: { label: "What", all: "Everything" },
      action: { label: "Change", all: "Every change" },
      actor: { label: "Who", all: "Everybody" },
    },
    sorts: { newest: "Last change first", oldest: "First change first" },
    bulk: {},
  },
  hi: {
    many: "बदलावों का अभिलेख",
    one: "बदलाव",
    add: "",
    lead: "किसने क्या और कब बदला। इसे डेटाबेस स्वयं लिखता है, और कोई इसे बदल नहीं सकता।",
    empty: "अब तक कुछ नहीं बदला गया।",
    columns: { what: "क्या", action: "बदलाव", who: "किसने", when: "कब" },
    fields: {},
    filters: {
      table: { label: "क्या", all: "सब कुछ" },
      action: { label: "बदलाव", all: "हर बदलाव" },
      actor: { label: "किसने", all: "सब" },
    },
    sorts: { newest: "नए बदलाव पहले", oldest: "पुराने बदलाव पहले" },
    bulk: {},
  },
};

const tableName = (row: ManagedRow, language: Language) => {
  const id = textOf(row, "table_name");
  return listIn(tables, language).find((each) => each.id === id)?.name ?? id;
};

/** What the row is called, where it has a name of any kind. */
function subjectOf(row: ManagedRow): string {
  const values = (row.after ?? row.before ?? {}) as Record<string, unknown>;
  const names = [
    "title",
    "name",
    "full_name",
    "content",
    "child_name",
    "email",
    "address",
    "key",
    "author",
  ];
  const found = names.map((name) => values[name]).find((value) => typeof value === "string");
  return typeof found === "string" ? found.slice(0, 80) : "";
}

const whatChanged = (row: ManagedRow, language: Language) =>
  [tableName(row, language), subjectOf(row)].filter(Boolean).join(": ");

export const actionName = (row: ManagedRow, language: Language) =>
  adminTexts[language].historyActions[
    textOf(row, "action") as keyof typeof adminTexts.en.historyActions
  ];

export const momentOfChange = (row: ManagedRow, language: Language) =>
  `${shortDate(row.created_at, language)}, ${timeSpan(row.created_at, null, language)}`;

export const auditLog: Resource = {
  path: "audit",
  table: "admin_audit",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: ScrollText,
  texts,
  columns: [
    { id: "what", show: whatChanged },
    { id: "action", show: actionName },
    { id: "who", show: (row) => textOf(row, "who"), onPhones: true },
    { id: "when", show: momentOfChange, plain: (row) => textOf(row, "created_at") },
  ],
  search: ["who", "row_id"],
  filters: [
    { id: "table", column: "table_name", choices: (language) => listIn(tables, language) },
    {
      id: "action",
      column: "action",
      choices: (language) =>
        Object.entries(adminTexts[language].historyActions).map(([id, name]) => ({ id, name })),
    },
    {
      id: "actor",
      column: "actor",
      choices: () => [],
      loadedChoices: { of: "actors", list: listActors },
    },
  ],
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "oldest", column: "created_at", descending: false },
  ],
  bulk: [],
  fields: [],
  title: whatChanged,
};
