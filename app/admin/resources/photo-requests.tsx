import words from "messages:admin/fields/office/photoRequests";
import texts from "messages:admin/resources/photoRequests";
import { ImageOff } from "lucide-react";
import { photoRequestFields } from "../../../data/forms/photo-request-declaration.ts";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { nameOf } from "../../language/names.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

const stateName = (row: ManagedRow, language: Language): string =>
  nameOf(words[language].choices.status, row.status) ?? "";

export const photoRequests = defineResource(photoRequestFields, {
  path: "photo-requests",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: ImageOff,
  texts,
  words,
  columns: {
    status: {
      show: (row, language) => (
        <Status kind={row.status === "new" ? "waiting" : "plain"}>
          {stateName(row, language)}
        </Status>
      ),
      plain: stateName,
    },
  },
  sorts: [{ id: "newest", column: "created_at", descending: true }],
  bulk: [],
  title: (row) => `${textOf(row, "reference")}, ${textOf(row, "album_title")}`,
  actions: [
    {
      id: "remove",
      isFor: (row) => row.status !== "removed",
      values: () => ({ status: "removed" }),
    },
    {
      id: "restore",
      isFor: (row) => row.status !== "restored",
      values: () => ({ status: "restored" }),
    },
  ],
});
