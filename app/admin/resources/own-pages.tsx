import words from "messages:admin/fields/content/ownPages";
import texts from "messages:admin/resources/ownPages";
import standings from "messages:admin/resources/storyStandings";
import { PanelsTopLeft } from "lucide-react";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { ownPageFields } from "../../../data/own-pages/own-page-declaration.ts";
import { ownPageAddress } from "../../../data/own-pages/own-paths.ts";
import { useLanguage } from "../../language/language.ts";
import { withNames } from "../../language/names.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

const states = ["draft", "published"] as const;
const kinds = { draft: "plain", scheduled: "information", published: "good" } as const;

function standingOf(row: ManagedRow): keyof typeof kinds {
  if (row.status !== "published") return "draft";
  return Date.parse(textOf(row, "publish_at")) > Date.now() ? "scheduled" : "published";
}

const standingName = (row: ManagedRow, language: Language) => standings[language][standingOf(row)];

function Standing({ row }: { row: ManagedRow }) {
  return <Status kind={kinds[standingOf(row)]}>{standingName(row, useLanguage())}</Status>;
}

export const ownPages = defineResource(ownPageFields, {
  path: "pages",
  group: "content",
  icon: PanelsTopLeft,
  texts,
  words,
  columns: {
    standing: {
      show: (row) => <Standing row={row} />,
      plain: standingName,
      onPhones: true,
    },
    path: { show: (row) => ownPageAddress(textOf(row, "path")) },
  },
  filters: {
    status: {
      column: "status",
      choices: (language) => withNames(states, standings[language]),
    },
  },
  sorts: [
    { id: "path", column: "path", descending: false },
    { id: "newest", column: "created_at", descending: true },
    { id: "title", column: "title", descending: false },
  ],
  bulk: [{ id: "withdraw", values: { status: "draft" } }],
  copy: { path: null },
  publishing: {
    standing: standingOf,
    publish: { status: "published" },
    from: "publish_at",
    withdraw: { status: "draft" },
  },
  title: (row) => textOf(row, "title"),
  isShownWhenNew: true,
  publicPage: (row) => ownPageAddress(textOf(row, "path")),
});
