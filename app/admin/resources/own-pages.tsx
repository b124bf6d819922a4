import words from "messages:admin/fields/content/ownPages";
import texts from "messages:admin/resources/ownPages";
import { PanelsTopLeft } from "lucide-react";
import { ownPageFields } from "../../../data/own-pages/own-page-declaration.ts";
import { ownPageAddress } from "../../../data/own-pages/own-paths.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { standingColumn, standingFilter, standingOf } from "./standing.tsx";

export const ownPages = defineResource(ownPageFields, {
  path: "pages",
  group: "content",
  icon: PanelsTopLeft,
  texts,
  words,
  columns: {
    standing: standingColumn,
    path: { show: (row) => ownPageAddress(textOf(row, "path")) },
  },
  filters: {
    status: standingFilter,
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
