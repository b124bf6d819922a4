import words from "messages:admin/fields/content/documents";
import standings from "messages:admin/resources/documentStandings";
import texts from "messages:admin/resources/documents";
import { FileText } from "lucide-react";
import { addDays } from "../../../data/calendar/days.ts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import { documentFields } from "../../../data/documents/document-declaration.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { fileSize } from "../../ui/file-size.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { statusColumn } from "./status-column.tsx";

const kinds = { open: "good", ending: "waiting", over: "bad", closed: "plain" } as const;

/** The dashboard counts the same days. */
const reminderDays = 30;

function standingOf(row: ManagedRow): keyof typeof kinds {
  if (row.is_public !== true) return "closed";
  const last = textOf(row, "expires_on");
  const today = indianDay(new Date());
  if (last === "" || last > addDays(today, reminderDays)) return "open";
  return last < today ? "over" : "ending";
}

const savedAs = { open: "published", ending: "published", over: "over", closed: "off" } as const;

export const documents = defineResource(documentFields, {
  path: "documents",
  group: "content",
  icon: FileText,
  texts,
  words,
  columns: {
    standing: statusColumn(kinds, standingOf, (language) => standings[language]),
    size: { show: (row, language) => fileSize(Number(row.bytes), language), isNumber: true },
  },
  filters: {
    public: {
      column: "is_public",
      choices: (language) => [
        { id: "true", name: standings[language].open },
        { id: "false", name: standings[language].closed },
      ],
    },
  },
  sorts: [
    { id: "name", column: "title", descending: false },
    { id: "newest", column: "created_at", descending: true },
    { id: "ending", column: "due_order", descending: false },
  ],
  bulk: [
    { id: "show", values: { is_public: true } },
    { id: "hide", values: { is_public: false } },
  ],
  initial: { is_public: true, language: "en" },
  savedAs: async (row) => savedAs[standingOf(row)],
  title: (row) => textOf(row, "title"),
});
