import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import connect from "postgres";
import { afterAll, describe, expect, test, vi } from "vitest";
import { importRows, undoImportOrPromotion } from "../../data/office/imports-and-promotions.ts";
import { type Backend, startBackend } from "../../tests/fixtures/backend.ts";
import { startPostgres } from "../../tests/fixtures/postgres.ts";
import { layPreparedDatabase } from "../../tests/fixtures/prepared-database.ts";
import { openPglite } from "../database/pglite.ts";
import { moveChangesBelowZero } from "./past-changes.ts";

vi.setConfig({ testTimeout: 180_000 });

const environment = { JWT_SECRET: "kept by the school, and the same before and after" };
const scratch = await mkdtemp(join(tmpdir(), "school-moved-"));
afterAll(() => rm(scratch, { recursive: true }));

test("numbers of changes keep their order and their bonds below zero, however often they move", async () => {
  await layPreparedDatabase(scratch);
  const database = await openPglite({ folder: join(scratch, "database") });
  const noteChanges = (...numbers: number[]) =>
    database.driver.exec(`insert into public.audit_log (action, table_name, change)
      select 'insert', 'noted', c from unnest('{${numbers}}'::bigint[]) as c`);
  const readNumbers = async () => {
    const { rows } = await database.driver.query(`select
      (select array_agg(change order by change) from public.audit_log where table_name = 'noted') as log,
      (select changes from public.imports_and_promotions) as imported,
      (select removed_change from private.first_run) as removed`);
    return JSON.parse(
      JSON.stringify(rows[0], (_key, value) => (typeof value === "bigint" ? Number(value) : value)),
    );
  };
  try {
    await database.driver.exec("delete from public.audit_log");
    await noteChanges(70, 12, 70, 95);
    await database.driver.exec(`alter table public.imports_and_promotions disable trigger audit;
      insert into public.imports_and_promotions (kind, target, changes) values ('import', 'students', '{95,70}');
      alter table public.imports_and_promotions enable trigger audit;
      update private.first_run set removed_change = 99`);
    await database.driver.exec(moveChangesBelowZero);
    const moved = { log: [-88, -30, -30, -5], imported: [-5, -30], removed: -1 };
    expect(await readNumbers()).toEqual(moved);
    await noteChanges(4);
    await database.driver.exec(moveChangesBelowZero);
    const again = { log: [-93, -35, -35, -10, -1], imported: [-10, -35], removed: -6 };
    expect(await readNumbers()).toEqual(again);
    const logged = await database.driver.query("select from public.audit_log");
    expect(logged.rows).toHaveLength(5);
  } finally {
    await database.close();
  }
});

/** Runs `npm run backup`, `restore` or `move` as an operator would. */
function run(command: string, options: string[], settings: Record<string, string>) {
  const program = new URL(`./${command}.ts`, import.meta.url).pathname;
  const env = { PATH: process.env.PATH ?? "", ...settings };
  return new Promise<string>((resolve) => {
    execFile(process.execPath, [program, ...options], { env }, (_error, _out, said) =>
      resolve(said),
    );
  });
}

const child = (admission_no: string) => ({
  admission_no,
  name: "Asha",
  campus: "majra",
  class: "Class 3",
});

async function importChild({ client }: Awaited<ReturnType<Backend["admin"]>>) {
  const file = { table: "students" as const, fileName: "class.csv", rows: [child("I-1")] };
  const importId = await importRows(client, file, () => {});
  const rows = client.from("imports_and_promotions").select("changes").eq("id", importId);
  const { changes } = (await rows.single().throwOnError()).data;
  return { importId, number: changes[0] ?? 0 };
}

/** A later child, added when the new server came to the number that the import had, stays. */
async function expectOwnUndo(
  there: Backend,
  url: string,
  { importId, number }: Awaited<ReturnType<typeof importChild>>,
) {
  await there.service().from("students").insert(child("N-1")).throwOnError();
  const database = connect(url, { max: 1 });
  await database`update audit_log set change = ${number} where table_name = 'students'
    and row_id = (select id from students where admission_no = 'N-1')`;
  await database.end();
  const { client } = await there.admin();
  expect(await undoImportOrPromotion(client, importId)).toBe(1);
  const left = await there.service().from("students").select("admission_no");
  expect(left.data).toEqual([{ admission_no: "N-1" }]);
}

describe("undo on another server", { tags: ["full"] }, () => {
  test("after a move takes nothing back that was done there", async () => {
    const backend = await startBackend({ database: "pglite", environment });
    const imported = await importChild(await backend.admin());
    await backend.end();
    const { dataDir } = backend;
    const server = await startPostgres();
    expect(await run("move", ["--to", server.url], { DATA_DIR: dataDir })).toMatch(/^moved /m);
    const there = await startBackend({ database: "postgres", server, dataDir, environment });
    await expectOwnUndo(there, server.url, imported);
    await there.stop();
  });

  // pg_dump comes with PostgreSQL's client, which is missing on a machine with only the npm package's server.
  test.runIf(spawnSync("pg_dump", ["--version"]).status === 0)(
    "after a restore takes nothing back that was done there",
    async () => {
      const [server, empty] = [await startPostgres(), await startPostgres()];
      const backend = await startBackend({ database: "postgres", server, environment });
      const imported = await importChild(await backend.admin());
      const settings = { DATA_DIR: backend.dataDir, DATABASE_URL: server.url };
      const folder = join(scratch, "dumped");
      await run("backup", ["--to", folder], settings);
      await backend.stop();
      const [name = ""] = await readdir(folder);
      const dataDir = join(scratch, "restored");
      const target = { DATA_DIR: dataDir, DATABASE_URL: empty.url };
      expect(await run("restore", ["--from", join(folder, name)], target)).toMatch(/^restored /m);
      const there = await startBackend({
        database: "postgres",
        server: empty,
        dataDir,
        environment,
      });
      await expectOwnUndo(there, empty.url, imported);
      await there.stop();
    },
  );
});
