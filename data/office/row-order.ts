import type { SchoolClient } from "../client.ts";
import { listRows, type ManagedRow, type ManagedTable } from "./rows.ts";

/** The columns that hold a position. */
export type PlaceColumn = "position" | "order";

const atOnce = 499;

/** All rows of a table by position. Throws 42501 for non-administrators. */
export async function listRowsInOrder(
  client: SchoolClient,
  table: ManagedTable,
  column: PlaceColumn,
): Promise<ManagedRow[]> {
  const rows: ManagedRow[] = [];
  for (let hasMore = true; hasMore; ) {
    const last = rows.at(-1);
    const page = await listRows(client, {
      table,
      sort: { column, descending: false },
      filters: {},
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
