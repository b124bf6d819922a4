import words from "messages:admin/fields/office/sportsRegistrations";
import sportsRegistrationsTexts from "messages:admin/resources/sportsRegistrations";
import { ClipboardList } from "lucide-react";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { registrationFields } from "../../../data/sports/registration-declaration.ts";
import { listSportNames } from "../../../data/sports/registrations-office.ts";
import { defineResource } from "../define-resource.tsx";
import { textOf } from "../resource.ts";
import { statusColumn } from "./status-column.tsx";

const kinds = {
  new: "waiting",
  confirmed: "good",
  waitlisted: "information",
  declined: "plain",
  withdrawn: "plain",
} as const;

const statusOf = (row: ManagedRow) => textOf(row, "status");

/** Their lists and exports never contain the medical notes, which are loaded separately, one by one. */
export const sportsRegistrations = defineResource(registrationFields, {
  path: "registrations",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: ClipboardList,
  texts: sportsRegistrationsTexts,
  words,
  columns: {
    guardian_phone: {
      show: (row) => <span className="whitespace-nowrap">{textOf(row, "guardian_phone")}</span>,
      plain: (row) => textOf(row, "guardian_phone"),
    },
    status: statusColumn(kinds, statusOf, (language) => words[language].choices.status),
  },
  filters: {
    sport: {
      column: "sport_id",
      choices: () => [],
      loadedChoices: { of: "sports", list: listSportNames },
    },
  },
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "child", column: "child_name", descending: false },
  ],
  bulk: [
    { id: "confirm", values: { status: "confirmed" } },
    { id: "decline", values: { status: "declined" } },
  ],
  title: (row) => textOf(row, "child_name"),
});
