import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type postgres from "postgres";
import { openPostgres } from "../database/postgres.ts";
import { readManifest } from "./manifest.ts";
import { isBackup } from "./rotation.ts";

// Counts what a PostgreSQL backup still holds of rows erased on request. With the embedded database the site
// itself opens the snapshots (server/jobs/erasure-checks.ts).

/** A certificate's id, and how many of its rows a backup holds. */
export type ErasedRows = { id: string; rows_left: number };

/**
 * Counts the rows of the open certificates that the transaction sees: those in the backup, if it uses the
 * backup's database snapshot.
 */
export async function countErasedRows(tx: postgres.TransactionSql): Promise<ErasedRows[]> {
  const [found] = await tx`select to_regclass('private.erasure_certificates') as name`;
  // A database that was never started.
  if (!found?.name) return [];
  return tx<ErasedRows[]>`
    select c.id, private.count_erased_rows(c.row_ids) as rows_left from private.erasure_certificates c
    where c.rows_left is null or c.rows_left > 0 or c.oldest_copy_at < c.erased_at`;
}

/** Records on the certificates the counts of a folder's newest backup, and how old its oldest one is. */
export async function recordErasedRows(
  url: string,
  counted: ErasedRows[],
  takenAt: string,
  folder: string,
): Promise<void> {
  if (counted.length === 0) return;
  const [oldest = ""] = (await readdir(folder)).filter(isBackup).sort();
  const oldestAt = (await readManifest(join(folder, oldest))).takenAt;
  const database = await openPostgres(url);
  try {
    for (const { id, rows_left } of counted) {
      await database.driver`
        update private.erasure_certificates
        set checked_at = now(), copy_at = ${takenAt}, rows_left = ${rows_left}, oldest_copy_at = ${oldestAt}
        where id = ${id}`;
    }
  } finally {
    await database.close();
  }
}
