import { Mail } from "lucide-react";
import { type Language, listIn } from "../../../data/languages.ts";
import { resendMail } from "../../../data/office/enquiry-answers.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { useLanguage } from "../../language/language.ts";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { Status } from "../../ui/status.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";

const states = [
  { id: "waiting", name: "Waiting", hi: { name: "प्रतीक्षा में" } },
  { id: "failed", name: "Failed", hi: { name: "विफल" } },
  { id: "sent", name: "Sent", hi: { name: "भेजा गया" } },
] as const;
const kinds = { waiting: "waiting", failed: "bad", sent: "good" } as const;
const stateOf = (row: ManagedRow, language: Language) =>
  listIn(states, language).find(({ id }) => id === row.state)?.name ?? "";

const texts: Record<"en" | "hi", ResourceTexts> = {
  en: {
    many: "Outgoing mail",
    one: "letter",
    add: "",
    lead: "Every letter the site sends. One that cannot be sent is tried again for about two days, then it stands here as failed.",
    empty: "No letter has been written yet.",
    columns: { recipient: "To", template: "Letter", state: "State", when: "Written", why: "Why" },
    fields: {},
    filters: { state: { label: "State", all: "Every state" } },
    sorts: { newest: "Last written first", oldest: "First written first" },
    bulk: { resend: "Send again" },
  },
  hi: {
    many: "बाहर जाने वाले पत्र",
    one: "पत्र",
    add: "",
    lead: "साइट के भेजे सभी पत्र। जो नहीं जा सकता उसे लगभग दो दिन तक फिर आज़माया जाता है, फिर वह विफल दिखता है।",
    empty: "अभी कोई पत्र नहीं लिखा गया है।",
    columns: { recipient: "किसे", template: "पत्र", state: "स्थिति", when: "लिखा गया", why: "क्यों" },
    fields: {},
    filters: { state: { label: "स्थिति", all: "हर स्थिति" } },
    sorts: { newest: "नए पत्र पहले", oldest: "पुराने पत्र पहले" },
    bulk: { resend: "फिर भेजें" },
  },
};

export const momentOf = (at: string, language: Language) =>
  at && `${shortDate(at, language)}, ${timeSpan(at, null, language)}`;

/** "event rsvp going": the kind of letter, as the database names it. */
export const letterKind = (row: ManagedRow) => textOf(row, "template").replaceAll("_", " ");

export function LetterState({ row }: { row: ManagedRow }) {
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
    { id: "template", show: letterKind, onPhones: true },
    { id: "state", show: (row) => <LetterState row={row} />, plain: stateOf },
    { id: "why", show: (row) => textOf(row, "last_error").slice(0, 80) },
    {
      id: "when",
      show: (row, language) => momentOf(row.created_at, language),
      plain: (row) => row.created_at,
    },
  ],
  search: ["recipient", "template"],
  filters: [{ id: "state", column: "state", choices: (language) => listIn(states, language) }],
  sorts: [
    { id: "newest", column: "created_at", descending: true },
    { id: "oldest", column: "created_at", descending: false },
  ],
  bulk: [{ id: "resend", run: resendMail }],
  fields: [],
  title: (row) => textOf(row, "recipient"),
};
