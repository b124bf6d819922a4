import type { Backend } from "../../tests/fixtures/backend.ts";
import type { TableName } from "./expectations.ts";

/** All rows of a table by their ids, without the time of their last write. */
export async function rowsOf(backend: Backend, table: TableName) {
  const rows = new Map<string, object>();
  for (;;) {
    const { data } = await backend
      .service()
      .from(table as "events")
      .select("*")
      .order("id")
      .range(rows.size, rows.size + 999)
      .throwOnError();
    for (const { updated_at: _, ...row } of data) rows.set(row.id, row);
    if (data.length < 1000) return rows;
  }
}

/** The rows of several tables, for comparison before and after. */
export async function rowsOfAll<Table extends TableName>(
  backend: Backend,
  tables: readonly Table[],
) {
  const all = new Map<Table, Map<string, object>>();
  for (const table of tables) all.set(table, await rowsOf(backend, table));
  return all;
}
