import words from "messages:admin/fields/office/eventRsvps";
import eventRsvpsTexts from "messages:admin/resources/eventRsvps";
import { MailCheck } from "lucide-react";
import { rsvpFields } from "../../../data/events/rsvp-declaration.ts";
import { listEventNames } from "../../../data/events/rsvps-office.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { CheckInButton } from "../rsvps/check-in-button.tsx";
import { statusColumn } from "./status-column.tsx";

const kinds = {
  going: "good",
  offered: "waiting",
  waitlisted: "information",
  invited: "plain",
  declined: "plain",
  cancelled: "plain",
} as const;

const statusOf = (row: ManagedRow) => textOf(row, "status");

/** Answers to the event's questions, in one cell of an export. */
function answersOf(row: ManagedRow): string {
  return Object.values((row.answers ?? {}) as Record<string, string>).join("; ");
}

export const eventRsvps = defineResource(rsvpFields, {
  path: "replies",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: MailCheck,
  texts: eventRsvpsTexts,
  words,
  columns: {
    answers: { show: answersOf },
    status: statusColumn(kinds, statusOf, (language) => words[language].choices.status),
    here: {
      show: (row) => <CheckInButton row={row} />,
      plain: (row) => textOf(row, "checked_in_at"),
      onPhones: true,
    },
  },
  filters: {
    event: {
      column: "event_id",
      choices: () => [],
      loadedChoices: { of: "events", list: listEventNames },
    },
  },
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "name", column: "name", descending: false },
  ],
  bulk: [
    { id: "accept", values: { status: "going" } },
    { id: "cancel", values: { status: "cancelled" } },
  ],
  title: (row) => textOf(row, "name"),
});
