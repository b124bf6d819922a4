import { Inbox } from "lucide-react";
import { contactTopics } from "../../../data/forms/contact-topics.ts";
import { type Language, listIn } from "../../../data/languages.ts";
import { Status } from "../../ui/status.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import {
  dueColumn,
  enquiryFields,
  enquirySorts,
  enquiryWords,
  openFilter,
  ownerColumn,
  ownerFilter,
} from "./enquiry-parts.tsx";
import { campusFilter, campusWords, dayColumn, textColumn } from "./parts.tsx";

const states = [
  { id: "new", name: "New", hi: { name: "नया" } },
  { id: "answered", name: "Answered", hi: { name: "उत्तर दिया" } },
  { id: "closed", name: "Closed", hi: { name: "बंद" } },
  { id: "spam", name: "Spam", hi: { name: "अनचाहा" } },
] as const;
const statesIn = (language: Language) => listIn(states, language);
const stateOf = (status: string, language: Language) =>
  statesIn(language).find(({ id }) => id === status)?.name ?? "";
const topicsIn = (language: Language) => listIn(contactTopics, language);

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Messages received",
    one: "message",
    add: "",
    lead: "What people write through the contact page. The letter of receipt promises an answer within two working days.",
    empty: "Nobody has written yet.",
    columns: {
      name: "Name",
      topic: "About",
      reference: "Reference",
      email: "E-mail",
      phone: "Phone",
      message: "Message",
      ...enquiryWords.en.columns,
    },
    fields: enquiryWords.en.fields,
    filters: {
      ...enquiryWords.en.filters,
      topic: { label: "About", all: "Everything" },
      campus: campusWords.en,
    },
    sorts: enquiryWords.en.sorts,
    bulk: { close: "Close", spam: "Mark as spam" },
  },
  hi: {
    many: "मिले संदेश",
    one: "संदेश",
    add: "",
    lead: "संपर्क पृष्ठ से लोग जो लिखते हैं। प्राप्ति के पत्र में दो कार्यदिवसों में उत्तर का वचन है।",
    empty: "अभी किसी ने नहीं लिखा है।",
    columns: {
      name: "नाम",
      topic: "विषय",
      reference: "संदर्भ संख्या",
      email: "ई-मेल",
      phone: "फ़ोन",
      message: "संदेश",
      ...enquiryWords.hi.columns,
    },
    fields: enquiryWords.hi.fields,
    filters: {
      ...enquiryWords.hi.filters,
      topic: { label: "विषय", all: "सब विषय" },
      campus: campusWords.hi,
    },
    sorts: enquiryWords.hi.sorts,
    bulk: { close: "बंद करें", spam: "अनचाहा" },
  },
};

export const contactMessages: Resource = {
  path: "messages-received",
  table: "contact_messages",
  isGiven: true,
  isInternal: true,
  group: "office",
  icon: Inbox,
  texts,
  columns: [
    textColumn("name"),
    {
      id: "topic",
      show: (row, language) => topicsIn(language).find(({ id }) => id === row.topic)?.name ?? "",
    },
    {
      id: "status",
      show: (row, language) => (
        <Status kind={row.is_open === true ? "waiting" : "plain"}>
          {stateOf(textOf(row, "status"), language)}
        </Status>
      ),
      plain: (row, language) => stateOf(textOf(row, "status"), language),
    },
    dueColumn,
    ownerColumn,
    dayColumn("received", "created_at"),
  ],
  exported: ["reference", "email", "phone", "message"].map((id) => textColumn(id)),
  search: ["name", "email", "message", "reference"],
  filters: [
    openFilter,
    { id: "status", column: "status", choices: statesIn },
    { id: "topic", column: "topic", choices: topicsIn },
    ownerFilter,
    campusFilter,
  ],
  sorts: enquirySorts,
  bulk: [
    { id: "close", values: { status: "closed" } },
    { id: "spam", values: { status: "spam" } },
  ],
  fields: enquiryFields(statesIn),
  title: (row) => textOf(row, "name"),
};
