import { Inbox } from "lucide-react";
import { messageFields, messageStates } from "../../../data/forms/message-fields.ts";
import { type Language, listIn } from "../../../data/languages.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { type OwnTexts, textOf } from "../resource.ts";
import {
  dueColumn,
  enquirySorts,
  enquiryWords,
  openFilter,
  ownerFilter,
} from "./enquiry-parts.tsx";

const statesIn = (language: Language) => listIn(messageStates, language);
const stateOf = (status: string, language: Language) =>
  statesIn(language).find(({ id }) => id === status)?.name ?? "";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Messages received",
    one: "message",
    add: "",
    lead: "What people write through the contact page. The letter of receipt promises an answer within two working days.",
    empty: "Nobody has written yet.",
    sorts: enquiryWords.en.sorts,
    bulk: { close: "Close", spam: "Mark as spam" },
  },
  hi: {
    many: "मिले संदेश",
    one: "संदेश",
    add: "",
    lead: "संपर्क पृष्ठ से लोग जो लिखते हैं। प्राप्ति के पत्र में दो कार्यदिवसों में उत्तर का वचन है।",
    empty: "अभी किसी ने नहीं लिखा है।",
    sorts: enquiryWords.hi.sorts,
    bulk: { close: "बंद करें", spam: "अनचाहा" },
  },
};

export const contactMessages = defineResource(messageFields, {
  path: "messages-received",
  isGiven: true,
  isInternal: true,
  group: "office",
  icon: Inbox,
  texts,
  columns: {
    status: {
      show: (row, language) => (
        <Status kind={row.is_open === true ? "waiting" : "plain"}>
          {stateOf(textOf(row, "status"), language)}
        </Status>
      ),
      plain: (row, language) => stateOf(textOf(row, "status"), language),
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
