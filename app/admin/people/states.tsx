import alumniRecordsTexts from "messages:admin/people/alumniRecords";
import alumniStates from "messages:admin/people/alumniStates";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { shortDate } from "../../ui/dates.ts";
import { Status } from "../../ui/status.tsx";
import { textOf } from "../resource.ts";

export type AlumniStatus = keyof typeof alumniStates.en;

const kinds = {
  pending: "waiting",
  rejected: "bad",
  verified: "good",
  suspended: "bad",
  deleted: "bad",
} as const;

/** The state of a profile in a word. */
export function AlumniState({ row }: { row: ManagedRow }) {
  const status = textOf(row, "status") as AlumniStatus;
  return <Status kind={kinds[status]}>{alumniStates[useLanguage()][status]}</Status>;
}

/** The progress of a record's alumnus: invited, registered, approved. */
export function recordState(row: ManagedRow, language: Language): string {
  const { states } = alumniRecordsTexts[language];
  if (row.profile_id) return states.registered;
  const invited = textOf(row, "invited_at");
  if (invited) return states.invited(shortDate(invited, language));
  return row.email ? states.waiting : states.noAddress;
}

export function RecordState({ row }: { row: ManagedRow }) {
  const kind = row.profile_id ? "good" : row.invited_at ? "waiting" : "plain";
  return <Status kind={kind}>{recordState(row, useLanguage())}</Status>;
}
