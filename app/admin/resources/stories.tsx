import words from "messages:admin/fields/content/stories";
import texts from "messages:admin/resources/stories";
import { Newspaper } from "lucide-react";
import { storyFields } from "../../../data/news/story-declaration.ts";
import { storyPath } from "../../../data/pages/row-paths.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { standingColumn, standingFilter, standingOf } from "./standing.tsx";

export const stories = defineResource(storyFields, {
  path: "news",
  group: "content",
  icon: Newspaper,
  texts,
  words,
  columns: {
    standing: standingColumn,
  },
  filters: {
    status: standingFilter,
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
  publicPage: (row) => storyPath(textOf(row, "slug")),
});
