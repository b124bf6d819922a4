import words from "messages:admin/fields/content/latestUpdates";
import texts from "messages:admin/resources/latestUpdates";
import standings from "messages:admin/resources/latestUpdatesWords";
import { Megaphone } from "lucide-react";
import { bannerText } from "../../../data/notices/latest-updates.ts";
import { updateFields } from "../../../data/notices/update-declaration.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { noticePath } from "../../../data/pages/row-paths.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { statusColumn } from "./status-column.tsx";

const kinds = { showing: "good", planned: "information", over: "plain", off: "plain" } as const;

function standingOf(row: ManagedRow): keyof typeof kinds {
  const now = Date.now();
  const [starts, expires] = [textOf(row, "starts_at"), textOf(row, "expires_at")];
  if (row.is_active !== true) return "off";
  if (expires && Date.parse(expires) <= now) return "over";
  return starts && Date.parse(starts) > now ? "planned" : "showing";
}

const savedAs = { showing: "published", planned: "scheduled", over: "over", off: "off" } as const;

export const latestUpdates = defineResource(updateFields, {
  path: "updates",
  group: "content",
  icon: Megaphone,
  texts,
  words,
  columns: {
    content: {
      show: (row) => bannerText(textOf(row, "content")),
      plain: (row) => textOf(row, "content"),
    },
    standing: statusColumn(kinds, standingOf, (language) => standings[language]),
  },
  filters: {
    active: {
      column: "is_active",
      choices: (language) => [
        { id: "true", name: standings[language].on },
        { id: "false", name: standings[language].switchedOff },
      ],
    },
  },
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "oldest", column: "created_at", descending: false },
    { id: "priority", column: "priority", descending: true },
  ],
  bulk: [
    { id: "show", values: { is_active: true } },
    { id: "hide", values: { is_active: false } },
  ],
  initial: { is_active: true, priority: 0 },
  copy: { is_active: false },
  savedAs: async (row) => savedAs[standingOf(row)],
  title: (row) => bannerText(textOf(row, "content")),
  isShownWhenNew: true,
  publicPage: ({ id }) => noticePath(id),
});
