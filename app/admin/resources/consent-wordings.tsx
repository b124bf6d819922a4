import words from "messages:admin/fields/people/consentWordings";
import texts from "messages:admin/resources/consentWordings";
import { MessageCircleQuestion } from "lucide-react";
import { wordingFields } from "../../../data/consent/wording-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

export const consentWordings = defineResource(wordingFields, {
  path: "consent-wordings",
  isInternal: true,
  group: "people",
  icon: MessageCircleQuestion,
  texts,
  words,
  sorts: [
    { id: "newest", column: "asked_from", descending: true },
    { id: "version", column: "version", descending: false },
  ],
  bulk: [],
  // The same words for a new session.
  copy: { version: "", asked_from: "", answer_by: null },
  title: (row) => textOf(row, "version"),
});
