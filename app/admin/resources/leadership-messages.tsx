import { Quote } from "lucide-react";
import { leadershipMessageFields } from "../../../data/school/leadership-message-fields.ts";
import { defineResource } from "../define-resource.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Leadership messages",
    one: "message",
    add: "New message",
    lead: "What the school's leaders say, on their own page and where else you choose.",
    empty: "There is no message yet.",
    sorts: { place: "As on the page", newest: "Newest first" },
    bulk: {},
  },
  hi: {
    many: "प्रमुखों के संदेश",
    one: "संदेश",
    add: "नया संदेश",
    lead: "विद्यालय के प्रमुखों के संदेश, उनके अपने पृष्ठ पर और जहाँ आप चुनें।",
    empty: "अभी कोई संदेश नहीं है।",
    sorts: { place: "पृष्ठ के क्रम में", newest: "नए पहले" },
    bulk: {},
  },
};

export const leadershipMessages = defineResource(leadershipMessageFields, {
  path: "messages",
  group: "content",
  icon: Quote,
  texts,
  sorts: [
    { id: "place", column: "order", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [],
  initial: { display_locations: ["all"], order: 0 },
  place: "order",
  copy: {},
  title: (row) => textOf(row, "name"),
  publicPage: () => "/about/messages",
});
