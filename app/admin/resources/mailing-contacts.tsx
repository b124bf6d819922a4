import words from "messages:admin/fields/people/mailingContacts";
import texts from "messages:admin/resources/mailingContacts";
import { ContactRound } from "lucide-react";
import { mailingContactFields } from "../../../data/family-messages/contact-declaration.ts";
import { listMailingLists } from "../../../data/family-messages/mailing-lists.ts";
import { defineResource } from "../define-resource.tsx";
import { ImportLink } from "../import/import-link.tsx";
import { textOf } from "../resource.ts";

export const mailingContacts = defineResource(mailingContactFields, {
  path: "mailing-lists",
  isInternal: true,
  group: "people",
  icon: ContactRound,
  texts,
  words,
  filters: {
    list: {
      column: "mailing_list",
      choices: () => [],
      loadedChoices: { of: "mailingLists", list: listMailingLists },
    },
  },
  sorts: [
    { id: "list", column: "mailing_list", descending: false },
    { id: "name", column: "name", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [],
  initial: { language: "en" },
  copy: {},
  title: (row) => textOf(row, "name"),
  listActions: () => <ImportLink path="mailing-lists" />,
});
