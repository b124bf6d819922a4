import { MessageCircleHeart } from "lucide-react";
import { listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { testimonialFields, testimonialStates } from "../../../data/school/testimonial-fields.ts";
import { useLanguage } from "../../language/language.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { type OwnTexts, textOf } from "../resource.ts";

const kinds = { pending: "waiting", approved: "good", rejected: "plain" } as const;

const stateName = (row: ManagedRow, language: "en" | "hi") =>
  listIn(testimonialStates, language).find(({ id }) => id === row.status)?.name ?? "";

function State({ row }: { row: ManagedRow }) {
  const kind = kinds[textOf(row, "status") as keyof typeof kinds];
  return <Status kind={kind}>{stateName(row, useLanguage())}</Status>;
}

const texts: Record<"en" | "hi", OwnTexts> = {
  en: {
    many: "Testimonials",
    one: "testimonial",
    add: "New testimonial",
    lead: "What families and alumni say of the school. Visitors see approved ones.",
    empty: "There is no testimonial yet.",
    sorts: { newest: "Newest first", author: "By name" },
    bulk: { approve: "Approve", reject: "Reject" },
  },
  hi: {
    many: "लोगों के विचार",
    one: "विचार",
    add: "नया विचार",
    lead: "परिवार और पूर्व विद्यार्थी विद्यालय के बारे में क्या कहते हैं। आगंतुकों को केवल स्वीकृत दिखते हैं।",
    empty: "अभी कोई विचार नहीं है।",
    sorts: { newest: "नए पहले", author: "नाम से" },
    bulk: { approve: "स्वीकार करें", reject: "अस्वीकार करें" },
  },
};

export const testimonials = defineResource(testimonialFields, {
  path: "testimonials",
  group: "content",
  icon: MessageCircleHeart,
  texts,
  columns: {
    status: { show: (row) => <State row={row} />, plain: stateName, onPhones: true },
  },
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "author", column: "author", descending: false },
  ],
  bulk: [
    { id: "approve", values: { status: "approved" } },
    { id: "reject", values: { status: "rejected" } },
  ],
  initial: { status: "pending" },
  copy: { status: "pending" },
  title: (row) => textOf(row, "author"),
});
