import type { SchoolClient } from "../client.ts";
import type { Database } from "../database.types.ts";
import type { ManagedTable } from "./rows.ts";

type Functions = Database["public"]["Functions"];

/** A row that was deleted within the last thirty days, as it was. */
export type DeletedRow = Functions["list_deleted_rows"]["Returns"][number];

/** One change of a row: what it was before, what after, when and by whom. */
export type RowChange = Functions["list_row_history"]["Returns"][number];

/**
 * Takes back what these rows went through since `since` (an ISO moment of the server): deleted ones
 * come back with what went with them, changed ones are as they were, new ones go. Resolves with how
 * many changes were taken back.
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

/** What can still be taken out of the trash, the last deleted first. */
export async function listDeletedRows(
  client: SchoolClient,
  table: ManagedTable,
): Promise<DeletedRow[]> {
  const { data } = await client.rpc("list_deleted_rows", { target: table }).throwOnError();
  return data;
}

/** Brings a row back out of the trash by the `id` of its entry there, with what went with it. */
export async function restoreDeletedRow(
  client: SchoolClient,
  table: ManagedTable,
  entryId: string,
): Promise<void> {
  await client.rpc("restore_deleted_row", { target: table, entry_id: entryId }).throwOnError();
}

/** The changes of one row, the last first. */
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

/** Puts a row back to what it was after one of its changes. */
export async function restoreVersion(
  client: SchoolClient,
  table: ManagedTable,
  changeId: string,
): Promise<void> {
  await client.rpc("restore_version", { target: table, entry_id: changeId }).throwOnError();
}

/** What was changed last, the newest first: one entry for each change, with one of its rows. */
export async function listLatestChanges(client: SchoolClient) {
  const { data } = await client.rpc("list_latest_changes").throwOnError();
  return data;
}

export type LatestChange = Awaited<ReturnType<typeof listLatestChanges>>[number];

/**
 * Takes a whole change back; resolves with how many rows it had. Throws 409 (PT409) when something
 * was done to one of them since.
 */
export async function undoChange(client: SchoolClient, change: number): Promise<number> {
  const { data } = await client.rpc("undo_change", { wanted: change }).throwOnError();
  return data;
}
