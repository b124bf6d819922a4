import words from "messages:admin/fields/content/testimonials";
import texts from "messages:admin/resources/testimonials";
import { MessageCircleHeart } from "lucide-react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { testimonialFields } from "../../../data/school/testimonial-declaration.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { statusColumn } from "./status-column.tsx";

const kinds = { pending: "waiting", approved: "good", rejected: "plain" } as const;

const statusOf = (row: ManagedRow) => textOf(row, "status");

export const testimonials = defineResource(testimonialFields, {
  path: "testimonials",
  group: "content",
  icon: MessageCircleHeart,
  texts,
  words,
  columns: {
    status: statusColumn(kinds, statusOf, (language) => words[language].choices.status),
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
