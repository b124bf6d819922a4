import { Quote } from "lucide-react";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { campusColumn, campusField, campusFilter, campusWords, textColumn } from "./parts.tsx";

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Leadership messages",
    one: "message",
    add: "New message",
    lead: "What the school's leaders say, on their own page and where else you choose.",
    empty: "There is no message yet.",
    columns: { name: "From", title: "Office", campus: campusWords.en.label, order: "Place" },
    fields: {
      name: { label: "From" },
      title: { label: "Office" },
      excerpt: {
        label: "In short",
        hint: "One or two sentences, shown before the message is opened.",
      },
      full_message: { label: "Message" },
      display_locations: {
        label: "Shown on",
        hint: "Separated by commas: all, home, about, messages, campus.",
      },
      campus: campusWords.en,
      order: { label: "Place in the order", hint: "Smaller numbers come first." },
    },
    filters: { campus: campusWords.en },
    sorts: { place: "As on the page", newest: "Newest first" },
    bulk: {},
  },
  hi: {
    many: "प्रमुखों के संदेश",
    one: "संदेश",
    add: "नया संदेश",
    lead: "विद्यालय के प्रमुखों के संदेश, उनके अपने पृष्ठ पर और जहाँ आप चुनें।",
    empty: "अभी कोई संदेश नहीं है।",
    columns: { name: "किसकी ओर से", title: "पद", campus: campusWords.hi.label, order: "स्थान" },
    fields: {
      name: { label: "किसकी ओर से" },
      title: { label: "पद" },
      excerpt: { label: "संक्षेप", hint: "एक-दो वाक्य, जो संदेश खोलने से पहले दिखते हैं।" },
      full_message: { label: "संदेश" },
      display_locations: {
        label: "कहाँ दिखे",
        hint: "अल्पविराम से अलग: all, home, about, messages, campus.",
      },
      campus: campusWords.hi,
      order: { label: "क्रम में स्थान", hint: "छोटी संख्या पहले आती है।" },
    },
    filters: { campus: campusWords.hi },
    sorts: { place: "पृष्ठ के क्रम में", newest: "नए पहले" },
    bulk: {},
  },
};

export const leadershipMessages: Resource = {
  path: "messages",
  table: "leadership_messages",
  group: "content",
  icon: Quote,
  texts,
  columns: [
    textColumn("name"),
    textColumn("title", { onPhones: true }),
    campusColumn,
    textColumn("order", { isNumber: true }),
  ],
  search: ["name", "title"],
  filters: [campusFilter],
  sorts: [
    { id: "place", column: "order", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [],
  fields: [
    { name: "name", kind: "text", translated: true },
    { name: "title", kind: "text", translated: true },
    { name: "excerpt", kind: "long-text", optional: true, translated: true },
    { name: "full_message", kind: "rich-text", optional: true, translated: true },
    { name: "display_locations", kind: "list", optional: true, wide: true },
    campusField,
    { name: "order", kind: "number", optional: true },
  ],
  initial: { display_locations: ["all"], order: 0 },
  place: "order",
  copy: {},
  title: (row) => textOf(row, "name"),
  publicPage: () => "/about/messages",
};
