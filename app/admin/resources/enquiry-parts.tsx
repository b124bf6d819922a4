import enquiryWords from "messages:admin/resources/enquiryParts";
import { indianDay } from "../../../data/calendar/indian-time.ts";
import type { Language } from "../../../data/languages.ts";
import type { ManagedRow } from "../../../data/office/rows.ts";
import { colleagues } from "../../../data/office/staff.ts";
import { useLanguage } from "../../language/language.ts";
import { nameOf } from "../../language/names.ts";
import { type Texts, useTexts } from "../../language/texts.ts";
import { shortDate } from "../../ui/dates.ts";
import { Status } from "../../ui/status.tsx";
import type { OwnFilter } from "../define-resource.tsx";
import { withoutValue } from "../list/list-state.ts";
import { type BulkAction, type Column, type Sort, textOf } from "../resource.ts";

// Shared by admission enquiries, applications and messages: a colleague, a day, whether they are open.

function Due({ row }: { row: ManagedRow }) {
  const language = useLanguage();
  const day = textOf(row, "due_on");
  if (!day || row.is_open === false) return null;
  return (
    <span className="inline-flex flex-wrap gap-x-2">
      {shortDate(day, language)}
      <Overdue since={day} />
    </span>
  );
}

/** Says that a day has passed. */
export function Overdue({ since }: { since: string }) {
  const t = useTexts(enquiryWords);
  return since < indianDay(new Date()) && <Status kind="bad">{t.overdue}</Status>;
}

type StateWords = Texts<{ choices: { status: Readonly<Record<string, string>> } }>;

/** The state of an enquiry or a message, marked while it is open. */
export function stateColumn(words: StateWords): Omit<Column, "id"> {
  const stateOf = (row: ManagedRow, language: Language) =>
    nameOf(words[language].choices.status, row.status) ?? "";
  return {
    show: (row, language) => (
      <Status kind={row.is_open === true ? "waiting" : "plain"}>{stateOf(row, language)}</Status>
    ),
    plain: stateOf,
  };
}

export const dueColumn: Omit<Column, "id"> = {
  show: (row) => <Due row={row} />,
  plain: (row) => textOf(row, "due_on"),
  onPhones: true,
};

export const openFilter: OwnFilter = {
  column: "is_open",
  choices: (language) => [
    { id: "true", name: enquiryWords[language].open },
    { id: "false", name: enquiryWords[language].done },
  ],
};

export const ownerFilter: OwnFilter = {
  column: "owner_id",
  choices: (language) => [{ id: withoutValue, name: enquiryWords[language].nobody }],
  loadedChoices: colleagues,
};

export const enquirySorts: [Sort, ...Sort[]] = [
  { id: "newest", column: "created_at", descending: true },
  { id: "due", column: "due_on", descending: false },
];

export const enquiryBulk: readonly BulkAction[] = [
  { id: "close", values: { status: "closed" } },
  { id: "spam", values: { status: "spam" } },
];
