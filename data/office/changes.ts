import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import type { ManagedTable } from "./rows.ts";

type Functions = Database["public"]["Functions"];

/** A row that was deleted within the last thirty days, with its content then. */
export type DeletedRow = Functions["list_deleted_rows"]["Returns"][number];

/** One change of a row: before, after, when and by whom. */
export type RowChange = Functions["list_row_history"]["Returns"][number];

/**
 * Undoes what happened to these rows since `since` (an ISO moment of the server): deleted rows
 * return with their dependents, changed rows get their earlier values, new rows are removed.
 * Resolves with how many changes were undone.
 */
export async function undoChanges(
  client: SchoolClient,
  table: ManagedTable,
  ids: string[],
  since: string,
): Promise<number> {
  const { data } = await client.rpc("undo_changes", { target: table, ids, since }).throwOnError();
  return data;
}

/** The last hundred rows that can be restored from the trash, the last deleted first. */
export async function listDeletedRows(
  client: SchoolClient,
  table: ManagedTable,
): Promise<DeletedRow[]> {
  const { data } = await client.rpc("list_deleted_rows", { target: table }).throwOnError();
  return data;
}

/** The entry of one row in the trash, however much was deleted after it; null if it can no longer be restored. */
export async function findDeletedRow(
  client: SchoolClient,
  table: ManagedTable,
  id: string,
): Promise<DeletedRow | null> {
  const { data } = await client
    .rpc("list_deleted_rows", { target: table, only_row: id })
    .throwOnError();
  return data[0] ?? null;
}

/** Restores a row from the trash by the `id` of its entry there, with its dependents. */
export async function restoreDeletedRow(
  client: SchoolClient,
  table: ManagedTable,
  entryId: string,
): Promise<void> {
  await client.rpc("restore_deleted_row", { target: table, entry_id: entryId }).throwOnError();
}

/** The changes of one row, the latest first. */
export async function listRowHistory(
  client: SchoolClient,
  table: ManagedTable,
  id: string,
): Promise<RowChange[]> {
  const { data } = await client
    .rpc("list_row_history", { target: table, row_id: id })
    .throwOnError();
  return data;
}

/** Restores a row to its state after one of its changes. */
export async function restoreVersion(
  client: SchoolClient,
  table: ManagedTable,
  changeId: string,
): Promise<void> {
  await client.rpc("restore_version", { target: table, entry_id: changeId }).throwOnError();
}

/** The latest changes, one entry for each change, with one of its rows. */
export async function listLatestChanges(client: SchoolClient) {
  const { data } = await client.rpc("list_latest_changes").throwOnError();
  return data;
}

export type LatestChange = Awaited<ReturnType<typeof listLatestChanges>>[number];

/**
 * Undoes a whole change; resolves with how many rows it had. Throws 409 (PT409) if one of them has
 * changed since.
 */
export async function undoChange(client: SchoolClient, change: number): Promise<number> {
  const { data } = await client.rpc("undo_change", { wanted: change }).throwOnError();
  return data;
}
