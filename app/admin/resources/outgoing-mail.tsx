import texts from "messages:admin/resources/outgoingMail";
import states from "messages:admin/resources/outgoingMailStates";
import { Mail } from "lucide-react";
import type { Language } from "../../../data/languages.ts";
import { resendMail } from "../../../data/office/enquiry-answers.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { choicesNamed, nameOf } from "../../language/names.ts";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { Status } from "../../ui/status.tsx";
import { type Resource, textOf } from "../resource.ts";

const kinds = { waiting: "waiting", failed: "bad", sent: "good" } as const;
const stateOf = (row: ManagedRow, language: Language) => nameOf(states[language], row.state) ?? "";

export const momentOf = (at: string, language: Language) =>
  at && `${shortDate(at, language)}, ${timeSpan(at, null, language)}`;

/** "RSVP: place confirmed": the kind of email; as the database names it if no catalogue does. */
export const emailKind = (row: ManagedRow, language: Language) =>
  nameOf(texts[language].kinds, row.template) ?? textOf(row, "template").replaceAll("_", " ");

export function EmailState({ row }: { row: ManagedRow }) {
  const state = textOf(row, "state") as keyof typeof kinds;
  return <Status kind={kinds[state]}>{stateOf(row, useLanguage())}</Status>;
}

export const outgoingMail: Resource = {
  path: "mail",
  table: "admin_mail",
  isGiven: true,
  isKept: true,
  isInternal: true,
  group: "office",
  icon: Mail,
  texts,
  columns: [
    { id: "recipient", show: (row) => textOf(row, "recipient") },
    { id: "template", show: emailKind, onPhones: true },
    { id: "state", show: (row) => <EmailState row={row} />, plain: stateOf },
    { id: "why", show: (row) => textOf(row, "last_error").slice(0, 80) },
    {
      id: "when",
      show: (row, language) => momentOf(row.created_at, language),
      plain: (row) => row.created_at,
    },
  ],
  search: ["recipient", "template"],
  filters: [
    { id: "state", column: "state", choices: (language) => choicesNamed(states[language]) },
  ],
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "oldest", column: "created_at", descending: false },
  ],
  bulk: [{ id: "resend", run: resendMail }],
  fields: [],
  title: (row) => textOf(row, "recipient"),
};
