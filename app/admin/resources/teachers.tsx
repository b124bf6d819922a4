import { GraduationCap } from "lucide-react";
import { teacherFields } from "../../../data/school/teacher-fields.ts";
import { defineResource, yesOrNo } from "../define-resource.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Teachers",
    one: "teacher",
    add: "New teacher",
    lead: "The faculty page shows those who are public, without their contact details.",
    empty: "There is no teacher yet.",
    sorts: { name: "By name", place: "As on the page", newest: "Last added first" },
    bulk: { show: "Make public", hide: "Take off the page" },
  },
  hi: {
    many: "शिक्षक",
    one: "शिक्षक",
    add: "नए शिक्षक",
    lead: "शिक्षक पृष्ठ पर सार्वजनिक शिक्षक दिखते हैं, उनका संपर्क विवरण नहीं।",
    empty: "अभी कोई शिक्षक नहीं हैं।",
    sorts: { name: "नाम से", place: "पृष्ठ के क्रम में", newest: "हाल में जोड़े गए पहले" },
    bulk: { show: "सार्वजनिक करें", hide: "पृष्ठ से हटाएँ" },
  },
};

export const teachers = defineResource(teacherFields, {
  path: "teachers",
  group: "people",
  icon: GraduationCap,
  texts,
  filters: {
    shown: {
      label: { en: "Public", hi: "सार्वजनिक" },
      all: { en: "Public and not", hi: "सार्वजनिक और अन्य" },
      column: "is_public",
      choices: yesOrNo,
    },
  },
  sorts: [
    { id: "name", column: "name", descending: false },
    { id: "place", column: "position", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [
    { id: "show", values: { is_public: true } },
    { id: "hide", values: { is_public: false } },
  ],
  initial: { position: 0 },
  place: "position",
  copy: { email: null, phone: null, is_public: false },
  listActions: () => <ImportLink path="teachers" />,
  title: (row) => textOf(row, "name"),
  publicPage: (row) => `/faculty?search=${encodeURIComponent(textOf(row, "name"))}`,
});
