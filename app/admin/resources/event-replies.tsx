import { MailCheck } from "lucide-react";
import { listEventNames } from "../../../data/events/replies-office.ts";
import { listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { Status } from "../../ui/status.tsx";
import { CheckInButton } from "../replies/check-in-button.tsx";
import { type Resource, textOf } from "../resource.ts";
import { eventRepliesTexts } from "./event-replies.texts.ts";
import { dayColumn, textColumn } from "./parts.tsx";

export const replyStates = [
  { id: "going", name: "Coming", hi: { name: "आ रहे हैं" } },
  { id: "offered", name: "Place offered", hi: { name: "स्थान दिया गया" } },
  { id: "waitlisted", name: "Waiting list", hi: { name: "प्रतीक्षा सूची" } },
  { id: "cancelled", name: "Cancelled", hi: { name: "रद्द" } },
] as const;
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

export const eventReplies: Resource = {
  path: "replies",
  table: "event_rsvps",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: MailCheck,
  texts: eventRepliesTexts,
  columns: [
    textColumn("name"),
    textColumn("email"),
    { id: "adults", show: (row) => textOf(row, "adults"), isNumber: true },
    { id: "children", show: (row) => textOf(row, "children"), isNumber: true },
    { id: "answers", show: answersOf },
    { id: "status", show: (row) => <State row={row} />, plain: stateName, onPhones: true },
    {
      id: "here",
      show: (row) => <CheckInButton row={row} />,
      plain: (row) => textOf(row, "checked_in_at"),
      onPhones: true,
    },
    dayColumn("created", "created_at"),
    textColumn("reference"),
  ],
  search: ["name", "email", "reference"],
  filters: [
    {
      id: "event",
      column: "event_id",
      choices: () => [],
      loadedChoices: { of: "events", list: listEventNames },
    },
    { id: "status", column: "status", choices: (language) => listIn(replyStates, language) },
  ],
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "name", column: "name", descending: false },
  ],
  bulk: [
    { id: "accept", values: { status: "going" } },
    { id: "cancel", values: { status: "cancelled" } },
  ],
  fields: [
    { name: "name", kind: "text" },
    { name: "status", kind: "choice", choices: (language) => listIn(replyStates, language) },
    { name: "adults", kind: "number" },
    { name: "children", kind: "number" },
  ],
  title: (row) => textOf(row, "name"),
};
