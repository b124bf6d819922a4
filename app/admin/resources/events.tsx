import words from "messages:admin/fields/content/events";
import eventsTexts from "messages:admin/resources/events";
import standings from "messages:admin/resources/eventsStandings";
import { CalendarHeart } from "lucide-react";
import { eventFields } from "../../../data/events/event-declaration.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { eventPath } from "../../../data/pages/row-paths.ts";
import { withNames } from "../../language/names.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { withReason } from "../translated-reason.ts";
import { statusColumn } from "./status-column.tsx";

const states = ["draft", "published", "archived"] as const;

const kinds = {
  draft: "plain",
  published: "good",
  archived: "plain",
  planned: "information",
  cancelled: "bad",
} as const;

function standingOf(row: ManagedRow): keyof typeof kinds {
  const status = textOf(row, "status") as (typeof states)[number];
  if (status !== "published") return status;
  if (row.cancelled_at) return "cancelled";
  return isAhead(row) ? "planned" : "published";
}

function isAhead(row: ManagedRow): boolean {
  return Date.parse(textOf(row, "publish_at")) > Date.now();
}

const isOpen = (row: ManagedRow) => row.status === "published";

export const events = defineResource(eventFields, {
  path: "events",
  group: "content",
  icon: CalendarHeart,
  texts: eventsTexts,
  words,
  columns: {
    standing: statusColumn(kinds, standingOf, (language) => standings[language]),
    capacity: {
      show: (row) => (row.rsvp_enabled ? textOf(row, "capacity") || "∞" : ""),
      isNumber: true,
    },
  },
  filters: {
    status: {
      column: "status",
      choices: (language) => withNames(states, standings[language]),
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
  copyAhead: "starts_at",
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
      values: (reason, row, translated) => ({
        cancelled_at: new Date().toISOString(),
        cancel_reason: reason,
        translations: withReason(row, translated),
      }),
    },
    {
      id: "hold",
      isFor: (row) => isOpen(row) && Boolean(row.cancelled_at),
      values: (_reason, row) => ({
        cancelled_at: null,
        cancel_reason: null,
        translations: withReason(row, {}),
      }),
    },
  ],
  title: (row) => textOf(row, "title"),
  isShownWhenNew: true,
  publicPage: (row) => eventPath(textOf(row, "slug")),
});
