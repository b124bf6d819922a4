import words from "messages:admin/fields/office/contactMessages";
import texts from "messages:admin/resources/contactMessages";
import { Inbox } from "lucide-react";
import { messageFields } from "../../../data/forms/message-declaration.ts";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { nameOf } from "../../language/names.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { dueColumn, enquirySorts, openFilter, ownerFilter } from "./enquiry-parts.tsx";

const stateOf = (row: ManagedRow, language: Language) =>
  nameOf(words[language].choices.status, row.status) ?? "";

export const contactMessages = defineResource(messageFields, {
  path: "messages-received",
  isGiven: true,
  isInternal: true,
  group: "office",
  icon: Inbox,
  texts,
  words,
  columns: {
    status: {
      show: (row, language) => (
        <Status kind={row.is_open === true ? "waiting" : "plain"}>{stateOf(row, language)}</Status>
      ),
      plain: stateOf,
    },
    due_on: dueColumn,
  },
  filters: {
    open: openFilter,
    owner: ownerFilter,
  },
  sorts: enquirySorts,
  bulk: [
    { id: "close", values: { status: "closed" } },
    { id: "spam", values: { status: "spam" } },
  ],
  title: (row) => textOf(row, "name"),
});
