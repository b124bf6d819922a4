import { ClipboardList } from "lucide-react";
import { listIn } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { listSportNames } from "../../../data/sports/registrations-office.ts";
import { useLanguage } from "../../language/language.ts";
import { Status } from "../../ui/status.tsx";
import { type Resource, textOf } from "../resource.ts";
import { campusColumn, campusFilter, dayColumn, textColumn } from "./parts.tsx";
import { sportsRegistrationsTexts } from "./sports-registrations.texts.ts";

const states = [
  { id: "new", name: "New", hi: { name: "नया" } },
  { id: "confirmed", name: "Confirmed", hi: { name: "पक्का" } },
  { id: "waitlisted", name: "Waiting list", hi: { name: "प्रतीक्षा सूची" } },
  { id: "declined", name: "Declined", hi: { name: "अस्वीकृत" } },
  { id: "withdrawn", name: "Withdrawn", hi: { name: "वापस लिया गया" } },
] as const;
const kinds = {
  new: "waiting",
  confirmed: "good",
  waitlisted: "information",
  declined: "plain",
  withdrawn: "plain",
} as const;

const stateName = (row: ManagedRow, language: "en" | "hi") =>
  listIn(states, language).find(({ id }) => id === row.status)?.name ?? textOf(row, "status");

function State({ row }: { row: ManagedRow }) {
  const kind = kinds[textOf(row, "status") as keyof typeof kinds] ?? "plain";
  return <Status kind={kind}>{stateName(row, useLanguage())}</Status>;
}

/** Their lists and exports never carry the medical notes: those are apart, and asked for one by one. */
export const sportsRegistrations: Resource = {
  path: "registrations",
  table: "sports_registrations",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: ClipboardList,
  texts: sportsRegistrationsTexts,
  columns: [
    textColumn("child_name"),
    textColumn("batch"),
    textColumn("guardian_name"),
    textColumn("guardian_phone", {
      show: (row) => <span className="whitespace-nowrap">{textOf(row, "guardian_phone")}</span>,
      plain: (row) => textOf(row, "guardian_phone"),
    }),
    campusColumn,
    { id: "status", show: (row) => <State row={row} />, plain: stateName, onPhones: true },
    dayColumn("created", "created_at"),
  ],
  exported: [
    dayColumn("born", "date_of_birth"),
    textColumn("guardian_email"),
    textColumn("reference"),
  ],
  search: ["child_name", "guardian_name", "guardian_email", "reference"],
  filters: [
    {
      id: "sport",
      column: "sport_id",
      choices: () => [],
      loadedChoices: { of: "sports", list: listSportNames },
    },
    { id: "status", column: "status", choices: (language) => listIn(states, language) },
    campusFilter,
  ],
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "child", column: "child_name", descending: false },
  ],
  bulk: [
    { id: "confirm", values: { status: "confirmed" } },
    { id: "decline", values: { status: "declined" } },
  ],
  fields: [
    {
      name: "status",
      kind: "choice",
      choices: (language) => listIn(states, language),
      wide: true,
    },
    { name: "notes", kind: "long-text", optional: true },
  ],
  title: (row) => textOf(row, "child_name"),
};
