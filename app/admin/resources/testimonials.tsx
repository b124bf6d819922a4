import { MessageCircleHeart } from "lucide-react";
import { listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { Status } from "../../ui/status.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { campusColumn, campusField, campusFilter, campusWords, textColumn } from "./parts.tsx";

const states = [
  { id: "pending", name: "Waiting", hi: { name: "प्रतीक्षा में" } },
  { id: "approved", name: "Approved", hi: { name: "स्वीकृत" } },
  { id: "rejected", name: "Rejected", hi: { name: "अस्वीकृत" } },
] as const;
const kinds = { pending: "waiting", approved: "good", rejected: "plain" } as const;

const stateName = (row: ManagedRow, language: "en" | "hi") =>
  listIn(states, language).find(({ id }) => id === row.status)?.name ?? "";

function State({ row }: { row: ManagedRow }) {
  const kind = kinds[textOf(row, "status") as keyof typeof kinds];
  return <Status kind={kind}>{stateName(row, useLanguage())}</Status>;
}

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Testimonials",
    one: "testimonial",
    add: "New testimonial",
    lead: "What families and alumni say of the school. Visitors see approved ones.",
    empty: "There is no testimonial yet.",
    columns: {
      quote: "Words",
      author: "By",
      status: "State",
      campus: campusWords.en.label,
    },
    fields: {
      quote: { label: "Words" },
      author: { label: "By", hint: "As the person wants to be named." },
      relation: { label: "Who they are", hint: "Such as: parent of two, batch of 2014." },
      campus: campusWords.en,
      status: { label: "State" },
    },
    filters: { status: { label: "State", all: "Every state" }, campus: campusWords.en },
    sorts: { newest: "Newest first", author: "By name" },
    bulk: { approve: "Approve", reject: "Reject" },
  },
  hi: {
    many: "लोगों के विचार",
    one: "विचार",
    add: "नया विचार",
    lead: "परिवार और पूर्व विद्यार्थी विद्यालय के बारे में क्या कहते हैं। आगंतुकों को केवल स्वीकृत दिखते हैं।",
    empty: "अभी कोई विचार नहीं है।",
    columns: {
      quote: "शब्द",
      author: "किसके",
      status: "स्थिति",
      campus: campusWords.hi.label,
    },
    fields: {
      quote: { label: "शब्द" },
      author: { label: "किसके", hint: "जैसा वे स्वयं चाहते हैं।" },
      relation: { label: "परिचय", hint: "जैसे: दो बच्चों की माता, 2014 का बैच।" },
      campus: campusWords.hi,
      status: { label: "स्थिति" },
    },
    filters: { status: { label: "स्थिति", all: "हर स्थिति" }, campus: campusWords.hi },
    sorts: { newest: "नए पहले", author: "नाम से" },
    bulk: { approve: "स्वीकार करें", reject: "अस्वीकार करें" },
  },
};

export const testimonials: Resource = {
  path: "testimonials",
  table: "testimonials",
  group: "content",
  icon: MessageCircleHeart,
  texts,
  columns: [
    textColumn("quote"),
    textColumn("author"),
    { id: "status", show: (row) => <State row={row} />, plain: stateName, onPhones: true },
    campusColumn,
  ],
  search: ["quote", "author"],
  filters: [
    { id: "status", column: "status", choices: (language) => listIn(states, language) },
    campusFilter,
  ],
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "author", column: "author", descending: false },
  ],
  bulk: [
    { id: "approve", values: { status: "approved" } },
    { id: "reject", values: { status: "rejected" } },
  ],
  fields: [
    { name: "quote", kind: "long-text", translated: true },
    { name: "author", kind: "text", translated: true },
    { name: "relation", kind: "text", optional: true, translated: true },
    campusField,
    { name: "status", kind: "choice", choices: (language) => listIn(states, language) },
  ],
  initial: { status: "pending" },
  copy: { status: "pending" },
  title: (row) => textOf(row, "author"),
};
