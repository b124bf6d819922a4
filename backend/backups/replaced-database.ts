import { existsSync, openAsBlob } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Kysely, sql } from "kysely";
import { openExistingDatabase } from "../database/database-folder.ts";
import { takeLock } from "../database/lock.ts";
import { openPglite } from "../database/pglite.ts";
import { openPostgres } from "../database/postgres.ts";
import { StartFailure } from "../process/start-failure.ts";
import { type Site, say } from "./command.ts";
import { BackupError } from "./manifest.ts";
import { type Certificate, repeatErasures } from "./repeated-erasures.ts";

// What the database that a backup replaces knows of erasures: which one is read, how far it goes, and what it
// leaves to the operator.

const guide = '"After a restore" in docs/operation/backups.md';

type Opened = { kysely: Kysely<unknown>; close: () => Promise<void> };
type Source = {
  /** Begins the sentences about it. */
  name: string;
  isSnapshot: boolean;
  certificates: Certificate[];
  /** When it was last changed. An erasure is a change: it knows those until then, and none after. */
  until: string | undefined;
};

/**
 * Repeats the erasures that the replaced database knows, and says which database that was and what is left for the
 * operator. It is the one in `before`, else in the newest folder that was set aside beside DATA_DIR.
 */
export async function eraseAgain(site: Site, before: string | undefined, takenAt: string) {
  const place = before ?? (await findSetAside(site.dataDir));
  const source = place && (await readCertificates(place).catch(sayFailure));
  if (!source) return sayWhatIsBack(takenAt, takenAt);
  const { name, until, isSnapshot } = source;
  say(until ? `${name} was last changed on ${until}.` : `${name} was never changed.`);
  const { repeated, mailboxes, failed } = await repeatErasures(site, source.certificates);
  say(`repeated ${repeated.length} erasures made since the backup${listed(repeated)}`);
  if (mailboxes.length > 0) {
    say(
      `Of a mailbox only the rows on its certificate were erased. If the request is at hand, erase the mailbox again at /admin/privacy/erasures${listed(mailboxes)}`,
    );
  }
  if (failed.length > 0) {
    say(`Not repeated, so erase again at /admin/privacy/erasures${listed(failed)}`);
    process.exitCode = 1;
  }
  const isNewer = until !== undefined && until > takenAt;
  if (!isNewer) {
    say(
      "It is not newer than the backup. If the backup replaces another database, empty DATA_DIR and restore again with that one in --before.",
    );
  }
  sayWhatIsBack(takenAt, isNewer ? (isSnapshot ? until : undefined) : takenAt);
}

/** `erasedAfter` is undefined if the erasures are complete. */
function sayWhatIsBack(takenAt: string, erasedAfter: string | undefined): void {
  if (!erasedAfter) {
    say(
      `What was refused or ended after ${takenAt} is back. Before people reach the site, enter it again: ${guide}.`,
    );
    return;
  }
  const what =
    erasedAfter === takenAt
      ? `erased, refused or ended after ${takenAt}`
      : `erased after ${erasedAfter}, or refused or ended after ${takenAt},`;
  say(
    `What was ${what} is back. Before people reach the site, repeat the erasures from the certificates kept outside it, and enter the refusals since then: ${guide}.`,
  );
}

function listed(numbers: string[]): string {
  return numbers.length > 0 ? `: ${numbers.join(", ")}` : "";
}

function sayFailure(failure: unknown): undefined {
  if (!(failure instanceof BackupError || failure instanceof StartFailure)) throw failure;
  say(failure.message);
}

/** The folder DATA_DIR.before, or the last of DATA_DIR.before-DATE. */
async function findSetAside(dataDir: string): Promise<string | undefined> {
  const name = `${basename(dataDir)}.before`;
  const names = await readdir(dirname(dataDir)).catch(() => []);
  return (
    names
      .filter((found) => found === name || found.startsWith(`${name}-`))
      .toSorted()
      .map((found) => join(dirname(dataDir), found))
      // As a service, the link to another's folder leads nowhere.
      .findLast((path) => existsSync(path))
  );
}

/**
 * Reads the certificates of the replaced database: a data folder that was set aside, or a postgres:// URL. If the
 * database in the folder does not open, its newest snapshot that does. Throws a BackupError if neither can be read.
 */
export async function readCertificates(before: string): Promise<Source> {
  // Not named by its URL, which has the password.
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
      const source = await read(opening, `The snapshot ${path}`).catch(() => undefined);
      if (source) return Object.assign(source, { isSnapshot: true });
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

async function read(open: () => Promise<Opened>, name: string): Promise<Source> {
  let database: Opened | undefined;
  try {
    database = await open();
    const { rows } = await sql<{ said: string }>`
      select to_jsonb(c)::text as said from private.erasure_certificates c order by c.erased_at, c.id
    `.execute(database.kysely);
    const [last] = (
      await sql<{ until: string | null }>`
        select to_jsonb(greatest(
          (select max(l.created_at) from public.audit_log l),
          (select max(c.erased_at) from private.erasure_certificates c))) #>> '{}' as until
      `.execute(database.kysely)
    ).rows;
    return {
      name,
      isSnapshot: false,
      certificates: rows.map(({ said }) => JSON.parse(said)),
      until: last?.until ? new Date(last.until).toISOString() : undefined,
    };
  } catch (cause) {
    throw new BackupError(`${name} cannot be read.`, { cause });
  } finally {
    await database?.close().catch(() => {});
  }
}
