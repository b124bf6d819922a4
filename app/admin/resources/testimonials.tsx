import words from "messages:admin/fields/content/testimonials";
import texts from "messages:admin/resources/testimonials";
import { MessageCircleHeart } from "lucide-react";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { testimonialFields } from "../../../data/school/testimonial-declaration.ts";
import { useLanguage } from "../../language/language.ts";
import { nameOf } from "../../language/names.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";

const kinds = { pending: "waiting", approved: "good", rejected: "plain" } as const;

const stateName = (row: ManagedRow, language: Language) =>
  nameOf(words[language].choices.status, row.status) ?? "";

function State({ row }: { row: ManagedRow }) {
  const kind = kinds[textOf(row, "status") as keyof typeof kinds];
  return <Status kind={kind}>{stateName(row, useLanguage())}</Status>;
}

export const testimonials = defineResource(testimonialFields, {
  path: "testimonials",
  group: "content",
  icon: MessageCircleHeart,
  texts,
  words,
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
  isShownWhenNew: true,
  besidePage: "/#voices",
});
