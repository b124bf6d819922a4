import words from "messages:admin/fields/office/contactMessages";
import texts from "messages:admin/resources/contactMessages";
import { Inbox } from "lucide-react";
import { messageFields } from "../../../data/forms/message-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import {
  dueColumn,
  enquiryBulk,
  enquirySorts,
  openFilter,
  ownerFilter,
  stateColumn,
} from "./enquiry-parts.tsx";

export const contactMessages = defineResource(messageFields, {
  path: "messages-received",
  isGiven: true,
  isInternal: true,
  group: "office",
  icon: Inbox,
  texts,
  words,
  columns: {
    status: stateColumn(words),
    due_on: dueColumn,
  },
  filters: {
    open: openFilter,
    owner: ownerFilter,
  },
  sorts: enquirySorts,
  bulk: enquiryBulk,
  title: (row) => textOf(row, "name"),
});
