import type { ManagedTable } from "../../data/office/rows.ts";

/** The query key of everything about a table: a change makes all of it stale. */
export function rowsKey(table: ManagedTable) {
  return ["rows", table] as const;
}
