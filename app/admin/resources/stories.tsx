import words from "messages:admin/fields/content/stories";
import texts from "messages:admin/resources/stories";
import standings from "messages:admin/resources/storyStandings";
import { Newspaper } from "lucide-react";
import type { Language } from "../../../data/languages.ts";
import { storyFields } from "../../../data/news/story-declaration.ts";
import { storyAddress } from "../../../data/news/story-links.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
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

export const stories = defineResource(storyFields, {
  path: "news",
  group: "content",
  icon: Newspaper,
  texts,
  words,
  columns: {
    standing: {
      show: (row) => <Standing row={row} />,
      plain: standingName,
      onPhones: true,
    },
  },
  filters: {
    status: {
      column: "status",
      choices: (language) => withNames(states, standings[language]),
    },
  },
  sorts: [
    { id: "latest", column: "publish_at", descending: true },
    { id: "newest", column: "created_at", descending: true },
    { id: "title", column: "title", descending: false },
  ],
  // None is published from the list, because it would get the day on which it was begun.
  bulk: [{ id: "withdraw", values: { status: "draft" } }],
  copy: { slug: null },
  publishing: {
    standing: standingOf,
    publish: { status: "published" },
    from: "publish_at",
    bearsItsDay: true,
    withdraw: { status: "draft" },
  },
  title: (row) => textOf(row, "title"),
  isShownWhenNew: true,
  publicPage: (row) => storyAddress(textOf(row, "slug")),
});
