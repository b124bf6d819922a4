import type { ManagedTable } from "../../data/office/rows.ts";

/** Under this key lie all answers about a table: what changes it makes them stale together. */
export function rowsKey(table: ManagedTable) {
  return ["rows", table] as const;
}
