import type { Language } from "../../../data/languages.ts";
import { listRows, type ManagedRow } from "../../../data/office/rows.ts";
import { getBackend } from "../../connection/backend.ts";
import { type Column, type Resource, textOf } from "../resource.ts";
import { type ListState, questionOf } from "./list-state.ts";
import { saveCsv } from "./save-file.ts";

const atOnce = 500;

/** Saves every row that the list's search and filters find, in its order, as a CSV file. */
export async function exportRows(
  resource: Resource,
  state: ListState,
  language: Language,
): Promise<void> {
  const client = await getBackend();
  const { sort } = state;
  const texts = resource.texts[language];
  const columns = [...resource.columns, ...(resource.exported ?? [])];
  const rows: string[][] = [columns.map(({ id }) => texts.columns[id] ?? id)];
  let last: ManagedRow | undefined;
  let hasMore = true;
  while (hasMore) {
    const from = last && { value: textOf(last, sort.column), id: last.id, backwards: false };
    const page = await listRows(client, {
      ...questionOf(resource, state),
      size: atOnce - 1,
      ...(from && { from }),
    });
    rows.push(...page.rows.map((row) => columns.map((each) => plain(each, row, language))));
    last = page.rows.at(-1);
    hasMore = page.hasOlder;
  }
  await saveCsv(rows, `${resource.path}.csv`);
}

function plain({ plain, show }: Column, row: ManagedRow, language: Language): string {
  const shown = plain ? plain(row, language) : show(row, language);
  return typeof shown === "string" || typeof shown === "number" ? String(shown) : "";
}
