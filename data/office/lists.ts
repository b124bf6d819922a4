import type { SchoolClient } from "../client.ts";
import type { Json } from "../database.types.ts";
import {
  type ListFilters,
  type ListQuestion,
  listRows,
  type ManagedRow,
  type ManagedTable,
  type RowValues,
} from "./rows.ts";

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

/** The columns that hold a position. */
export type PlaceColumn = "position" | "order";

const atOnce = 499;

/** All rows of a table with these values, by position. Throws 42501 for non-administrators. */
export async function listRowsInOrder(
  client: SchoolClient,
  table: ManagedTable,
  column: PlaceColumn,
  filters: ListFilters = {},
): Promise<ManagedRow[]> {
  const rows: ManagedRow[] = [];
  for (let hasMore = true; hasMore; ) {
    const last = rows.at(-1);
    const page = await listRows(client, {
      table,
      sort: { column, descending: false },
      filters,
      search: "",
      searchColumns: [],
      size: atOnce,
      ...(last && { from: { value: String(last[column]), id: last.id, backwards: false } }),
    });
    rows.push(...page.rows);
    hasMore = page.hasOlder;
  }
  return rows;
}

/** Numbers rows 1, 2, 3… in the order of their ids, in one change. Resolves with how many moved. */
export async function orderRows(
  client: SchoolClient,
  table: ManagedTable,
  column: PlaceColumn,
  ids: readonly string[],
): Promise<number> {
  const { data } = await client
    .rpc("order_managed_rows", { target: table, place_column: column, ids: [...ids] })
    .throwOnError();
  return data;
}

/** An admin's saved views of a list and those that colleagues share, by name. */
export async function listViews(client: SchoolClient, resource: string) {
  const { data } = await client
    .from("admin_views")
    .select("id, name, query, is_shared, owner")
    .eq("resource", resource)
    .order("name")
    .throwOnError();
  return data;
}

export type ListView = Awaited<ReturnType<typeof listViews>>[number];

/** Saves a list's query string (without its question mark) under a name. */
export async function createView(
  client: SchoolClient,
  view: { resource: string; name: string; query: string; is_shared: boolean },
): Promise<void> {
  await client.from("admin_views").insert(view).throwOnError();
}

export async function deleteView(client: SchoolClient, id: string): Promise<void> {
  await client.from("admin_views").delete().eq("id", id).throwOnError();
}
