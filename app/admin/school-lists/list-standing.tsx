import type { ManagedRow } from "../../../data/office/rows.ts";
import { type Texts, useTexts } from "../../language/texts.ts";
import { Status } from "../../ui/status.tsx";

export type StandingWords = Texts<{ choices: { status: { open: string; archived: string } } }>;

/** Whether a row of the school's own lists is open or archived. */
export function ListStanding({ row, words }: { row: ManagedRow; words: StandingWords }) {
  const { status } = useTexts(words).choices;
  return row.status === "open" ? (
    <Status kind="good">{status.open}</Status>
  ) : (
    <Status kind="plain">{status.archived}</Status>
  );
}
