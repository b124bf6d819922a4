import { type Kysely, sql } from "kysely";
import { openExistingDatabase } from "../database/database-folder.ts";
import { openPglite } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import type { Site } from "./command.ts";
import { BackupError } from "./manifest.ts";

// A backup holds what was erased on request after it was made. The certificates of those erasures are in the
// database that the backup replaces (replaced-database.ts): they name the rows, so that the erasures can be repeated.

type Ids = Record<string, string[]>;
/** A row of private.erasure_certificates. */
export type Certificate = {
  id: string;
  number: string;
  kind: "student" | "mailbox";
  row_ids: Ids;
};

/**
 * Numbers of certificates; of the failed ones with the reason. `mailboxes` are those of the repeated that are of a
 * mailbox: a certificate does not name it, so only its rows are erased, and nothing else that knows the address.
 */
type Repeated = { repeated: string[]; mailboxes: string[]; failed: string[] };

/**
 * Repeats the erasures of these certificates in the restored database, except those that it knows, and keeps the
 * certificates there. The caller holds the lock of the data folder. One that fails changes nothing.
 */
export async function repeatErasures(site: Site, certificates: Certificate[]): Promise<Repeated> {
  const database: { kysely: Kysely<unknown>; close: () => Promise<void> } = site.databaseUrl
    ? await openPostgres(site.databaseUrl)
    : await openExistingDatabase(site.dataDir, (folder) => openPglite({ folder }));
  const done: Repeated = { repeated: [], mailboxes: [], failed: [] };
  try {
    for (const certificate of certificates) {
      const { id, number, kind } = certificate;
      try {
        const isNew = await database.kysely.transaction().execute(async (tx) => {
          const known = await sql`
            select 1 as found from private.erasure_certificates where id = ${id}::uuid`.execute(tx);
          if (known.rows.length > 0) return false;
          await repeat(tx, certificate);
          return true;
        });
        if (isNew) done.repeated.push(number);
        if (isNew && kind === "mailbox") done.mailboxes.push(number);
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
  // Deleting notes has written what they said, under ids that no certificate has.
  const changes = await sql<{ id: string }>`
    delete from public.medical_note_changes c
    where c.registration_id in ${idsOf(erased.sports_registrations ?? [])} returning c.id
  `.execute(tx);
  addIds(erased, { medical_note_changes: changes.rows.map(({ id }) => id) });
  await sql`
    update public.audit_log l set before = null, after = null
    where l.row_id in ${idsOf([...Object.values(erased).flat(), ...unnamed])}
      and (l.before is not null or l.after is not null)
  `.execute(tx);
  await sql`select private.purge_guardian_access()`.execute(tx);
  await keepCertificate(tx, certificate, erased);
}

/** The daily check looks for the rows in copies again, because this backup is older than the erasure. */
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
