import { useQueryClient } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { type Language, listIn } from "../../../data/languages.ts";
import { resendMail } from "../../../data/managed/outgoing-mail.ts";
import type { ManagedRow } from "../../../data/managed/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { useLanguage } from "../../language/language.ts";
import { Button } from "../../ui/button.tsx";
import { shortDate, timeSpan } from "../../ui/dates.ts";
import { Status } from "../../ui/status.tsx";
import { Facts } from "../frame/facts.tsx";
import { useToast } from "../frame/toasts.tsx";
import { type Resource, type ResourceTexts, textOf } from "../resource.ts";
import { rowsKey } from "../row-queries.ts";
import { textColumn } from "./parts.tsx";
import "../people/people.css";

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

const words = {
  en: {
    attempts: "Attempts",
    sent: "Sent",
    next: "Next attempt",
    resend: "Send again now",
    resent: "It is being sent again.",
    failed: "This did not work. Please try again.",
  },
  hi: {
    attempts: "प्रयास",
    sent: "भेजा गया",
    next: "अगला प्रयास",
    resend: "अभी फिर भेजें",
    resent: "फिर भेजा जा रहा है।",
    failed: "यह नहीं हो सका। कृपया फिर कोशिश करें।",
  },
};

const moment = (at: string, language: Language) =>
  at && `${shortDate(at, language)}, ${timeSpan(at, null, language)}`;

/** "event rsvp going": the kind of letter, as the database names it. */
const kindOf = (row: ManagedRow) => textOf(row, "template").replaceAll("_", " ");

/** What became of a letter, and another attempt. What it said is not shown: it may hold a personal link. */
function AboutLetter({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const t = words[language];
  const { columns } = texts[language];
  const showToast = useToast();
  const queries = useQueryClient();
  const resend = async () => {
    try {
      await resendMail(await getBackend(), [row.id]);
      showToast({ message: t.resent });
      await queries.invalidateQueries({ queryKey: rowsKey("admin_mail") });
    } catch {
      showToast({ message: t.failed });
    }
  };
  return (
    <div className="about-row">
      <Facts
        of={[
          [columns.template ?? "", kindOf(row)],
          [columns.state ?? "", <State key="state" row={row} />],
          [columns.when ?? "", moment(row.created_at, language)],
          [t.sent, moment(textOf(row, "sent_at"), language)],
          [t.attempts, textOf(row, "attempts")],
          [columns.why ?? "", textOf(row, "last_error")],
          [t.next, row.state === "waiting" && moment(textOf(row, "next_attempt_at"), language)],
        ]}
      />
      {row.state !== "sent" && (
        <div>
          <Button onClick={() => void resend()}>{t.resend}</Button>
        </div>
      )}
    </div>
  );
}

function State({ row }: { row: ManagedRow }) {
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
    textColumn("recipient"),
    { id: "template", show: kindOf, onPhones: true },
    { id: "state", show: (row) => <State row={row} />, plain: stateOf },
    textColumn("why", { show: (row) => textOf(row, "last_error").slice(0, 80) }),
    {
      id: "when",
      show: (row, language) => moment(row.created_at, language),
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
  about: AboutLetter,
};
