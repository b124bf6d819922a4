import type { Json } from "../../../data/database.types.ts";
import type { ImportedTable } from "../../../data/office/imports-and-promotions.ts";
import type { ManagedRow, RowValues } from "../../../data/office/rows.ts";
import { groupBy } from "../../../data/older-browsers.ts";
import type { Resource } from "../resource.ts";
import {
  type CheckedFile,
  type ChosenColumns,
  type Corrections,
  cellIn,
  importedFields,
  type ListedFile,
} from "./check-rows.ts";

/** The column that names a row of a table whose rows can be there twice; nobody has two admission numbers. */
export const namingColumns: Partial<Record<ImportedTable, string>> = {
  alumni_records: "full_name",
  bus_stops: "name",
  calendar_entries: "title",
  mailing_contacts: "name",
  teachers: "name",
};

/** The names in a file, each once. */
export function namesIn(
  file: ListedFile,
  columns: ChosenColumns,
  corrections: Corrections,
  field: string,
): string[] {
  const names = file.rows.map((_, index) =>
    cellIn(file, columns, corrections, { row: index + 2, field }).trim(),
  );
  return [...new Set(names)].filter(Boolean);
}

/**
 * The good rows of a file that are in the list already: everything that the file says about them is there. What
 * it leaves empty may be there, because a colleague may have added it since.
 */
export function findRowsThere(
  resource: Resource,
  { good, goodRows }: CheckedFile,
  there: readonly ManagedRow[],
  cellOf: (row: number, field: string) => string,
): ReadonlySet<RowValues> {
  const naming = namingColumns[resource.table as ImportedTable] ?? "";
  const byName = groupBy(there, (row) => row[naming]);
  const fields = importedFields(resource);
  const isThere = (values: RowValues, row: number) => {
    const given = fields.filter(({ name }) => cellOf(row, name).trim() !== "");
    const named = byName.get(values[naming]) ?? [];
    return named.some((one) => given.every(({ name }) => isSame(values[name], one[name])));
  };
  return new Set(good.filter((values, index) => isThere(values, goodRows[index] ?? 0)));
}

function isSame(value: Json | undefined, stored: Json | undefined): boolean {
  return plain(value) === plain(stored);
}

/** The database stores a time with its seconds. */
const plain = (value: Json | undefined) =>
  JSON.stringify(value ?? "").replace(/^"(\d\d:\d\d):00"$/, '"$1"');
