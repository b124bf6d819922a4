import words from "messages:admin/fields/people/teachers";
import texts from "messages:admin/resources/teachers";
import { GraduationCap } from "lucide-react";
import { teacherFields } from "../../../data/school/teacher-declaration.ts";
import { defineResource, yesOrNo } from "../define-resource.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { textOf } from "../resource.ts";

export const teachers = defineResource(teacherFields, {
  path: "teachers",
  group: "people",
  icon: GraduationCap,
  texts,
  words,
  filters: {
    shown: {
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
  isShownWhenNew: true,
  publicPage: (row) => `/faculty?search=${encodeURIComponent(textOf(row, "name"))}`,
});
