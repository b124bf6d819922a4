import { existsSync, openAsBlob } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { openExistingDatabase } from "../database/database-folder.ts";
import { takeLock } from "../database/lock.ts";
import { openPglite } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import type { Site } from "./command.ts";
import { BackupError } from "./manifest.ts";

// A backup holds what was erased on request after it was made. The certificates of those erasures are in the
// database that the backup replaces: they name the rows, so that the erasures can be repeated.

type Ids = Record<string, string[]>;
/** A row of private.erasure_certificates. */
type Certificate = { id: string; number: string; row_ids: Ids };
type Opened = { kysely: Kysely<unknown>; close: () => Promise<void> };

/** Numbers of certificates; of the failed ones with the reason. */
type Repeated = { repeated: string[]; failed: string[] };

/**
 * Reads the certificates of the replaced database: a data folder that was set aside, or a postgres:// URL. If the
 * database in the folder does not open, its newest snapshot that does. Throws a BackupError if neither can be read.
 */
export async function readCertificates(before: string): Promise<Certificate[]> {
  if (/^postgres(ql)?:/.test(before)) return read(() => openPostgres(before), "The old database");
  if (!existsSync(before)) throw new BackupError(`${before} is not there.`);
  const lock = await takeLock(before);
  try {
    return await read(
      () => openExistingDatabase(before, (folder) => openPglite({ folder })),
      `The database in ${before}`,
    );
  } catch (failure) {
    for (const path of await listSnapshots(join(before, "snapshots"))) {
      const opening = async () => openPglite({ copy: await openAsBlob(path) });
      const certificates = await read(opening, path).catch(() => undefined);
      if (certificates) return certificates;
    }
    throw failure;
  } finally {
    await lock.release();
  }
}

/** Three snapshots, the newest first: their names contain the time. */
async function listSnapshots(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".tar.gz"));
  return names
    .toSorted()
    .slice(-3)
    .reverse()
    .map((name) => join(folder, name));
}

async function read(open: () => Promise<Opened>, name: string): Promise<Certificate[]> {
  let database: Opened | undefined;
  try {
    database = await open();
    const { rows } = await sql<{ said: string }>`
      select to_jsonb(c)::text as said from private.erasure_certificates c order by c.erased_at, c.id
    `.execute(database.kysely);
    return rows.map(({ said }) => JSON.parse(said));
  } catch (cause) {
    throw new BackupError(`${name} cannot be read.`, { cause });
  } finally {
    await database?.close().catch(() => {});
  }
}

/**
 * Repeats the erasures of these certificates in the restored database, except those that it knows, and keeps the
 * certificates there. The caller holds the lock of the data folder. One that fails changes nothing.
 */
export async function repeatErasures(site: Site, certificates: Certificate[]): Promise<Repeated> {
  const database: Opened = site.databaseUrl
    ? await openPostgres(site.databaseUrl)
    : await openExistingDatabase(site.dataDir, (folder) => openPglite({ folder }));
  const done: Repeated = { repeated: [], failed: [] };
  try {
    for (const certificate of certificates) {
      const { id, number } = certificate;
      try {
        const isNew = await database.kysely.transaction().execute(async (tx) => {
          const known = await sql`
            select 1 as found from private.erasure_certificates where id = ${id}::uuid`.execute(tx);
          if (known.rows.length > 0) return false;
          await repeat(tx, certificate);
          return true;
        });
        if (isNew) done.repeated.push(number);
      } catch (failure) {
        done.failed.push(`${number} (${failure instanceof Error ? failure.message : failure})`);
      }
    }
  } finally {
    await database.close();
  }
  return done;
}

async function repeat(tx: Kysely<unknown>, certificate: Certificate): Promise<void> {
  const erased = structuredClone(certificate.row_ids);
  // Marks of the child's face stay without its name, which the log has.
  const unnamed: string[] = [];
  for (const child of certificate.row_ids.students ?? []) {
    const marks = await sql<{ id: string }>`
      select p.id from public.pictured_children p where p.student_id = ${child}::uuid
      union all select f.id from public.filmed_children f where f.student_id = ${child}::uuid
    `.execute(tx);
    unnamed.push(...marks.rows.map(({ id }) => id));
    const { rows } = await sql<{ gone: string }>`
      select private.erase_student(s)::text as gone from public.students s where s.id = ${child}::uuid
    `.execute(tx);
    for (const { gone } of rows) addIds(erased, JSON.parse(gone));
  }
  // Rows before those that they refer to.
  const tables = await sql<{ name: string }>`
    select k.name from jsonb_object_keys(${JSON.stringify(erased)}::text::jsonb) as k (name)
    where to_regclass(format('public.%I', k.name)) is not null
    order by private.reference_depth(k.name) desc, k.name
  `.execute(tx);
  for (const { name } of tables.rows) {
    await sql`
      delete from ${sql.table(`public.${name}`)} t where t.id in ${idsOf(erased[name] ?? [])}
    `.execute(tx);
  }
  await sql`
    update public.audit_log l set before = null, after = null
    where l.row_id in ${idsOf([...Object.values(erased).flat(), ...unnamed])}
      and (l.before is not null or l.after is not null)
  `.execute(tx);
  await keepCertificate(tx, certificate, erased);
}

/** The daily check looks for the rows in copies again, since the backup is one from before the erasure. */
async function keepCertificate(tx: Kysely<unknown>, certificate: Certificate, row_ids: Ids) {
  const unchecked = { checked_at: null, copy_at: null, rows_left: null, oldest_copy_at: null };
  const kept = JSON.stringify(Object.assign({}, certificate, unchecked, { row_ids }));
  await sql`
    insert into private.erasure_certificates
    select r.* from jsonb_populate_record(null::private.erasure_certificates, ${kept}::text::jsonb) r
  `.execute(tx);
  const { rows } = await sql<{ left: number }>`
    select private.count_erased_rows(c.row_ids) as left from private.erasure_certificates c
    where c.id = ${certificate.id}::uuid
  `.execute(tx);
  if (rows[0]?.left !== 0) throw new BackupError("Something of it is still there.");
}

function addIds(all: Ids, more: Ids): void {
  for (const [table, ids] of Object.entries(more)) {
    all[table] = [...new Set([...(all[table] ?? []), ...ids])];
  }
}

const idsOf = (ids: string[]) => sql`(
  select i.id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb) as i (id))`;
