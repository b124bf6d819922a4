import words from "messages:admin/fields/office/familyMessages";
import texts from "messages:admin/resources/familyMessages";
import { Send } from "lucide-react";
import { familyMessageFields } from "../../../data/family-messages/message-declaration.ts";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { nameOf } from "../../language/names.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

const kinds: Record<string, "information" | "good" | "waiting"> = {
  awaiting_approval: "waiting",
  sending: "information",
  sent: "good",
};

const stateOf = (row: ManagedRow, language: Language) =>
  nameOf(words[language].choices.status, row.status) ?? "";

export const familyMessages = defineResource(familyMessageFields, {
  path: "family-messages",
  isInternal: true,
  group: "content",
  icon: Send,
  texts,
  words,
  columns: {
    status: {
      show: (row, language) => (
        <Status kind={kinds[textOf(row, "status")] ?? "plain"}>{stateOf(row, language)}</Status>
      ),
      plain: stateOf,
      onPhones: true,
    },
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
