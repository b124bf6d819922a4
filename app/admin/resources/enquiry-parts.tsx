import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { listColleagues } from "../../../data/office/staff.ts";
import { useLanguage } from "../../language/language.ts";
import { shortDate } from "../../ui/dates.ts";
import { Status } from "../../ui/status.tsx";
import { withoutValue } from "../list/list-state.ts";
import { type Column, type FieldOf, type Filter, type Sort, textOf } from "../resource.ts";

// What admission enquiries and messages have in common: a colleague, a day, whether they are open.

const colleagues = { of: "colleagues", list: listColleagues };

function Due({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const day = textOf(row, "due_on");
  if (row.is_open !== true) return null;
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {shortDate(day, language)}
      {day < indianDay(new Date()) && <Status kind="bad">{enquiryWords[language].overdue}</Status>}
    </span>
  );
}

export const dueColumn: Column = {
  id: "due",
  show: (row) => <Due row={row} />,
  plain: (row) => textOf(row, "due_on"),
  onPhones: true,
};

export const ownerColumn: Column = { id: "owner", show: (row) => textOf(row, "owner_name") };

export const openFilter: Filter = {
  id: "open",
  column: "is_open",
  choices: (language) =>
    language === "hi"
      ? [
          { id: "true", name: "खुले" },
          { id: "false", name: "पूरे" },
        ]
      : [
          { id: "true", name: "Open" },
          { id: "false", name: "Done" },
        ],
};

export const ownerFilter: Filter = {
  id: "owner",
  column: "owner_id",
  choices: (language) => [{ id: withoutValue, name: language === "hi" ? "कोई नहीं" : "Nobody" }],
  loadedChoices: colleagues,
};

export const enquirySorts: [Sort, ...Sort[]] = [
  { id: "newest", column: "created_at", descending: true },
  { id: "due", column: "due_on", descending: false },
];

export function enquiryFields(
  states: (language: Language) => readonly { id: string; name: string }[],
): FieldOf[] {
  return [
    { name: "status", kind: "choice", choices: states },
    { name: "owner_id", kind: "choice", loadedChoices: colleagues, optional: true },
    { name: "due_on", kind: "day" },
    { name: "notes", kind: "long-text", optional: true },
  ];
}

export const enquiryWords = {
  en: {
    overdue: "Overdue",
    columns: { due: "Answer by", owner: "Colleague", status: "State", received: "Received" },
    fields: {
      status: { label: "State" },
      owner_id: { label: "Colleague", hint: "Who looks after it." },
      due_on: { label: "Answer by" },
      notes: { label: "Notes", hint: "Seen by colleagues alone." },
    },
    filters: {
      open: { label: "Open or done", all: "Open and done" },
      status: { label: "State", all: "Every state" },
      owner: { label: "Colleague", all: "Every colleague" },
    },
    sorts: { newest: "Last received first", due: "Due first" },
  },
  hi: {
    overdue: "देर हो गई",
    columns: { due: "कब तक उत्तर", owner: "सहकर्मी", status: "स्थिति", received: "मिला" },
    fields: {
      status: { label: "स्थिति" },
      owner_id: { label: "सहकर्मी", hint: "जो इसे देख रहे हैं।" },
      due_on: { label: "कब तक उत्तर" },
      notes: { label: "टिप्पणी", hint: "केवल सहकर्मी देखते हैं।" },
    },
    filters: {
      open: { label: "खुले या पूरे", all: "खुले और पूरे" },
      status: { label: "स्थिति", all: "हर स्थिति" },
      owner: { label: "सहकर्मी", all: "हर सहकर्मी" },
    },
    sorts: { newest: "हाल में मिले पहले", due: "जल्दी वाले पहले" },
  },
};
