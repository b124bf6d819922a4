import { CalendarHeart } from "lucide-react";
import type { Json } from "../../../data/database.types.ts";
import { eventFields } from "../../../data/events/event-fields.ts";
import { listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { Status } from "../../ui/status.tsx";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { eventsTexts } from "./events.texts.ts";

const states = [
  { id: "draft", name: "Draft", hi: { name: "मसौदा" } },
  { id: "published", name: "Published", hi: { name: "प्रकाशित" } },
  { id: "archived", name: "Withdrawn", hi: { name: "हटाया गया" } },
] as const;

const standings = [
  ...states,
  { id: "planned", name: "Planned", hi: { name: "आगे प्रकाशित होगा" } },
  { id: "cancelled", name: "Cancelled", hi: { name: "रद्द" } },
] as const;
const kinds = {
  draft: "plain",
  published: "good",
  archived: "plain",
  planned: "information",
  cancelled: "bad",
} as const;

function standingOf(row: ManagedRow): keyof typeof kinds {
  const status = textOf(row, "status") as (typeof states)[number]["id"];
  if (status !== "published") return status;
  if (row.cancelled_at) return "cancelled";
  return isAhead(row) ? "planned" : "published";
}

function isAhead(row: ManagedRow): boolean {
  return Date.parse(textOf(row, "publish_at")) > Date.now();
}

const standingName = (row: ManagedRow, language: "en" | "hi") =>
  listIn(standings, language).find(({ id }) => id === standingOf(row))?.name ?? "";

function Standing({ row }: { row: ManagedRow }) {
  return <Status kind={kinds[standingOf(row)]}>{standingName(row, useLanguage())}</Status>;
}

const isOpen = (row: ManagedRow) => row.status === "published";

export const events = defineResource(eventFields, {
  path: "events",
  group: "content",
  icon: CalendarHeart,
  texts: eventsTexts,
  columns: {
    standing: {
      words: { en: "State", hi: "स्थिति" },
      show: (row) => <Standing row={row} />,
      plain: standingName,
      onPhones: true,
    },
    capacity: {
      show: (row) => (row.rsvp_enabled ? textOf(row, "capacity") || "∞" : ""),
      isNumber: true,
    },
  },
  filters: {
    status: {
      label: { en: "State", hi: "स्थिति" },
      all: { en: "Every state", hi: "हर स्थिति" },
      column: "status",
      choices: (language) => listIn(states, language),
    },
  },
  sorts: [
    { id: "latest", column: "starts_at", descending: true },
    { id: "earliest", column: "starts_at", descending: false },
    { id: "newest", column: "created_at", descending: true },
  ],
  bulk: [
    { id: "publish", values: { status: "published" } },
    { id: "withdraw", values: { status: "archived" } },
  ],
  initial: { category: "general", max_party: 6, offer_hours: 24 },
  tabs: ["replies"],
  copy: { slug: null },
  publishing: {
    standing: (row) => {
      if (row.status !== "published") return "draft";
      return isAhead(row) ? "scheduled" : "published";
    },
    publish: { status: "published" },
    from: "publish_at",
    withdraw: { status: "draft" },
  },
  actions: [
    {
      id: "cancel",
      isFor: (row) => isOpen(row) && !row.cancelled_at,
      longestReason: 400,
      values: (reason, row, reasonInHindi) => ({
        cancelled_at: new Date().toISOString(),
        cancel_reason: reason,
        translations: withHindiReason(row, reasonInHindi),
      }),
    },
    {
      id: "hold",
      isFor: (row) => isOpen(row) && Boolean(row.cancelled_at),
      values: (_reason, row) => ({
        cancelled_at: null,
        cancel_reason: null,
        translations: withHindiReason(row, ""),
      }),
    },
  ],
  title: (row) => textOf(row, "title"),
  publicPage: (row) => `/invites/${textOf(row, "slug")}`,
});

/** The translations of an event with the Hindi of why it is called off, or with none. */
function withHindiReason(row: ManagedRow, reason: string): Record<string, Json> {
  const { hi = {} } = row.translations as { hi?: Record<string, Json> };
  const { cancel_reason: _before, ...rest } = hi;
  const said = { ...rest, ...(reason && { cancel_reason: reason }) };
  return Object.keys(said).length > 0 ? { hi: said } : {};
}
