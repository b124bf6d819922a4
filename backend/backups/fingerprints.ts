import { queueSchema } from "../jobs/job-intervals.ts";

/** A table's row count, and an order-independent digest of all values. */
export type Fingerprint = { rows: number; md5: string };

/** By the table's name with its schema, "public.events". */
export type Fingerprints = Record<string, Fingerprint>;

/** Runs one statement on either database and resolves with its rows. */
export type RunQuery = <Row>(statement: string) => Promise<Row[]>;

export type Table = { name: string; columns: string };

// Leaves out the server's own schemas, and the queue's, because pending jobs are not the school's data.
const ours = `n.nspname !~ '^pg_' and n.nspname not in ('information_schema', '${queueSchema}')`;

/** All tables that hold data, each with its columns except those that the database computes. */
export async function listTables(run: RunQuery): Promise<Table[]> {
  return run<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${ours}
    group by n.nspname, c.relname order by 1`);
}

/**
 * Counts and digests every table. Two databases with equal fingerprints hold the same rows. The session needs
 * the settings on which the text of values depends, as in both databases of the product (UTC).
 */
export async function fingerprintTables(run: RunQuery): Promise<Fingerprints> {
  const prints: Fingerprints = {};
  for (const { name, columns } of await listTables(run)) {
    const [print] = await run<Fingerprint>(`
      select count(*)::int as rows, md5(coalesce(string_agg(row, '' order by row), '')) as md5
      from (select md5(row(${columns})::text) collate "C" as row from ${name}) as rows`);
    if (print) prints[name] = { rows: Number(print.rows), md5: print.md5 };
  }
  return prints;
}

/** The names of the tables in which two databases differ. */
export function listDifferences(one: Fingerprints, other: Fingerprints): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.md5 !== other[name]?.md5,
  );
}

export function countRows(prints: Fingerprints): number {
  return Object.values(prints).reduce((sum, { rows }) => sum + rows, 0);
}
