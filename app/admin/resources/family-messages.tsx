import words from "messages:admin/fields/office/familyMessages";
import texts from "messages:admin/resources/familyMessages";
import { Send } from "lucide-react";
import { familyMessageFields } from "../../../data/family-messages/message-declaration.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { statusColumn } from "./status-column.tsx";

const kinds = { awaiting_approval: "waiting", sending: "information", sent: "good" } as const;

const statusOf = (row: ManagedRow) => textOf(row, "status");

export const familyMessages = defineResource(familyMessageFields, {
  path: "family-messages",
  isInternal: true,
  group: "content",
  icon: Send,
  texts,
  words,
  columns: {
    status: statusColumn(kinds, statusOf, (language) => words[language].choices.status),
  },
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "oldest", column: "created_at", descending: false },
  ],
  bulk: [],
  initial: { phones: "without_mailbox", phone_channel: "sms" },
  copy: {},
  correction: (row) => ({
    // The language of this field is English, whatever the office's own language.
    title: `Correction: ${textOf(row, "title")}`.slice(0, familyMessageFields.fields.title.longest),
    body: "",
    translations: {},
    expires_at: null,
  }),
  title: (row) => textOf(row, "title"),
  isClosed: (row) => row.status !== "draft",
  staysOpen: true,
});
