import { MailCheck } from "lucide-react";
import { listEventNames } from "../../../data/events/replies-office.ts";
import { replyFields, replyStates } from "../../../data/events/reply-fields.ts";
import { listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { CheckInButton } from "../replies/check-in-button.tsx";
import { textOf } from "../resource.ts";
import { eventRepliesTexts } from "./event-replies.texts.ts";

const kinds = {
  going: "good",
  offered: "waiting",
  waitlisted: "information",
  cancelled: "plain",
} as const;

const stateName = (row: ManagedRow, language: "en" | "hi") =>
  listIn(replyStates, language).find(({ id }) => id === row.status)?.name ?? "";

function State({ row }: { row: ManagedRow }) {
  const kind = kinds[textOf(row, "status") as keyof typeof kinds];
  return <Status kind={kind}>{stateName(row, useLanguage())}</Status>;
}

/** Answers to the event's questions, in one cell of an export. */
function answersOf(row: ManagedRow): string {
  return Object.values((row.answers ?? {}) as Record<string, string>).join("; ");
}

export const eventReplies = defineResource(replyFields, {
  path: "replies",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: MailCheck,
  texts: eventRepliesTexts,
  columns: {
    answers: { words: { en: "Answers", hi: "उत्तर" }, show: answersOf },
    status: { show: (row) => <State row={row} />, plain: stateName, onPhones: true },
    here: {
      words: { en: "At the door", hi: "प्रवेश" },
      show: (row) => <CheckInButton row={row} />,
      plain: (row) => textOf(row, "checked_in_at"),
      onPhones: true,
    },
  },
  filters: {
    event: {
      label: { en: "Event", hi: "कार्यक्रम" },
      all: { en: "Every event", hi: "हर कार्यक्रम" },
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
