import type { SchoolClient } from "../client.ts";
import type { Json } from "../database.types.ts";
import type { ListQuestion, ManagedRow, ManagedTable, RowValues } from "./rows.ts";

type Found = Pick<ListQuestion, "table" | "filters" | "search" | "searchColumns">;

/** The exact number of rows that a list's search and filters find. */
export async function countFoundRows(client: SchoolClient, found: Found): Promise<number> {
  const { table, filters, search, searchColumns } = found;
  const { data } = await client
    .rpc("count_found_rows", { target: table, filters, search, search_columns: searchColumns })
    .throwOnError();
  return data;
}

/**
 * Sets the same values in every found row, or deletes them (null), if there are exactly `expected`;
 * otherwise throws 409 (PT409) and changes nothing. Resolves with the change id for undoChange.
 */
export async function changeFoundRows(
  client: SchoolClient,
  { table, filters, search, searchColumns }: Found,
  values: RowValues | null,
  expected: number,
): Promise<number> {
  const { data } = await client
    .rpc("change_found_rows", {
      target: table,
      // The function takes null to delete.
      new_values: values as Json & object,
      filters,
      search,
      search_columns: searchColumns,
      expected,
    })
    .throwOnError();
  return data;
}

/** Rows of several tables that contain a word, the last changed first. */
export async function findManagedRows(
  client: SchoolClient,
  targets: { table: ManagedTable; columns: string[] }[],
  search: string,
): Promise<{ table: ManagedTable; row: ManagedRow }[]> {
  const { data } = await client.rpc("find_managed_rows", { targets, search }).throwOnError();
  return data.map(({ table_name, found }) => ({
    table: table_name as ManagedTable,
    row: found as ManagedRow,
  }));
}
