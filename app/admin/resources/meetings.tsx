import words from "messages:admin/fields/content/meetings";
import meetingsTexts from "messages:admin/resources/meetings";
import standings from "messages:admin/resources/meetingsStandings";
import { CalendarClock } from "lucide-react";
import { meetingFields } from "../../../data/meetings/meeting-declaration.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { classSpan } from "../../ui/class-span.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { withReason } from "../translated-reason.ts";
import { statusColumn } from "./status-column.tsx";

const kinds = { draft: "plain", published: "good", cancelled: "bad", over: "plain" } as const;

function standingOf(row: ManagedRow): keyof typeof kinds {
  if (row.cancelled_at) return "cancelled";
  if (row.status === "draft") return "draft";
  return Date.parse(textOf(row, "ends_at")) < Date.now() ? "over" : "published";
}

/** The classes that a meeting in the office is for. */
export const classesOf = (row: ManagedRow) => ({
  first_class: textOf(row, "first_class") || null,
  last_class: textOf(row, "last_class") || null,
});

export const meetings = defineResource(meetingFields, {
  path: "meetings",
  group: "content",
  icon: CalendarClock,
  texts: meetingsTexts,
  words,
  columns: {
    classes: { show: (row, language) => classSpan(classesOf(row), language) ?? "" },
    standing: statusColumn(kinds, standingOf, (language) => standings[language]),
  },
  sorts: [
    { id: "latest", column: "starts_at", descending: true },
    { id: "earliest", column: "starts_at", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [{ id: "publish", values: { status: "published" } }],
  initial: { kind: "parents-meeting", slot_minutes: 10, status: "draft" },
  tabs: ["bookings"],
  copy: { status: "draft" },
  copyAhead: "starts_at",
  actions: [
    {
      id: "cancel",
      isFor: (row) => standingOf(row) === "published",
      longestReason: 400,
      values: (reason, row, translated) => ({
        cancelled_at: new Date().toISOString(),
        cancel_reason: reason,
        translations: withReason(row, translated),
      }),
    },
  ],
  title: (row) => textOf(row, "title"),
  isShownWhenNew: true,
  publicPage: (row) => `/meetings/${row.id}`,
});
