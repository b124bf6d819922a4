import { Trophy } from "lucide-react";
import { useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";
import { type Resource, textOf } from "../resource.ts";
import { campusColumn, campusField, campusFilter, textColumn } from "./parts.tsx";
import { sportsTexts, sportsWords } from "./sports.texts.ts";

function Registration({ isOpen }: { isOpen: boolean }) {
  const t = useTexts(sportsWords);
  return <Status kind={isOpen ? "good" : "plain"}>{isOpen ? t.open : t.closed}</Status>;
}

export const sports: Resource = {
  path: "sports",
  table: "sports_programs",
  group: "content",
  icon: Trophy,
  texts: sportsTexts,
  columns: [
    textColumn("name"),
    textColumn("coach"),
    campusColumn,
    {
      id: "registration",
      show: (row) => <Registration isOpen={row.registration_open === true} />,
      plain: (row, language) => sportsWords[language][row.registration_open ? "open" : "closed"],
      onPhones: true,
    },
  ],
  search: ["name", "coach", "summary"],
  filters: [
    {
      id: "registration",
      column: "registration_open",
      choices: (language) => [
        { id: "true", name: sportsWords[language].open },
        { id: "false", name: sportsWords[language].closed },
      ],
    },
    campusFilter,
  ],
  sorts: [
    { id: "name", column: "name", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [
    { id: "open", values: { registration_open: true } },
    { id: "close", values: { registration_open: false } },
  ],
  fields: [
    { name: "name", kind: "text", translated: true },
    campusField,
    { name: "summary", kind: "text", optional: true, wide: true, translated: true },
    { name: "description", kind: "long-text", optional: true, translated: true },
    { name: "coach", kind: "text", optional: true, wide: true, translated: true },
    { name: "achievements", kind: "long-text", optional: true, translated: true },
    { name: "age_groups", kind: "lines", optional: true, translated: true },
    {
      name: "schedules",
      kind: "nested",
      optional: true,
      translated: true,
      parts: [
        { name: "type", kind: "text" },
        { name: "timings", kind: "lines", optional: true },
      ],
    },
    { name: "images.main_image.src", kind: "picture", optional: true },
    { name: "images.main_image.alt", kind: "text", optional: true },
    {
      name: "images.gallery_images",
      kind: "nested",
      optional: true,
      parts: [
        { name: "src", kind: "picture" },
        { name: "alt", kind: "text", optional: true },
      ],
    },
    { name: "registration_open", kind: "check", wide: true },
  ],
  initial: { registration_open: true },
  copy: {},
  tabs: ["registrations"],
  title: (row) => textOf(row, "name"),
  publicPage: (row) => `/co-curricular/sports-athletics/${row.id}`,
};
