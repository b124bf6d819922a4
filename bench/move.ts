import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { App } from "@supabase/lite";
import { bootDatabase } from "../backend/database/boot.ts";
import { openPglite } from "../backend/database/pglite.ts";
import { log } from "../backend/log.ts";
import { startPostgres } from "../tests/fixtures/postgres.ts";
import { addAlumni } from "./directory-cost.ts";
import { printReport } from "./report.ts";
import { temporaryDirectory } from "./site.ts";

// `npm run bench -- move`: 100,000 people with their accounts and the records of 10,000 photos go from
// the embedded database into a PostgreSQL of this machine, compared table by table on the way;
// `npm run bench -- move 1000` moves 1,000 people and 100 photos.
const people = Number(process.argv[2] ?? 100_000);
const photos = people / 10;
const atOnce = Math.min(people, 10_000);

const program = join(import.meta.dirname, "../backend/backups/move.ts");
const data = temporaryDirectory();
const postgres = await startPostgres();
try {
  await fill();
  const begun = performance.now();
  const { stderr } = await promisify(execFile)(process.execPath, [program, "--to", postgres.url], {
    env: { ...process.env, DATA_DIR: data.path },
  });
  const seconds = (performance.now() - begun) / 1000;
  const [, rows = "", , rate = ""] =
    /moved (\d+) rows in ([\d.]+) s \((\d+) a second\)/.exec(stderr) ?? [];
  if (!rows) throw new Error(stderr);
  printReport([
    [`rows moved and compared, ${people} profiles and ${photos} photos' records`, rows, ""],
    ["  rows a second", rate, ""],
    ["  seconds in all, from start to end", seconds.toFixed(1), ""],
  ]);
} finally {
  await postgres.stop();
  data.remove();
}

async function fill(): Promise<void> {
  log.level = "warn";
  mkdirSync(data.path, { recursive: true });
  const database = await openPglite({ folder: join(data.path, "database") });
  const lite = new App({
    connection: database,
    // Disabled as on the site: Lite's own tables for seeds would be missing in the target.
    db: { migrations: { enabled: false } },
  });
  await bootDatabase(lite, database, {
    MIGRATIONS_DIR: fileURLToPath(new URL("../supabase/migrations", import.meta.url)),
  });
  const run = (sql: string) => database.driver.exec(sql);
  // The audit log of 100,000 invented people is not measured.
  await run("alter table public.alumni_profiles disable trigger audit");
  for (let from = 1; from <= people; from += atOnce) await run(addAlumni(from, from + atOnce - 1));
  await run("alter table public.alumni_profiles enable trigger audit");
  await run(`insert into public.media_files
      (id, purpose, file_name, sha256, width, height, bytes, thumbhash, is_stored)
    select gen_random_uuid(), 'site', 'photo-' || n || '.jpg', encode(sha256(n::text::bytea), 'hex'),
      2560, 1920, 4000000, 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', true
    from generate_series(1, ${photos}) n`);
  await database.close();
}
