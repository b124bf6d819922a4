import type { SchoolClient } from "../client.ts";
import type { Json } from "../database.types.ts";
import type { ListQuestion, ManagedRow, ManagedTable, RowValues } from "./rows.ts";

type Found = Pick<ListQuestion, "table" | "filters" | "search" | "searchColumns">;

/** How many rows a list's search and filters find, to the last one. */
export async function countFoundRows(client: SchoolClient, found: Found): Promise<number> {
  const { table, filters, search, searchColumns } = found;
  const { data } = await client
    .rpc("count_found_rows", { target: table, filters, search, search_columns: searchColumns })
    .throwOnError();
  return data;
}

/**
 * Sets the same values in every row that is found, or deletes them (null), if they are as many as
 * `expected`: 409 (PT409) otherwise, and nothing is changed. Resolves with the change, for undoChange.
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
      // The function takes null for "delete them".
      new_values: values as Json & object,
      filters,
      search,
      search_columns: searchColumns,
      expected,
    })
    .throwOnError();
  return data;
}

/** Rows of several tables in which a word stands, the last changed first. */
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
